// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/book.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/ai/nnue/network.h"
#include "core/ai/request.h"
#include "core/ai/thread_priority.h"
#include "core/rules/history.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::ai {

/// The most threads that may search together.
inline constexpr int kMaxThreads = 256;
/// The largest transposition table.
inline constexpr int kMaxHashMebibytes = 65'536;

/// The complete interface of the computer player. Owns its threads and its memory.
///
/// All functions must be called in the owner's thread. None of them waits for a search, except waitUntilIdle() and the
/// destructor, which stops the search first. After a stop each thread searches at most SearchControl::kPollInterval
/// more positions, which takes less than 50 ms even if a move has a thousand laps.
///
/// The callbacks are called in the engine's own thread and must not call the engine.
class Engine {
public:
    struct Callbacks {
        std::function<void(const SearchInfo&)> info;
        std::function<void(const SearchResult&)> result;
    };

    /// With Priority::Background a search uses only processor time that nothing else needs.
    explicit Engine(Callbacks callbacks, Priority priority = Priority::Normal);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// The position to search, with the game before it for repetitions. Takes effect at the next go().
    void setPosition(const rules::History& history);

    /// Starts a search. A running search is stopped, and reports its result first.
    RequestId go(const Limits& limits);

    /// The other side has made the expected move: a search with Limits::ponder becomes an ordinary search, whose time
    /// counts from its start. Does nothing if no search ponders.
    void ponderHit();

    /// Requests the search to end; its result comes through the callback. Does nothing if no search runs. May be called
    /// in any thread, but not during go().
    void stop();

    /// Blocks until no search runs and every callback has returned. Does not stop a search.
    void waitUntilIdle();

    /// Drops what was learned from earlier searches. Stops a running search.
    void newGame();

    /// Levels below the strongest choose among their moves at random, and vary from game to game. The same seed gives
    /// the same choice in the same position of the same game, counted from this call. With a seed the upper levels vary
    /// their openings (kOpeningPlies in levels.h). Initially there is none: the upper levels always play their best
    /// move, and the others choose by a random seed.
    void setSeed(std::optional<std::uint64_t> seed);

    /// The size of the transposition table in MiB, 1 to kMaxHashMebibytes. Also does what newGame() does.
    void setHashSize(int mebibytes);

    /// The number of threads from the next go() on, 1 to kMaxThreads; initially 1. Limited to the number of
    /// processors, so that the thread that reads the clock never waits for a processor. Only a search on one thread is
    /// reproducible.
    void setThreads(int threads);

    /// The network that evaluates the positions of its game; null for none. Games without a network have a hand-made
    /// evaluation. Initially every game has its built-in network, if there is one. Also does what newGame() does.
    void setNetwork(std::shared_ptr<const nnue::Network> network);

    /// The endgame table of Togyzqumalaq, initially the built-in one; null for none. Also does what newGame() does.
    void setEndgame(std::shared_ptr<const EndgameTable> endgame);

    /// The opening book of Togyzqumalaq, initially the built-in one; null for none. Used by the strongest level and by
    /// searches with Limits::usesBook. Its moves are chosen at random, see setSeed(). Takes effect at the next go().
    void setBook(std::shared_ptr<const Book> book);

private:
    class SearchThread;
    std::unique_ptr<SearchThread> m_searchThread;
};

} // namespace qumalaq::ai
