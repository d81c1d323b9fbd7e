#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# installed.sh BUILD-FOLDER [PYTHON]: installs the library into an empty folder, and uses it from there as other programs
# do: by pkg-config, by find_package(), and by Python, also from the wheel where pip can make one.
set -euo pipefail
build=$1 python=${2-}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
unset QUMALAQ_LIBRARY PYTHONPATH

cmake --install "$build" --component library --prefix "$folder/installed" >/dev/null
library=$(dirname "$(find installed -name libqumalaq.so)")
[[ $(readlink "$library/libqumalaq.so") == libqumalaq.so.1 ]]
objdump -p "$library/libqumalaq.so" | grep 'SONAME *libqumalaq.so.1$' >/dev/null # reads all: -q may end objdump early
# Only what the header declares leaves the library.
diff <(nm -D --defined-only "$library/libqumalaq.so" | sed 's/.* //' | sort) \
    <(grep -o 'qumalaq_[a-z_]*(' "$root/core/api/qumalaq.h" | tr -d "(" | sort -u)

expected=$(printf '1 6\n2 36\n3 190\n')
export PKG_CONFIG_PATH=$folder/$library/pkgconfig
if command -v pkg-config >/dev/null; then
    read -ra flags <<<"$(pkg-config --cflags --libs qumalaq)"
    cc -std=c11 -Wall -Wextra -Wpedantic -Werror "$root/core/api/examples/perft.c" "${flags[@]}" -o perft
    [[ $(LD_LIBRARY_PATH=$library ./perft 3 oware) == "$expected" ]]
fi

cat >CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.22)
project(user LANGUAGES C)
find_package(qumalaq 1.0 REQUIRED)
add_executable(perft_by_cmake "$root/core/api/examples/perft.c")
target_link_libraries(perft_by_cmake PRIVATE qumalaq::qumalaq)
END
cmake -S . -B built "-DCMAKE_PREFIX_PATH=$folder/installed" >/dev/null
cmake --build built >/dev/null
[[ $(built/perft_by_cmake 3 oware) == "$expected" ]]

if [[ -n $python ]]; then
    PYTHONPATH=installed/lib/python3/dist-packages LD_LIBRARY_PATH=$library \
        "$python" "$root/core/api/examples/perft.py" 3 oware | diff - <(echo "$expected")
    "$python" -c "import setuptools, wheel, pip" 2>/dev/null || exit 0
    cmake --build "$build" --target qumalaq_wheel >/dev/null
    "$python" -m pip install --quiet --no-index --target wheel "$build"/core/api/dist/*.whl
    PYTHONPATH=wheel "$python" "$root/core/api/examples/perft.py" 3 oware | diff - <(echo "$expected")
    [[ -f wheel/qumalaq/py.typed ]]
fi
