// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/play_choices.h"
#include "core/rules/move_effect.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// What the lens and the parity glasses show: the numbers of core/rules/move_effect.h in a few characters.
class MovePreviews {
    Q_DECLARE_TR_FUNCTIONS(MovePreviews)

public:
    /// The move must be legal. The reply of LensDepth::Reply comes by replyTo(), later.
    [[nodiscard]] static MovePreview of(const rules::AnyPosition& position, rules::Move move, LensDepth depth);
    /// The most that the opponent can take after the move; none if it is not the opponent's turn then.
    [[nodiscard]] static std::optional<MovePreview::Reply> replyTo(const rules::AnyPosition& position,
                                                                   rules::Move move);
    /// "+10", "11: odd, nothing", "3, but ninth pit".
    [[nodiscard]] static QString verdictOf(const rules::MoveEffect& effect);
    /// For each house, what it is worth to the player across; without words where the parity does not matter.
    [[nodiscard]] static std::vector<Glass> glassesFor(const rules::AnyPosition& position);
};

} // namespace qumalaq::desktop
