// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>

/// The position that is printed on paper scoresheets after every ten moves, for the Togyz family:
///
///     0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0
///
/// North's kazan, North's row from its last pit to its first, South's row from its first, South's kazan: the board as
/// South sees it. `-` is an empty pit, `X` a pit that is a tuzdyk of the other side. The side to move is not written;
/// after ten moves of each it is South.
namespace qumalaq::notation {

/// The board must be of a game of the Togyz family.
[[nodiscard]] std::string toPaperText(const rules::BoardState& board);

/// The numbers may be separated by spaces, line feeds, commas, slashes and bars, and an empty pit may be a 0. Requires
/// a setup of a game of the Togyz family. An impossible position is an error.
[[nodiscard]] Expected<rules::BoardState, ParseError> parsePaperPosition(std::string_view text,
                                                                         const rules::GameSetup& setup);

} // namespace qumalaq::notation
