# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game with random moves through the environment for learning: random_player.py [GAME [SEED]]"""
import sys

import qumalaq

env = qumalaq.Env(sys.argv[1] if len(sys.argv) > 1 else "togyzqumalaq")
observation, info = env.reset(seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1)
terminated = False
while not terminated:
    observation, reward, terminated, _, info = env.step(env.sample())
outcome = info["outcome"]
print(f"{len(env.game.moves)} moves, {outcome.result.name} {outcome.score[0]}-{outcome.score[1]}, {outcome.reason}")
