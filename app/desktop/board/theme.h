// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <span>

namespace qumalaq::desktop {

enum class ThemeId {
    LightWood,
    Dark,
    HighContrast,
    Tournament,
    Paper ///< black on white, for print; not one of allThemes()
};

/// The colours of the window and the board. Only painters of light and shade have colour literals of their own. A
/// value; caches of pixmaps compare themes by id.
struct Theme {
    ThemeId id = ThemeId::LightWood;

    // the window
    QColor window;
    QColor surface; ///< cards, panels, fields
    QColor text;
    QColor mutedText;
    QColor accent;                ///< buttons, focus
    QColor accentText;            ///< on accent
    QColor outline;               ///< separators
    std::array<QColor, 3> faults; ///< a doubtful move, a mistake, a blunder

    // the board
    QColor board;
    QColor boardEdge;
    QColor pit;
    QColor stone;
    QColor badge; ///< background of a count
    QColor badgeText;
    QColor inscription; ///< pit numbers, names and ornament on the wood
    QColor mark;        ///< rings of the last move
    QColor hint;
    std::array<QColor, 2> owners; ///< [side]; owners also differ by pattern
    QColor ownerText;             ///< on either owner's colour
    QColor inlay;                 ///< the majority mark in a kazan

    bool drawsOutlines = false; ///< 3 px outlines instead of shadows (high contrast, paper)
};

[[nodiscard]] Theme themeOf(ThemeId id);
/// The theme of the program, initially LightWood. Widgets read it when they paint, and repaint when the palette and the
/// style sheet follow it. Only for the user interface thread.
[[nodiscard]] const Theme& currentTheme();
void setCurrentTheme(ThemeId id);
/// The themes that a person can choose.
[[nodiscard]] std::span<const ThemeId> allThemes();
/// The name in settings and on the command line: light, dark, high-contrast, tournament, paper.
[[nodiscard]] QString keyOf(ThemeId id);

} // namespace qumalaq::desktop
