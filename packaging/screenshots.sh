#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Paints the pictures in resources/screenshots again: the window in three languages and two themes, which README.md and
# the software centres show, the start page, and an animation of three moves with captures.
# Needs ImageMagick.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# In the middle of a game, with two tuzdyks.
moves="1 6 5 4 8 8 6 4 6 6 2 4 3 1 7 2 8 1 7 5 8 8"
pictures=$project_root/resources/screenshots
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT
mkdir -p "$pictures"
for picture in en-light kk-light ru-dark; do
    "$project_root/run" --screenshot "$pictures/$picture.png" --size 1280x800 --moves "$moves" \
        --language "${picture%-*}" --theme "${picture#*-}" \
        --settings "$settings/settings.ini" --data-dir "$settings"
    # 256 colours are sufficient and reduce the file to a third.
    convert "$pictures/$picture.png" -strip -colors 256 "PNG8:$pictures/$picture.png"
    note "$picture.png"
done

"$project_root/run" --screenshot "$pictures/start.png" --page start --size 1280x800 --moves "$moves" --language en \
    --theme light --settings "$settings/settings.ini" --data-dir "$settings"
convert "$pictures/start.png" -strip -colors 256 "PNG8:$pictures/start.png"
note "start.png"

"$project_root/run" --screenshot "$pictures/sowing.gif" --moves "76 98 66" --language en --theme light \
    --settings "$settings/settings.ini"
note "sowing.gif"
