// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/position_text.h"
#include "core/notation/text_cursor.h"
#include "core/rules/any_position.h"

#include <string>

/// The sowing family's part of position_text.h.
namespace qumalaq::notation {

/// The text after the stones: `- s`, or `n6 s 9` in a game that counts its turns.
template <const auto& kTables>
[[nodiscard]] std::string sowingMarksText(const rules::SowingPosition<kTables>& position);

/// Reads from the first row to the end of the text. `begin` and `start` are the start of the game.
template <const auto& kTables>
[[nodiscard]] Expected<ParsedPosition, ParseError>
parseSowingPosition(TextCursor& cursor, const rules::SowingPosition<kTables>& begin, const rules::SowingStart& start);

} // namespace qumalaq::notation
