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

/// What a picture of a board shows.
struct PictureContent {
    rules::BoardState board;
    rules::BoardLayout layout;
    BoardView view;
    std::array<QString, 2> names; ///< [side]
    Theme theme;
};

/// So many pixels wide.
[[nodiscard]] QImage boardImage(const PictureContent& content, int width);
/// The same, painted by the same painter, as SVG.
[[nodiscard]] QByteArray boardSvg(const PictureContent& content, int width);

} // namespace qumalaq::desktop
