// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"
#include "core/rules/board_state.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <array>

namespace qumalaq::desktop {

/// The content of a picture of a board.
struct PictureContent {
    rules::BoardState board;
    rules::BoardLayout layout;
    BoardView view;
    std::array<QString, 2> names; ///< [side]
    Theme theme;
};

/// `width` in pixels.
[[nodiscard]] QImage boardImage(const PictureContent& content, int width);
/// The same picture as SVG, from the same painter.
[[nodiscard]] QByteArray boardSvg(const PictureContent& content, int width);

} // namespace qumalaq::desktop
