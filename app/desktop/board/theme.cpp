// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/theme.h"

namespace qumalaq::desktop {

namespace {

Theme lightWood()
{
    Theme theme;
    theme.id = ThemeId::LightWood;
    theme.window = QColor(0xF4, 0xEB, 0xDD);
    theme.surface = QColor(0xFD, 0xF9, 0xF2);
    theme.text = QColor(0x2B, 0x1A, 0x0E);
    theme.mutedText = QColor(0x6B, 0x54, 0x3F);
    theme.accent = QColor(0x8A, 0x4B, 0x16);
    theme.accentText = QColor(0xFF, 0xFB, 0xF4);
    theme.outline = QColor(0xCB, 0xB8, 0x9C);
    theme.board = QColor(0xD8, 0xAE, 0x78);
    theme.boardEdge = QColor(0x8E, 0x5F, 0x30);
    theme.pit = QColor(0x7A, 0x4E, 0x25);
    theme.stone = QColor(0xF7, 0xF1, 0xE3);
    theme.badge = QColor(0x2B, 0x1A, 0x0E);
    theme.badgeText = QColor(0xF7, 0xF1, 0xE3);
    theme.inscription = QColor(0x4A, 0x2C, 0x12);
    theme.mark = QColor(0x7A, 0x16, 0x24);
    theme.hint = QColor(0x0B, 0x5D, 0x34);
    theme.faults = {QColor(0x85, 0x5E, 0x00), QColor(0xA8, 0x48, 0x0A), QColor(0xA3, 0x12, 0x2A)};
    theme.owners = {QColor(0x00, 0x55, 0x8A), QColor(0x9A, 0x34, 0x12)};
    theme.ownerText = theme.stone;
    theme.inlay = QColor(0xE9, 0xC9, 0x7B);
    return theme;
}

Theme dark()
{
    Theme theme;
    theme.id = ThemeId::Dark;
    theme.window = QColor(0x17, 0x19, 0x1D);
    theme.surface = QColor(0x22, 0x25, 0x2B);
    theme.text = QColor(0xF2, 0xE9, 0xDA);
    theme.mutedText = QColor(0xB4, 0xAB, 0x9C);
    theme.accent = QColor(0xE0, 0xA9, 0x5C);
    theme.accentText = QColor(0x1B, 0x14, 0x10);
    theme.outline = QColor(0x45, 0x49, 0x52);
    theme.board = QColor(0x4A, 0x38, 0x2B);
    theme.boardEdge = QColor(0x2A, 0x1F, 0x17);
    theme.pit = QColor(0x1B, 0x14, 0x10);
    theme.stone = QColor(0xE8, 0xDC, 0xC2);
    theme.badge = QColor(0xF2, 0xE9, 0xDA);
    theme.badgeText = QColor(0x1B, 0x14, 0x10);
    theme.inscription = QColor(0xD9, 0xC3, 0x9F);
    theme.mark = QColor(0xFF, 0xB3, 0x9C);
    theme.hint = QColor(0x86, 0xE0, 0x8F);
    theme.faults = {QColor(0xE8, 0xC1, 0x4A), QColor(0xF0, 0x9A, 0x4A), QColor(0xFF, 0x8A, 0x7A)};
    theme.owners = {QColor(0x56, 0xB4, 0xE9), QColor(0xE6, 0x9F, 0x00)};
    theme.ownerText = theme.badgeText;
    theme.inlay = theme.inscription;
    return theme;
}

Theme highContrast()
{
    Theme theme;
    theme.id = ThemeId::HighContrast;
    theme.window = QColor(0, 0, 0);
    theme.surface = QColor(0, 0, 0);
    theme.text = QColor(0xFF, 0xFF, 0xFF);
    theme.mutedText = QColor(0xE0, 0xE0, 0xE0);
    theme.accent = QColor(0xFF, 0xFF, 0xFF);
    theme.accentText = QColor(0, 0, 0);
    theme.outline = QColor(0xFF, 0xFF, 0xFF);
    theme.board = QColor(0, 0, 0);
    theme.boardEdge = QColor(0xFF, 0xFF, 0xFF);
    theme.pit = QColor(0x1A, 0x1A, 0x1A);
    theme.stone = QColor(0xFF, 0xFF, 0xFF);
    theme.badge = QColor(0xFF, 0xFF, 0xFF);
    theme.badgeText = QColor(0, 0, 0);
    theme.inscription = QColor(0xFF, 0xFF, 0xFF);
    theme.mark = QColor(0xFF, 0x8A, 0xD8);
    theme.hint = QColor(0x3C, 0xF2, 0x81);
    theme.faults = {QColor(0xFF, 0xE1, 0x4D), QColor(0xFF, 0xB0, 0x4D), QColor(0xFF, 0x8A, 0x8A)};
    theme.owners = {QColor(0x56, 0xB4, 0xE9), QColor(0xFF, 0xD2, 0x00)};
    theme.ownerText = theme.badgeText;
    theme.inlay = theme.inscription;
    theme.drawsOutlines = true;
    return theme;
}

/// Black stones on pale wood, as in federation tournaments, in a plain window.
Theme tournament()
{
    Theme theme;
    theme.id = ThemeId::Tournament;
    theme.window = QColor(0xEE, 0xF0, 0xF2);
    theme.surface = QColor(0xFF, 0xFF, 0xFF);
    theme.text = QColor(0x16, 0x1A, 0x20);
    theme.mutedText = QColor(0x50, 0x58, 0x63);
    theme.accent = QColor(0x1F, 0x4E, 0x79);
    theme.accentText = QColor(0xFF, 0xFF, 0xFF);
    theme.outline = QColor(0xB9, 0xC0, 0xC8);
    theme.board = QColor(0xE6, 0xD0, 0xA6);
    theme.boardEdge = QColor(0x9C, 0x7C, 0x4A);
    theme.pit = QColor(0xC6, 0xA4, 0x6E);
    theme.stone = QColor(0x20, 0x1F, 0x22);
    theme.badge = QColor(0x20, 0x1F, 0x22);
    theme.badgeText = QColor(0xFB, 0xF6, 0xEA);
    theme.inscription = QColor(0x4F, 0x35, 0x14);
    theme.mark = QColor(0x96, 0x12, 0x2B);
    theme.hint = QColor(0x0A, 0x58, 0x38);
    theme.faults = {QColor(0x7A, 0x56, 0x00), QColor(0xA0, 0x44, 0x08), QColor(0xA3, 0x12, 0x2A)};
    theme.owners = {QColor(0x0B, 0x4F, 0x80), QColor(0x96, 0x30, 0x10)};
    theme.ownerText = theme.badgeText;
    theme.inlay = QColor(0x6A, 0x46, 0x18);
    return theme;
}

/// Black, white and grey only, for print and photocopies. The owners differ by pattern.
Theme paper()
{
    Theme theme;
    theme.id = ThemeId::Paper;
    const QColor black(0x10, 0x10, 0x10);
    const QColor white(0xFF, 0xFF, 0xFF);
    theme.window = white;
    theme.surface = white;
    theme.text = black;
    theme.mutedText = QColor(0x50, 0x50, 0x50);
    theme.accent = black;
    theme.accentText = white;
    theme.outline = QColor(0x80, 0x80, 0x80);
    theme.board = white;
    theme.boardEdge = black;
    theme.pit = white;
    theme.stone = QColor(0x30, 0x30, 0x30);
    theme.badge = black;
    theme.badgeText = white;
    theme.inscription = black;
    theme.mark = black;
    theme.hint = black;
    theme.faults = {black, black, black};
    theme.owners = {QColor(0x38, 0x38, 0x38), QColor(0x70, 0x70, 0x70)};
    theme.ownerText = white;
    theme.inlay = black;
    theme.drawsOutlines = true;
    return theme;
}

constexpr ThemeId kThemes[] = {ThemeId::LightWood, ThemeId::Dark, ThemeId::Tournament, ThemeId::HighContrast};

Theme& current()
{
    static Theme theme = lightWood();
    return theme;
}

} // namespace

Theme themeOf(ThemeId id)
{
    switch (id) {
    case ThemeId::LightWood:
        return lightWood();
    case ThemeId::Dark:
        return dark();
    case ThemeId::HighContrast:
        return highContrast();
    case ThemeId::Tournament:
        return tournament();
    case ThemeId::Paper:
        return paper();
    }
    return lightWood();
}

const Theme& currentTheme()
{
    return current();
}

void setCurrentTheme(ThemeId id)
{
    current() = themeOf(id);
}

std::span<const ThemeId> allThemes()
{
    return kThemes;
}

QString keyOf(ThemeId id)
{
    switch (id) {
    case ThemeId::LightWood:
        return QStringLiteral("light");
    case ThemeId::Dark:
        return QStringLiteral("dark");
    case ThemeId::HighContrast:
        return QStringLiteral("high-contrast");
    case ThemeId::Tournament:
        return QStringLiteral("tournament");
    case ThemeId::Paper:
        return QStringLiteral("paper");
    }
    return {};
}

} // namespace qumalaq::desktop
