# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completes the arguments of qumalaq-engine in fish.
complete -c qumalaq-engine -n __fish_use_subcommand -x -a 'games perft replay bench record'
complete -c qumalaq-engine -n __fish_use_subcommand -l version -d 'Print the version'
complete -c qumalaq-engine -s h -l help -d 'Show the options'
set --local of_a_game '__fish_seen_subcommand_from perft replay'
complete -c qumalaq-engine -n $of_a_game -l game -x -a '(qumalaq-engine games 2>/dev/null)' -d 'The game'
complete -c qumalaq-engine -n $of_a_game -l position -x -d 'Start from this position'
complete -c qumalaq-engine -n $of_a_game -l option -x -d 'A variant of the rules'
complete -c qumalaq-engine -n '__fish_seen_subcommand_from perft' -l moves -x -d 'Make these moves first'
complete -c qumalaq-engine -n '__fish_seen_subcommand_from perft' -l depth -x -d 'The greatest depth'
set --local in_record '__fish_seen_subcommand_from record; and not __fish_seen_subcommand_from check convert'
complete -c qumalaq-engine -n $in_record -x -a 'check convert'
complete -c qumalaq-engine -n '__fish_seen_subcommand_from convert' -l to -x -a 'tgk online fen' -d 'The form to write'
