# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A script: cmake -DINPUT=<file or nothing> -DOUTPUT=<source> -DHEADER=<path from the root> -DNAMESPACE=<…>
#                 -DFUNCTION=<name> -P EmbedBytes.cmake
# Writes the source of the function that the header declares; it returns the bytes of the file. The source holds them as
# a string: compilers take a fraction of the time and the memory that an array of numbers needs. So the engine needs
# neither Qt nor a path, and a cross-build needs no other tool.
set(bytes "")
if(INPUT)
    file(READ "${INPUT}" bytes HEX)
endif()
string(LENGTH "${bytes}" digits)
math(EXPR count "${digits} / 2")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escapes "${bytes}")
string(REPEAT "...." 28 line)
string(REGEX REPLACE "(${line})" "\\1\"\n\"" escapes "${escapes}")
file(WRITE "${OUTPUT}" "// Written by the build; see packaging/cmake/EmbedBytes.cmake.
#include \"${HEADER}\"

#if defined(__GNUC__)
#pragma GCC diagnostic ignored \"-Woverlength-strings\"
#endif

namespace ${NAMESPACE} {

std::span<const std::uint8_t> ${FUNCTION}()
{
    static constexpr char kBytes[] =
\"${escapes}\";
    return {reinterpret_cast<const std::uint8_t*>(kBytes), ${count}};
}

} // namespace ${NAMESPACE}
")
