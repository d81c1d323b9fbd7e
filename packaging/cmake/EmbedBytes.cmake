# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A script: cmake -DINPUT=<file or nothing> -DOUTPUT=<source> -DHEADER=<path from the root> -DNAMESPACE=<…>
#                 -DFUNCTION=<name> -P EmbedBytes.cmake
# Writes the source of the function that the header declares; it returns the bytes of the file. The source is an array
# of numbers, so that every compiler can build it, the engine needs neither Qt nor a path, and a cross-build needs no
# other tool.
set(bytes "")
if(INPUT)
    file(READ "${INPUT}" bytes HEX)
endif()
string(LENGTH "${bytes}" digits)
math(EXPR count "${digits} / 2")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," numbers "${bytes}")
string(REPEAT "0x..," 24 line)
string(REGEX REPLACE "(${line})" "\\1\n" numbers "${numbers}")
file(WRITE "${OUTPUT}" "// Written by the build; see packaging/cmake/EmbedBytes.cmake.
#include \"${HEADER}\"

namespace ${NAMESPACE} {

namespace {

// One more than there are: an array cannot be empty.
constexpr std::uint8_t kBytes[${count} + 1] = {
${numbers}
};

} // namespace

std::span<const std::uint8_t> ${FUNCTION}()
{
    return {kBytes, ${count}};
}

} // namespace ${NAMESPACE}
")
