// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/history.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace qumalaq::rules {

namespace {

/// Records the stones in the rows as collected, in a game that counts them after a repetition.
void collectRows(const Outcome& outcome, const BoardState& board, MoveTrace& trace)
{
    TraceRecorder recorder(trace);
    for (const Side side : kBothSides) {
        if (outcome.score[indexOf(side)] == board.stores[indexOf(side)])
            continue;
        for (std::uint8_t number = 1; number <= board.pits; ++number) {
            const Pit pit{side, number};
            if (const int stones = board.at(pit); stones > 0)
                recorder.collect(pit, side, stones);
        }
    }
}

} // namespace

const AnyPosition& History::positionAt(std::size_t ply) const
{
    assert(ply <= m_plies.size());
    return ply == 0 ? m_start : m_plies[ply - 1].after;
}

History History::upTo(std::size_t plies) const
{
    assert(plies <= m_plies.size());
    History part(m_setup, m_start);
    part.m_plies.assign(m_plies.begin(), m_plies.begin() + static_cast<std::ptrdiff_t>(plies));
    return part;
}

void History::play(Move move)
{
    assert(canPlay(move));
    Ply ply{move, {}, position()};
    ply.after.play(move, ply.trace);
    m_plies.push_back(std::move(ply));
    if (const auto ended = outcome(); ended && ended->reason == EndReason::Repetition)
        collectRows(*ended, position().board(), m_plies.back().trace);
}

void History::undo()
{
    assert(!m_plies.empty());
    m_plies.pop_back();
}

int History::occurrences() const
{
    const AnyPosition& now = position();
    const auto earlier =
        std::count_if(m_plies.begin(), m_plies.end(), [&](const Ply& ply) { return now.repeats(ply.after); });
    return static_cast<int>(earlier) + (now.repeats(m_start) ? 1 : 0);
}

std::optional<Outcome> History::outcome() const
{
    if (auto outcome = position().outcome())
        return outcome;
    if (m_setup.endsByRepetition() && occurrences() >= kRepetitionsToEnd)
        return position().outcomeByRepetition();
    return std::nullopt;
}

} // namespace qumalaq::rules
