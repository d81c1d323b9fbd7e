// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/position_text.h"
#include "core/notation/text_cursor.h"
#include "core/rules/togyz/bestemshe.h"

#include <string>

/// The Togyz family's part of position_text.h.
namespace qumalaq::notation {

/// The text after the stones: `2,- s`.
[[nodiscard]] std::string togyzMarksText(const rules::BoardState& board);

/// Reads any of the forms, from the first row to the end of the text. The options are those of `start`.
template <rules::TogyzRules kRules>
[[nodiscard]] Expected<ParsedPosition, ParseError> parseTogyzPosition(TextCursor& cursor,
                                                                      const rules::TogyzPosition<kRules>& start);

} // namespace qumalaq::notation
