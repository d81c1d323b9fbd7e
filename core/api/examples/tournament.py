# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tournament of two bots from random openings, each with both sides: tournament.py [PAIRS [GAME [FILE]]]

The first bot takes the most stones at once; the second searches two plies with an evaluation of its own. To enter your
own bot, write a function that returns one of game.legal_moves(). With FILE, the games are written there as TGK.
"""
import math
import random
import sys

import qumalaq


def stones_of(game, side):
    """What the side has in its store, or at the end of the game."""
    return game.outcome.score[side] if game.outcome else game.board.stores[side]


def after(game, move):
    following = game.copy()
    following.play(move)
    return following


def greedy(game):
    side = game.board.side_to_move
    return max(game.legal_moves(), key=lambda move: stones_of(after(game, move), side))


def value(game, side, depth):
    """By plain minimax; how good the game is for the side, in stones."""
    if depth == 0 or game.outcome:
        return stones_of(game, side) - stones_of(game, 1 - side)
    choose = max if game.board.side_to_move == side else min
    return choose(value(after(game, move), side, depth - 1) for move in game.legal_moves())


def minimax(game):
    side = game.board.side_to_move
    return max(game.legal_moves(), key=lambda move: value(after(game, move), side, 1))


def opening(game_id, rng, plies=4):
    """The moves of a random opening after which the game goes on."""
    while True:
        game = qumalaq.Game(game_id)
        while len(game.moves) < plies and not game.outcome:
            game.play(rng.choice(game.legal_moves()))
        if not game.outcome:
            return game.moves


def play(game_id, moves, bots):
    """bots are those of South and of North."""
    game = qumalaq.Game(game_id)
    for move in moves:
        game.play(move)
    while not game.outcome:
        game.play(bots[game.board.side_to_move](game))
    return game


def elo(score):
    return 400 * math.log10(score / (1 - score)) if 0 < score < 1 else math.copysign(math.inf, score - 0.5)


def main():
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    game_id = sys.argv[2] if len(sys.argv) > 2 else "togyzqumalaq"
    rng = random.Random(1)
    wins = draws = losses = 0
    records = []
    for _ in range(pairs):
        moves = opening(game_id, rng)
        for first_is_south in (True, False):
            bots = (greedy, minimax) if first_is_south else (minimax, greedy)
            game = play(game_id, moves, bots)
            winner = {qumalaq.Result.SOUTH_WINS: bots[0], qumalaq.Result.NORTH_WINS: bots[1]}.get(game.outcome.result)
            wins += winner is minimax
            draws += winner is None
            losses += winner is greedy
            record = qumalaq.Record(game)
            record.set_tag("White", bots[0].__name__)
            record.set_tag("Black", bots[1].__name__)
            records.append(record.text)
    score = (wins + draws / 2) / (2 * pairs)
    print(f"minimax - greedy: {wins} wins, {draws} draws, {losses} losses, {elo(score):+.0f} Elo")
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write("\n".join(records))


if __name__ == "__main__":
    main()
