#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Cross-builds qumalaq-engine for other processors on Debian, and runs it under QEMU: it must search and count as it does
# everywhere else, and read and write the same records. A big-endian processor must be refused.
# Usage: check-arch.sh [--tests] [ARCH…]    default: arm64 (64 bits), armhf (32 bits), s390x (big-endian)
#   --tests   also runs the quick tests of core there, against the Qt of that architecture
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

# The name of the compiler and of QEMU for an architecture of Debian.
triplet_of() {
    case $1 in
        arm64) echo aarch64-linux-gnu aarch64 ;;
        armhf) echo arm-linux-gnueabihf arm ;;
        i386) echo i686-linux-gnu i386 ;;
        ppc64el) echo powerpc64le-linux-gnu ppc64le ;;
        riscv64) echo riscv64-linux-gnu riscv64 ;;
        s390x) echo s390x-linux-gnu s390x ;;
        *) fail "The compiler for $1 is not known here." ;;
    esac
}

tests=no
if [[ ${1-} == --tests ]]; then
    tests=yes
    shift
fi
[[ $# -gt 0 ]] || set -- arm64 armhf s390x
ensure_packages run arch
folder=$project_root/build/arch
copy_header_libraries "$folder/prefix"
launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
games=$project_root/tests/data/online_games.txt

# records_of COMMAND…: what the engine reads from the recorded games
records_of() { "$@" record convert --to fen "$games" | sha256sum; }

# fetch_system FOLDER ARCH PACKAGE…: unpacks the packages of Debian for another architecture, with all that they depend
# on. Nothing is installed.
fetch_system() {
    local folder=$1 arch=$2 wanted apt_options deb
    shift 2
    # Another version of Qt than that of this machine does not build.
    wanted="$* for $(dpkg-query -W -f '${Version}' qt6-base-dev)"
    [[ ! -f $folder/made || $(<"$folder/made") != "$wanted" ]] || return 0
    rm -rf "$folder"
    mkdir -p "$folder"/{root,lists/partial,cache/archives/partial}
    touch "$folder/status"
    # shellcheck disable=SC2016 # apt's own placeholders
    apt-get indextargets --format 'deb $(REPO_URI) $(SUITE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
        sort -u >"$folder/sources.list"
    apt_options=(-qq -o "APT::Architecture=$arch" -o "APT::Architectures::=$arch" -o APT::Sandbox::User=root
        -o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=/nonexistent
        -o "Dir::State::Lists=$folder/lists" -o "Dir::State::status=$folder/status" -o "Dir::Cache=$folder/cache")
    apt-get "${apt_options[@]}" update
    apt-get "${apt_options[@]}" install -y --no-install-recommends --download-only "$@"
    for deb in "$folder"/cache/archives/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
    rm -rf "$folder/cache"
    echo "$wanted" >"$folder/made"
}

# Those that start a program, which the kernel does not run for another processor.
left_out='^(tst_arguments|tst_bad_moments|tst_import_kill|tst_journal_kill)$'

# test_core ARCH TRIPLET EMULATED
test_core() {
    local arch=$1 triplet=$2 emulated=$3 build=$folder/$1-tests system=$folder/system-$1 multiarch
    local host=/usr/lib/x86_64-linux-gnu/cmake
    multiarch=$("$triplet-g++" -print-multiarch)
    heading "The tests of core on $arch"
    fetch_system "$system" "$arch" qt6-base-dev qt6-svg-dev libqt6sql6-sqlite libgif-dev libc6-dev libstdc++-12-dev
    cmake -S "$project_root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_SYSTEM_NAME=Linux \
        -DCMAKE_SYSTEM_PROCESSOR="$emulated" -DCMAKE_CXX_COMPILER="$triplet-g++" \
        -DCMAKE_LIBRARY_ARCHITECTURE="$multiarch" -DCMAKE_SYSROOT="$system/root" -DCMAKE_FIND_ROOT_PATH="$folder/prefix" \
        -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER -DCMAKE_FIND_ROOT_PATH_MODE_LIBRARY=ONLY \
        -DCMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY \
        -DCMAKE_CROSSCOMPILING_EMULATOR="qemu-$emulated-static;-L;$system/root" \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$host" -DQt6LinguistTools_DIR="$host/Qt6LinguistTools" \
        "${launcher[@]}" >"$folder/$arch-tests.log"
    cmake --build "$build" --parallel "$(job_count)" --target tests/core/all tests/contracts/all
    note "Not run, because they start a program: $left_out"
    ctest --test-dir "$build/tests/contracts" --output-on-failure
    # QEMU opens the files of the other system, but does not list its folders.
    QT_PLUGIN_PATH=$system/root/usr/lib/$multiarch/qt6/plugins ctest --test-dir "$build/tests/core" \
        --label-regex quick --exclude-regex "$left_out" --parallel "$(job_count)" --output-on-failure
}

heading "Building for this machine"
configure release
build release qumalaq-engine
records=$(records_of "$project_root/build/release/app/engine/qumalaq-engine")

for arch; do
    heading "Building for $arch"
    read -r triplet emulated < <(triplet_of "$arch")
    command -v "$triplet-g++" >/dev/null || as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
        --no-install-recommends "g++-${triplet//_/-}"
    # Static, so that no libraries of that architecture have to be installed.
    log=$folder/$arch.log
    if ! cmake -S "$project_root" -B "$folder/$arch" -G Ninja -DCMAKE_BUILD_TYPE=Release -DQUMALAQ_DESKTOP=OFF \
        -DQUMALAQ_TESTS=OFF -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="$emulated" \
        -DCMAKE_CXX_COMPILER="$triplet-g++" -DCMAKE_FIND_ROOT_PATH="$folder/prefix;/usr/$triplet" \
        -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY -DCMAKE_EXE_LINKER_FLAGS=-static \
        "${launcher[@]}" >"$log" 2>&1; then
        cat "$log"
        if [[ $arch != s390x ]] || ! grep -q "needs a little-endian one" "$log"; then
            fail "Configuring for $arch fails."
        fi
        note "$arch: refused, as it should be."
        continue
    fi
    cmake --build "$folder/$arch" --parallel "$(job_count)" --target qumalaq-engine
    engine=("qemu-$emulated-static" "$folder/$arch/app/engine/qumalaq-engine")
    "${engine[@]}" --version
    perft=$("${engine[@]}" perft --game togyzqumalaq --depth 5 | tail -n 1)
    [[ $perft == "5 43184" ]] || fail "On $arch perft says '$perft'."
    bench=$("${engine[@]}" bench | grep '^nodes')
    [[ $bench == "nodes 512068" ]] || fail "On $arch bench says '$bench'."
    [[ $(records_of "${engine[@]}") == "$records" ]] || fail "On $arch the recorded games are read differently."
    note "$arch: $bench, perft $perft, and the same records as here."
    if [[ $tests == yes ]]; then test_core "$arch" "$triplet" "$emulated"; fi
done
