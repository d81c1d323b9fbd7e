// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trace.h"

namespace qumalaq::rules {

void apply(const TraceEvent& event, BoardState& board, int& hand)
{
    const auto move = [&] {
        board.at(event.from) = static_cast<std::uint16_t>(board.at(event.from) - event.count);
        board.at(event.to) = static_cast<std::uint16_t>(board.at(event.to) + event.count);
    };
    switch (event.kind) {
    case TraceEvent::Kind::Lift:
        board.at(event.from) = static_cast<std::uint16_t>(board.at(event.from) - event.count);
        board.prescribed.reset();
        hand += event.count;
        break;
    case TraceEvent::Kind::Drop:
        ++board.at(event.to);
        --hand;
        break;
    case TraceEvent::Kind::Capture:
    case TraceEvent::Kind::Bank:
    case TraceEvent::Kind::Collect:
        move();
        break;
    case TraceEvent::Kind::MakeTuzdyk:
        board.tuzdyks[indexOf(event.to.side)] = event.from.number;
        break;
    case TraceEvent::Kind::Pass:
        break;
    case TraceEvent::Kind::Turn:
        board.sideToMove = event.to.side;
        break;
    case TraceEvent::Kind::Prescribe:
        board.prescribed = event.from.pit();
        break;
    }
}

BoardState replayed(BoardState before, const MoveTrace& trace)
{
    int hand = 0;
    for (const TraceEvent& event : trace) {
        if (event.kind != TraceEvent::Kind::Collect)
            apply(event, before, hand);
    }
    return before;
}

} // namespace qumalaq::rules
