// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window in a program that gets killed. It keeps its files in the folder of the first argument, begins a game in
/// the way of the second (see ways_in.h), and dies at the moment named by the third: "started", when the new game has
/// just begun; "finished", when the game has just ended; "done", after the event that began it; "later", when it is
/// killed from outside; "blocked", as "done", but the library cannot be written meanwhile. The fourth is the state
/// before: "kept", a game in the journal; "running", a game on the board.
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/study/study_page.h"
#include "core/library/library.h"
#include "tests/app/desktop/game/ways_in.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/window_fixture.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <csignal>
#include <cstdio>
#include <optional>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// A single write(), so that the text is in the pipe when the process dies.
void say(const char* what)
{
    std::printf("%s\n", what);
    std::fflush(stdout);
}

[[noreturn]] void die()
{
#ifdef Q_OS_WIN
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(STATUS_CONTROL_C_EXIT)); // a crash to QProcess
#else
    (void)std::raise(SIGKILL);
#endif
    std::abort();
}

void chooseOpponent(Program& program, NewGameChoice::Opponent opponent)
{
    NewGameChoice choice;
    choice.opponent = opponent;
    choice.level = 1;
    choice.clock = ways::chosenClock();
    program.settings().setNewGame(choice);
}

/// Plays the old game with the keys of two people.
void playOldGame(Program& program)
{
    chooseOpponent(program, NewGameChoice::Opponent::Person);
    QTest::mouseClick(program.pages().start()->tile(StartPage::Tile::Play), Qt::LeftButton);
    const rules::History game = ways::oldGame();
    for (const auto& ply : game.plies())
        program.press(static_cast<Qt::Key>(Qt::Key_0 + ply.move.from.number));
}

void click(QWidget* widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

void key(Program& program, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(program.window->page(), key, modifiers);
}

void playFromTheStudy(Program& program)
{
    program.pages().study()->board()->setTimeScale(0);
    key(program, Qt::Key_G, Qt::ControlModifier);
}

void openFile(Program& program, const QString& folder)
{
    const QString path = QDir(folder).filePath(QStringLiteral("shared.tgk"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("[White \"Aisha\"]\n\n1. 76 98 *\n");
    file.close();
    program.window->openFiles({path});
    if (!QTest::qWaitFor([&] { return program.window->page() == program.pages().study(); }))
        qFatal("The file is not opened");
    playFromTheStudy(program);
}

void enterLessonsMatch(Program& program)
{
    LessonsPage* page = enterLessons(program);
    for (const Course& course : LessonCatalog::courses()) {
        for (const learn::Lesson& lesson : course.lessons) {
            for (const learn::Task& task : lesson.tasks) {
                if (task.kind == learn::TaskKind::Match)
                    return openTask(page, lesson, task);
            }
        }
    }
}

/// A game is over or set aside, and is in the library by now; then it goes on.
void waitForLibrary(const QString& folder)
{
    const auto isStored = [&folder] {
        const auto library = library::Library::open(QDir(folder).filePath(QStringLiteral("games.library")));
        return library && (*library)->count().value_or(0) == 1
               && QDir(folder).entryList({QStringLiteral("unfinished.game.aside*")}).isEmpty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isStored(), 60'000);
}

/// Another program writes a library for as long as this lives.
class Blockade {
public:
    explicit Blockade(const QString& folder)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("blockade")))
    {
        m_database.setDatabaseName(QDir(folder).filePath(QStringLiteral("games.library")));
        if (!m_database.open() || !QSqlQuery(m_database).exec(QStringLiteral("BEGIN IMMEDIATE")))
            qFatal("cannot block the library");
    }

private:
    QSqlDatabase m_database;
};

void takeWay(Program& program, const QString& way, const QString& folder)
{
    const bool isAtStart = program.window->page() == program.pages().start();
    if (way == QStringLiteral("rematch"))
        return key(program, Qt::Key_R, Qt::ControlModifier);
    if (way == QStringLiteral("resign"))
        return program.trigger(ActionId::Resign);
    if (way == ways::kUndo)
        return program.pages().gameSession().undo();
    if (way == ways::kReopen)
        return program.trigger(ActionId::Undo);
    if (way == ways::kLesson)
        return enterLessonsMatch(program);
    if (way == QStringLiteral("file"))
        return openFile(program, folder);
    if (way == QStringLiteral("study")) {
        key(program, Qt::Key_T, Qt::ControlModifier);
        return playFromTheStudy(program);
    }
    if (way == QStringLiteral("editor")) {
        key(program, Qt::Key_E, Qt::ControlModifier);
        return click(program.pages().editor()->playButton());
    }
    if (way == QStringLiteral("New game")) {
        key(program, Qt::Key_N, Qt::ControlModifier);
        return QTest::keyClick(program.window->findChild<NewGameDialog*>(), Qt::Key_Return);
    }
    if (!isAtStart)
        key(program, Qt::Key_Home, Qt::AltModifier);
    const bool isForTwo = way == QStringLiteral("Two players");
    click(program.pages().start()->tile(isForTwo ? StartPage::Tile::TwoPeople : StartPage::Tile::Play));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    setUpApplication();
    const QStringList arguments = QCoreApplication::arguments();
    const QString& folder = arguments.at(1);
    const QString& way = arguments.at(2);
    const QString& moment = arguments.at(3);
    Program program(folder);
    program.pages().keepLibraryIn(QDir(folder).filePath(QStringLiteral("games.library")));
    program.open();
    if (way == QStringLiteral("old game")) {
        playOldGame(program);
        die();
    }
    if (arguments.at(4) == QStringLiteral("running"))
        playOldGame(program);
    chooseOpponent(program, NewGameChoice::Opponent::Computer);
    if (way == ways::kUndo)
        takeWay(program, QStringLiteral("Play now"), folder);
    else if (way == ways::kReopen)
        program.trigger(ActionId::Resign);
    if (way == ways::kUndo || way == ways::kReopen)
        waitForLibrary(folder);
    std::optional<Blockade> blockade;
    if (moment == QStringLiteral("blocked"))
        blockade.emplace(folder);
    if (moment == QStringLiteral("started"))
        QObject::connect(&program.match, &session::Match::started, &program.match, die);
    else if (moment == QStringLiteral("finished"))
        QObject::connect(&program.match, &session::Match::finished, &program.match, die);
    say("now");
    takeWay(program, way, folder);
    if (moment == QStringLiteral("done") || moment == QStringLiteral("blocked"))
        die();
    return QApplication::exec();
}
