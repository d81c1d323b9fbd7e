// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real programs that are started one after the other.
#include "app/desktop/records/record_controller.h"
#include "app/desktop/window/data_folder.h"
#include "app/desktop/window/instance_server.h"
#include "app/desktop/window/request_queue.h"
#include "core/library/library.h"
#include "core/session/match_journal.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"

#include <QDialog>
#include <QProcess>
#include <QSignalSpy>

#include <optional>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr int kPatienceMs = 60'000;

} // namespace

class TestOneProcess : public QObject {
    Q_OBJECT

private:
    /// The first process, seen from inside: the test can use its window.
    struct First : Program {
        explicit First(const QString& path) : Program(path), folder(path)
        {
            [&] { QCOMPARE(folder.lock(), DataFolder::Lock::Taken); }();
            server.emplace(folder);
            window->pages().setLibraryFile(DataFolder::libraryIn(path));
            open();
            queue.emplace(*window, [this](const rules::History& game) { played = game; });
            QObject::connect(&*server, &InstanceServer::requested, &*queue, &RequestQueue::add);
        }

        DataFolder folder;
        std::optional<InstanceServer> server;
        std::optional<RequestQueue> queue;
        std::optional<rules::History> played;
    };

    const QTemporaryDir m_session; ///< of the person at the computer
    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] QString data() const { return m_folder->path(); }
    [[nodiscard]] QString pathOf(const QString& name) const { return m_folder->filePath(name); }

    /// A file with a game whose players are named after it.
    [[nodiscard]] QString gameFile(const QString& name) const
    {
        const QString path = pathOf(name + QStringLiteral(".tgk"));
        const QByteArray players = "[White \"" + name.toUtf8() + "\"]\n[Black \"somebody\"]\n\n";
        return put(path, players + "1. 76 98\n*\n") ? path : QString();
    }
    [[nodiscard]] QStringList gameFiles(int count) const
    {
        QStringList files;
        for (int i = 0; i < count; ++i)
            files.append(gameFile(QStringLiteral("game%1").arg(i)));
        return files;
    }

    void start(QProcess& program, const QStringList& arguments, const QString& folder = {}) const
    {
        program.start(QStringLiteral(QUMALAQ_PROGRAM),
                      QStringList{QStringLiteral("--data-dir"), folder.isEmpty() ? data() : folder,
                                  QStringLiteral("--settings"), pathOf(QStringLiteral("other.ini"))}
                          + arguments);
        QVERIFY(program.waitForStarted(kPatienceMs));
    }
    /// The program must end by itself, without a word.
    static void finish(QProcess& program)
    {
        QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, kPatienceMs);
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
        QCOMPARE(program.exitCode(), 0);
    }
    void startLater(const QStringList& arguments) const
    {
        QProcess program;
        start(program, arguments);
        finish(program);
    }
    /// The real program has opened its window, and its event loop runs.
    void startFirst(QProcess& program, const QStringList& arguments = {}) const
    {
        start(program, arguments);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(DataFolder::libraryIn(data())), kPatienceMs);
    }
    static void kill(QProcess& program)
    {
        program.kill();
        QVERIFY(program.waitForFinished(kPatienceMs));
    }
    [[nodiscard]] int storedGames() const
    {
        const auto library = library::Library::open(DataFolder::libraryIn(data()));
        const auto count = library ? (*library)->count() : decltype((*library)->count())(0);
        return count.value_or(-1);
    }
    [[nodiscard]] int keptPlies() const
    {
        const auto content = session::MatchJournal::read(pathOf(QStringLiteral("unfinished.game")));
        return content ? static_cast<int>(content->record.history().plies().size()) : 0;
    }
    [[nodiscard]] static QString titleOf(const First& first) { return first.window->page()->title(); }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_session.path()));
        setUpApplication();
    }
    void init() { m_folder.emplace(); }

    void aLaterStartOpensNoWindowAlsoIfTheFolderWasDeletedMeanwhile()
    {
        const QString folder = pathOf(QStringLiteral("data"));
        QProcess first;
        start(first, {}, folder);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(DataFolder::libraryIn(folder)), kPatienceMs);
#ifdef Q_OS_WIN // does not delete open files
        QSKIP("The folder cannot be deleted");
#endif
        QTRY_VERIFY(QDir(folder).removeRecursively());
        QProcess later;
        start(later, {}, folder);
        finish(later);
        QCOMPARE(first.state(), QProcess::Running);
        kill(first);
    }

    void aLaterStartOpensNoWindow()
    {
        QProcess first;
        startFirst(first);
        startLater({});
        QCOMPARE(first.state(), QProcess::Running);
        startLater({QStringLiteral("--moves"), QStringLiteral("76 98 66")});
        QTRY_COMPARE_WITH_TIMEOUT(keptPlies(), 3, kPatienceMs);
        startLater(gameFiles(2));
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 2, kPatienceMs);
        QCOMPARE(keptPlies(), 3); // the game goes on
        kill(first);
    }

    void aLaterStartOpensItsPage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("title");
        QTest::newRow("lessons") << QStringLiteral("lessons") << QStringLiteral("Lessons");
        QTest::newRow("puzzles") << QStringLiteral("puzzles") << QStringLiteral("Puzzles");
        QTest::newRow("a page that only pictures have") << QStringLiteral("review") << QString();
    }
    void aLaterStartOpensItsPage()
    {
        QFETCH(QString, page);
        QFETCH(QString, title);
        First first(data());
        const QString before = titleOf(first);
        startLater({QStringLiteral("--page"), page});
        QTRY_COMPARE(titleOf(first), title.isEmpty() ? before : title);
    }

    void aLaterStartContinuesTheGame()
    {
        First first(data());
        const auto startOnLessons = [&] {
            first.trigger(ActionId::Lessons);
            startLater({QStringLiteral("--page"), QStringLiteral("continue")});
        };
        startOnLessons();
        QTRY_VERIFY(first.window->page() == first.pages().start()); // there is none
        first.beginForTwo();
        first.press(Qt::Key_7);
        startOnLessons();
        QTRY_VERIFY(first.window->page() == first.game());
        QCOMPARE(first.plies(), 1);
        first.resign();
        startOnLessons();
        QTRY_VERIFY(first.window->page() == first.pages().start());
    }

    void theFirstStartContinuesTheGameOfTheLastOne()
    {
        {
            Program before(data());
            before.beginForTwo();
            before.press(Qt::Key_7);
        }
        First first(data());
        first.queue->add({{}, {QStringLiteral("--page=continue")}, {}});
        QVERIFY(first.window->page() == first.game());
        QCOMPARE(first.plies(), 1);
    }

    void noFilesOnlyRaiseTheWindow()
    {
        First first(data());
        const QString title = titleOf(first);
        first.window->showMinimized();
        startLater({});
        QTRY_VERIFY(!first.window->isMinimized());
        QCOMPARE(titleOf(first), title);
    }

    void oneFileIsOpened()
    {
        First first(data());
        startLater({gameFile(QStringLiteral("Aisulu"))});
        QTRY_COMPARE(titleOf(first), QStringLiteral("Study"));
    }

    void aRelativeNameCountsInTheFolderOfTheLaterStart()
    {
        First first(data());
        QVERIFY(!gameFile(QStringLiteral("Aisulu")).isEmpty());
        QProcess program;
        program.setWorkingDirectory(data());
        start(program, {QStringLiteral("Aisulu.tgk")});
        finish(program);
        QTRY_COMPARE(titleOf(first), QStringLiteral("Study"));
    }

    void twoHundredFilesAreImported()
    {
        First first(data());
        startLater(gameFiles(200));
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 200, kPatienceMs);
    }

    void filesOfManyStartsAreAllImported()
    {
        First first(data());
        const QStringList files = gameFiles(12);
        // At the same time, so that the first import runs.
        for (int i = 0; i < files.size(); i += 4)
            first.queue->add({files.mid(i, 4), {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 12, kPatienceMs);
    }

    void whileAGameRunsAFileIsOpenedAndTheGameGoesOn()
    {
        First first(data());
        first.settings().setNewGame({.opponent = NewGameChoice::Opponent::Person});
        first.window->pages().start()->tile(StartPage::Tile::Play)->click();
        first.press(Qt::Key_7);
        startLater({gameFile(QStringLiteral("Aisulu"))});
        QTRY_COMPARE(titleOf(first), QStringLiteral("Study"));
        QCOMPARE(first.plies(), 1);
        QVERIFY(!first.match.outcome());
    }

    void whileADialogIsOpenFilesWait_data()
    {
        QTest::addColumn<Qt::WindowModality>("modality");
        QTest::newRow("before its window") << Qt::WindowModal;
        QTest::newRow("before the whole program") << Qt::ApplicationModal;
    }
    void whileADialogIsOpenFilesWait()
    {
        QFETCH(const Qt::WindowModality, modality);
        First first(data());
        QDialog dialog(first.window.get());
        dialog.setWindowModality(modality);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QSignalSpy requests(&*first.server, &InstanceServer::requested);
        startLater({gameFile(QStringLiteral("one"))});
        startLater({gameFile(QStringLiteral("two")), gameFile(QStringLiteral("three"))});
        startLater({QStringLiteral("--moves"), QStringLiteral("76")});
        QCOMPARE(requests.size(), 3);
        QVERIFY(first.window->page() == first.window->pages().start() && !first.played);
        dialog.close();
        QTRY_COMPARE_WITH_TIMEOUT(storedGames(), 3, kPatienceMs);
        QVERIFY(first.played && first.played->plies().size() == 1);
    }

    /// Two files opened at the same time would take each other's place.
    void aFileWaitsUntilTheOneBeforeWasRead()
    {
        First first(data());
        const QStringList files = gameFiles(2);
        QSignalSpy opened(first.window->records(), &RecordController::gameOpened);
        first.queue->add({{files[0]}, {}, {}});
        QVERIFY(first.window->records()->isBusy());
        first.queue->add({{files[1]}, {}, {}});
        QTRY_COMPARE(opened.size(), 2);
    }

    void anotherFolderIsAnotherProcess()
    {
        const QTemporaryDir otherFolder;
        QProcess first;
        startFirst(first);
        QProcess other;
        start(other, {QStringLiteral("--moves"), QStringLiteral("76")}, otherFolder.path());
        QTRY_VERIFY_WITH_TIMEOUT(session::MatchJournal::read(otherFolder.filePath(QStringLiteral("unfinished.game"))),
                                 kPatienceMs);
        QVERIFY(first.state() == QProcess::Running && other.state() == QProcess::Running);
        kill(other);
        kill(first);
    }

#ifdef Q_OS_UNIX
    void aFirstProcessThatHangsIsReported()
    {
        QProcess first;
        startFirst(first);
        QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
        QProcess later;
        start(later, {QStringLiteral("--language"), QStringLiteral("en")});
        QTRY_COMPARE_WITH_TIMEOUT(later.state(), QProcess::NotRunning, kPatienceMs);
        QCOMPARE(later.exitStatus(), QProcess::NormalExit);
        QCOMPARE(later.exitCode(), 1);
        QCOMPARE(later.readAllStandardError(),
                 QByteArray("qumalaq: Qumalaq is already open, but it is not responding\n"));
        ::kill(static_cast<pid_t>(first.processId()), SIGCONT);
        kill(first);
    }

    void ifTheFirstIsKilledInBetweenTheLaterTakesItsPlace()
    {
        QProcess first;
        startFirst(first);
        QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
        QProcess later;
        start(later, {QStringLiteral("--moves"), QStringLiteral("76 98")});
        kill(first);
        QTRY_COMPARE_WITH_TIMEOUT(keptPlies(), 2, kPatienceMs);
        QCOMPARE(later.state(), QProcess::Running);
        startLater({QStringLiteral("--moves"), QStringLiteral("76 98 66")});
        QTRY_COMPARE_WITH_TIMEOUT(keptPlies(), 3, kPatienceMs);
        kill(later);
    }

    void aSocketHasAPlaceInEverySession_data()
    {
        QTest::addColumn<bool>("hasCache");
        QTest::newRow("beside other programs' caches") << true;
        QTest::newRow("in the data folder") << false;
    }
    void aSocketHasAPlaceInEverySession()
    {
        QFETCH(const bool, hasCache);
        const QString cache = pathOf(QStringLiteral("cache"));
        QVERIFY(!hasCache || QDir().mkpath(cache));
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        bare.insert(QStringLiteral("XDG_RUNTIME_DIR"), QStringLiteral("/nowhere"));
        bare.insert(QStringLiteral("TMPDIR"), QStringLiteral("/nowhere"));
        bare.insert(QStringLiteral("XDG_CACHE_HOME"), cache);
        QProcess first;
        first.setProcessEnvironment(bare);
        startFirst(first);
        QProcess later;
        later.setProcessEnvironment(bare);
        start(later, {QStringLiteral("--moves"), QStringLiteral("76 98")});
        QTRY_COMPARE_WITH_TIMEOUT(later.state(), QProcess::NotRunning, kPatienceMs);
        QCOMPARE(later.exitCode(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(keptPlies(), 2, kPatienceMs);
        kill(first);
    }

    /// Nobody answers for this lock, as if the folder were open on another computer.
    void aFolderInUseElsewhereIsNotUsedWithoutAsking()
    {
        DataFolder elsewhere(data());
        QCOMPARE(elsewhere.lock(), DataFolder::Lock::Taken);
        DataFolder folder(data());
        QCOMPARE(startIn(folder, {}), StartRole::Elsewhere);
    }
#endif
};

QUMALAQ_WINDOW_TEST(TestOneProcess)
#include "tst_one_process.moc"
