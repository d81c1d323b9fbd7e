// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/game/game_session.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/start_button.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/window_dialogs.h"
#include "tests/app/desktop/responsive_application.h"
#include "tests/app/desktop/visible.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>
#include <utility>

namespace qumalaq::desktop {

/// Adds a row for each language of the program.
inline void addLanguages()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages())
        QTest::newRow(language.code()) << language;
}

/// A Qt warning is an error in the program and fails the test, except for warnings about missing features of the test
/// platform.
inline void failOnWarnings()
{
    static QtMessageHandler reporter = nullptr;
    reporter = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (type == QtWarningMsg && !text.startsWith(QLatin1String("This plugin does not support")))
            QTest::qFail(qPrintable(text), context.file ? context.file : "the toolkit", context.line);
        else
            reporter(type, context, text);
    });
}

/// Chooses from an open menu, with the keyboard: from Qt 6.8 on it does not take a simulated click.
inline void choose(QMenu* menu, QAction* action)
{
    menu->setActiveAction(action);
    QTest::keyClick(menu, Qt::Key_Return);
}

/// As in run(), once. Every Program calls it.
inline void setUpApplication()
{
    static bool isSetUp = false;
    if (std::exchange(isSetUp, true))
        return;
    setUpStyle();
    failOnWarnings();
}

/// The whole program without main(): a window on a match, with its files in one folder. The board shows everything
/// without animation.
class Program {
public:
    /// In a new folder.
    explicit Program(Language language = Language::English) : Program(std::make_unique<QTemporaryDir>(), {}, language)
    {
    }
    /// In a folder that others use, too, such as an earlier program.
    explicit Program(const QString& folder) : Program(nullptr, folder, std::nullopt) {}

private:
    Program(std::unique_ptr<QTemporaryDir> ownFolder, const QString& folder, std::optional<Language> language)
        : m_ownFolder(std::move(ownFolder))
        , m_folder(m_ownFolder ? m_ownFolder->path() : folder)
        , m_settings(path("s.ini"))
    {
        setUpApplication();
        m_settings.setValue(setting::kSound, false);
        if (m_ownFolder)
            m_settings.setValue(setting::kCoach, false); // its comments depend on the computer's moves
        if (language || !m_settings.language())
            m_settings.setLanguage(language.value_or(Language::English));
        asTheProgram(QStringLiteral("make the window"),
                     [&] { window = std::make_unique<MainWindow>(match, m_settings, translator); });
        window->setArtLoading(ArtLoading::Background);
        // As in the program, the first game makes its page.
        QObject::connect(&match, &session::Match::started, window.get(), [this] { hurry(); });
    }

    void hurry()
    {
        board().setTimeScale(0);
        match.setMinimumThinkingTime(0);
    }

public:
    /// As a choice in the settings does. All pages are made anew.
    void setLanguage(Language language)
    {
        m_settings.setLanguage(language);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        hurry();
    }

    /// Opens the start page.
    void open()
    {
        // It styles and lays out the first frame.
        asTheProgram(
            QStringLiteral("show"), [&] { window->show(); }, ResponsiveApplication::kFirstFrameMs);
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        asTheProgram(QStringLiteral("begin"), [&] { window->begin(path("unfinished.game")); });
        QCoreApplication::processEvents();
    }

    /// Begins a game with the last choices.
    void begin()
    {
        open();
        asTheProgram(QStringLiteral("click on Play"), [&] { pages().start()->tile(StartPage::Tile::Play)->click(); });
        QCoreApplication::processEvents();
    }

    /// Begins a game with these choices.
    void begin(const NewGameChoice& choice)
    {
        m_settings.setNewGame(choice);
        begin();
    }
    /// Begins a game of two people from the start position.
    void beginForTwo() { begin({.opponent = NewGameChoice::Opponent::Person}); }
    /// Opens the study with a game of two people that has just ended, after two moves.
    void studyAnEndedGame()
    {
        beginForTwo();
        press(Qt::Key_7);
        press(Qt::Key_9);
        resign();
        trigger(ActionId::Study);
    }
    /// Begins a game against a level of the computer.
    void beginAgainst(int level) { begin({.level = level}); }

    /// A file in the folder.
    [[nodiscard]] QString path(const char* name) const { return QDir(m_folder).filePath(QLatin1String(name)); }
    [[nodiscard]] QString journal() const { return path("unfinished.game"); }
    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] WindowPages& pages() const { return window->pages(); }
    [[nodiscard]] GamePage* game() const { return pages().game(); }
    [[nodiscard]] BoardWidget& board() const { return *game()->board(); }
    [[nodiscard]] QAction* action(ActionId id) const { return window->actions().at(id); }

    void trigger(ActionId id) const
    {
        QAction* command = action(id);
        asTheProgram(QStringLiteral("the command ") + command->text(), [command] { command->trigger(); });
    }

    /// Resigns, and answers the question whether it is meant.
    void resign() const
    {
        trigger(ActionId::Resign);
        desktop::press(window->notices(), GameNotices::tr("&Resign", "the game ends").remove(u'&'));
    }

    void click(rules::Side row, int number) const
    {
        const rules::Pit pit{row, static_cast<std::uint8_t>(number)};
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().pitRect(pit).center());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&board(), key, modifiers);
    }
    /// The text of the notice; empty if there is none.
    [[nodiscard]] QString notice() const { return textsSeen(window->notices()).value(0); }
    [[nodiscard]] int plies() const { return static_cast<int>(match.history().plies().size()); }

private:
    std::unique_ptr<QTemporaryDir> m_ownFolder;
    QString m_folder;
    Settings m_settings;

public:
    Translator translator;
    session::Match match;
    std::unique_ptr<MainWindow> window; ///< destroyed first
};

/// The program with the start page open.
struct OpenProgram : Program {
    explicit OpenProgram(Language language = Language::English) : Program(language) { open(); }
};

/// The program with a game of two people from the start position.
struct GameForTwo : Program {
    explicit GameForTwo(Language language = Language::English) : Program(language) { beginForTwo(); }
};

/// The program with a game against the computer, as for a newcomer.
struct StartedGame : Program {
    explicit StartedGame(Language language = Language::English) : Program(language) { begin(); }
};

} // namespace qumalaq::desktop
