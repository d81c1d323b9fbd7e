# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games, the records and the computer player of Qumalaq, by way of libqumalaq.

    >>> import qumalaq
    >>> game = qumalaq.Game("togyzqumalaq")
    >>> game.play("7")
    >>> game.perft(3)
    550
    >>> qumalaq.Engine().search(game, nodes=10_000).best in game.legal_moves()
    True

A place is 10 * side + number: pits have the numbers 1 to 9 from the left of the player who sits there, a store has 0. A
move is the pit that is lifted first. An object belongs to one thread at a time; only Engine.stop() may be called in any.
"""
from __future__ import annotations

import ctypes
import os
import random
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint64, c_void_p
from enum import IntEnum
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, NamedTuple, Optional, Union

SOUTH, NORTH = 0, 1
NO_PLACE = -1


class Result(IntEnum):
    OPEN, SOUTH_WINS, NORTH_WINS, DRAW = range(4)


class EventKind(IntEnum):
    LIFT, DROP, CAPTURE, MAKE_TUZDYK, BANK, PASS, TURN, PRESCRIBE, COLLECT = range(9)


class ScoreKind(IntEnum):
    """An estimate is in hundredths of a stone, a proven result in plies."""

    ESTIMATE, PROVEN_WIN, PROVEN_DRAW, PROVEN_LOSS = range(4)


class Board(NamedTuple):
    """Index 0 is South, 1 is North; tuzdyks are listed by owner. In a row, pit n has the index n - 1."""

    side_to_move: int
    rows: tuple[tuple[int, ...], tuple[int, ...]]
    stores: tuple[int, int]
    tuzdyks: tuple[int, int]
    prescribed: int


class Event(NamedTuple):
    kind: EventKind
    source: int
    target: int
    stones: int


class Outcome(NamedTuple):
    result: Result
    score: tuple[int, int]
    reason: str


class Playouts(NamedTuple):
    south_wins: int
    north_wins: int
    draws: int
    plies: int


class Info(NamedTuple):
    """A line of a finished iteration of a search."""

    rank: int
    depth: int
    selective_depth: int
    score_kind: ScoreKind
    score: int
    hash_permille: int
    nodes: int
    elapsed: float
    line: tuple[int, ...]


class SearchResult(NamedTuple):
    best: int
    reply: int
    score_kind: ScoreKind
    score: int
    nodes: int
    elapsed: float
    stopped: bool


class QumalaqError(ValueError):
    """What is wrong with a text or an argument. Lines and columns count from 1; 0 means that there is no place."""

    def __init__(self, message: str, code: int, line: int, column: int) -> None:
        super().__init__(f"{line}:{column}: {message}" if line else message)
        self.message, self.code, self.line, self.column = message, code, line, column


class _Error(ctypes.Structure):
    _fields_ = [("code", c_int32), ("line", c_int32), ("column", c_int32), ("message", ctypes.c_char * 244)]

    def exception(self) -> QumalaqError:
        return QumalaqError(self.message.decode(errors="replace"), self.code, self.line, self.column)


class _Board(ctypes.Structure):
    _fields_ = [("pits", c_int32), ("side_to_move", c_int32), ("stores", c_int32 * 2), ("rows", c_int32 * 9 * 2),
                ("tuzdyks", c_int32 * 2), ("prescribed", c_int32)]


class _Event(ctypes.Structure):
    _fields_ = [("kind", c_int32), ("source", c_int32), ("target", c_int32), ("count", c_int32)]


class _Outcome(ctypes.Structure):
    _fields_ = [("result", c_int32), ("score", c_int32 * 2), ("reason", c_char_p)]


class _Playouts(ctypes.Structure):
    _fields_ = [("south_wins", c_uint64), ("north_wins", c_uint64), ("draws", c_uint64), ("plies", c_uint64)]


class _Limits(ctypes.Structure):
    _fields_ = [("time_ms", c_int64), ("nodes", c_uint64), ("depth", c_int32), ("level", c_int32), ("lines", c_int32),
                ("use_book", c_int32)]


class _Info(ctypes.Structure):
    _fields_ = [("rank", c_int32), ("depth", c_int32), ("selective_depth", c_int32), ("score_kind", c_int32),
                ("score", c_int32), ("hash_permille", c_int32), ("nodes", c_uint64), ("elapsed_ms", c_int64),
                ("line_length", c_size_t), ("line", POINTER(c_int32))]


class _SearchResult(ctypes.Structure):
    _fields_ = [("best", c_int32), ("reply", c_int32), ("score_kind", c_int32), ("score", c_int32), ("nodes", c_uint64),
                ("elapsed_ms", c_int64), ("stopped", c_int32)]


_InfoCallback = ctypes.CFUNCTYPE(None, POINTER(_Info), c_void_p)


def _load() -> ctypes.CDLL:
    """Loads the library that the variable QUMALAQ_LIBRARY names, or the one next to this file, or the system's."""
    name = {"darwin": "libqumalaq.1.dylib", "win32": "libqumalaq.dll"}.get(sys.platform, "libqumalaq.so.1")
    own = Path(__file__).with_name(name)
    library = ctypes.CDLL(os.environ.get("QUMALAQ_LIBRARY") or (str(own) if own.exists() else name))
    text, places, error = [c_char_p, c_size_t], [POINTER(c_int32), c_size_t], [POINTER(_Error)]
    game = [c_void_p]
    for function, result, arguments in (
        ("version", c_char_p, []),
        ("known_game", c_char_p, [c_size_t]),
        ("option_key", c_char_p, [c_char_p, c_size_t]),
        ("option_value", c_char_p, [c_char_p, c_size_t, c_size_t]),
        ("game_new", c_void_p, [c_char_p, c_char_p, c_char_p] + error),
        ("game_copy", c_void_p, game),
        ("game_free", None, game),
        ("game_id", c_char_p, game),
        ("game_option", c_char_p, game + [c_char_p]),
        ("game_position", c_size_t, game + text),
        ("game_board", None, game + [POINTER(_Board)]),
        ("game_hash", c_uint64, game),
        ("game_moves", c_int, game + [POINTER(c_int32)]),
        ("game_play", c_int, game + [c_int32] + error),
        ("game_undo", c_int, game),
        ("game_plies", c_size_t, game),
        ("game_move_at", c_int32, game + [c_size_t]),
        ("game_trace", c_size_t, game + [c_size_t, POINTER(_Event), c_size_t]),
        ("game_outcome", c_int, game + [POINTER(_Outcome)]),
        ("move_parse", c_int32, game + [c_char_p] + error),
        ("move_text", c_size_t, game + [c_int32] + text),
        ("game_evaluate", c_int32, game),
        ("game_perft", c_uint64, game + [c_int]),
        ("game_playouts", c_int, game + [c_uint64, c_uint64, POINTER(_Playouts)] + error),
        ("reader_new", c_void_p, text),
        ("reader_free", None, [c_void_p]),
        ("reader_next", c_void_p, [c_void_p] + error),
        ("record_new", c_void_p, game),
        ("record_free", None, [c_void_p]),
        ("record_error", c_int, [c_void_p, c_size_t] + error),
        ("record_moves", c_size_t, [c_void_p] + places),
        ("record_game", c_void_p, [c_void_p, c_size_t] + error),
        ("record_result", c_int, [c_void_p]),
        ("record_set_result", c_int, [c_void_p, c_int] + error),
        ("record_tag", c_int, [c_void_p, c_size_t, POINTER(c_char_p), POINTER(c_char_p)]),
        ("record_set_tag", c_int, [c_void_p, c_char_p, c_char_p] + error),
        ("record_text", c_size_t, [c_void_p] + text),
        ("engine_new", c_void_p, []),
        ("engine_free", None, [c_void_p]),
        ("engine_set_hash", c_int, [c_void_p, c_int] + error),
        ("engine_set_threads", c_int, [c_void_p, c_int] + error),
        ("engine_set_seed", None, [c_void_p, c_uint64]),
        ("engine_new_game", None, [c_void_p]),
        ("engine_start", c_int, [c_void_p, c_void_p, POINTER(_Limits), _InfoCallback, c_void_p] + error),
        ("engine_stop", None, [c_void_p]),
        ("engine_wait", None, [c_void_p, POINTER(_SearchResult)]),
    ):
        known = getattr(library, "qumalaq_" + function)
        known.restype, known.argtypes = result, arguments
    return library


_lib: Any = _load()


def _decoded(text: Optional[bytes]) -> str:
    """Records of files that are not UTF-8 keep their bytes."""
    return (text or b"").decode(errors="replace")


def _text(function: Any, *arguments: Any) -> str:
    size = 512
    while True:
        buffer = ctypes.create_string_buffer(size)
        length: int = function(*arguments, buffer, size)
        if length < size:
            return _decoded(buffer.value)
        size = length + 1


def _check(code: int, error: _Error) -> None:
    if code:
        raise error.exception()


class _Handle:
    """Owns what libqumalaq made."""

    _free: Any
    _handle: Optional[int] = None

    def _own(self, handle: Optional[int], error: Optional[_Error] = None) -> None:
        if handle is None:
            raise error.exception() if error else MemoryError()
        self._handle = handle

    def __del__(self) -> None:
        if self._handle is not None:
            self._free(self._handle)


def version() -> str:
    return str(_lib.qumalaq_version().decode())


def _names(function: Any, *arguments: Any) -> list[str]:
    """What a function with an index returns until there is nothing more."""
    names: list[str] = []
    while (name := function(*arguments, len(names))) is not None:
        names.append(name.decode())
    return names


def games() -> list[str]:
    """The ids of all games."""
    return _names(_lib.qumalaq_known_game)


def options(game: str) -> dict[str, list[str]]:
    """The options of a game with their values. Those of "empty" (Mangala of Suez) are only examples."""
    name = game.encode()
    keys = _names(_lib.qumalaq_option_key, name)
    return {key: _names(_lib.qumalaq_option_value, name, index) for index, key in enumerate(keys)}


class Game(_Handle):
    """A game: its rules, a start, and the moves played."""

    _free = _lib.qumalaq_game_free

    def __init__(self, game: str = "togyzqumalaq", options: Optional[Mapping[str, object]] = None,
                 position: Optional[str] = None) -> None:
        error = _Error()
        chosen = " ".join(f"{key}={value}" for key, value in (options or {}).items())
        start = position.encode() if position is not None else None
        self._own(_lib.qumalaq_game_new(game.encode(), chosen.encode(), start, byref(error)), error)

    @classmethod
    def _of(cls, handle: Optional[int]) -> Game:
        game = cls.__new__(cls)
        game._own(handle)
        return game

    def copy(self) -> Game:
        return Game._of(_lib.qumalaq_game_copy(self._handle))

    @property
    def id(self) -> str:
        return str(_lib.qumalaq_game_id(self._handle).decode())

    def option(self, key: str) -> Optional[str]:
        value = _lib.qumalaq_game_option(self._handle, key.encode())
        return None if value is None else str(value.decode())

    @property
    def position(self) -> str:
        return _text(_lib.qumalaq_game_position, self._handle)

    @property
    def board(self) -> Board:
        board = _Board()
        _lib.qumalaq_game_board(self._handle, byref(board))
        south, north = (tuple(row[: board.pits]) for row in board.rows)
        return Board(board.side_to_move, (south, north), (board.stores[0], board.stores[1]),
                     (board.tuzdyks[0], board.tuzdyks[1]), board.prescribed)

    @property
    def hash(self) -> int:
        """Equal for equal positions."""
        return int(_lib.qumalaq_game_hash(self._handle))

    def legal_moves(self) -> list[int]:
        """In ascending order; empty if the game is over."""
        moves = (c_int32 * 9)()
        return moves[: _lib.qumalaq_game_moves(self._handle, moves)]

    def parse(self, move: str) -> int:
        """Reads a move such as "7", "76" or "83x"."""
        error = _Error()
        place = int(_lib.qumalaq_move_parse(self._handle, move.encode(), byref(error)))
        _check(error.code if place == NO_PLACE else 0, error)
        return place

    def text(self, move: int) -> str:
        """A legal move as text; empty for any other."""
        return _text(_lib.qumalaq_move_text, self._handle, move)

    def play(self, move: Union[int, str]) -> None:
        error = _Error()
        place = self.parse(move) if isinstance(move, str) else move
        _check(_lib.qumalaq_game_play(self._handle, place, byref(error)), error)

    def undo(self) -> bool:
        """Takes the last move back; false if there is none."""
        return bool(_lib.qumalaq_game_undo(self._handle))

    @property
    def moves(self) -> list[int]:
        """The moves played so far."""
        count = _lib.qumalaq_game_plies(self._handle)
        return [_lib.qumalaq_game_move_at(self._handle, ply) for ply in range(count)]

    def trace(self, ply: int) -> list[Event]:
        """What happened in the move with this index, stone by stone."""
        count = _lib.qumalaq_game_trace(self._handle, ply, None, 0)
        events = (_Event * count)()
        _lib.qumalaq_game_trace(self._handle, ply, events, count)
        return [Event(EventKind(event.kind), event.source, event.target, event.count) for event in events]

    @property
    def outcome(self) -> Optional[Outcome]:
        """None while the game is not over."""
        found = _Outcome()
        if not _lib.qumalaq_game_outcome(self._handle, byref(found)):
            return None
        return Outcome(Result(found.result), (found.score[0], found.score[1]), found.reason.decode())

    def evaluate(self) -> int:
        """The value for the side to move in hundredths of a stone, without a search."""
        return int(_lib.qumalaq_game_evaluate(self._handle))

    def perft(self, depth: int) -> int:
        return int(_lib.qumalaq_game_perft(self._handle, depth))

    def playouts(self, count: int, seed: int = 0) -> Playouts:
        """Plays games from here with random moves, all in one call of the library."""
        found, error = _Playouts(), _Error()
        _check(_lib.qumalaq_game_playouts(self._handle, count, seed, byref(found), byref(error)), error)
        return Playouts(found.south_wins, found.north_wins, found.draws, found.plies)

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.position!r}>"


class Record(_Handle):
    """A game as it is written in a file: tags, moves, result. Made from a Game, or read by read_records()."""

    _free = _lib.qumalaq_record_free

    def __init__(self, game: Game) -> None:
        self._own(_lib.qumalaq_record_new(game._handle))

    @property
    def errors(self) -> list[QumalaqError]:
        """In the order of the text. The record has the moves before the error."""
        error, found = _Error(), list[QumalaqError]()
        while _lib.qumalaq_record_error(self._handle, len(found), byref(error)):
            found.append(error.exception())
        return found

    @property
    def moves(self) -> list[int]:
        """The moves of the game, without variations."""
        size = 512
        while True:
            moves = (c_int32 * size)()
            count: int = _lib.qumalaq_record_moves(self._handle, moves, size)
            if count <= size:
                return moves[:count]
            size = count

    def game(self, plies: Optional[int] = None) -> Game:
        """The game after its first `plies` moves, or after all of them."""
        count = c_size_t(-1).value if plies is None else plies
        return Game._of(_lib.qumalaq_record_game(self._handle, count, None))

    @property
    def result(self) -> Result:
        return Result(_lib.qumalaq_record_result(self._handle))

    @result.setter
    def result(self, result: Result) -> None:
        error = _Error()
        _check(_lib.qumalaq_record_set_result(self._handle, result, byref(error)), error)

    @property
    def tags(self) -> dict[str, str]:
        """The first tag of each name, such as "White"."""
        name, value, found, index = c_char_p(), c_char_p(), dict[str, str](), 0
        while _lib.qumalaq_record_tag(self._handle, index, byref(name), byref(value)):
            found.setdefault(_decoded(name.value), _decoded(value.value))
            index += 1
        return found

    def set_tag(self, name: str, value: str) -> None:
        error = _Error()
        _check(_lib.qumalaq_record_set_tag(self._handle, name.encode(), value.encode(), byref(error)), error)

    @property
    def text(self) -> str:
        """The record as TGK, with the variations and comments that were read."""
        return _text(_lib.qumalaq_record_text, self._handle)


class _Reader(_Handle):
    _free = _lib.qumalaq_reader_free

    def __init__(self, text: bytes) -> None:
        self._text = text  # must outlive the reader
        self._own(_lib.qumalaq_reader_new(text, len(text)))


def read_records(text: Union[str, bytes]) -> Iterator[Record]:
    """Reads the games of a text one by one."""
    reader = _Reader(text.encode() if isinstance(text, str) else text)
    error = _Error()
    while (handle := _lib.qumalaq_reader_next(reader._handle, byref(error))) is not None:
        record = Record.__new__(Record)
        record._own(handle)
        yield record
    _check(error.code, error)


class Engine(_Handle):
    """The computer player. A search runs in a thread of its own."""

    _free = _lib.qumalaq_engine_free

    def __init__(self, hash: int = 16, threads: int = 1, seed: Optional[int] = None) -> None:
        self._failures: list[BaseException] = []
        self._callback: Any = None
        self._own(_lib.qumalaq_engine_new())
        error = _Error()
        _check(_lib.qumalaq_engine_set_hash(self._handle, hash, byref(error)), error)
        _check(_lib.qumalaq_engine_set_threads(self._handle, threads, byref(error)), error)
        if seed is not None:
            _lib.qumalaq_engine_set_seed(self._handle, seed)

    def new_game(self) -> None:
        """Forgets what was learned."""
        _lib.qumalaq_engine_new_game(self._handle)

    def start(self, game: Game, *, time: float = 0, nodes: int = 0, depth: int = 0, level: int = 0, lines: int = 1,
              use_book: bool = False, on_info: Optional[Callable[[Info], None]] = None) -> None:
        """Starts a search and returns at once. The first limit that is reached ends it; the time is in seconds. Without
        limits only stop() ends it. on_info is called in the engine's thread; what it raises ends the search."""
        engine, failures = self._handle, list[BaseException]()

        def call(pointer: Any, _: Any) -> None:  # knows nothing of self: an engine that nobody has ends its search
            told = pointer.contents
            try:
                assert on_info is not None
                on_info(Info(told.rank, told.depth, told.selective_depth, ScoreKind(told.score_kind), told.score,
                             told.hash_permille, told.nodes, told.elapsed_ms / 1000,
                             tuple(told.line[: told.line_length])))
            except BaseException as failure:  # wait() raises it
                failures.append(failure)
                _lib.qumalaq_engine_stop(engine)

        callback = _InfoCallback(call) if on_info else _InfoCallback(0)
        limits = _Limits(max(1, round(time * 1000)) if time > 0 else 0, nodes, depth, level, lines, use_book)
        error = _Error()
        _check(_lib.qumalaq_engine_start(self._handle, game._handle, byref(limits), callback, None, byref(error)), error)
        self._callback, self._failures = callback, failures  # the callback must live as long as the search

    def stop(self) -> None:
        """Ends the search. May be called in any thread."""
        _lib.qumalaq_engine_stop(self._handle)

    def wait(self) -> SearchResult:
        """Waits for the end of the search, and returns its result."""
        found = _SearchResult()
        _lib.qumalaq_engine_wait(self._handle, byref(found))
        self._callback = None
        if self._failures:
            raise self._failures.pop()
        return SearchResult(found.best, found.reply, ScoreKind(found.score_kind), found.score, found.nodes,
                            found.elapsed_ms / 1000, bool(found.stopped))

    def search(self, game: Game, **limits: Any) -> SearchResult:
        """start() and wait()."""
        if not any(limits.get(name) for name in ("time", "nodes", "depth", "level")):
            raise ValueError("a search needs a limit; start() does not")
        self.start(game, **limits)
        return self.wait()


class Env:
    """A game as an environment for learning, with the functions that Gymnasium has.

    Observations and actions are those of the side to move. An observation has its row, the other row, its store and the
    other one, the number of its tuzdyk and of the other one (0 for none). Action n is its pit n + 1; from 9 on, the
    pits of the other row, from which Mangala of Suez may prescribe a move. The reward is that of the side that moved: 1
    for a win, -1 for a loss.
    """

    action_count = 18

    def __init__(self, game: str = "togyzqumalaq", options: Optional[Mapping[str, object]] = None) -> None:
        self._rules = game, options
        self.random = random.Random()
        self.game = Game(game, options)

    def reset(self, *, seed: Optional[int] = None,
              options: Optional[Mapping[str, Any]] = None) -> tuple[tuple[int, ...], dict[str, Any]]:
        """Starts a new game. A seed restarts sample(); the option "position" is a starting position as text."""
        if seed is not None:
            self.random.seed(seed)
        self.game = Game(*self._rules, position=(options or {}).get("position"))
        return self._observation(), self._info()

    def legal_actions(self) -> list[int]:
        side = self.game.board.side_to_move
        return sorted(9 * (place // 10 ^ side) + place % 10 - 1 for place in self.game.legal_moves())

    def sample(self) -> int:
        """A legal action at random."""
        return self.random.choice(self.legal_actions())

    def step(self, action: int) -> tuple[tuple[int, ...], float, bool, bool, dict[str, Any]]:
        """Plays an action. Returns the observation, the reward, whether the game is over, False, and a dictionary."""
        side = self.game.board.side_to_move
        row, pit = divmod(action, 9)
        self.game.play(10 * (side ^ row) + pit + 1)
        outcome = self.game.outcome
        reward = 0.0
        if outcome is not None and outcome.result != Result.DRAW:
            reward = 1.0 if outcome.result == (Result.SOUTH_WINS, Result.NORTH_WINS)[side] else -1.0
        return self._observation(), reward, outcome is not None, False, self._info()

    def _observation(self) -> tuple[int, ...]:
        board = self.game.board
        own, other = board.side_to_move, 1 - board.side_to_move
        tuzdyks = [max(board.tuzdyks[side], 0) % 10 for side in (own, other)]
        return (*board.rows[own], *board.rows[other], board.stores[own], board.stores[other], *tuzdyks)

    def _info(self) -> dict[str, Any]:
        return {"side_to_move": self.game.board.side_to_move, "outcome": self.game.outcome}
