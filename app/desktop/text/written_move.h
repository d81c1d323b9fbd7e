// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// A move as it is written: "76", from pit 7 to pit 6. An invisible separator is between the digits, because a voice
/// would read a number, seventy-six; see spokenMoves().
[[nodiscard]] QString writtenMove(const rules::AnyPosition& position, rules::Move move);

/// The same of a move that is text already, of any game.
[[nodiscard]] QString writtenMove(std::string_view move);

/// For the ear: "7 6" where writtenMove() made "76", and a pause between moves in a row.
[[nodiscard]] QString spokenMoves(QString text);

} // namespace qumalaq::desktop
