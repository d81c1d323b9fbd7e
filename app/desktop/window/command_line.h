// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/text/language.h"
#include "core/base/expected.h"
#include "core/rules/history.h"

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace qumalaq::desktop {

/// What --page names. Not all of them can be shown without --screenshot, see openCommandOf().
enum class ScreenshotPage {
    Main,
    Start,
    Continue,
    Lessons,
    Puzzles,
    Rush,
    Openings,
    Library,
    Editor,
    CheckScoresheet,
    NewGame,
    Settings,
    Rules,
    End,
    About,
    Keys,
    Study,
    Review,
    TwoComputers,
    Progress,
    Reviews
};

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    enum class Command { Run, Help, Version };

    Command command = Command::Run;
    QString screenshot; ///< file name; empty for a normal window
    QString diagram;    ///< file name, see pictureFormatOf(); empty for a normal window
    QSize size;         ///< empty: the size of the last run
    std::optional<Language> language;
    std::optional<ThemeId> theme;
    std::optional<rules::History> game; ///< from --game, --option, --position and --moves
    std::optional<ScreenshotPage> page;
    /// The arguments that say what to show: of these options and of --page. May be empty.
    QStringList shownArguments;
    QStringList files;    ///< games to open
    QString settingsFile; ///< empty: the person's own settings
    QString dataFolder;   ///< empty: the person's own data
    QStringList rest;     ///< Qt's options: -platform, -style …

    /// Whether the program draws a picture instead of showing its window.
    [[nodiscard]] bool drawsPicture() const { return !screenshot.isEmpty() || !diagram.isEmpty(); }

    /// Why the program cannot start: source texts for tr().
    static const char* const kNoDisplay;
    static const char* const kNoAnswer;

    /// The language asked for, even if other arguments are wrong. `arguments` is without the program's name.
    [[nodiscard]] static std::optional<Language> languageIn(const QStringList& arguments);
    /// `arguments` is without the program's name. The error is one translated line.
    [[nodiscard]] static Expected<CommandLine, QString> parse(const QStringList& arguments);
    [[nodiscard]] static QString help();
};

} // namespace qumalaq::desktop
