// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/play_choices.h"
#include "core/rules/move_effect.h"

#include <QCoreApplication>

#include <optional>

namespace qumalaq::desktop {

/// The content of the preview: a rules::MoveEffect as short texts.
class MovePreviewText {
    Q_DECLARE_TR_FUNCTIONS(MovePreviewText)

public:
    /// The move must be legal. The reply for PreviewDetail::Reply is added later, by replyTo().
    [[nodiscard]] static MovePreview of(const rules::AnyPosition& position, rules::Move move, PreviewDetail detail);
    /// The opponent's largest capture after the move; none if nothing can be taken or the same side moves again.
    [[nodiscard]] static std::optional<MovePreview::Reply> replyTo(const rules::AnyPosition& position,
                                                                   rules::Move move);
    /// "+10", "11: odd, no capture", "3, but ninth pit".
    [[nodiscard]] static QString resultOf(const rules::MoveEffect& effect);
    /// The same as a sentence for screen readers, with as much as the preview shows: "last stone into Second’s pit 3,
    /// brings 10".
    [[nodiscard]] static QString spoken(const rules::AnyPosition& position, rules::Move move, PreviewDetail detail);
    /// "last stone into Second’s pit 3".
    [[nodiscard]] static QString spokenLanding(rules::GameId game, rules::Place last);

private:
    /// The effect of the last stone in a few words; empty if the captured stones already show it.
    [[nodiscard]] static QString landingText(const rules::MoveEffect& effect);
};

} // namespace qumalaq::desktop
