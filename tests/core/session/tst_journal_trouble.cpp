// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The journal on a full or missing disk, and what happens to an existing file at the start.
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/core/storage/storage_testing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using namespace qumalaq::storage::testing;

class TestJournalTrouble : public storage::testing::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

#ifdef Q_OS_UNIX
    /// Its size is 0, and it never ends.
    void aLinkToADeviceIsNotRead()
    {
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path()));
        const auto content = MatchJournal::read(path());
        QVERIFY(!content);
        QCOMPARE(content.error().code, JournalError::Code::CannotRead);
        QVERIFY(!content.error().reason.isEmpty());
    }
#endif

    void whereNothingCanBeWrittenTheGameGoesOn()
    {
        // A file in place of a folder stops even root.
        QVERIFY(put(path("file"), "x"));
        Match match(noSearcher());
        Spies spies(match);
        QVERIFY(!match.setJournal(path("file/game.journal")));
        match.start(specOf(human(), human()));
        QCOMPARE(spies.journalFailed.size(), 1);
        QCOMPARE(spies.journalFailed.at(0).at(0).toString(), path("file/game.journal"));
        QVERIFY(!spies.journalFailed.at(0).at(1).toString().isEmpty());
        QVERIFY(match.play(south(7)));
        QVERIFY(match.undo());
        QVERIFY(match.play(south(6)));
        QCOMPARE(spies.journalFailed.size(), 1);
        QCOMPARE(spies.moveMade.size(), 2);

        // When the folder can be created, everything is kept again.
        QVERIFY(QFile::remove(path("file")));
        QVERIFY(match.play(north(1)));
        QVERIFY(isSame(MatchJournal::read(path("file/game.journal"))->record.history(), match.history()));
        QCOMPARE(spies.journalFailed.size(), 1);
        QCOMPARE(spies.journalRecovered.size(), 1);
    }

    void whereNothingIsToBeKeptNothingFailsAnyMore()
    {
        QVERIFY(put(path("file"), "x"));
        Match match(noSearcher());
        Spies spies(match);
        match.start(specOf(human(), human()));
        QVERIFY(!match.setJournal(path("file/game.journal")));
        QVERIFY(match.setJournal({}));
        QCOMPARE(spies.journalRecovered.size(), 1);
    }

#ifndef Q_OS_WIN // does not delete a folder with an open file
    void aFolderThatIsDeletedWhileTheGameIsPlayedIsMadeAgain()
    {
        Match match(noSearcher());
        Spies spies(match);
        QVERIFY(match.setJournal(path("home/game.journal")));
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));
        QVERIFY(QDir(path("home")).removeRecursively());
        QVERIFY(match.play(north(3)));
        QCOMPARE(MatchJournal::read(path("home/game.journal"))->record.history().plies().size(), 2U);
        QCOMPARE(spies.journalFailed.size(), 0);
    }
#endif

    /// The last move of a session must not wait for a next one to be written.
    void whatCouldNotBeWrittenIsTriedAgainByItself()
    {
        QVERIFY(put(path("file"), "x"));
        Match match(noSearcher());
        Spies spies(match);
        match.setJournal(path("file/game.journal"));
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));
        QCOMPARE(spies.journalFailed.size(), 1);
        QVERIFY(QFile::remove(path("file")));
        QVERIFY(spies.journalRecovered.wait(60'000));
        QCOMPARE(MatchJournal::read(path("file/game.journal"))->record.history().plies().size(), 1U);
        QCOMPARE(spies.journalFailed.size(), 1);
    }

    void theEndTriesOnceMore()
    {
        QVERIFY(put(path("file"), "x"));
        {
            Match match(noSearcher());
            match.setJournal(path("file/game.journal"));
            match.start(specOf(human(), human()));
            QVERIFY(match.play(south(7)));
            QVERIFY(QFile::remove(path("file")));
        }
        QCOMPARE(MatchJournal::read(path("file/game.journal"))->record.history().plies().size(), 1U);
    }

    void aTailThatCannotBeCutOffIsToldInTheSystemsWords()
    {
        {
            Match match(noSearcher());
            QVERIFY(match.setJournal(path()));
            match.start(specOf(human(), human()));
            QVERIFY(match.play(south(7)));
        }
        auto damaged = MatchJournal::read(path());
        damaged->isDamaged = true;
        QVERIFY(QFile::remove(path()));
        MatchJournal journal;
        QVERIFY(!journal.open(path(), *damaged));
        QVERIFY(journal.isFailing());
        QVERIFY2(wordsFor(ENOENT).contains(journal.reason()), qPrintable(journal.reason()));
    }

    // --- Existing files ---

    void whatCannotBeReadIsSetAsideEachTimeAndWhatIsNewerStays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("state");
        using State = storage::OpenedFile::State;
        QTest::newRow("nothing") << QByteArray() << int(State::SetAside);
        QTest::newRow("another text") << QByteArray("hello\nworld\n") << int(State::SetAside);
        QTest::newRow("half a head") << QByteArray("{\"format\":\"qumalaq-match\",\"ver") << int(State::SetAside);
        QTest::newRow("a version that never was")
            << QByteArray("{\"format\":\"qumalaq-match\",\"version\":0}\n") << int(State::SetAside);
        QTest::newRow("of a later version")
            << QByteArray("{\"format\":\"qumalaq-match\",\"version\":3}\nwhatever\n") << int(State::Newer);
    }

    void whatCannotBeReadIsSetAsideEachTimeAndWhatIsNewerStays()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, state);
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(put(path(), bytes));
            const auto opening = MatchJournal::prepare(path());
            QCOMPARE(int(opening.state), state);
            QCOMPARE(bytesOf(opening.isReadOnly() ? path() : opening.aside), bytes);
            const auto names = QDir(QFileInfo(path()).path()).entryList(QDir::Files);
            QCOMPARE(names.size(), opening.isReadOnly() ? 1 : i);
        }
    }

    void aDamagedGameIsSetAsideWholeAndItsSoundPartGoesOn()
    {
        {
            Match match(noSearcher());
            QVERIFY(match.setJournal(path()));
            match.start(specOf(human(), human()));
            for (const rules::Move move : {south(7), north(3), south(6)})
                QVERIFY(match.play(move));
        }
        QList<QByteArray> lines = bytesOf(path()).split('\n');
        lines[2] = "{\"move\":\"zz\"}";
        const QByteArray damaged = lines.join('\n');
        QVERIFY(put(path(), damaged));
        const auto opening = MatchJournal::prepare(path());
        QVERIFY(opening.state == storage::OpenedFile::State::SetAside);
        QCOMPARE(bytesOf(opening.aside), damaged);
        QCOMPARE(MatchJournal::read(path())->record.history().plies().size(), 1U);
    }

    void aLineThatWasCutShortIsNoDamage()
    {
        {
            Match match(noSearcher());
            QVERIFY(match.setJournal(path()));
            match.start(specOf(human(), human()));
            QVERIFY(match.play(south(7)));
        }
        QVERIFY(put(path(), bytesOf(path()) + "{\"move\":\"3"));
        QVERIFY(MatchJournal::prepare(path()).state == storage::OpenedFile::State::Valid);
    }

#ifdef Q_OS_UNIX
    void aFullDiskIsToldOnceAndTheRecordIsMadeWholeAgain()
    {
        Match match(noSearcher());
        Spies spies(match);
        QVERIFY(match.setJournal(path()));
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));

        // Space for half a line, as on an almost full disk.
        {
            const FullDisk full(static_cast<int>(QFileInfo(path()).size()) + 5);
            QVERIFY(match.play(north(3)));
            QVERIFY(match.play(south(6)));
        }
        QCOMPARE(spies.journalFailed.size(), 1);
        QCOMPARE(spies.journalFailed.at(0).at(1).toString(), FullDisk::reason());
        QCOMPARE(spies.moveMade.size(), 3);
        QCOMPARE(MatchJournal::read(path())->record.history().plies().size(), 1U);

        QVERIFY(match.play(north(9)));
        const auto content = MatchJournal::read(path());
        QVERIFY(!content->isDamaged);
        QVERIFY(isSame(content->record.history(), match.history()));
    }
#endif
};

QTEST_GUILESS_MAIN(TestJournalTrouble)
#include "tst_journal_trouble.moc"
