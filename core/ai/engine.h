// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/book.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/ai/nnue/network.h"
#include "core/ai/request.h"
#include "core/rules/history.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace qumalaq::ai {

/// The most threads that may search together.
inline constexpr int kMostThreads = 256;

/// The whole face of the computer player. Owns its threads and its memory.
///
/// All functions are for one thread, the owner's. None of them waits for a search, except waitUntilIdle() and the
/// destructor, which stops the search first. After a stop each thread searches at most SearchControl::kBetweenLooks
/// more positions, which is well within 50 ms even where a move is a thousand laps.
///
/// The callbacks come on the engine's own thread and must not call the engine.
class Engine {
public:
    struct Callbacks {
        std::function<void(const SearchInfo&)> info;
        std::function<void(const SearchResult&)> result;
    };

    explicit Engine(Callbacks callbacks);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// The position to search, with the game before it for repetitions. Takes effect at the next go().
    void setPosition(const rules::History& history);

    /// Starts a search; one that still runs is stopped and reports its result first.
    RequestId go(const Limits& limits);

    /// The other side made the move that a search with Limits::ponder was begun for: from now on it is a search as any
    /// other, which has already lasted so long. Nothing happens if none ponders.
    void ponderHit();

    /// Asks the search to end; its result comes by the callback. Nothing happens if none runs.
    void stop();

    /// Blocks until no search runs and every callback has returned. Stops nothing.
    void waitUntilIdle();

    /// Forgets what was learned from earlier searches. Stops a running search.
    void newGame();

    /// Levels below the strongest choose among their moves by chance, and have good days and bad ones. The same seed
    /// makes the same choices in the same positions, in the same game since it was set; without one every engine is
    /// different.
    void setSeed(std::uint64_t seed);

    /// Size of the transposition table in MiB, 1 to 65,536. Stops a running search; forgets as newGame() does.
    void setHashSize(int mebibytes);

    /// How many threads search together from the next go() on, 1 to kMostThreads; 1 at first. Only one thread finds the
    /// same every time.
    void setThreads(int threads);

    /// What judges the positions of the game it was made for, while hand-made rules judge those of any other; none for
    /// hand-made rules alone. At first every game has the network that was built in for it, if there is one. Stops a
    /// running search; forgets as newGame() does.
    void setNetwork(std::shared_ptr<const nnue::Network> network);

    /// What knows endings of Togyzqumalaq: at first the table that was built in; none for no table. Stops a running
    /// search; forgets as newGame() does.
    void setEndgame(std::shared_ptr<const EndgameTable> endgame);

    /// Openings of Togyzqumalaq: at first the book that was built in; none for no book. The strongest level plays them,
    /// and whoever asks for it (Limits::usesBook), by chance as setSeed() says. An analysis never does. Takes effect at
    /// the next go().
    void setBook(std::shared_ptr<const Book> book);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace qumalaq::ai
