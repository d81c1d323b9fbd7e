// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_record.h"

#include <cassert>

namespace qumalaq::session {

using rules::EndReason;
using rules::History;
using rules::Outcome;

namespace {

/// The longest turn, so that a damaged journal cannot make the sum of a game's times overflow.
constexpr Milliseconds kMaxTurnTime = std::chrono::hours(24 * 366);

History historyOf(const MatchSpec& spec)
{
    return spec.start ? History(spec.setup, *spec.start) : History(spec.setup);
}

template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

} // namespace

MatchRecord::MatchRecord(const MatchSpec& spec) : m_spec(spec), m_history(historyOf(spec)) {}

std::optional<Outcome> MatchRecord::outcome() const
{
    if (!m_endedBy)
        return m_history.outcome();
    Outcome outcome;
    // The stones in the pits count for nobody.
    outcome.score = m_history.position().board().stores;
    outcome.reason = EndReason::Agreement;
    if (const auto* fell = std::get_if<event::FlagFell>(&*m_endedBy)) {
        const std::size_t loser = indexOf(fell->side);
        if (m_spec.clock && m_spec.clock->flagFall == ClockSpec::FlagFall::StonesGoOver) {
            outcome.score[1 - loser] =
                static_cast<std::uint16_t>(m_history.start().layout().totalStones - outcome.score[loser]);
            return rules::outcomeByScore(EndReason::Time, outcome.score[0], outcome.score[1]);
        }
        outcome.reason = EndReason::Time;
        outcome.winner = opponentOf(fell->side);
        return outcome;
    }
    if (const auto* resigned = std::get_if<event::Resigned>(&*m_endedBy)) {
        outcome.reason = EndReason::Resignation;
        outcome.winner = opponentOf(resigned->side);
    }
    return outcome;
}

std::optional<std::array<Milliseconds, 2>> MatchRecord::timeLeft(std::size_t plies) const
{
    if (!m_spec.clock)
        return std::nullopt;
    std::array<Milliseconds, 2> left = m_spec.clock->main;
    for (std::size_t ply = 0; ply < plies; ++ply) {
        Milliseconds& movers = left[indexOf(m_history.positionAt(ply).sideToMove())];
        movers = afterMove(*m_spec.clock, movers, m_spent[ply]);
    }
    return left;
}

bool MatchRecord::isPossible(const MatchEvent& event) const
{
    return std::visit(
        Overloaded{
            [this](const event::Played& played) {
                return !m_endedBy && m_history.canPlay(played.move) && played.spent >= m_turnLasted
                       && played.spent <= kMaxTurnTime && (m_spec.clock || played.spent == Milliseconds(0));
            },
            [this](const event::TurnLasted& turn) {
                return m_spec.clock && !outcome() && turn.spent >= m_turnLasted && turn.spent <= kMaxTurnTime;
            },
            [this](const event::FlagFell&) { return m_spec.clock && !outcome(); },
            [this](const event::Undone& undone) {
                return !m_endedBy && undone.plies >= 1
                       && static_cast<std::size_t>(undone.plies) <= m_history.plies().size();
            },
            [this](const event::Redone& redone) {
                return !m_endedBy && redone.plies >= 1 && static_cast<std::size_t>(redone.plies) <= m_undone.size();
            },
            [this](const event::Resigned&) { return !outcome(); },
            [this](const event::DrawAgreed&) { return !outcome(); },
            [this](const event::Reopened&) { return m_endedBy.has_value(); },
        },
        event);
}

void MatchRecord::apply(const MatchEvent& event)
{
    assert(isPossible(event));
    std::visit(Overloaded{
                   [this](const event::Played& played) {
                       m_history.play(played.move);
                       m_spent.push_back(played.spent);
                       m_undone.clear();
                       m_undoneSpent.clear();
                       m_turnLasted = Milliseconds(0);
                   },
                   [this](const event::Undone& undone) {
                       for (int i = 0; i < undone.plies; ++i) {
                           m_undone.push_back(m_history.plies().back().move);
                           m_undoneSpent.push_back(m_spent.back());
                           m_spent.pop_back();
                           m_history.undo();
                       }
                       m_turnLasted = Milliseconds(0); // restores the time of the turn
                   },
                   [this](const event::Redone& redone) {
                       for (int i = 0; i < redone.plies; ++i) {
                           m_history.play(m_undone.back());
                           m_undone.pop_back();
                           m_spent.push_back(m_undoneSpent.back());
                           m_undoneSpent.pop_back();
                       }
                       m_turnLasted = Milliseconds(0);
                   },
                   [this, &event](const event::Resigned&) { m_endedBy = event; },
                   [this, &event](const event::DrawAgreed&) { m_endedBy = event; },
                   [this](const event::Reopened&) {
                       m_endedBy.reset();
                       m_turnLasted = Milliseconds(0);
                   },
                   [this](const event::TurnLasted& turn) { m_turnLasted = turn.spent; },
                   [this, &event](const event::FlagFell&) { m_endedBy = event; },
               },
               event);
}

} // namespace qumalaq::session
