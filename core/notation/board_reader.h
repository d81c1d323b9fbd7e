// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/notation/text_cursor.h"
#include "core/rules/board_state.h"

#include <string>

/// The parts that all position texts share. For the readers and writers of this folder.
namespace qumalaq::notation {

[[nodiscard]] Expected<void, ParseError> expectChar(TextCursor& cursor, char wanted);
/// Requires at least one space.
[[nodiscard]] Expected<void, ParseError> expectSpace(TextCursor& cursor);

/// `9,9,9`: one number for each pit, each at most `most`.
[[nodiscard]] Expected<void, ParseError> takeRow(TextCursor& cursor, rules::BoardState& board, rules::Side side,
                                                 int most);
[[nodiscard]] Expected<void, ParseError> takeStore(TextCursor& cursor, rules::BoardState& board, rules::Side side,
                                                   int most);
/// `9,9,9/9,9,9 0,0 `: rows and stores, with the space after them.
[[nodiscard]] Expected<void, ParseError> takeStones(TextCursor& cursor, rules::BoardState& board, int most);

/// What takeStones() reads.
[[nodiscard]] std::string stonesText(const rules::BoardState& board);

/// A WrongTotal error. `at`: the beginning of the rows.
[[nodiscard]] ParseError wrongTotal(const TextCursor& at, int expected, int actual);

} // namespace qumalaq::notation
