// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// A move in notation: "76", from pit 7 to pit 6. An invisible separator (U+2063) is between the digits, because a
/// voice would read seventy-six; see spokenMoves().
[[nodiscard]] QString writtenMove(const rules::AnyPosition& position, rules::Move move);

/// The same for the text of a move in any game.
[[nodiscard]] QString writtenMove(std::string_view move);

/// For a voice: "7 6" for the "76" of writtenMove(), with a pause between moves.
[[nodiscard]] QString spokenMoves(QString text);

} // namespace qumalaq::desktop
