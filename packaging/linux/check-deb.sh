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
dpkg-deb --contents "$deb"

heading "Looking at it"
lintian_root=()
if [[ $(id -u) == 0 ]]; then lintian_root=(--allow-root); fi
# no-bugs-closed tags are about uploads to Debian, which this is not.
lintian "${lintian_root[@]}" --suppress-tags initial-upload-closes-no-bugs --fail-on error,warning "$deb"
desktop-file-validate "$project_root"/packaging/linux/*.desktop
appstreamcli validate --no-net "$project_root"/packaging/linux/*.metainfo.xml

heading "Installing it into a clean Debian 12"
enter_clean_system bookworm
as_root cp "$deb" "$clean_root/tmp/qumalaq.deb"
install_inside /tmp/qumalaq.deb
inside useradd --create-home player

# as_player COMMAND…: the way a person starts it, without a display
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

heading "Removing it again"
inside apt-get purge -q -y qumalaq
! inside test -e /usr/share/doc/qumalaq || fail "The package leaves something behind"
note "The package is right: ${deb#"$project_root"/}"
