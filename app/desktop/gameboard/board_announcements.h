// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"
#include "core/rules/any_position.h"

#include <QString>

namespace qumalaq::desktop {

class BoardWidget;

/// Answers questions about the position on a board, on every page that has one. `side` is the side of the person who
/// asks.
namespace BoardAnnouncements {

/// Whether the command is a question about the position or ActionId::SayLast.
[[nodiscard]] bool handles(ActionId command);
/// The answer to a question about the position, which the board shows; empty for ActionId::SayLast.
[[nodiscard]] QString answer(ActionId command, const BoardWidget& board, const rules::AnyPosition& position,
                             rules::Side side);
/// The same for stones that need not be a valid position; empty if the answer needs the rules.
[[nodiscard]] QString answer(ActionId command, const BoardWidget& board, rules::GameId game,
                             const rules::BoardState& stones, rules::Side side);
/// Announces the answer; for SayLast, repeats the last announcement.
void run(ActionId command, const BoardWidget& board, const rules::AnyPosition& position, rules::Side side);

} // namespace BoardAnnouncements

} // namespace qumalaq::desktop
