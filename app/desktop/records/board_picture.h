// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"
#include "core/rules/any_position.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

class QPainter;

namespace qumalaq::desktop {

struct PictureContent {
    rules::BoardState board;
    rules::BoardLayout layout;
    BoardView view;
    std::array<QString, 2> names; ///< [side]
    Theme theme;
};

/// The position seen from South, with the names of the sides in the program's language.
[[nodiscard]] PictureContent pictureOf(const rules::AnyPosition& position, const Theme& theme);

/// Width divided by height of the board without names.
[[nodiscard]] double aspectOf(const PictureContent& content);
/// Paints vector shapes for print, centred in `box` and as large as possible. Only for themes with
/// Theme::drawsOutlines.
void paintBoard(QPainter& painter, const PictureContent& content, const QRectF& box);

/// `width` in pixels.
[[nodiscard]] QImage boardImage(const PictureContent& content, int width);
/// The same picture as SVG, from the same painter; only vector shapes if the theme has Theme::drawsOutlines.
[[nodiscard]] QByteArray boardSvg(const PictureContent& content, int width);

enum class PictureFormat : std::uint8_t { Png, Svg };
/// The format by the suffix of a file name; none if it is neither .png nor .svg.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& fileName);
/// The bytes of such a file.
[[nodiscard]] QByteArray boardFile(const PictureContent& content, int width, PictureFormat format);

inline constexpr int kPictureWidth = 1600; ///< of a saved picture, in pixels

} // namespace qumalaq::desktop
