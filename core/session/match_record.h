// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"
#include "core/session/match_spec.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace qumalaq::session {

/// The events that change a running game; each is one line of the journal.
namespace event {

struct Played {
    rules::Move move;
    Milliseconds spent{0}; ///< for the whole turn, if there is a clock
    friend bool operator==(const Played&, const Played&) = default;
};
/// All undone plies are one event, so that a crash cannot leave a part of them.
struct Undone {
    int plies = 1;
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Redone {
    int plies = 1;
    friend bool operator==(const Redone&, const Redone&) = default;
};
/// How long the turn has lasted so far. Recorded regularly, so that a crash loses little time.
struct TurnLasted {
    Milliseconds spent{0};
    friend bool operator==(const TurnLasted&, const TurnLasted&) = default;
};
struct FlagFell {
    rules::Side side = rules::Side::South;
    friend bool operator==(const FlagFell&, const FlagFell&) = default;
};
struct Resigned {
    rules::Side side = rules::Side::South;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
struct DrawAgreed {
    friend bool operator==(const DrawAgreed&, const DrawAgreed&) = default;
};
/// A resignation, an agreed draw or a fallen flag was undone; the time of the turn is restored.
struct Reopened {
    friend bool operator==(const Reopened&, const Reopened&) = default;
};

} // namespace event

using MatchEvent = std::variant<event::Played, event::Undone, event::Redone, event::Resigned, event::DrawAgreed,
                                event::Reopened, event::TurnLasted, event::FlagFell>;

/// The state of a game as a value: the result of all its events. Match and the reader of the journal change it only by
/// apply(), so the state that is read from a journal equals the state that was played.
class MatchRecord {
public:
    explicit MatchRecord(const MatchSpec& spec = MatchSpec());

    [[nodiscard]] const MatchSpec& spec() const { return m_spec; }
    [[nodiscard]] const rules::History& history() const { return m_history; }
    /// The moves that can be redone; the last one is the next.
    [[nodiscard]] const std::vector<rules::Move>& undone() const { return m_undone; }
    /// By the rules, resignation, agreement or time.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    /// The event that ended the game: Resigned, DrawAgreed or FlagFell.
    [[nodiscard]] const std::optional<MatchEvent>& endedBy() const { return m_endedBy; }

    /// The time that each side had left at the start of the current turn; none without a clock.
    [[nodiscard]] std::optional<std::array<Milliseconds, 2>> timeLeft() const { return timeLeft(m_spent.size()); }
    /// The same after so many plies, at most all of the game's.
    [[nodiscard]] std::optional<std::array<Milliseconds, 2>> timeLeft(std::size_t plies) const;
    /// How long the current turn had lasted at the last TurnLasted.
    [[nodiscard]] Milliseconds turnLasted() const { return m_turnLasted; }
    /// The time of each move of history().plies(), and of each move of undone().
    [[nodiscard]] const std::vector<Milliseconds>& spent() const { return m_spent; }
    [[nodiscard]] const std::vector<Milliseconds>& undoneSpent() const { return m_undoneSpent; }

    /// Whether the rules allow the event. Match decides who may cause it.
    [[nodiscard]] bool isPossible(const MatchEvent& event) const;
    /// Requires isPossible(event).
    void apply(const MatchEvent& event);

private:
    MatchSpec m_spec;
    rules::History m_history;
    std::vector<rules::Move> m_undone;
    std::vector<Milliseconds> m_spent;
    std::vector<Milliseconds> m_undoneSpent;
    Milliseconds m_turnLasted{0};
    std::optional<MatchEvent> m_endedBy;
};

/// A game that was suspended for another one.
struct SuspendedGame {
    MatchRecord record;
    QDateTime startedAt; ///< UTC; may be invalid
    QString file;        ///< path of its file; empty if there is none
};

} // namespace qumalaq::session
