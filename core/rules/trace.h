// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

#include <cstdint>
#include <vector>

namespace qumalaq::rules {

/// One event of a move. Recorded by the routine that makes the move, so that a view never has to apply a rule itself.
struct TraceEvent {
    enum class Kind : std::uint8_t {
        Lift,       ///< all `count` stones of `from` go into the hand; if the first stays, it is dropped there next
        Drop,       ///< one stone of the hand falls into `to`
        Capture,    ///< `count` stones of `from` are taken into the store `to`
        MakeTuzdyk, ///< `from` becomes the tuzdyk of `to.side`; a Bank of its stones follows
        Bank,       ///< `count` stones in the tuzdyk `from` go to its owner's store `to`
        Pass,       ///< `to.side` has no move and passes
        Turn,       ///< `to.side` is to move now
        Prescribe,  ///< the next move must start from `from`
        Collect,    ///< the game is over: `count` stones of `from` count for `to`; the position does not move them
    };

    Kind kind = Kind::Drop;
    Place from;
    Place to;
    std::uint16_t count = 0;

    friend constexpr bool operator==(const TraceEvent&, const TraceEvent&) = default;
};

/// The events of one move in order. Applied to the board before the move they give the board after it (see replayed()).
using MoveTrace = std::vector<TraceEvent>;

/// Writes a MoveTrace. The rules' move routines take a recorder as template parameter: this one, or NoTrace.
class TraceRecorder {
public:
    explicit TraceRecorder(MoveTrace& trace) : m_trace(trace) {}

    void lift(Pit from, int count) { add(TraceEvent::Kind::Lift, from, {}, count); }
    void drop(Place to) { add(TraceEvent::Kind::Drop, {}, to, 1); }
    void capture(Pit from, Side by, int count) { add(TraceEvent::Kind::Capture, from, Place::store(by), count); }
    void makeTuzdyk(Pit pit, Side owner) { add(TraceEvent::Kind::MakeTuzdyk, pit, Place::store(owner), 0); }
    void bank(Pit from, Side owner, int count) { add(TraceEvent::Kind::Bank, from, Place::store(owner), count); }
    void pass(Side side) { add(TraceEvent::Kind::Pass, {}, Place::store(side), 0); }
    void turn(Side side) { add(TraceEvent::Kind::Turn, {}, Place::store(side), 0); }
    void prescribe(Pit pit) { add(TraceEvent::Kind::Prescribe, pit, {}, 0); }
    void collect(Pit from, Side owner, int count) { add(TraceEvent::Kind::Collect, from, Place::store(owner), count); }

private:
    void add(TraceEvent::Kind kind, Place from, Place to, int count)
    {
        m_trace.push_back({kind, from, to, static_cast<std::uint16_t>(count)});
    }

    MoveTrace& m_trace;
};

/// The recorder that records nothing.
struct NoTrace {
    constexpr void lift(Pit, int) {}
    constexpr void drop(Place) {}
    constexpr void capture(Pit, Side, int) {}
    constexpr void makeTuzdyk(Pit, Side) {}
    constexpr void bank(Pit, Side, int) {}
    constexpr void pass(Side) {}
    constexpr void turn(Side) {}
    constexpr void prescribe(Pit) {}
    constexpr void collect(Pit, Side, int) {}
};

/// Applies one event to a board and to the number of stones in the hand. Collect moves the stones, too, so that a view
/// can show the final score.
void apply(const TraceEvent& event, BoardState& board, int& hand);

/// The board after the move: board() of the position, so without Collect.
[[nodiscard]] BoardState replayed(BoardState before, const MoveTrace& trace);

} // namespace qumalaq::rules
