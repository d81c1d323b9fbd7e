// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/play_choices.h"
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
    /// The same in words, for a screen reader: "last stone into North’s pit 3, brings 10". As much as the lens shows.
    [[nodiscard]] static QString spoken(const rules::MoveEffect& effect, LensDepth depth);
    /// For each house, what it is worth to the player across; without words where the parity does not matter.
    [[nodiscard]] static std::vector<Glass> glassesFor(const rules::AnyPosition& position);

private:
    /// What comes of the last stone, in a few words; empty if the stones it brings say it.
    [[nodiscard]] static QString landingText(const rules::MoveEffect& effect);
};

} // namespace qumalaq::desktop
