// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/i18n/language.h"
#include "core/base/expected.h"
#include "core/rules/history.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace qumalaq::desktop {

/// What a screenshot shows.
enum class Page {
    Main,
    Start,
    Lessons,
    Puzzles,
    Rush,
    Library,
    Editor,
    Doctor,
    NewGame,
    Settings,
    Rules,
    End,
    About,
    Keys,
    Study,
    Review
};

/// What the program was asked on the command line. All texts of it are for a console and in English.
struct CommandLine {
    enum class Wish { Run, Help, Version };

    Wish wish = Wish::Run;
    QString screenshot; ///< file; empty: a window as usual
    QSize size;         ///< empty: as it was last time
    std::optional<Language> language;
    std::optional<ThemeId> theme;
    std::optional<rules::History> game; ///< from --game, --option, --position and --moves
    Page page = Page::Main;
    QStringList files;    ///< games to be opened
    QString settingsFile; ///< empty: the person's own
    QString dataFolder;   ///< empty: the person's own
    QStringList rest;     ///< what the toolkit understands: -platform, -style …

    /// `arguments` without the program's name. The error is one line that says what and where.
    [[nodiscard]] static Expected<CommandLine, QString> parse(const QStringList& arguments);
    [[nodiscard]] static QString help();
};

} // namespace qumalaq::desktop
