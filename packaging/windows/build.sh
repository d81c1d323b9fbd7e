#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the programs for Windows and packs them. See --help.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"
# shellcheck source=packaging/windows/libraries.sh
source "$project_root/packaging/windows/libraries.sh"

usage() {
    cat <<'END'
Usage: packaging/windows/build.sh [--engine | --libraries | --tests] [--try] [--help]

On Debian 12: cross-builds Qt and the programs for 64-bit Windows, and packs them into
build/windows/dist: an installer, and a portable archive that keeps its files beside itself.

  --engine      build only qumalaq-engine, which needs no Qt
  --libraries   build only Qt and the other libraries
  --tests       also build the tests
  --try         run what was built under Wine: the packages, and the tests if they were built

In the environment:

  QUMALAQ_WINDOWS_CACHE     keeps sources and libraries (default: qumalaq-windows in the cache
                            folder of the user); building them takes about an hour on two cores
  QUMALAQ_WINDOWS_SOURCES   a folder with source packages of Debian, and with clones of Git
                            repositories under the names of packaging/windows/sources.txt, for
                            what cannot be fetched here; their checksums are compared all the same
  CMAKE_BUILD_PARALLEL_LEVEL  how many compilers run at once
END
}

what=all tests=OFF try=no
for argument; do
    case $argument in
        --engine) what=engine ;;
        --libraries) what=libraries ;;
        --tests) tests=ON ;;
        --try) try=yes ;;
        -h | --help) usage && exit 0 ;;
        *) usage >&2 && exit 2 ;;
    esac
done

ensure_packages run windows
folder=$project_root/build/windows
programs=$folder/programs
dist=$folder/dist
version=$("$project_root/packaging/linux/changelog.sh" version)

# configure_programs BUILD-FOLDER [OPTION…]
configure_programs() {
    local build=$1 launcher=()
    shift
    if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
    cmake -S "$project_root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DQUMALAQ_UNITY=ON \
        -DCMAKE_TOOLCHAIN_FILE="$windows_folder/toolchain.cmake" "${launcher[@]}" "$@"
}

if [[ $what == engine ]]; then
    once headers copy_header_libraries "$QUMALAQ_WINDOWS_PREFIX"
    heading "Building the engine for Windows"
    configure_programs "$folder/engine" -DQUMALAQ_DESKTOP=OFF -DQUMALAQ_TESTS=OFF -DCMAKE_EXE_LINKER_FLAGS=-static
    cmake --build "$folder/engine" --parallel "$(job_count)" --target qumalaq-engine
    if [[ $try == yes ]]; then "$windows_folder/try.sh" engine "$folder/engine/app/engine/qumalaq-engine.exe"; fi
    exit
fi

windows_libraries
[[ $what != libraries ]] || exit 0

heading "Building the programs for Windows"
configure_programs "$programs" -DQUMALAQ_TESTS="$tests" -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$host_cmake" \
    -DQt6LinguistTools_DIR="$host_cmake/Qt6LinguistTools"
cmake --build "$programs" --parallel "$(job_count)"

# The folders that have libraries; the names in a program tell no folder.
library_folders=("$QUMALAQ_WINDOWS_PREFIX/bin" /usr/x86_64-w64-mingw32/lib)
library_folders+=("$(dirname "$(x86_64-w64-mingw32-gcc-posix -print-file-name=libstdc++-6.dll)")")

# copy_libraries FOLDER: copies beside the programs and plug-ins in the folder what they are linked with. Anything else
# belongs to Windows.
copy_libraries() {
    local target=$1 found=yes name candidate
    while [[ $found == yes ]]; do
        found=no
        while read -r name; do
            [[ ! -f $target/$name ]] || continue
            for candidate in "${library_folders[@]}"; do
                if [[ -f $candidate/$name ]]; then
                    cp "$candidate/$name" "$target/"
                    found=yes
                    break
                fi
            done
        done < <(find "$target" \( -name '*.exe' -o -name '*.dll' \) -exec x86_64-w64-mingw32-objdump -p {} + |
            sed -n 's/^.*DLL Name: //p' | sort -u)
    done
}

# stage FOLDER: the programs with all that they need.
stage() {
    local target=$1 plugin
    rm -rf "$target"
    mkdir -p "$target"
    cp "$programs/app/desktop/qumalaq.exe" "$programs/app/engine/qumalaq-engine.exe" \
        "$programs/core/ai/qumalaq-bestemshe.dll" "$target/"
    # --screenshot draws with the plug-in "offscreen".
    for plugin in platforms/qwindows platforms/qoffscreen styles/qwindowsvistastyle sqldrivers/qsqlite; do
        install -D "$QUMALAQ_WINDOWS_PREFIX/plugins/$plugin.dll" "$target/$plugin.dll"
    done
    copy_libraries "$target"
    cp -r "$programs/app/desktop/guide" "$target/"
    find "$target" \( -name '*.exe' -o -name '*.dll' \) -exec x86_64-w64-mingw32-strip {} +
    # What the licences ask for.
    mkdir -p "$target/licenses"
    cp "$project_root/LICENSE" "$target/LICENSE.txt"
    cp "$project_root"/LICENSES/*.txt "$target/licenses/"
    cp -r "$windows_cache/sources/qtbase/LICENSES" "$target/licenses/qt"
    cp "$windows_cache/sources/giflib/COPYING" "$target/licenses/giflib.txt"
    cp /usr/share/doc/libcli11-dev/copyright "$target/licenses/cli11.txt"
    cp /usr/share/doc/libexpected-dev/copyright "$target/licenses/expected.txt"
    cp /usr/share/doc/gcc-mingw-w64-base/copyright "$target/licenses/gcc.txt"
    {
        printf 'Qumalaq %s, GPL-3.0-or-later\n\n' "$version"
        printf 'Built with these libraries, from the sources that packaging/windows/sources.txt of its source archive names:\n'
        sed -n -e 's/^debian  \([^ ]*\) *[^ ]* *\([^ ]*\) .*/  \1 \2/p' -e 's/^git *\([^ ]*\) .* \(v[^ ]*\) .*/  \1 \2/p' "$windows_folder/sources.txt"
    } >"$target/licenses/README.txt"
    sed -i 's/$/\r/' "$target/licenses/README.txt" "$target/LICENSE.txt"
}

heading "Packing"
rm -rf "$dist"
mkdir -p "$dist"
portable=$folder/stage/qumalaq-$version
installed=$folder/stage/installed
stage "$installed"
rm -rf "$portable"
cp -r "$installed" "$portable"
printf '; Because of this file the program keeps its settings and games in the folder "data" beside it.\r\n' >"$portable/portable.ini"
find "$folder/stage" -exec touch -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +
(cd "$folder/stage" && find "qumalaq-$version" -type f | sort | zip -q -X -9 -@ "$dist/qumalaq-$version-windows-portable.zip")
size=$(du -sk "$installed" | cut -f 1)
# The sixth picture in the icon is the one of 128x128.
convert -size 164x314 'gradient:#f4eadb-#d9b382' "$windows_folder/qumalaq.ico[5]" -gravity center -composite \
    -type TrueColor "BMP3:$folder/installer.bmp"
makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DSIZE=$size" "-DSTAGE=$installed" "-DICON=$windows_folder/qumalaq.ico" \
    "-DPICTURE=$folder/installer.bmp" "-DOUTPUT=$dist/qumalaq-$version-windows-setup.exe" "$windows_folder/installer.nsi"
ls -l "$dist"
for package in "$dist"/*; do
    [[ $(stat -c %s "$package") -lt $((40 * 1024 * 1024)) ]] || fail "${package##*/} is larger than 40 MB."
done

if [[ $try == yes ]]; then
    "$windows_folder/try.sh" packages "$dist"
    if [[ $tests == ON ]]; then "$windows_folder/try.sh" tests "$programs"; fi
fi
