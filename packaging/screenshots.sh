#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Paints the pictures of the real window again: those in resources/screenshots, which README.md and the software centres
# show, with an animation of three moves; and those of the user's guide in each language (resources/guide).
# Needs ImageMagick, pngquant and optipng. With the argument `guide` it paints only those of the guide.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# In the middle of a game, with two tuzdyks.
moves="1 6 5 4 8 8 6 4 6 6 2 4 3 1 7 2 8 1 7 5 8 8"
guide=$project_root/resources/guide
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT

# paint FILE ARGUMENT…: the program, with settings and games of its own
paint() { "$project_root/run" --settings "$settings/settings.ini" --data-dir "$settings/games" --screenshot "$@"; }

for_the_readme() {
    local pictures=$project_root/resources/screenshots picture
    mkdir -p "$pictures"
    for picture in en-light kk-light ru-dark; do
        paint "$pictures/$picture.png" --size 1280x800 --moves "$moves" --language "${picture%-*}" \
            --theme "${picture#*-}"
        # 256 colours are sufficient and reduce the file to a third.
        convert "$pictures/$picture.png" -strip -colors 256 "PNG8:$pictures/$picture.png"
        note "$picture.png"
    done
    paint "$pictures/start.png" --page start --size 1280x800 --moves "$moves" --language en --theme light
    convert "$pictures/start.png" -strip -colors 256 "PNG8:$pictures/start.png"
    note "start.png"
    paint "$pictures/sowing.gif" --moves "76 98 66" --language en --theme light
    note "sowing.gif"
}

# for_the_guide LANGUAGE
for_the_guide() {
    local pictures=$guide/$1/pictures page arguments
    mkdir -p "$pictures"
    for page in main start new-game end settings lessons puzzles study review editor library scoresheet; do
        arguments=(--page "$page" --size 960x600 --language "$1" --theme light
            --settings "$settings/$1-$page.ini" --data-dir "$settings/$1-$page")
        case $page in
            library) arguments+=(--size 1280x800) ;;
            scoresheet) arguments+=("$guide/examples/sheet.txt") ;;
            end | lessons | puzzles) ;;
            *) arguments+=(--moves "$moves") ;;
        esac
        # The first time the window tells how many games it has imported.
        [[ $page != library ]] || paint "$pictures/$page.png" "${arguments[@]}" "$guide/examples/games.tgk"
        paint "$pictures/$page.png" "${arguments[@]}"
        pngquant --force --strip --speed 1 --output "$pictures/$page.png" 64 "$pictures/$page.png"
        optipng -quiet -o5 "$pictures/$page.png"
        note "$1/$page.png"
    done
}

[[ ${1-} == guide ]] || for_the_readme
for language in en kk ru; do
    for_the_guide "$language"
done
