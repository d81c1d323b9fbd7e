# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the games of files and counts results and first moves: read_games.py FILE..."""
import collections
import sys
import time

import qumalaq

results: collections.Counter[str] = collections.Counter()
openings: collections.Counter[int] = collections.Counter()
games = plies = faults = 0
began = time.perf_counter()
for name in sys.argv[1:]:
    with open(name, "rb") as file:
        for record in qumalaq.read_records(file.read()):
            moves = record.moves
            games += 1
            plies += len(moves)
            results[record.result.name] += 1
            openings.update(moves[:1])
            for error in record.errors:
                faults += 1
                print(f"{name}:{error}", file=sys.stderr)
print(f"{games} games, {plies} plies, {faults} faults")
print(*(f"{result} {count}" for result, count in results.most_common()), sep=", ")
print("first moves:", *(f"{move} {count}" for move, count in openings.most_common()))
print(f"{games / (time.perf_counter() - began):.0f} games a second", file=sys.stderr)
