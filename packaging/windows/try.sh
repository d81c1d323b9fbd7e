#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Uses what build.sh made as Windows would, under Wine, on a display of its own.
# Usage: try.sh engine QUMALAQ-ENGINE.EXE
#        try.sh packages FOLDER          installs, uses and removes the installer and the portable archive in it
#        try.sh tests BUILD-FOLDER       runs the tests that were built with `build.sh --tests`
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

ensure_packages windows
what=${1-}
[[ $# == 2 && -e $2 ]] || fail "Usage: try.sh engine|packages|tests PATH"
given=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
folder=$project_root/build/windows/try
pictures=$folder/pictures
rm -rf "$folder"
mkdir -p "$pictures"

# A new Windows with the user "root", in a home folder that Wine cannot connect with the real one.
export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' LC_ALL=C.UTF-8
export HOME=$folder/home
mkdir -p "$HOME"
drive=$WINEPREFIX/drive_c

# wait_until COMMAND…: for a minute at most
wait_until() {
    local tries
    for ((tries = 0; tries < 300; ++tries)); do
        "$@" && return 0
        sleep 0.2
    done
    return 1
}

display_file=$(mktemp)
Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp >"$display_file" 2>/dev/null &
server=$!
leave() {
    wineserver -k 2>/dev/null || true
    kill "$server" 2>/dev/null || true
    rm -f "$display_file"
}
trap leave EXIT
wait_until test -s "$display_file" || fail "Xvfb does not start"
DISPLAY=:$(<"$display_file")
export DISPLAY
heading "A new Windows"
wineboot --init >/dev/null 2>&1 || fail "Wine does not start"
note "$(wine --version)"

# in_windows COMMAND…: what Wine itself remarks is left out.
in_windows() { wine "$@" 2>/dev/null; }

# expect WHAT EXPECTED FOUND
expect() {
    [[ $3 == "$2" ]] || fail "$1: expected '$2', found '$3'"
    note "$1: $3"
}

try_engine() {
    local engine=$1 deep path output
    heading "The engine"
    expect "bench" "nodes 512068" "$(in_windows "$engine" bench | tr -d '\r' | grep -a '^nodes')"
    expect "perft" "5 43184" "$(in_windows "$engine" perft --game togyzqumalaq --depth 5 | tr -d '\r' | tail -n 1)"
    # A file with a Kazakh name and the line ends of Windows, in folders of more than 260 letters.
    deep="ойындар/$(printf 'қазан%.0s' {1..20})/$(printf 'тұздық%.0s' {1..17})/$(printf 'отау%.0s' {1..20})"
    mkdir -p "$drive/$deep"
    printf '[White "Айсұлу"]\r\n[Black "Дәнияр"]\r\n\r\n1. 76 98\r\n*\r\n' >"$drive/$deep/бірінші.tgk"
    path="C:\\${deep//\//\\}\\бірінші.tgk"
    output=$(in_windows "$engine" record convert --to tgk "$path" | tr -d '\r') || fail "It does not read $path"
    [[ $output == *'[White "Айсұлу"]'* && $output == *'1. 76 98'* ]] || fail "$path was read as: $output"
    note "A record with a Kazakh name is read and written; its path has ${#path} letters."
    output=$(printf 'ugi\r\nquit\r\n' | in_windows "$engine" | tr -d '\r')
    [[ $output == *ugiok* ]] || fail "UGI answers: $output"
    note "UGI takes lines that end as on Windows."
}

has_window() { xdotool search --onlyvisible --name 'Qumalaq$' >/dev/null 2>&1; }
has_no_window() { ! has_window; }
# keys KEY…
keys() {
    local window
    window=$(xdotool search --onlyvisible --name 'Qumalaq$' | head -n 1)
    xdotool windowfocus --sync "$window" key --window 0 --clearmodifiers --delay 300 "$@"
}

moves_in() { grep -c '^{"move":' "$1"; }

# play PROGRAM DATA-FOLDER LANGUAGE: starts the window, plays ten moves for two people, takes a picture, and closes it.
play() {
    local program=$1 journal=$2/unfinished.game language=$3 key=0
    in_windows "$program" --language "$language" --size 1200x800 --moves 76 >"$folder/program.log" &
    wait_until has_window || fail "No window opens in $language"
    wait_until test -s "$journal" || fail "No game is kept in $2"
    # An empty pit makes no move, and a key during a sowing only skips it.
    while [[ $(moves_in "$journal") -lt 11 ]]; do
        key=$((key + 1))
        [[ $key -lt 60 ]] || fail "$key keys made only $(moves_in "$journal") moves"
        keys $((key % 9 + 1))
        sleep 4
    done
    note "$(moves_in "$journal") moves are kept in ${2#"$drive"}."
    import -window root "$pictures/window-$language.png"
    keys ctrl+q
    wait_until has_no_window || fail "The window does not close in $language"
}

# draw PROGRAM: a picture of the window in each language
draw() {
    local language
    for language in kk ru en; do
        (cd "$pictures" && in_windows "$1" --screenshot "drawn-$language.png" --language "$language" --size 1280x800)
        [[ $(stat -c %s "$pictures/drawn-$language.png") -gt 20000 ]] || fail "The picture in $language is empty"
    done
}

try_packages() {
    local setup portable home program
    setup=$(ls "$1"/qumalaq-*-windows-setup.exe)
    portable=$(ls "$1"/qumalaq-*-windows-portable.zip)
    home=$(echo "$drive"/users/*/AppData)

    heading "The portable archive"
    mkdir -p "$drive/Менің ойындарым"
    unzip -q "$portable" -d "$drive/Менің ойындарым"
    program=$(echo "$drive/Менің ойындарым"/qumalaq-*/qumalaq.exe)
    try_engine "$(dirname "$program")/qumalaq-engine.exe"
    draw "$program"
    play "$program" "$(dirname "$program")/data" kk
    [[ ! -e $home/Roaming/qumalaq && ! -e $home/Local/qumalaq ]] || fail "The portable program writes into the home folder"

    heading "The installer"
    in_windows "$setup" /S
    program=$home/Local/Programs/Qumalaq/qumalaq.exe
    [[ -f $program ]] || fail "The installer installs nothing"
    [[ -f "$home/Roaming/Microsoft/Windows/Start Menu/Programs/Qumalaq.lnk" ]] || fail "The start menu has no Qumalaq"
    for suffix in tgk qpack; do
        expect "a .$suffix file is opened by" "Qumalaq.$suffix" "$(in_windows reg query "HKCU\\Software\\Classes\\.$suffix" /ve |
            tr -d '\r' | sed -n 's/.*REG_SZ *//p')"
    done
    play "$program" "$home/Roaming/qumalaq/qumalaq" ru
    [[ -f $home/Roaming/qumalaq/qumalaq.ini ]] || fail "The settings are not kept"

    heading "Removing it"
    in_windows "$(dirname "$program")/uninstall.exe" /S
    wait_until test ! -e "$(dirname "$program")" || fail "The programs stay where they were"
    for suffix in tgk qpack; do
        ! in_windows reg query "HKCU\\Software\\Classes\\Qumalaq.$suffix" >/dev/null ||
            fail "The type of .$suffix files stays known"
    done
    [[ -f $home/Roaming/qumalaq/qumalaq/unfinished.game ]] || fail "Removing the program took the games away"
    note "The games are still there."
    in_windows "$setup" /S
    in_windows "$(dirname "$program")/uninstall.exe" /S /GAMES
    wait_until test ! -e "$home/Roaming/qumalaq" || fail "The games stay although they were to be removed"
    note "The games are gone when that is asked for."
    note "The pictures are in ${pictures#"$project_root"/}."
}

# Those that need what is not there, with the reason. The tests run with Qt's platform "offscreen", as on Linux.
left_out=(
    tst_accessible_events "the platform has no screen readers"
    tst_page_walker "the platform takes no file with a drive in its name, which describes the screen"
)

try_tests() {
    local test name compiler passed=0 missed=0 failed=() reason index began=$SECONDS
    heading "The tests"
    compiler=$(dirname "$(x86_64-w64-mingw32-gcc-posix -print-file-name=libstdc++-6.dll)")
    export WINEPATH="${QUMALAQ_WINDOWS_PREFIX:?is exported by build.sh}/bin;/usr/x86_64-w64-mingw32/lib;$compiler;$1/core/ai"
    export QTEST_FUNCTION_TIMEOUT=300000
    # Wine keeps variables that begin with QT_ from programs, but not those in the registry.
    in_windows reg add 'HKCU\Environment' /v QT_QPA_PLATFORM /d offscreen /f >/dev/null
    in_windows reg add 'HKCU\Environment' /v QT_QPA_FONTDIR /d "Z:$project_root/resources/fonts" /f >/dev/null
    while read -r test; do
        name=$(basename "$test" .exe) reason=''
        for ((index = 0; index < ${#left_out[@]}; index += 2)); do
            [[ ${left_out[index]} != "$name" ]] || reason=${left_out[index + 1]}
        done
        if [[ -n $reason ]]; then
            missed=$((missed + 1))
            note "not run $name: $reason"
        elif (cd "$folder" && timeout 600 wine "$test" -o "$name.log,txt" </dev/null >/dev/null 2>&1); then
            passed=$((passed + 1))
        else
            failed+=("$name")
            note "FAILED  $name"
            grep -a -A 4 '^FAIL\|^QFATAL' "$folder/$name.log" | head -n 12 || true
        fi
    done < <(find "$1/tests" -name 'tst_*.exe' | sort)
    note "$passed programs passed, ${#failed[@]} failed and $missed were not run, in $((SECONDS - began)) s."
    note "In them $(cat "$folder"/tst_*.log | tr -d '\r' | awk '/^Totals: / { passed += $2; failed += $4; skipped += $6 }
        END { printf "%d tests passed, %d failed and %d were skipped", passed, failed, skipped }')."
    [[ ${#failed[@]} == 0 ]] || fail "Failed: ${failed[*]}"
}

case $what in
    engine) try_engine "$given" ;;
    packages) try_packages "$given" ;;
    tests) try_tests "$given" ;;
    *) fail "Usage: try.sh engine|packages|tests PATH" ;;
esac
