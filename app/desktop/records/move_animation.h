// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/board_picture.h"
#include "core/base/stop_token.h"
#include "core/rules/history.h"

#include <QFont>

#include <functional>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// Consecutive moves of a game, to be shown as an animation.
struct AnimationContent {
    PictureContent picture; ///< its board is that before the first move
    QFont font;             ///< of the texts on the board
    struct Sowing {
        rules::BoardState before;
        rules::MoveTrace trace;
    };
    std::vector<Sowing> moves; ///< at least one
};

/// The moves with the indices `first` to `last`, inclusive.
[[nodiscard]] std::vector<AnimationContent::Sowing> sowingsOf(const rules::History& game, std::size_t first,
                                                              std::size_t last);

inline constexpr int kAnimationWidth = 800; ///< pixels
/// The largest file for each ten moves, in bytes.
inline constexpr qsizetype kLargestAnimation = 2'000'000;

/// The animation as a GIF, which repeats. If the file would be too large, it has fewer frames. Reentrant; takes some
/// tenths of a second for each move, so call it on a worker thread. `progress` is called with 0 to 1, again from 0 for
/// each retry with fewer frames. None if it was stopped or the encoder failed.
[[nodiscard]] std::optional<QByteArray> animationGif(const AnimationContent& content, int width,
                                                     const std::function<void(double)>& progress = {},
                                                     const StopToken& stop = {});

} // namespace qumalaq::desktop
