# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python module, its examples, and the examples in the guide."""
import doctest
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import unittest
import weakref

import qumalaq

ROOT = pathlib.Path(__file__).parents[3]
GAMES = ROOT / "tests/data/online_games.txt"


def run_example(name, *arguments):
    command = [sys.executable, str(ROOT / "core/api/examples" / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


class GameTest(unittest.TestCase):
    def test_every_game_has_its_options(self):
        self.assertEqual(len(qumalaq.games()), 8)
        self.assertEqual(qumalaq.options("oware"), {"grandslam": ["nothing", "all"], "repetition": ["on", "off"]})
        game = qumalaq.Game("kalah", {"holes": 4, "stones": 5})
        self.assertEqual((game.option("holes"), game.option("no")), ("4", None))
        self.assertEqual([game.perft(depth) for depth in range(4)], [1, 4, 16, 61])

    def test_a_bad_text_gives_an_error_with_its_place(self):
        with self.assertRaises(qumalaq.QumalaqError) as caught:
            qumalaq.Game(position="9,9,x")
        self.assertEqual(str(caught.exception), "1:5: unexpected 'x'")
        self.assertEqual((caught.exception.line, caught.exception.column), (1, 5))
        game = qumalaq.Game()
        for wrong in ("75", "x", 11, -1):
            self.assertRaises(ValueError, game.play, wrong)
        self.assertEqual(game.moves, [])

    def test_a_move_has_events(self):
        game = qumalaq.Game()
        game.play("76")
        self.assertEqual(game.moves, [7])
        events = game.trace(0)
        self.assertEqual(events[0], (qumalaq.EventKind.LIFT, 7, qumalaq.NO_PLACE, 9))
        self.assertEqual(events[-2], (qumalaq.EventKind.CAPTURE, 16, 0, 10))
        self.assertEqual(game.board.stores, (10, 0))
        self.assertEqual(game.board.rows[1], (10, 10, 10, 10, 10, 0, 9, 9, 9))
        copy = game.copy()
        self.assertTrue(game.undo())
        self.assertFalse(game.undo())
        self.assertNotEqual(copy.hash, game.hash)

    def test_playouts_end(self):
        for name in qumalaq.games():
            playouts = qumalaq.Game(name).playouts(50, seed=3)
            self.assertEqual(sum(playouts[:3]), 50)
            self.assertEqual(playouts, qumalaq.Game(name).playouts(50, seed=3))


class RecordTest(unittest.TestCase):
    def test_a_game_is_read_as_it_was_written(self):
        env = qumalaq.Env("mangala-suez")
        env.reset(seed=5)
        while not env.game.outcome:
            env.step(env.sample())
        game = env.game
        record = qumalaq.Record(game)
        record.set_tag("White", "Айсұлу")
        (again,) = qumalaq.read_records(record.text)
        self.assertEqual((again.moves, again.errors), (game.moves, []))
        self.assertEqual(again.tags["White"], "Айсұлу")
        self.assertEqual(again.result, game.outcome.result)
        self.assertEqual(again.game().position, game.position)
        self.assertEqual(again.game(3).moves, game.moves[:3])

    def test_errors_have_their_place_in_the_whole_text(self):
        first, second = qumalaq.read_records(b"1. 76 98 *\n\n[White \"A\"]\n\n1. 76 99 *\n")
        self.assertEqual(first.errors, [])
        self.assertEqual(str(second.errors[0]), "5:8: the last stone falls into pit 8, not 9")
        second.result = qumalaq.Result.DRAW
        self.assertIn("1/2-1/2", second.text)

    def test_a_record_that_is_not_utf_8_is_read(self):
        (record,) = qumalaq.read_records('[White "Асель"]\n[Имя "x"]\n\n1. 76 {ход} 98 *\n'.encode("cp1251"))
        self.assertEqual((record.moves, len(record.tags["White"])), ([7, 19], 5))
        self.assertIn("1. 76 {", record.text)


class EngineTest(unittest.TestCase):
    def test_a_search_reports_its_lines(self):
        seen = []
        game = qumalaq.Game()
        result = qumalaq.Engine(hash=2).search(game, depth=5, lines=2, on_info=seen.append)
        self.assertEqual([(info.depth, info.rank) for info in seen[-2:]], [(5, 1), (5, 2)])
        self.assertEqual(seen[-2].line[0], result.best)
        self.assertFalse(result.stopped)
        self.assertRaises(ValueError, qumalaq.Engine().search, game)
        self.assertRaises(ValueError, qumalaq.Engine, hash=0)
        self.assertRaises(ValueError, qumalaq.Engine().start, game, level=11)

    def test_another_thread_stops_a_search(self):
        engine = qumalaq.Engine(hash=2)
        engine.start(qumalaq.Game())
        threading.Timer(0.05, engine.stop).start()
        self.assertTrue(engine.wait().stopped)

    def test_what_the_callback_raises_ends_the_search(self):
        engine = qumalaq.Engine(hash=2)
        engine.start(qumalaq.Game(), on_info=lambda info: 1 / 0)
        self.assertRaises(ZeroDivisionError, engine.wait)
        self.assertIn(engine.search(qumalaq.Game(), level=1).best, range(1, 10))

    def test_the_same_seed_plays_the_same_moves(self):
        moves = [qumalaq.Engine(hash=2, seed=seed).search(qumalaq.Game(), level=1).best for seed in (1, 1, *range(20))]
        self.assertEqual(moves[0], moves[1])
        self.assertGreater(len(set(moves)), 1)

    def test_a_failure_belongs_to_its_search(self):
        engine = qumalaq.Engine(hash=2)
        failed = threading.Event()

        def fail(info):
            failed.set()
            raise ZeroDivisionError

        engine.start(qumalaq.Game(), on_info=fail)
        failed.wait()
        self.assertIn(engine.search(qumalaq.Game(), depth=2).best, range(1, 10))

    def test_a_search_ends_with_its_engine(self):
        engine = qumalaq.Engine(hash=2)
        end = weakref.ref(engine)
        engine.start(qumalaq.Game(), on_info=lambda info: None)
        del engine
        self.assertIsNone(end())


class EnvTest(unittest.TestCase):
    def test_rewards_are_for_the_side_that_moved(self):
        for name in qumalaq.games():
            env = qumalaq.Env(name)
            observation, info = env.reset(seed=1)
            size = len(observation)
            terminated = False
            while not terminated:
                side = info["side_to_move"]
                observation, reward, terminated, truncated, info = env.step(env.sample())
                self.assertEqual((len(observation), truncated), (size, False))
            winner = {qumalaq.Result.SOUTH_WINS: 0, qumalaq.Result.NORTH_WINS: 1}.get(info["outcome"].result)
            self.assertEqual(reward, 0 if winner is None else 1 if winner == side else -1)
            self.assertEqual(env.legal_actions(), [])

    def test_observations_are_seen_by_the_side_to_move(self):
        env = qumalaq.Env()
        position = "9,9,9,9,9,9,9,9,2/2,10,9,9,9,9,9,9,9 4,9 -,- s"
        self.assertEqual(env.reset(options={"position": position})[0][18:], (4, 9, 0, 0))
        observation = env.step(8)[0]
        self.assertEqual(observation[:2] + observation[18:], (0, 10, 9, 7, 0, 1))
        for action in (9, 18, -1):
            self.assertRaises(ValueError, env.step, action)


class ExampleTest(unittest.TestCase):
    def test_perft(self):
        self.assertEqual(run_example("perft.py", "3", "congkak", "holes=5"), "1 5\n2 16\n3 73\n")

    def test_random_player(self):
        self.assertRegex(run_example("random_player.py", "oware"), r"^\d+ moves, [A-Z_]+ \d+-\d+, [a-z-]+\n$")

    def test_tournament(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "games.tgk")
            self.assertRegex(run_example("tournament.py", "2", "kalah", file), r"^minimax - greedy: \d wins")
            self.assertTrue(run_example("read_games.py", file).startswith("4 games, "))

    def test_read_games(self):
        printed = run_example("read_games.py", str(GAMES))
        games = GAMES.read_text(encoding="utf-8").count("[White ")
        self.assertTrue(printed.startswith(f"{games} games, "), printed)

    def test_the_sessions_in_the_guide_are_right(self):
        self.assertEqual(doctest.testmod(qumalaq).failed, 0)
        for language in ("en", "kk", "ru"):
            source = (ROOT / f"resources/guide/{language}/15-programmers.md").read_text(encoding="utf-8")
            (session,) = re.findall(r"^```python\n(.*?)^```$", source, re.MULTILINE | re.DOTALL)
            test = doctest.DocTestParser().get_doctest(session, {}, language, None, None)
            self.assertGreater(len(test.examples), 5)
            self.assertEqual(doctest.DocTestRunner().run(test).failed, 0, language)


if __name__ == "__main__":
    unittest.main()
