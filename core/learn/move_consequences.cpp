// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/move_consequences.h"

#include <algorithm>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;
using rules::Side;
using rules::TraceEvent;

namespace {

template <rules::TogyzRules kRules>
std::optional<AnyPosition> flipped(const rules::TogyzPosition<kRules>& position)
{
    rules::BoardState board = position.board();
    board.sideToMove = rules::opponentOf(board.sideToMove);
    const auto other = rules::TogyzPosition<kRules>::fromBoard(board, position.end());
    if (other.outcome())
        return std::nullopt;
    return AnyPosition(other);
}

/// In the other games a turn depends on more than the board: a pass, a prescribed pit.
template <rules::GamePosition P>
std::optional<AnyPosition> flipped(const P&)
{
    return std::nullopt;
}

} // namespace

MoveConsequences consequencesOf(const AnyPosition& position, Move move)
{
    const Side mover = position.sideToMove();
    MoveConsequences tried(position);
    tried.after.play(move, tried.trace);
    for (const TraceEvent& event : tried.trace) {
        switch (event.kind) {
        case TraceEvent::Kind::Drop:
            tried.last = event.to;
            tried.sown += event.to.isStore() ? 1 : 0;
            break;
        case TraceEvent::Kind::Capture:
            tried.taken += event.count;
            if (std::find(tried.from.begin(), tried.from.end(), event.from.pit()) == tried.from.end())
                tried.from.push_back(event.from.pit());
            break;
        case TraceEvent::Kind::MakeTuzdyk:
            tried.tuzdyk = event.from.pit();
            break;
        case TraceEvent::Kind::Bank:
            // The stones of a new tuzdyk are counted by MakeTuzdyk.
            if (tried.tuzdyk && *tried.tuzdyk == event.from.pit())
                break;
            (event.to.side == mover ? tried.collected : tried.fed) += event.count;
            break;
        case TraceEvent::Kind::Pass:
            tried.passes = event.to.side;
            break;
        case TraceEvent::Kind::Lift:
        case TraceEvent::Kind::Turn:
        case TraceEvent::Kind::Prescribe:
        case TraceEvent::Kind::Collect:
            break;
        }
    }
    const rules::BoardState before = position.board();
    const rules::BoardState after = tried.after.board();
    const std::size_t own = rules::indexOf(mover);
    tried.netGain = (after.stores[own] - before.stores[own]) - (after.stores[1 - own] - before.stores[1 - own]);
    tried.movesAgain = !tried.passes && !tried.after.outcome() && tried.after.sideToMove() == mover;
    return tried;
}

std::optional<AnyPosition> asIfToMove(const AnyPosition& position, Side side)
{
    if (position.sideToMove() == side)
        return position.outcome() ? std::nullopt : std::optional(position);
    return position.visit([](const auto& own) { return flipped(own); });
}

Threats threatsOf(const AnyPosition& position, Side side)
{
    Threats threats;
    const auto own = asIfToMove(position, side);
    if (!own)
        return threats;
    for (const Move move : own->legalMoves()) {
        const MoveConsequences tried = consequencesOf(*own, move);
        if (tried.tuzdyk)
            threats.tuzdyks.push_back({move, 0, *tried.tuzdyk});
        if (tried.taken > threats.taken())
            threats.capture = Threat{move, tried.taken, tried.from[0]};
    }
    return threats;
}

int leadOf(Side side, const AnyPosition& position)
{
    const auto outcome = position.outcome();
    const auto stones = outcome ? outcome->score : position.board().stores;
    return stones[rules::indexOf(side)] - stones[rules::indexOf(rules::opponentOf(side))];
}

int stonesInPits(const rules::BoardState& board)
{
    return board.rowTotal(Side::South) + board.rowTotal(Side::North);
}

} // namespace qumalaq::learn
