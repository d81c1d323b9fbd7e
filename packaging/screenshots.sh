#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Paints the pictures in resources/screenshots again: three languages, two themes, the same position.
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
