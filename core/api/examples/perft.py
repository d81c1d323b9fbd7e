# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts sequences of moves: perft.py DEPTH [GAME [OPTION=VALUE...]]"""
import sys

import qumalaq

game = qumalaq.Game(sys.argv[2] if len(sys.argv) > 2 else "togyzqumalaq",
                    dict(word.split("=") for word in sys.argv[3:]))
for depth in range(1, int(sys.argv[1]) + 1):
    print(depth, game.perft(depth))
