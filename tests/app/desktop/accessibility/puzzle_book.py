# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The answers to the puzzles of Togyzqumalaq, by the counts of both rows."""
import os

PUZZLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../resources/puzzles/togyzqumalaq.txt")


class Puzzle:
    def __init__(self, position, moves):
        rows, _, tuzdyks, mover = position.split()
        counts = [row.split(",") for row in rows.split("/")]
        for owner, pit in enumerate(tuzdyks.split(",")):
            if pit.isdigit():
                counts[1 - owner][int(pit) - 1] = "X"
        own, other = counts if mover == "s" else reversed(counts)
        self.counts = (*own, *other)  # X for a tuzdyk; the row of the solver first, as it is told
        self.answer = moves[0]
        self.wrong = next(str(pit) for pit, count in enumerate(own, 1) if count not in ("0", "X") and str(pit) != moves[0])


def read():
    puzzles = {}
    with open(PUZZLES, encoding="utf-8") as file:
        for line in file:
            parts = line.split(" | ")
            if len(parts) == 3:
                puzzle = Puzzle(parts[1], parts[2].strip())
                puzzles[puzzle.counts] = puzzle
    return puzzles
