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

    /// With Priority::Background a search takes only processor time that nothing else needs.
    explicit Engine(Callbacks callbacks, Priority priority = Priority::Normal);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// The position to search, with the game before it for repetitions. Takes effect at the next go().
    void setPosition(const rules::History& history);

    /// Starts a search; one that still runs is stopped and reports its result first.
    RequestId go(const Limits& limits);

    /// The other side made the expected move: a search started with Limits::ponder becomes an ordinary one, which has
    /// already lasted this long. Does nothing if no search ponders.
    void ponderHit();

    /// Asks the search to end; its result comes through the callback. Does nothing if no search runs. Also for other
    /// threads than the owner's, but not during go().
    void stop();

    /// Blocks until no search runs and every callback has returned. Stops nothing.
    void waitUntilIdle();

    /// Forgets what was learned from earlier searches. Stops a running search.
    void newGame();

    /// Levels below the strongest choose among their moves at random, and vary from game to game. The same seed gives
    /// the same choice in the same position of the same game, counted from the call. Without a seed every engine is
    /// different.
    void setSeed(std::uint64_t seed);

    /// Size of the transposition table in MiB, 1 to 65,536. Stops a running search; forgets as newGame() does.
    void setHashSize(int mebibytes);

    /// The number of threads from the next go() on, 1 to kMostThreads; initially 1. There are never more than
    /// processors, or the thread that looks at the clock would wait for its turn. Only a search on one thread is
    /// reproducible.
    void setThreads(int threads);

    /// The network that evaluates the positions of its game; null for none. Games without a network are evaluated by
    /// hand-made rules. Initially every game has the network that was built in for it, if there is one. Stops a running
    /// search; forgets as newGame() does.
    void setNetwork(std::shared_ptr<const nnue::Network> network);

    /// The endgame table of Togyzqumalaq, initially the built-in one; null for none. Stops a running search; forgets as
    /// newGame() does.
    void setEndgame(std::shared_ptr<const EndgameTable> endgame);

    /// The opening book of Togyzqumalaq, initially the built-in one; null for none. It is used by the strongest level
    /// and by searches with Limits::usesBook, never by an analysis. Among its moves it chooses at random, see
    /// setSeed(). Takes effect at the next go().
    void setBook(std::shared_ptr<const Book> book);

private:
    class SearchThread;
    std::unique_ptr<SearchThread> m_searchThread;
};

} // namespace qumalaq::ai
