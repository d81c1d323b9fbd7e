# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who knows only the moves that were told; the engine keeps the position."""
import subprocess


class BlindPlayer:
    def __init__(self, engine):
        self.engine = engine
        self.restart()

    def restart(self, game="togyzqumalaq"):
        self.game = game
        self.moves = []  # a digit each, o before it: a pit in the other row
        self.position = self.after([])

    def after(self, moves):
        replay = subprocess.run([self.engine, "replay", "--game", self.game], input=" ".join(moves) + "\n", text=True,
                                capture_output=True, check=True)
        return replay.stdout.strip()

    def add(self, pit):
        """False if the move is not legal, or if a move was missed and it is not the turn of who is told to move."""
        for move in (pit, "o" + pit):  # the other row only where the turn must begin there
            position = self.after(self.moves + [move])
            if not position.startswith("illegal"):
                self.moves.append(move)
                self.position = position
                return True
        return False

    def is_to_move(self):
        """The player is South."""
        return self.position.split(" ")[3] == "s"

    def is_over(self):
        return " over " in self.position

    def choose(self):
        """The fullest pit of South, and of several the last: such a game has captures and does not last long."""
        row = self.position.split("/")[0].split(",")
        return str(max(range(1, 10), key=lambda pit: (int(row[pit - 1]) if row[pit - 1] != "X" else -1, pit)))

    def choose_well(self):
        """A move with which a beginner is beaten."""
        asked = f"setoption name Game value {self.game}\nposition startpos moves {' '.join(self.moves)}\ngo nodes 5000\n"
        told = subprocess.run([self.engine], input=asked, text=True, capture_output=True, check=True).stdout
        return told.split("bestmove ")[1].split()[0].removeprefix("o")

    def board(self):
        """The counts of South's row, of North's and of the kazans as words, X for a tuzdyk."""
        rows, kazans, tuzdyks = self.position.split(" ")[:3]
        counts = [row.split(",") for row in rows.split("/")]
        for owner, pit in enumerate(tuzdyks.split(",")):
            if pit.isdigit():
                counts[1 - owner][int(pit) - 1] = "X"
        return counts[0] + counts[1] + kazans.split(",")
