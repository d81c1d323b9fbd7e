#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Debian package, installs it into a clean Debian 12 and uses both programs there.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"
# shellcheck source=packaging/linux/clean_system.sh
source "$project_root/packaging/linux/clean_system.sh"

ensure_packages run check full

heading "Building the package"
configure package
build package
(cd "$project_root/build/package" && rm -f ./*.deb && cpack)
deb=$(ls "$project_root"/build/package/*.deb)
dpkg-deb --info "$deb"
contents=$(dpkg-deb --contents "$deb")
printf '%s\n' "$contents"
for page in {,kk/,ru/}man6/{qumalaq,qumalaq-engine}.6.gz; do
    [[ $contents == *" ./usr/share/man/$page"* ]] || fail "The manual page $page is missing"
done
for page in en kk ru formats; do
    [[ $contents == *" ./usr/share/qumalaq/guide/$page/index.html"* ]] || fail "The guide has no page $page"
done

heading "Looking at it"
lintian_root=()
if [[ $(id -u) == 0 ]]; then lintian_root=(--allow-root); fi
# no-bugs-closed tags only concern uploads to Debian.
lintian "${lintian_root[@]}" --suppress-tags initial-upload-closes-no-bugs --fail-on error,warning "$deb"
validate_desktop_files

heading "Installing it into a clean Debian 12"
enter_clean_system bookworm
as_root cp "$deb" "$clean_root/tmp/qumalaq.deb"
install_inside /tmp/qumalaq.deb
inside useradd --create-home player

# as_player COMMAND…: runs it as an ordinary user, without a display
as_player() { inside runuser -u player -- env HOME=/home/player "$@"; }

heading "Using it there"
pictures=$project_root/build/package/pictures
mkdir -p "$pictures"
as_player qumalaq --version
as_player qumalaq-engine games
for language in kk ru en; do
    as_player qumalaq --screenshot "/home/player/$language.png" --language "$language" --size 1280x800
    cp "$clean_root/home/player/$language.png" "$pictures/"
    [[ $(head -c 8 "$pictures/$language.png" | od -An -tx1 | tr -d ' \n') == 89504e470d0a1a0a ]] ||
        fail "$language.png is no picture"
    [[ $(stat -c %s "$pictures/$language.png") -gt 20000 ]] || fail "$language.png is an empty picture"
done
for pair in "kk ru" "kk en" "ru en"; do
    read -r one other <<<"$pair"
    ! cmp -s "$pictures/$one.png" "$pictures/$other.png" || fail "The pictures in $one and $other are the same"
done
note "The pictures in three languages are in ${pictures#"$project_root"/}."

perft=$(as_player qumalaq-engine perft --game togyzqumalaq --depth 5 | tail -n 1)
note "perft: $perft"
[[ $perft == "5 43184" ]] || fail "perft is wrong"

heading "Starting it as a desktop does"
# The tools with which desktops read desktop entries and MIME types; the package itself does not depend on them.
install_inside libglib2.0-bin shared-mime-info desktop-file-utils xdg-utils weston qt6-wayland
entry=/usr/share/applications/org.qumalaq.Qumalaq.desktop
grep -q -x 'Exec=/usr/games/qumalaq' "$clean_root/usr/share/dbus-1/services/org.qumalaq.Qumalaq.service" ||
    fail "The session bus does not find the program"
record=/home/player/game.tgk
printf '[White "Aisulu"]\n[Black "Daniyar"]\n\n1. 76 98\n*\n' |
    as_root tee "$clean_root$record" >/dev/null
inside chown player: "$record"
pack=/home/player/pack.qpack
printf '[puzzle]\nid = first\n' | as_root tee "$clean_root$pack" >/dev/null
# expect_type FILE TYPE: expects that desktops know the type, and open it with the program
expect_type() {
    local type opens
    type=$(as_player gio info --attributes=standard::content-type "$1" | sed -n 's/.*standard::content-type: //p')
    [[ $type == "$2" ]] || fail "The type of ${1##*/} is '$type'"
    opens=$(as_player xdg-mime query default "$type")
    [[ $opens == "${entry##*/}" ]] || fail "'$opens' opens ${1##*/}"
}
expect_type "$record" application/x-togyzqumalaq-tgk
expect_type "$pack" application/x-qumalaq-pack

# wait_until COMMAND…: for ten seconds at most
wait_until() {
    local tries
    for ((tries = 0; tries < 100; ++tries)); do
        "$@" && return 0
        sleep 0.1
    done
    return 1
}

# The program inside reaches the X server outside through its abstract socket, which belongs to the network namespace,
# not to a folder.
display_file=$(mktemp)
Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -ac >"$display_file" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null; rm -f "$display_file"; leave_clean_system' EXIT
wait_until test -s "$display_file" || fail "Xvfb does not start"
DISPLAY=:$(<"$display_file")
export DISPLAY

# expect_window TITLE COMMAND…: expects the command to open a window with this title, and closes it by its shortcut.
expect_window() {
    local title=$1 window
    shift
    # xdg-open asks GIO on a desktop only.
    as_player DISPLAY="$DISPLAY" XDG_CURRENT_DESKTOP=GNOME "$@"
    # Search only for the main window: xdotool waits for it.
    window=$(timeout 60 xdotool search --sync --onlyvisible --name "$title" | head -n 1) ||
        fail "No window '$title' after: $*"
    note "$* opened '$(xdotool getwindowname "$window")'"
    timeout 20 xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+q || fail "The window '$title' takes no key"
    wait_until has_no_window || fail "The window '$title' does not close"
}
has_no_window() { ! xdotool search --onlyvisible --name Qumalaq >/dev/null 2>&1; }
expect_window '^Qumalaq$' gio launch "$entry"
# Only a record that was read opens the study.
expect_window '^Aisulu – Daniyar .* — Qumalaq$' gio open "$record"
expect_window '^Aisulu – Daniyar .* — Qumalaq$' xdg-open "$record"

# Under Wayland, desktops find the icon of a window by the name of the desktop entry.
# shellcheck disable=SC2016 # the shell inside expands it
as_player WAYLAND_DEBUG=client QT_QPA_PLATFORM=wayland XDG_RUNTIME_DIR=/home/player sh -c \
    'cd "$XDG_RUNTIME_DIR" && chmod 700 .
    weston --backend=headless-backend.so --socket=wayland-test >weston.log 2>&1 & weston=$!
    for _ in $(seq 100); do [ -S wayland-test ] && break; sleep 0.1; done
    WAYLAND_DISPLAY=wayland-test timeout 20 qumalaq >client.log 2>&1 & client=$!
    for _ in $(seq 100); do grep -q set_app_id client.log && break; sleep 0.1; done
    kill $client $weston; wait; grep -m 1 set_app_id client.log' | grep -F '"org.qumalaq.Qumalaq"' ||
    fail "Under Wayland the window does not say which program it belongs to"

heading "Removing it again"
inside apt-get purge -q -y qumalaq
! inside test -e /usr/share/doc/qumalaq || fail "The package leaves something behind"
note "The package is right: ${deb#"$project_root"/}"
