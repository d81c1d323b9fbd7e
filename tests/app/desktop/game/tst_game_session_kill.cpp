// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/study/study_page.h"
#include "core/library/library.h"
#include "core/session/match_journal.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/random_seed.h"
#include "tests/victim.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <optional>
#include <vector>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace qumalaq;
using namespace qumalaq::desktop;
using session::MatchJournal;

namespace {

/// The game that must not be lost, between two people.
rules::History oldGame()
{
    rules::History game;
    for (std::size_t ply = 0; ply < 10; ++ply) {
        const rules::MoveList moves = game.position().legalMoves();
        game.play(moves[ply * 3 % moves.size()]);
    }
    return game;
}

/// The clock that was chosen last.
session::ClockSpec chosenClock()
{
    session::ClockSpec clock;
    clock.main = {std::chrono::minutes(7), std::chrono::minutes(7)};
    return clock;
}

/// The ways to begin a game by user input. From the start page:
const QStringList kFromTheStartPage = {
    QStringLiteral("Play now"), QStringLiteral("Two players"), QStringLiteral("New game"),
    QStringLiteral("editor"),   QStringLiteral("study"),       QStringLiteral("file"),
};
/// While the old game is running:
const QStringList kFromTheGame = kFromTheStartPage + QStringList{QStringLiteral("rematch")};
/// The others begin a game against the computer, as chosen last.
bool isForTwo(const QString& way)
{
    return way == QStringLiteral("Two players") || way == QStringLiteral("rematch");
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
    program.settings().setNewGame({.opponent = opponent, .clock = chosenClock(), .level = 1});
}

/// Plays the old game with the keys of two people.
void playOldGame(Program& program)
{
    chooseOpponent(program, NewGameChoice::Opponent::Person);
    QTest::mouseClick(program.pages().start()->tile(StartPage::Tile::Play), Qt::LeftButton);
    const rules::History game = oldGame();
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
    if (put(path, "[White \"Aisha\"]\n\n1. 76 98 *\n"))
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

/// A game by the clock asks before it ends for another one.
void agree(const Program& program)
{
    if (auto* yes = button(program.window->notices(), "Yes"))
        yes->click();
}

void takeWay(Program& program, const QString& way, const QString& folder)
{
    const bool isAtStart = program.window->page() == program.pages().start();
    if (way == QStringLiteral("rematch"))
        return key(program, Qt::Key_R, Qt::ControlModifier), agree(program);
    if (way == QStringLiteral("resign"))
        return program.resign();
    if (way == QStringLiteral("undo"))
        return program.pages().gameSession().returnToSetAside();
    if (way == QStringLiteral("reopen"))
        return program.trigger(ActionId::Undo);
    if (way == QStringLiteral("lesson"))
        return enterLessonsMatch(program);
    if (way == QStringLiteral("file"))
        return openFile(program, folder);
    if (way == QStringLiteral("study")) {
        key(program, Qt::Key_T, Qt::ControlModifier);
        return playFromTheStudy(program);
    }
    if (way == QStringLiteral("editor")) {
        key(program, Qt::Key_E, Qt::ControlModifier);
        return press(program.window->page(), "Play from here");
    }
    if (way == QStringLiteral("New game")) {
        key(program, Qt::Key_N, Qt::ControlModifier);
        return QTest::keyClick(program.window->findChild<NewGameDialog*>(), Qt::Key_Return);
    }
    if (!isAtStart)
        key(program, Qt::Key_Home, Qt::AltModifier);
    if (way != QStringLiteral("Two players"))
        return click(program.pages().start()->tile(StartPage::Tile::Play));
    Q_EMIT program.pages().start()->twoPeopleRequested(); // an entry of a menu
    QTest::keyClick(program.window->findChild<NewGameDialog*>(), Qt::Key_Return);
}

/// Begins a game in one of the ways, and dies at a moment: "started", when the new game has just begun; "finished",
/// when the game has just ended; "done", after the event that began it; "later", when it is killed from outside;
/// "blocked", as "done", but the library cannot be written meanwhile. The state before is "kept", a game in the
/// journal, or "running", a game on the board.
///
///     victim FOLDER WAY MOMENT BEFORE
int victim(int argc, char** argv)
{
    QApplication application(argc, argv);
    setUpApplication();
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    const QString& folder = arguments.at(0);
    const QString& way = arguments.at(1);
    const QString& moment = arguments.at(2);
    Program program(folder);
    program.pages().setLibraryFile(QDir(folder).filePath(QStringLiteral("games.library")));
    program.open();
    if (way == QStringLiteral("old game")) {
        playOldGame(program);
        die();
    }
    if (arguments.at(3) == QStringLiteral("running"))
        playOldGame(program);
    chooseOpponent(program, NewGameChoice::Opponent::Person); // a program that was killed may not have kept it
    chooseOpponent(program, NewGameChoice::Opponent::Computer);
    if (way == QStringLiteral("undo"))
        takeWay(program, QStringLiteral("Play now"), folder);
    else if (way == QStringLiteral("reopen"))
        program.resign();
    if (way == QStringLiteral("undo") || way == QStringLiteral("reopen"))
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

bool isOldGame(const std::vector<rules::Move>& moves)
{
    const rules::History game = oldGame();
    const auto& plies = game.plies();
    return std::equal(plies.begin(), plies.end(), moves.begin(), moves.end(),
                      [](const auto& ply, const rules::Move& move) { return ply.move == move; });
}

std::vector<rules::Move> movesOf(const rules::History& history)
{
    std::vector<rules::Move> moves;
    for (const auto& ply : history.plies())
        moves.push_back(ply.move);
    return moves;
}

} // namespace

/// Kills a window when a game has just begun, and at other moments: the game before must not be lost.
class TestGameSessionKill : public QObject {
    Q_OBJECT

private:
    const QTemporaryDir m_remains; ///< what the killed programs leave in their temporary folder
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    [[nodiscard]] QString journal() const { return file("unfinished.game"); }

    [[nodiscard]] bool isOldGameInJournal() const
    {
        const auto content = MatchJournal::read(journal());
        return content && content->isUnfinished() && isOldGame(movesOf(content->record.history()));
    }
    /// Starts with a game in the journal, or with one that the victim plays first.
    [[nodiscard]] std::unique_ptr<Victim> victimOf(const QString& way, const QString& moment, const QString& before)
    {
        const auto start = [&](const QString& itsWay) {
            return std::make_unique<Victim>(QStringList{m_folder->path(), itsWay, moment, before});
        };
        if (before == QStringLiteral("kept") && !(start(QStringLiteral("old game"))->dies() && isOldGameInJournal()))
            qFatal("there is no game in the journal");
        return start(way);
    }

    /// The games in the library after the program was started again and has written everything: the old game and
    /// others.
    struct Stored {
        int old = 0;
        int others = 0;
    };
    [[nodiscard]] Stored storedAfterAnotherStart() const
    {
        {
            Program program(m_folder->path());
            program.pages().setLibraryFile(file("games.library"));
            program.open();
            const QDir folder(m_folder->path());
            const auto isEmpty = [&folder] {
                return folder
                    .entryList(
                        {QStringLiteral("unfinished*.game.aside*"), QStringLiteral("unfinished*.game.going-on*")})
                    .isEmpty();
            };
            [&] { QTRY_VERIFY_WITH_TIMEOUT(isEmpty(), kVictimPatienceMs); }();
        }
        Stored stored;
        const auto library = library::Library::open(file("games.library"));
        const auto ids = library ? (*library)->search({}, {}) : decltype((*library)->search({}, {}))();
        for (const library::StoredId id : ids.value_or(std::vector<library::StoredId>())) {
            const auto record = (*library)->record(id);
            const bool isOld =
                record && *record && isOldGame((*record)->moves()) && (*record)->result() == notation::GameResult::Open;
            ++(isOld ? stored.old : stored.others);
        }
        return stored;
    }

    /// 0: there is no such journal.
    [[nodiscard]] int pliesInJournal() const
    {
        const auto content = MatchJournal::read(journal());
        return content ? static_cast<int>(content->record.history().plies().size()) : 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TMPDIR", QFile::encodeName(m_remains.path()));
        setUpApplication();
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theOldGameIsInTheLibraryAndTheNewOneInTheJournal_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("before");
        for (const char* moment : {"started", "done"}) {
            for (const QString& way : kFromTheStartPage)
                QTest::addRow("%s over a kept game, killed when %s", qPrintable(way), moment)
                    << way << QString::fromLatin1(moment) << QStringLiteral("kept");
            for (const QString& way : kFromTheGame)
                QTest::addRow("%s over a running game, killed when %s", qPrintable(way), moment)
                    << way << QString::fromLatin1(moment) << QStringLiteral("running");
        }
    }
    void theOldGameIsInTheLibraryAndTheNewOneInTheJournal()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, moment);
        QFETCH(const QString, before);
        QVERIFY(victimOf(way, moment, before)->dies());

        const auto content = MatchJournal::read(journal());
        QVERIFY(content.has_value());
        QVERIFY(content->record.history().plies().empty());
        const session::MatchSpec& spec = content->record.spec();
        const auto computers = std::count_if(spec.players.begin(), spec.players.end(), [](const auto& player) {
            return player.kind == session::Player::Kind::Computer;
        });
        QCOMPARE(computers, isForTwo(way) ? 0 : 1);
        QVERIFY(spec.clock == chosenClock());
        QCOMPARE(content->startedAt.date(), QDateTime::currentDateTimeUtc().date());

        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 1);
        QCOMPARE(stored.others, 0);
    }

    void killedAtAnyMomentTheOldGameIsSomewhere_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("before");
        for (const QString& way : kFromTheStartPage)
            QTest::addRow("%s over a kept game", qPrintable(way)) << way << QStringLiteral("kept");
        for (const QString& way : kFromTheGame)
            QTest::addRow("%s over a running game", qPrintable(way)) << way << QStringLiteral("running");
    }
    void killedAtAnyMomentTheOldGameIsSomewhere()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, before);
        constexpr int kKills = 2;
        Prng random(newSeed());
        for (int kill = 0; kill < kKills; ++kill) {
            m_folder = std::make_unique<QTemporaryDir>();
            QVERIFY(victimOf(way, QStringLiteral("later"), before)->isKilledAfter(1, random, 60'000));
            const bool isInJournal = isOldGameInJournal();
            const Stored stored = storedAfterAnotherStart();
            QCOMPARE(stored.old, isInJournal ? 0 : 1);
            QCOMPARE(stored.others, 0);
        }
    }

    void aGameThatGoesOnIsInTheJournalAlone_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"started", "done", "blocked"})
            QTest::addRow("taken up again instead of another one, killed when %s", moment)
                << QStringLiteral("undo") << QString::fromLatin1(moment);
        for (const char* moment : {"done", "blocked"})
            QTest::addRow("taken up again after resigning, killed when %s", moment)
                << QStringLiteral("reopen") << QString::fromLatin1(moment);
    }
    void aGameThatGoesOnIsInTheJournalAlone()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, moment);
        QVERIFY(victimOf(way, moment, QStringLiteral("running"))->dies());
        QVERIFY(isOldGameInJournal());
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old + stored.others, 0);
    }

    void aGameThatHasEndedIsInTheLibrary()
    {
        QVERIFY(victimOf(QStringLiteral("resign"), QStringLiteral("finished"), QStringLiteral("running"))->dies());
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 0); // it is not unfinished
        QCOMPARE(stored.others, 1);
        QVERIFY(!MatchJournal::read(journal()).has_value());
    }

    void theMatchOfALessonLeavesTheGameAlone()
    {
        QVERIFY(victimOf(QStringLiteral("lesson"), QStringLiteral("done"), QStringLiteral("running"))->dies());
        QVERIFY(isOldGameInJournal());
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old + stored.others, 0);
        Program program(m_folder->path());
        program.open();
        QTest::mouseClick(program.pages().start()->tile(StartPage::Tile::Resume), Qt::LeftButton);
        QVERIFY(isOldGame(movesOf(program.match.history())));
    }

    /// The real program, called from a shell.
    void aGameOfTheCommandLineIsKeptToo()
    {
        QVERIFY(victimOf(QStringLiteral("old game"), QStringLiteral("done"), QStringLiteral("kept"))->dies());
        QProcess program;
        program.start(QStringLiteral(QUMALAQ_PROGRAM),
                      {QStringLiteral("--data-dir"), m_folder->path(), QStringLiteral("--settings"), file("s.ini"),
                       QStringLiteral("--moves"), QStringLiteral("76 98")});
        QTRY_COMPARE_WITH_TIMEOUT(pliesInJournal(), 2, kVictimPatienceMs);
        program.kill();
        QVERIFY(program.waitForFinished(kVictimPatienceMs));
        QCOMPARE(pliesInJournal(), 2);
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 1);
        QCOMPARE(stored.others, 0);
    }
};

QUMALAQ_TEST_WITH_VICTIM(ResponsiveApplication, TestGameSessionKill, victim)
#include "tst_game_session_kill.moc"
