// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_service.h"

#include "core/base/stop_token.h"
#include "core/library/library_import.h"
#include "core/work/shutdown.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/library/raw_sql.h"
#include "tests/files.h"
#include "tests/semaphore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <set>
#include <string>
#include <thread>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq;
using namespace qumalaq::library;
using namespace qumalaq::library::testing;

class TestLibraryService : public LibraryTest {
    Q_OBJECT

private:
    void writeFile(const QString& name, const QByteArray& content) { QVERIFY(put(m_folder.filePath(name), content)); }

private Q_SLOTS:
    /// A thread that is told to quit must first process everything that was posted to it.
    void whatIsAddedIsKeptHoweverSoonTheServiceEnds()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        const QString path = newPath();
        Prng random(11);
        constexpr int kRounds = 24;
        std::atomic<int> stored = 0; // reported even if nobody is left to receive added()
        for (int round = 0; round < kRounds; ++round) {
            LibraryService service(path);
            if (round % 3 == 1)
                service.open();
            if (round % 3 == 2)
                service.search({}, {});
            service.add(static_cast<quint64>(round), randomGame(random, 30), [&stored] { ++stored; });
            if (round % 4 == 3)
                QTest::qWait(1);
        }
        const auto library = Library::open(path);
        QVERIFY(library);
        QCOMPARE(*(*library)->count(), kRounds);
        QCOMPARE(stored.load(), kRounds);
    }

#ifdef Q_OS_UNIX
    void aLibraryWhoseFolderIsRemovedIsMadeAgain()
    {
        const QString path = newPath();
        Prng random(14);
        LibraryService service(path);
        QSignalSpy ready(&service, &LibraryService::ready);
        service.open();
        service.add(1, randomGame(random, 20));
        service.waitForWrites();
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(QFileInfo(path).dir().removeRecursively());
        service.add(2, randomGame(random, 20));
        service.waitForWrites();
        QCOMPARE(Library::open(path).value()->count().value(), 1);
        service.open(); // by a connection that was opened before
        QTRY_COMPARE(ready.size(), 2);
        QCOMPARE(ready.back().front().toInt(), 1);
    }

    void anImportThatWaitsForItsFileEndsWhenAsked()
    {
        auto library = Library::open(newPath());
        QVERIFY(library);
        const QString name = m_folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        StopSource stop;
        std::thread asks([&] {
            // Half of a game: what there is of it must not be taken for the game.
            QFile file(name);
            if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                file.write("[White \"half\"]\n\n1. 76 98 2. 66");
            stop.requestStop();
        });
        const ImportReport report = importFiles(
            **library, {name}, [](const ImportReport&) {}, stop.token());
        asks.join();
        QVERIFY(report.isStopped);
        QCOMPARE(report.added, 0);
        QVERIFY(report.unreadable.isEmpty());
    }
#endif

    void theLatestGamesAreReadTheLatestFirst()
    {
        LibraryService service(newPath());
        std::vector<std::vector<notation::GameRecord>> answers;
        connect(&service, &LibraryService::latestRead, this,
                [&](const std::vector<notation::GameRecord>& games) { answers.push_back(games); });
        service.readLatest(2);
        QTRY_COMPARE(answers.size(), std::size_t(1));
        QVERIFY(answers.back().empty());
        Prng random(13);
        for (quint64 ticket = 1; ticket <= 3; ++ticket) {
            notation::GameRecord game = randomGame(random, 20);
            game.setTag("Event", "number " + std::to_string(ticket));
            service.add(ticket, game);
        }
        service.waitForWrites();
        service.readLatest(2);
        QTRY_COMPARE(answers.size(), std::size_t(2));
        QCOMPARE(answers.back().size(), std::size_t(2));
        QCOMPARE(answers.back().front().tag("Event"), std::string_view("number 3"));
        QCOMPARE(answers.back().back().tag("Event"), std::string_view("number 2"));
    }

    /// Without waiting for an answer in between. The second game with the same moves may have another result.
    void whatIsTakenBackIsGoneAndCanBeAddedAgain()
    {
        const QString path = newPath();
        Prng random(12);
        const notation::GameRecord known = randomGame(random, 20);
        notation::GameRecord game = randomGame(random, 20);
        game.setResult(notation::GameResult::Draw);
        notation::GameRecord resigned = game;
        resigned.setResult(notation::GameResult::NorthWins);
        {
            LibraryService service(path);
            service.add(1, known);
            service.add(2, known); // it is there already
            service.removeByTicket(2);
            service.add(3, game);
            service.removeByTicket(3);
            service.removeByTicket(3);
            service.removeByTicket(4); // no such game was added
            service.add(5, resigned);
        }
        const auto library = Library::open(path);
        QVERIFY(library);
        const auto ids = (*library)->search({}, {library::Order::By::Added, false});
        QCOMPARE(ids->size(), std::size_t(2));
        QVERIFY((*(*library)->record(ids->front()))->moves() == known.moves());
        QVERIFY((*(*library)->record(ids->back()))->result() == notation::GameResult::NorthWins);
    }

    void anotherGameWithTheSameIdIsNotTakenBack()
    {
        const QString path = newPath();
        Prng random(13);
        const notation::GameRecord other = randomGame(random, 20);
        {
            LibraryService service(path);
            service.add(1, randomGame(random, 20));
            service.waitForWrites();
            service.remove(*(*Library::open(path))->search({}, {}));
            service.add(2, other);
            service.removeByTicket(1);
        }
        const auto library = Library::open(path);
        const auto ids = (*library)->search({}, {});
        QCOMPARE(ids->size(), std::size_t(1));
        QVERIFY((*(*library)->record(ids->front()))->moves() == other.moves());
    }

    /// A folder that is a file.
    void anImportIntoALibraryThatCannotBeOpenedEnds()
    {
        writeFile(QStringLiteral("occupied"), "not a folder");
        writeFile(QStringLiteral("games.tgk"), "1. 76 98 *\n");
        LibraryService service(m_folder.filePath(QStringLiteral("occupied/games.library")));
        QSignalSpy finished(&service, &LibraryService::importFinished);
        QSignalSpy failed(&service, &LibraryService::failed);
        QSignalSpy exported(&service, &LibraryService::exported);
        QVERIFY(service.startImport({m_folder.filePath(QStringLiteral("games.tgk"))}));
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!service.isImporting());
        QVERIFY(finished.front().front().value<ImportReport>().failure);
        QCOMPARE(failed.size(), 1);
        service.exportGames({StoredId(1)}, m_folder.filePath(QStringLiteral("out.tgk")));
        QTRY_COMPARE(exported.size(), 1);
        QVERIFY(!exported.front().front().value<ExportReport>().error.isEmpty());
    }

    /// What could not be undone was forgotten.
    void aMergeThatCannotBeUndoneIsUndoneLater()
    {
        const QString path = newPath();
        Prng random(16);
        {
            const auto library = Library::open(path);
            for (int i = 0; i < 2; ++i) {
                notation::GameRecord game = randomGame(random, 20);
                for (const char* name : {"One", "Two"}) {
                    game.setTag("White", name);
                    QVERIFY((*library)->add(game));
                }
            }
        }
        const auto count = [&path] { return *(*Library::open(path))->count(); };
        LibraryService service(path);
        QSignalSpy merged(&service, &LibraryService::merged);
        QSignalSpy failed(&service, &LibraryService::failed);
        service.merge(*(*Library::open(path))->duplicates());
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(count(), 2);
        run(path,
            {QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON score BEGIN SELECT RAISE(ABORT, 'full'); END")});
        service.undoMerge();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(count(), 2);
        run(path, {QStringLiteral("DROP TRIGGER full")});
        service.undoMerge();
        service.waitForWrites();
        QCOMPARE(count(), 4);
    }

    /// A disk that hangs while a game is stored: without a limit this test would not end.
    void theEndDoesNotWaitForADiskThatHangs()
    {
        const auto disk = std::make_shared<Semaphore>();
        const auto isBack = std::make_shared<Semaphore>();
        Prng random(14);
        {
            LibraryService service(newPath(), std::chrono::milliseconds(20));
            service.add(1, randomGame(random, 20), [disk, isBack] {
                disk->acquire();
                isBack->release();
            });
        }
        disk->release();
        isBack->acquire();
        QTRY_VERIFY(!work::AbandonedThreads::any());
    }

    /// The writer is kept busy, so that setting aside has to wait; the thread of the user interface does not.
    void aLibraryIsSetAsideWithoutBlocking()
    {
        const QString path = newPath();
        LibraryService service(path);
        QSignalSpy aside(&service, &LibraryService::wasSetAside);
        Semaphore disk;
        Prng random(15);
        service.add(1, randomGame(random, 20), [&disk] { disk.acquire(); });
        service.setDamagedAside();
        service.add(2, randomGame(random, 20));
        QCOMPARE(aside.size(), 0);
        disk.release();
        QTRY_COMPARE(aside.size(), 1);
        service.waitForWrites();
        QCOMPARE(*(*Library::open(path))->count(), 1);
        QCOMPARE(*(*Library::open(aside.front().front().toString()))->count(), 1);
    }

    void gamesAreReadWhileOthersAreExported()
    {
        LibraryService service(newPath());
        QSignalSpy record(&service, &LibraryService::recordRead);
        QSignalSpy exported(&service, &LibraryService::exported);
        const QString name = m_folder.filePath(QStringLiteral("out.tgk"));
        Prng random(16);
        service.add(1, randomGame(random, 20));
        service.waitForWrites();
        const auto ids = *(*Library::open(service.path()))->search({}, {});
        service.exportGames(std::vector<StoredId>(2'000'000, ids.front()), name);
        service.readRecord(ids.front());
        QTRY_COMPARE(record.size(), 1);
        QCOMPARE(exported.size(), 0);
        service.cancelExport();
        QTRY_COMPARE(exported.size(), 1);
        const auto report = exported.front().front().value<ExportReport>();
        QVERIFY(report.isStopped);
        QVERIFY(report.games < report.all);
        QVERIFY(!QFile::exists(name));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("out.tgk*")}).size(), 0);
    }

    /// All or none.
    void severalGamesAreRemovedInOneTransaction()
    {
        const QString path = newPath();
        auto library = Library::open(path);
        Prng random(17);
        for (int i = 0; i < 3; ++i)
            QVERIFY((*library)->add(randomGame(random, 20)));
        const auto ids = *(*library)->search({}, {});
        StopSource stop;
        stop.requestStop();
        QCOMPARE((*library)->remove(ids, stop.token()).error().code, LibraryError::Code::Stopped);
        QCOMPARE(*(*library)->count(), 3);
        QVERIFY((*library)->remove(ids));
        QCOMPARE(*(*library)->count(), 0);
        QVERIFY(!(*library)->check());
    }

    void removedGamesComeBackAsTheyWere()
    {
        const QString path = newPath();
        Prng random(19);
        {
            auto library = Library::open(path);
            for (const rules::GameId game : rules::allGames())
                QVERIFY((*library)->add(randomGame(random, 60, game)));
            notation::GameRecord commented = randomGame(random, 20);
            commented.tree().annotate(commented.tree().firstChild(notation::NodeId::Root),
                                      {{}, "A long way round.", {}});
            QVERIFY((*library)->add(commented));
        }
        auto library = Library::open(path);
        const auto games = [&] {
            std::set<std::string> texts;
            const auto ids = (*library)->search({}, {});
            for (const StoredId id : *ids)
                texts.insert(toTgk(**(*library)->record(id)));
            return texts;
        };
        const auto before = games();
        const auto all = *(*library)->search({}, {});
        LibraryService service(path);
        QSignalSpy removed(&service, &LibraryService::removed);
        service.remove(all);
        service.remove(all); // the key was pressed twice
        service.waitForWrites();
        QVERIFY(games().empty());
        QTRY_COMPARE(removed.size(), 1);
        QCOMPARE(removed.at(0).at(0).toInt(), static_cast<int>(all.size()));
        QVERIFY(QFileInfo(LibraryService::removedGames(path)).size() > 0);
        service.undoRemoval();
        service.undoRemoval();
        service.waitForWrites();
        QVERIFY(games() == before);
    }

    void gamesThatCannotBeKeptElsewhereAreNotRemoved()
    {
        const QString path = newPath();
        Prng random(20);
        auto library = Library::open(path);
        QVERIFY((*library)->add(randomGame(random, 20)));
        const QString inTheWay = LibraryService::removedGames(path);
        QVERIFY(QDir().mkpath(inTheWay + QStringLiteral("/not empty")));
        LibraryService service(path);
        QSignalSpy failed(&service, &LibraryService::failed);
        service.remove(*(*library)->search({}, {}));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(*(*library)->count(), 1);
    }

    /// Whatever was committed stays, nothing of what was not.
    void aCancelledImportLeavesAConsistentLibrary()
    {
        const QString path = newPath();
        auto library = Library::open(path);
        Prng random(18);
        writeFile(QStringLiteral("many.tgk"), QByteArray::fromStdString(randomGames(random, 9000, 12)));
        StopSource stop;
        int reports = 0;
        const ImportReport report = importFiles(
            **library, {m_folder.filePath(QStringLiteral("many.tgk"))},
            [&](const ImportReport& progress) {
                ++reports;
                if (progress.added > 0)
                    stop.requestStop();
            },
            stop.token());
        QVERIFY(report.isStopped);
        QVERIFY(report.added > 0);
        QVERIFY(report.added < 9000);
        QCOMPARE(*(*library)->count(), report.added);
        QVERIFY(!(*library)->check());
    }

    void aFileWithoutGamesIsNamed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QByteArray noise(3'000'000, '\0');
        Prng random(19);
        for (char& byte : noise)
            byte = static_cast<char>(random.below(256));
        QTest::newRow("random bytes") << noise;
        QTest::newRow("zeros") << QByteArray(3'000'000, '\0');
        QTest::newRow("a comment that never ends") << QByteArray('{' + QByteArray(3'000'000, 'a'));
        QTest::newRow("nothing") << QByteArray();
    }
    void aFileWithoutGamesIsNamed()
    {
        QFETCH(QByteArray, content);
        writeFile(QStringLiteral("noise"), content);
        writeFile(QStringLiteral("games.tgk"), "1. 76 98 *\n");
        auto library = Library::open(newPath());
        const QStringList files = {m_folder.filePath(QStringLiteral("noise")),
                                   m_folder.filePath(QStringLiteral("games.tgk"))};
        const ImportReport report = importFiles(**library, files, [](const ImportReport&) {});
        QCOMPARE(report.withoutGames, files.mid(0, 1));
        QCOMPARE(report.added, 1);
        QCOMPARE(report.damaged, 0);
    }
};

QTEST_GUILESS_MAIN(TestLibraryService)
#include "tst_library_service.moc"
