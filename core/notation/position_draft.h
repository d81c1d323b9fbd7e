// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <optional>
#include <string>

namespace qumalaq::notation {

/// A position while it is being laid out: any stones anywhere, whether they make a position or not. A value.
class PositionDraft {
public:
    explicit PositionDraft(const rules::GameSetup& setup = rules::GameSetup()) { startAnew(setup); }

    [[nodiscard]] const rules::GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const rules::BoardState& board() const { return m_board; }
    [[nodiscard]] const rules::BoardLayout& layout() const { return m_layout; }
    /// Turns played before, where the game counts them.
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] bool hasTuzdyks() const;
    /// The game may say which pit has to be played.
    [[nodiscard]] bool hasPrescribed() const { return m_setup.game() == rules::GameId::MangalaSuez; }

    /// The start of the setup's game.
    void startAnew(const rules::GameSetup& setup);
    void take(const rules::GameSetup& setup, const rules::AnyPosition& position);
    /// No stone anywhere.
    void clear();

    /// Taken into 0 to as many as the game has. A tuzdyk holds none.
    void setCount(rules::Place place, int count);
    void setSideToMove(rules::Side side) { m_board.sideToMove = side; }
    /// 0: none. What lay in that pit goes to the owner's kazan, as if it had been sown there.
    void setTuzdyk(rules::Side owner, int number);
    void setPrescribed(std::optional<rules::Pit> pit) { m_board.prescribed = pit; }
    /// What is missing goes to this side's store; what is too much is taken out of it, as far as it is there.
    void balance(rules::Side side);

    /// Stones that are not on the board; negative if there are too many.
    [[nodiscard]] int missing() const { return m_layout.totalStones - m_board.total(); }
    /// The draft as text, position or not.
    [[nodiscard]] std::string text() const;
    /// Or the first reason why it is none.
    [[nodiscard]] Expected<rules::AnyPosition, ParseError> position() const;

private:
    rules::GameSetup m_setup;
    rules::BoardLayout m_layout;
    rules::BoardState m_board;
    int m_turns = 0;
};

} // namespace qumalaq::notation
