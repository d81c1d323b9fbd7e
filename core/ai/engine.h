// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/rules/history.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::ai {

/// Names one go(). Grows by one each time and is never reused, so an answer that comes late is recognised by its id.
using RequestId = std::uint64_t;

/// When a search ends. Several may be given: the first that is reached counts. None of them: as infinite.
struct Limits {
    struct Clock {
        std::array<std::chrono::milliseconds, 2> remaining{}; ///< [side]
        std::array<std::chrono::milliseconds, 2> increment{}; ///< a move
    };

    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<int> depth; ///< plies, >= 1
    std::optional<std::uint64_t> nodes;
    std::optional<Clock> clock;
    bool infinite = false;    ///< only stop() ends it, even after the result is proven
    std::optional<int> level; ///< 1 to kLevelCount (levels.h): plays like it, within the other limits
};

/// What a search knows after an iteration.
struct SearchInfo {
    RequestId request = 0;
    int depth = 0;          ///< plies searched in full
    int selectiveDepth = 0; ///< the deepest line
    Score score;            ///< for the side to move at the root
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    int hashPermille = 0;          ///< of the transposition table in use
    std::vector<rules::Move> line; ///< the best line, from the root on
};

/// The end of a search: exactly one for every go(), also for one that was stopped or replaced.
struct SearchResult {
    RequestId request = 0;
    std::optional<rules::Move> best; ///< none only if the game is over at the root
    Score score;
    bool stopped = false; ///< ended by stop(), a newer go(), or the engine's end
};

/// The whole face of the computer player. Owns its threads and its memory.
///
/// All functions are for one thread, the owner's. None of them waits for a search, except waitUntilIdle() and the
/// destructor, which stops the search first (a stop is answered within 50 ms).
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

    /// Asks the search to end; its result comes by the callback. Nothing happens if none runs.
    void stop();

    /// Blocks until no search runs and every callback has returned. Stops nothing.
    void waitUntilIdle();

    /// Forgets what was learned from earlier searches. Stops a running search.
    void newGame();

    /// Size of the transposition table in MiB, 1 to 65,536. Stops a running search; forgets as newGame() does.
    void setHashSize(int mebibytes);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace qumalaq::ai
