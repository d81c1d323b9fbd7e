// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <span>

namespace qumalaq::desktop {

enum class ThemeId { LightWood, Dark, HighContrast, Tournament };

/// Every colour of the program: the window's and the board's. No style literal stands anywhere else.
/// A value; compared by id where pixmaps are cached.
struct Theme {
    ThemeId id = ThemeId::LightWood;

    // the window
    QColor window;
    QColor surface; ///< cards, panels, fields
    QColor text;
    QColor mutedText;
    QColor accent;     ///< buttons, focus
    QColor accentText; ///< on accent
    QColor outline;    ///< lines between things

    // the board
    QColor board;
    QColor boardEdge;
    QColor pit;
    QColor stone;
    QColor badge; ///< plate behind a count
    QColor badgeText;
    QColor inscription; ///< pit numbers, names, ornament on the wood
    QColor mark;        ///< the last move's ring and trail
    QColor hint;
    std::array<QColor, 2> owners; ///< [side]; owners differ by pattern too
    QColor ownerText;             ///< on either owner's colour
    QColor inlay;                 ///< the majority mark in a kazan

    bool drawsOutlines = false; ///< 3 px outlines instead of shadows (high contrast)
};

[[nodiscard]] Theme themeOf(ThemeId id);
[[nodiscard]] std::span<const ThemeId> allThemes();
/// In settings and on the command line: light, dark, high-contrast, tournament.
[[nodiscard]] QString keyOf(ThemeId id);

} // namespace qumalaq::desktop
