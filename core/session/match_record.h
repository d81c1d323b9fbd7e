// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"
#include "core/session/match_spec.h"

#include <optional>
#include <variant>
#include <vector>

namespace qumalaq::session {

/// One thing that changes a game being played: what the journal keeps, a line each.
namespace event {

struct Played {
    rules::Move move;
    Milliseconds spent{0}; ///< on the whole turn, if there is a clock
    friend bool operator==(const Played&, const Played&) = default;
};
/// So many plies at once, so that a crash never stops half way back to a person's turn.
struct Undone {
    int plies = 1;
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Redone {
    int plies = 1;
    friend bool operator==(const Redone&, const Redone&) = default;
};
/// How long the turn has lasted so far: now and then, so that a crash gives little time away.
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
/// A resignation, an agreed draw or a fallen flag was taken back; the time of the turn is given back.
struct Reopened {
    friend bool operator==(const Reopened&, const Reopened&) = default;
};
struct PlayerChanged {
    rules::Side side = rules::Side::South;
    Player player;
    friend bool operator==(const PlayerChanged&, const PlayerChanged&) = default;
};

} // namespace event

using MatchEvent = std::variant<event::Played, event::Undone, event::Redone, event::Resigned, event::DrawAgreed,
                                event::Reopened, event::PlayerChanged, event::TurnLasted, event::FlagFell>;

/// The state of a game being played, as a value: what all its events amount to. Match and the journal's reader both
/// change it by apply() alone, so what is read back is what was played.
class MatchRecord {
public:
    explicit MatchRecord(const MatchSpec& spec = MatchSpec());

    /// With the players as they are now.
    [[nodiscard]] const MatchSpec& spec() const { return m_spec; }
    [[nodiscard]] const rules::History& history() const { return m_history; }
    /// The moves redo would make; the next one is the last.
    [[nodiscard]] const std::vector<rules::Move>& undone() const { return m_undone; }
    /// By the rules, or by resignation, agreement or time.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    /// The game was ended by the event this gives: Resigned, DrawAgreed or FlagFell.
    [[nodiscard]] const std::optional<MatchEvent>& endedBy() const { return m_endedBy; }

    /// What each side had left when the present turn began; nothing without a clock.
    [[nodiscard]] std::optional<std::array<Milliseconds, 2>> timeLeft() const;
    /// How long the present turn had lasted when that was last told.
    [[nodiscard]] Milliseconds turnLasted() const { return m_turnLasted; }
    /// What each move took, as history().plies(), and what each undone one took, as undone().
    [[nodiscard]] const std::vector<Milliseconds>& spent() const { return m_spent; }
    [[nodiscard]] const std::vector<Milliseconds>& undoneSpent() const { return m_undoneSpent; }

    /// The rules allow it now. (Who may do it is Match's to know.)
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

} // namespace qumalaq::session
