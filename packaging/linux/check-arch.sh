#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Cross-builds qumalaq-engine for other processors on Debian, and runs it under QEMU: it must search and count as it does
# everywhere else, and read and write the same records. A big-endian processor must be refused.
# Usage: check-arch.sh [ARCH…]    default: arm64 (64 bits), armhf (32 bits), s390x (big-endian)
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

[[ $# -gt 0 ]] || set -- arm64 armhf s390x
ensure_packages run arch
folder=$project_root/build/arch
copy_header_libraries "$folder/prefix"
launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
games=$project_root/tests/data/online_games.txt

# records_of COMMAND…: what the engine reads from the recorded games
records_of() { "$@" record convert --to fen "$games" | sha256sum; }

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
    [[ $bench == "nodes 265602" ]] || fail "On $arch bench says '$bench'."
    [[ $(records_of "${engine[@]}") == "$records" ]] || fail "On $arch the recorded games are read differently."
    note "$arch: $bench, perft $perft, and the same records as here."
done
