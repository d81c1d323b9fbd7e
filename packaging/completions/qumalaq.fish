# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completes the arguments of qumalaq in fish.
complete -c qumalaq -l screenshot -r -d 'Save a picture of the window'
complete -c qumalaq -l diagram -r -d 'Save a diagram of the position'
complete -c qumalaq -l size -x -d 'The size of the window'
complete -c qumalaq -l language -x -a 'en kk ru' -d 'The language of the program'
complete -c qumalaq -l theme -x -a 'light dark tournament high-contrast' -d 'The colours of the window'
complete -c qumalaq -l game -x -a '(qumalaq-engine games 2>/dev/null)' -d 'The game'
complete -c qumalaq -l option -x -d 'A variant of the rules'
complete -c qumalaq -l position -x -d 'Start from this position'
complete -c qumalaq -l moves -x -d 'Play these moves first'
complete -c qumalaq -l page -x -d 'Open or draw this page' \
    -a 'main start continue new-game settings lessons puzzles rush openings library editor scoresheet rules end about keys study review two-computers progress reviews'
complete -c qumalaq -l settings -r -d 'Store the settings in a file'
complete -c qumalaq -l data-dir -x -a '(__fish_complete_directories)' -d 'Store games and progress in a folder'
complete -c qumalaq -l version -d 'Print the version'
complete -c qumalaq -s h -l help -d 'Show the options'
