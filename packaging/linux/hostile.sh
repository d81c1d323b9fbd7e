#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Uses the program where nothing can be relied on: the system clock jumps, summer time begins, there is no D-Bus, no
# folder for temporary files, the home folder is removed, names are made to break out of a text or a folder. The monkey
# (see monkey.sh) sends random input meanwhile, and fails if something is lost. It prints its seed.
# Usage: hostile.sh [EVENTS [SEED]]
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

events=${1-20000}
seed=${2-$(date +%s)}
tests=$project_root/build/check/tests/app/desktop

# Not in /tmp, which one of the surroundings hides.
folder=$(mktemp -d "$project_root/build/hostile-XXXXXX")
jumper=
clean_up() {
    [[ -z $jumper ]] || kill "$jumper" 2>/dev/null || true
    rm -rf "$folder"
}
trap clean_up EXIT

monkey() { "$@" "$tests/chaos/monkey" "$seed" "$events" "$folder"; }

# at_time ZONE MOMENT COMMAND…: the clock shows the moment, and goes on from there.
at_time() {
    local zone=$1 moment=$2
    shift 2
    # ld.so replaces $LIB by the folder of libraries for its processor.
    # shellcheck disable=SC2016
    env TZ="$zone" LD_PRELOAD='/usr/$LIB/faketime/libfaketimeMT.so.1' DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 \
        FAKETIME="$(($(date -u -d "$moment" +%s) - $(date +%s)))s" "$@"
}

# while_clock_jumps COMMAND…: every second to another moment, years away.
while_clock_jumps() {
    echo +0 >"$folder/offset"
    (
        RANDOM=$((seed % 32768))
        while sleep 1; do
            printf '%+ds\n' $((((RANDOM << 15) + RANDOM) % 2000000000 - 1000000000)) >"$folder/offset.new"
            mv "$folder/offset.new" "$folder/offset"
        done
    ) &
    jumper=$!
    # shellcheck disable=SC2016
    env LD_PRELOAD='/usr/$LIB/faketime/libfaketimeMT.so.1' DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 FAKETIME_NO_CACHE=1 \
        FAKETIME_TIMESTAMP_FILE="$folder/offset" "$@"
    kill "$jumper"
    jumper=
}

# without_temporary_files COMMAND…: nothing can be written in /tmp, and TMPDIR does not exist.
without_temporary_files() {
    # shellcheck disable=SC2016
    unshare --mount --map-root-user bash -c 'mount -t tmpfs -o ro none /tmp && exec env TMPDIR=/tmp/none "$@"' bash "$@"
}

ensure_packages run check full
configure check
build check monkey tst_hostile_use tst_clock tst_game_clock tst_keeping_kill
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

heading "Killed at random moments"
QUMALAQ_KILLS=${QUMALAQ_KILLS-5} "$tests/tst_keeping_kill"
heading "A removed home folder, hostile names, twenty games"
"$tests/chaos/tst_hostile_use"
heading "The system clock jumps"
while_clock_jumps "$project_root/build/check/tests/core/session/tst_clock" -silent
while_clock_jumps "$tests/tst_game_clock" -silent
monkey while_clock_jumps
heading "Summer time begins, and a country changes its time"
monkey at_time Europe/Berlin '2026-03-29 00:59:55'
monkey at_time Europe/Berlin '2026-10-25 00:59:55'
monkey at_time Asia/Almaty '2024-02-29 17:59:55'
heading "No D-Bus"
monkey "$project_root/tests/app/desktop/with_display.sh" env DBUS_SESSION_BUS_ADDRESS=unix:path=/none DBUS_SYSTEM_BUS_ADDRESS=unix:path=/none
if unshare --mount --map-root-user true 2>/dev/null; then
    heading "No folder for temporary files"
    monkey without_temporary_files
else
    note "Not run without /tmp: this system gives no name spaces to users."
fi
