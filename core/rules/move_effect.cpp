// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/move_effect.h"

#include <algorithm>
#include <cassert>

namespace qumalaq::rules {

namespace {

using EventKind = TraceEvent::Kind;

/// The effect of a last stone in the opponent's `pit`, which is not a tuzdyk and then has `stones`.
LastStoneEffect landingAcross(const BoardState& before, bool hasTuzdyk, Pit pit, int stones)
{
    if (stones % 2 == 0)
        return LastStoneEffect::Takes;
    if (stones != 3 || !hasTuzdyk)
        return LastStoneEffect::Odd;
    if (pit.number == before.pits)
        return LastStoneEffect::ThreeOnLastPit;
    if (before.tuzdyks[indexOf(opponentOf(pit.row))] != 0)
        return LastStoneEffect::AlreadyHasTuzdyk;
    if (pit.number == before.tuzdyks[indexOf(pit.row)])
        return LastStoneEffect::ThreeOnMirror;
    return LastStoneEffect::MakesTuzdyk;
}

LastStoneEffect togyzLanding(const BoardState& before, bool hasTuzdyk, Side mover, Place last, int stones)
{
    // A stone in a tuzdyk is still there, or the trace has dropped it into the store.
    if (last.isStore())
        return last.side == mover ? LastStoneEffect::InOwnTuzdyk : LastStoneEffect::InOthersTuzdyk;
    if (const auto owner = before.tuzdykOwner(last.pit()))
        return *owner == mover ? LastStoneEffect::InOwnTuzdyk : LastStoneEffect::InOthersTuzdyk;
    if (last.side == mover)
        return LastStoneEffect::OwnRow;
    return landingAcross(before, hasTuzdyk, last.pit(), stones);
}

LastStoneEffect sowingLanding(const AnyPosition& after, const MoveTrace& trace, Side mover, const MoveEffect& effect,
                              bool deniesGrandSlam)
{
    const Place last = effect.last;
    const auto outcome = after.outcome();
    if (outcome && outcome->reason == EndReason::EndlessSowing)
        return LastStoneEffect::Endless;
    const bool takes = std::any_of(trace.begin(), trace.end(), [mover](const TraceEvent& event) {
        return event.kind == EventKind::Capture && event.to.side == mover;
    });
    if (takes)
        return LastStoneEffect::Takes;
    if (last.isStore())
        return LastStoneEffect::InOwnStore;
    // Two or three stones there are always captured, except by a grand slam.
    const bool isCapture = last.side != mover && (effect.stones == 2 || effect.stones == 3);
    return deniesGrandSlam && isCapture ? LastStoneEffect::GrandSlam : LastStoneEffect::Nothing;
}

void addOnce(std::vector<Place>& places, Place place)
{
    if (std::find(places.begin(), places.end(), place) == places.end())
        places.push_back(place);
}

} // namespace

MoveEffect effectOf(const AnyPosition& position, Move move)
{
    assert(position.isLegal(move));
    const BoardState before = position.board();
    const Side mover = before.sideToMove;
    AnyPosition made = position;
    MoveTrace trace;
    made.play(move, trace);

    MoveEffect effect;
    effect.move = move;
    effect.last = move.from;
    effect.after = made.board();
    BoardState running = before;
    int hand = 0;
    for (const TraceEvent& event : trace) {
        if (event.kind == EventKind::Collect)
            continue;
        apply(event, running, hand);
        switch (event.kind) {
        case EventKind::Lift:
            ++effect.laps;
            addOnce(effect.touched, event.from);
            break;
        case EventKind::Drop:
            effect.path.push_back(event.to);
            effect.last = event.to;
            effect.stones = running.at(event.to);
            addOnce(effect.touched, event.to);
            break;
        case EventKind::Capture:
        case EventKind::Bank:
            addOnce(effect.touched, event.from);
            addOnce(effect.touched, event.to);
            break;
        default:
            break;
        }
    }
    effect.gain = effect.after.stores[indexOf(mover)] - before.stores[indexOf(mover)];
    effect.opponentGain = effect.after.stores[indexOf(opponentOf(mover))] - before.stores[indexOf(opponentOf(mover))];
    effect.keepsTurn = !made.outcome() && made.sideToMove() == mover;
    if (const SowingRules* sowing = sowingRulesOf(position))
        effect.lastStone = sowingLanding(made, trace, mover, effect, sowing->grandSlam == GrandSlam::TakesNothing);
    else
        effect.lastStone =
            togyzLanding(before, gameOf(position) == GameId::Togyzqumalaq, mover, effect.last, effect.stones);
    return effect;
}

std::span<const Place> firstLapOf(const MoveEffect& effect, const AnyPosition& before)
{
    return std::span(effect.path).first(std::min<std::size_t>(before.board().at(effect.move.from), effect.path.size()));
}

std::optional<MoveEffect> greediest(const AnyPosition& position)
{
    std::optional<MoveEffect> best;
    if (position.outcome())
        return best;
    for (const Move move : position.legalMoves()) {
        MoveEffect effect = effectOf(position, move);
        if (!best || effect.gain > best->gain)
            best = std::move(effect);
    }
    return best;
}

} // namespace qumalaq::rules
