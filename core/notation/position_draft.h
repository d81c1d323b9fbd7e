// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <optional>
#include <string>

namespace qumalaq::notation {

/// A position while it is being edited: any stones anywhere, possible or not. A value.
class PositionDraft {
public:
    explicit PositionDraft(const rules::GameSetup& setup = rules::GameSetup()) { startAnew(setup); }

    [[nodiscard]] const rules::GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const rules::BoardState& board() const { return m_board; }
    [[nodiscard]] const rules::BoardLayout& layout() const { return m_layout; }
    /// The number of turns played before, in a game that counts them.
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] bool hasTuzdyks() const;
    /// Whether the rules of the game may prescribe a pit.
    [[nodiscard]] bool hasPrescribed() const { return m_setup.game() == rules::GameId::MangalaSuez; }

    /// The start of the setup's game.
    void startAnew(const rules::GameSetup& setup) { take(setup, rules::AnyPosition(setup)); }
    void take(const rules::GameSetup& setup, const rules::AnyPosition& position);
    /// Removes all stones.
    void clear();

    /// `count` is limited to 0 and the stones of the game; 0 for a tuzdyk.
    void setCount(rules::Place place, int count);
    void setSideToMove(rules::Side side) { m_board.sideToMove = side; }
    /// `number` is that of a pit in the other row, 0 for none. Its stones go to the owner's kazan, as if they were sown
    /// there.
    void setTuzdyk(rules::Side owner, int number);
    void setPrescribed(std::optional<rules::Pit> pit) { m_board.prescribed = pit; }
    /// Adds missing stones to this side's store, or removes surplus stones from it as far as possible.
    void balance(rules::Side side);

    /// The number of missing stones; negative if there are too many.
    [[nodiscard]] int missing() const { return m_layout.totalStones - m_board.total(); }
    /// The draft as text, even if it is not a possible position.
    [[nodiscard]] std::string text() const;
    /// The position; or the first reason why it is impossible.
    [[nodiscard]] Expected<rules::AnyPosition, ParseError> position() const;

    friend bool operator==(const PositionDraft&, const PositionDraft&) = default;

private:
    rules::GameSetup m_setup;
    rules::BoardLayout m_layout;
    rules::BoardState m_board;
    int m_turns = 0;
};

} // namespace qumalaq::notation
