#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Two programs play with each other as on two computers: each has a network of its own, and a cable joins them that is
# slow, loses packets and is pulled out. The programs are killed, and strangers attack the host. Prints the figures.
# Needs Linux and root, or a kernel that gives name spaces to users.
# Usage: two-computers.sh [games|cable|kills|load|hostile]…      all of them by default
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

games=(togyzqumalaq toguzkorgool bestemshe congkak mangala-suez oware kalah mangala-turkish)
delays=(0 80 400) # milliseconds each way
loss=5            # percent
kills=${QUMALAQ_KILLS-20} # of each side
seed=${QUMALAQ_SEED-$RANDOM}
patience=900 # seconds for a whole game
program=$project_root/build/check/tests/core/net/one_computer
tools=$project_root/tests/core/net
host_address=192.168.77.1
guest_address=192.168.77.2

if [[ ${1-} != --inside ]]; then
    spaces=(--net)
    [[ $(id -u) == 0 ]] || spaces+=(--map-root-user)
    unshare "${spaces[@]}" true 2>/dev/null || fail "Be root: this system gives no networks of their own to users."
    ensure_packages run check
    configure check
    build check one_computer
    exec unshare "${spaces[@]}" "${BASH_SOURCE[0]}" --inside "$@"
fi
shift
[[ $# -gt 0 ]] || set -- games cable kills load hostile

results=$(mktemp -d)
started=()
# begin COMMAND…: in the background; sets `began`. The shell says nothing when it is killed.
begin() {
    "$@" &
    began=$!
    disown
    started+=("$began")
}
end_all() { kill -9 ${started[@]+"${started[@]}"} 2>/dev/null || true; }
# end PROCESS…: as if the power had failed
end() {
    local process
    kill -9 "$@"
    for process; do
        while kill -0 "$process" 2>/dev/null; do sleep 0.01; done
    done
}
trap 'end_all; rm -rf "$results"' EXIT

# --- Two computers. Each of the following uses the variables of two_computers. ---

# new_network: makes a process in a network of its own, and sets `space` to it.
new_network() {
    local own
    own=$(readlink /proc/self/ns/net)
    begin unshare --net sleep infinity
    space=$began
    until [[ $(readlink "/proc/$space/ns/net") != "$own" ]]; do sleep 0.01; done
}

# in_network SPACE COMMAND…
in_network() { nsenter --net="/proc/$1/ns/net" "${@:2}"; }

# two_computers FOLDER DELAY LOSS
two_computers() {
    folder=$1
    mkdir -p "$folder"
    touch "$folder/host.told" "$folder/guest.told"
    new_network
    host_space=$space
    new_network
    guest_space=$space
    local host_device=host$BASHPID guest_device=guest$BASHPID device
    begin "$tools/cable.py" "$2" "$3" "$seed" "$host_device" "$guest_device"
    cable=$began
    for device in "$host_device" "$guest_device"; do
        until ip link show "$device" >/dev/null 2>&1; do
            kill -0 "$cable" 2>/dev/null || fail "There is no cable: it needs /dev/net/tun."
            sleep 0.01
        done
    done
    plug_in "$host_space" "$host_device" "$host_address"
    plug_in "$guest_space" "$guest_device" "$guest_address"
}

plug_in() { # SPACE DEVICE ADDRESS
    ip link set "$2" netns "$1"
    in_network "$1" ip link set "$2" name cable
    in_network "$1" ip address add "$3/24" dev cable
    in_network "$1" ip link set cable up
    in_network "$1" ip link set lo up
}

# start_host GAME MILLISECONDS; start_guest MILLISECONDS: also again, after a kill
starts=0
start_host() {
    starts=$((starts + 1))
    begin nsenter --net="/proc/$host_space/ns/net" "$program" host "$folder/host" $host_address "$2" \
        $((seed + starts)) "$1" >>"$folder/host.told" 2>>"$folder/errors"
    host=$began
    await "$folder/host.told" '^code ' 30
    code=$(sed -n 's/^code //p' "$folder/host.told" | tail -n 1)
}
start_guest() {
    starts=$((starts + 1))
    begin nsenter --net="/proc/$guest_space/ns/net" "$program" guest "$folder/guest" $host_address "$1" \
        $((seed + starts)) "$code" >>"$folder/guest.told" 2>>"$folder/errors"
    guest=$began
}

count() { grep -c "$2" "$1" || true; } # FILE PATTERN
# await FILE PATTERN SECONDS [TIMES]: waits until so many lines have the pattern.
await() {
    local end=$((SECONDS + $3))
    until (($(count "$1" "$2") >= ${4-1})); do
        ((SECONDS < end)) || fail "$(basename "$1") has no '$2' after $3 seconds: $(tail -n 3 "$1" "$folder/errors")"
        sleep 0.2
    done
}
is_over() { grep -q '^over' "$folder/host.told" && grep -q '^over' "$folder/guest.told"; }

# unplug_all: after a game; prints "PLIES LOST equal|DIFFERENT". A move is lost if somebody has seen it and it is not in
# the game, or if it was made twice.
unplug_all() {
    end "$host" "$guest" "$cable" "$host_space" "$guest_space"
    local lost=0 side plies equal=equal
    for side in host guest; do
        grep '^move ' "$folder/$side.told" | sort >"$folder/seen"
        lost=$((lost + $(sort -u "$folder/seen" | comm -23 - <(sort "$folder/$side/moves") | wc -l)))
        lost=$((lost + $(cut -d ' ' -f 2 "$folder/seen" | uniq -d | wc -l)))
    done
    plies=$(wc -l <"$folder/host/moves")
    cmp -s "$folder/host/record.tgk" "$folder/guest/record.tgk" || equal=DIFFERENT
    echo "$plies $lost $equal"
}

row() { # GAME CONDITIONS PLIES SECONDS BREAKS LOST EQUAL
    printf '   %-15s %-26s %6s %8s %7s %6s  %s\n' "$@"
}

# --- What is shown ---

# One whole game. The cable is pulled out for so many seconds in the middle, unless that is empty.
play_game() { # GAME DELAY PULLED
    local since=$SECONDS conditions="$2 ms, $loss %" plies lost equal
    two_computers "$results/$1-$2-$3" "$2" "$loss"
    start_host "$1" 50
    start_guest 50
    if [[ -n $3 ]]; then
        await "$folder/host.told" '^move ' $patience 10
        in_network "$guest_space" ip link set cable down
        sleep "$3"
        local pulled=$SECONDS before
        before=$(count "$folder/host.told" '^move ')
        in_network "$guest_space" ip link set cable up
        await "$folder/host.told" '^move ' 60 $((before + 1))
        conditions="cable out $3 s, on in $((SECONDS - pulled)) s"
    fi
    await "$folder/host.told" '^over' $patience
    await "$folder/guest.told" '^over' $patience
    read -r plies lost equal < <(unplug_all)
    row "$1" "$conditions" "$plies" $((SECONDS - since)) \
        $(($(count "$folder/host.told" '^waiting') + $(count "$folder/guest.told" '^waiting'))) "$lost" "$equal"
    [[ $lost == 0 && $equal == equal ]]
}

# Every game with each delay; the games of a delay all at the same time, because they mostly wait.
play_all() { # PULLED DELAY…
    local game delay pulled=$1 failed=0 players=()
    shift
    row GAME CONDITIONS PLIES SECONDS BREAKS LOST RECORDS
    for delay; do
        for game in "${games[@]}"; do
            (
                trap end_all EXIT
                started=()
                play_game "$game" "$delay" "$pulled"
            ) >"$results/row-$game-$delay" &
            players+=($!)
        done
        for game in "${players[@]}"; do wait "$game" || failed=1; done
        players=()
        for game in "${games[@]}"; do cat "$results/row-$game-$delay"; done
    done
    return $failed
}

# Each side is killed at random moments and started again, in as many games as that takes.
kill_both() {
    local game=0 killed=0 moment plies lost equal name
    row GAME CONDITIONS PLIES SECONDS BREAKS LOST RECORDS
    RANDOM=$seed
    while ((killed < 2 * kills)); do
        local since=$SECONDS before=$killed
        name=${games[game % ${#games[@]}]}
        game=$((game + 1))
        two_computers "$results/kills-$game" 10 0
        start_host "$name" 100
        start_guest 100
        until is_over; do
            moment=$(((RANDOM % 2000) + 1))
            sleep "$(printf '%d.%03d' $((moment / 1000)) $((moment % 1000)))"
            if ((killed >= 2 * kills)) || grep -q '^over' "$folder"/*.told; then continue; fi
            if ((killed % 2)); then
                end "$guest"
                start_guest 100
            else
                end "$host"
                start_host "$name" 100
            fi
            killed=$((killed + 1))
            ((SECONDS - since < patience)) || fail "The game does not go on: $(tail -n 5 "$folder"/*.told)"
        done
        read -r plies lost equal < <(unplug_all)
        row "$name" "$((killed - before)) kills" "$plies" $((SECONDS - since)) \
            $(($(count "$folder/host.told" '^waiting') + $(count "$folder/guest.told" '^waiting'))) "$lost" "$equal"
        [[ $lost == 0 && $equal == equal ]]
    done
}

resident() { awk '/^VmRSS/ { print $2 }' "/proc/$1/status"; } # in KiB
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }

# Memory with as many watchers as a host takes, and the processor's time while both wait for a move.
measure_load() {
    local before watchers=32 host_ticks guest_ticks seconds=60 hertz
    hertz=$(getconf CLK_TCK)
    two_computers "$results/load" 0 0
    start_host togyzqumalaq 1000000
    start_guest 1000000
    await "$folder/guest.told" '^playing' 30
    sleep 5
    host_ticks=$(ticks "$host")
    guest_ticks=$(ticks "$guest")
    sleep $seconds
    note "waiting for a move for $seconds s: the host takes $((($(ticks "$host") - host_ticks) * 1000 / hertz)) ms of the" \
        "processor, the guest $((($(ticks "$guest") - guest_ticks) * 1000 / hertz)) ms"
    before=$(resident "$host")
    begin nsenter --net="/proc/$guest_space/ns/net" "$program" watch $host_address $watchers "$code" \
        >"$folder/watchers.told"
    await "$folder/watchers.told" "^watching $watchers" 60
    sleep 5
    host_ticks=$(ticks "$host")
    sleep 10
    note "$watchers watchers: the host has $(resident "$host") KiB instead of $before, and takes" \
        "$((($(ticks "$host") - host_ticks) * 100 / hertz)) ms of the processor a second"
    end "$began" "$host" "$guest"
}

# The game goes on while strangers attack the host; then somebody cheats.
attack() {
    local what before moves
    two_computers "$results/hostile" 0 0
    start_host togyzqumalaq 1000 # slowly, so that the game is not over before
    start_guest 1000
    await "$folder/guest.told" '^playing' 30
    local port
    port=$(sed 's/.*"port":\([0-9]*\).*/\1/' "$folder/host/two-computers.json")
    for what in flood loris; do
        before=$(resident "$host")
        moves=$(count "$folder/host.told" '^move ')
        note "$what for 30 s: $(in_network "$host_space" "$tools/hostile_guest.py" $what $host_address \
            "$port" 30)"
        note "   the host has $(resident "$host") KiB instead of $before; moves meanwhile:" \
            "$(($(count "$folder/host.told" '^move ') - moves)); breaks: $(count "$folder/host.told" '^waiting')"
    done
    begin nsenter --net="/proc/$host_space/ns/net" "$tools/hostile_guest.py" loris $host_address "$port" 600 \
        >"$folder/loris"
    local loris=$began
    sleep 3
    before=$SECONDS
    end "$guest"
    moves=$(count "$folder/guest.told" '^playing')
    start_guest 1000
    await "$folder/guest.told" '^playing' 120 $((moves + 1))
    note "the player comes back in $((SECONDS - before)) s while strangers hold connections"
    end "$loris" "$host" "$guest"

    two_computers "$results/cheat" 0 0
    start_host togyzqumalaq 1000
    note "cheating: $(in_network "$guest_space" "$tools/hostile_guest.py" cheat $host_address 42421 20 \
        "$code" | paste -sd ';')"
    kill -0 "$host"
    note "   moves of the game: $(count "$folder/host.told" '^move ')"
    [[ $(count "$folder/host.told" '^move ') == 1 ]]
}

heading "Seed $seed"
for what; do
    case $what in
        games)
            heading "Whole games"
            play_all "" "${delays[@]}"
            ;;
        cable)
            heading "The cable is pulled out"
            play_all 20 80
            ;;
        kills)
            heading "Killed at random moments"
            kill_both
            ;;
        load)
            heading "Load"
            measure_load
            ;;
        hostile)
            heading "Attacks"
            attack
            ;;
        *) fail "Unknown: $what" ;;
    esac
done
note "Everything was kept."
