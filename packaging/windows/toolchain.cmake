# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds for 64-bit Windows with Debian's mingw-w64. QUMALAQ_WINDOWS_PREFIX in the environment is the folder with the
# libraries that libraries.sh built.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
# The posix variant: the other one has no std::thread.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH "$ENV{QUMALAQ_WINDOWS_PREFIX}" /usr/x86_64-w64-mingw32)
list(APPEND CMAKE_PREFIX_PATH "$ENV{QUMALAQ_WINDOWS_PREFIX}")
# Never the host's libraries and headers, but its programs, such as moc.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
