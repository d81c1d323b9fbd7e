// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string_view>

/// The form of a position on paper scoresheets, where it follows every ten moves. For the Togyz family:
///
///     0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0
///
/// North's kazan, North's row from its last pit to its first, South's row from its first pit, South's kazan: the board
/// as South sees it. `-` is an empty pit, `X` a pit that is a tuzdyk of the other side. The side to move is not
/// written; after ten moves of each player it is South.
namespace qumalaq::notation {

/// The numbers may be separated by spaces, line feeds, commas, slashes and bars; an empty pit may be a 0. Requires the
/// setup of a game of the Togyz family. An impossible position is an error.
[[nodiscard]] Expected<rules::BoardState, ParseError> parsePaperPosition(std::string_view text,
                                                                         const rules::GameSetup& setup);

} // namespace qumalaq::notation
