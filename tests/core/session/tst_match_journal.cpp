// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/random_seed.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using namespace qumalaq::storage::testing;
using rules::Side;

namespace {

/// A random action: usually a move, else undo or redo, sometimes resigning and undoing it.
void actAtRandom(Match& match, Prng& random)
{
    switch (random.below(11)) {
    case 0:
    case 1:
        match.undo();
        break;
    case 2:
        match.redo();
        break;
    case 3:
        match.resign(random.below(2) == 0 ? Side::South : Side::North);
        break;
    case 4:
        match.offerDraw(Side::South);
        match.acceptDraw();
        break;
    default:
        if (match.isPersonToMove())
            match.play(randomMove(match.history().position(), random));
        else
            match.undo();
    }
}

} // namespace

class TestMatchJournal : public storage::testing::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void everythingIsReadBack()
    {
        Prng random(newSeed());
        for (int game = 0; game < 10; ++game) {
            Match match(noSearcher());
            QVERIFY(match.setJournal(path()));
            MatchSpec spec = specOf(human(QStringLiteral("Айша\n\"")), human());
            QVERIFY(spec.setup.setOption("playout", game % 2 == 0 ? "on" : "off").has_value());
            if (game % 3 == 0) {
                rules::AnyPosition start(spec.setup);
                start.play(randomMove(start, random));
                spec.start = start;
            }
            match.start(spec);
            for (int i = 0; i < 200; ++i) {
                actAtRandom(match, random);
                const auto content = MatchJournal::read(path());
                QVERIFY(content.has_value());
                QVERIFY(!content->isDamaged);
                QVERIFY(isSame(content->record.history(), match.history()));
                QVERIFY(content->record.outcome() == match.outcome());
                QCOMPARE(content->isUnfinished(), !match.outcome().has_value());
                QVERIFY(content->record.spec() == match.spec());
            }
        }
    }

    void aResumedGameGoesOnWithUndoAndRedo()
    {
        {
            Match match(noSearcher());
            match.setJournal(path());
            match.start(specOf(human(), human()));
            for (const rules::Move move : {south(7), north(3), south(6), north(9)})
                QVERIFY(match.play(move));
            QVERIFY(match.undo());
            QVERIFY(match.undo());
        }
        for (int restart = 0; restart < 2; ++restart) {
            Match match(noSearcher());
            Spies spies(match);
            QVERIFY(match.resume(path()));
            QCOMPARE(spies.started.size(), 1);
            QCOMPARE(spies.total(), 1);
            QCOMPARE(match.history().plies().size(), 2U);
            QVERIFY(match.canUndo());
            QVERIFY(match.redo());
            QVERIFY(match.redo());
            QVERIFY(match.history().plies().at(3).move == north(9));
            QVERIFY(!match.canRedo());
            QVERIFY(match.undo());
            QVERIFY(match.undo());
        }
        Match match(noSearcher());
        QVERIFY(match.resume(path()));
        QVERIFY(match.play(south(1)));
        QVERIFY(!match.canRedo());
        QCOMPARE(MatchJournal::read(path())->record.history().plies().size(), 3U);
    }

    void aComputerThinksOnAfterResuming()
    {
        {
            Match match(noSearcher());
            match.setJournal(path());
            match.start(specOf(human(), computer(5)));
            QVERIFY(match.play(south(7)));
        }
        auto* searcher = new ScriptedSearcher;
        Match match{std::unique_ptr<Searcher>(searcher)};
        QVERIFY(match.resume(path()));
        QVERIFY(match.isThinking());
        QVERIFY(searcher->m_limits.level == 5);
        searcher->answer(north(3));
        QCOMPARE(MatchJournal::read(path())->record.history().plies().size(), 2U);
    }

    void aCharacterComesBack()
    {
        {
            Match match(noSearcher());
            match.setJournal(path());
            session::Player hoarder = computer(5);
            hoarder.character = ai::Character::Hoarder;
            match.start(specOf(human(), hoarder));
            QVERIFY(match.play(south(7)));
        }
        auto* searcher = new ScriptedSearcher;
        Match match{std::unique_ptr<Searcher>(searcher)};
        QVERIFY(match.resume(path()));
        QVERIFY(match.player(Side::North).character == ai::Character::Hoarder);
        QVERIFY(searcher->m_limits.character == ai::Character::Hoarder);
    }

    void aRatedGameStaysOne()
    {
        MatchSpec spec = specOf(human(), computer(5));
        spec.learner = QStringLiteral("3k1m");
        spec.isRated = true;
        {
            Match match(noSearcher());
            match.setJournal(path());
            match.start(spec);
            QVERIFY(match.play(south(7)));
        }
        QVERIFY(MatchJournal::read(path())->record.spec() == spec);
    }

    void aLevelOfEightIsMappedToOneOfTen_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<int>("level");
        QTest::newRow("the first of eight stays the first") << QByteArray("\"level\":1") << 1;
        QTest::newRow("the fifth of eight is the sixth") << QByteArray("\"level\":5") << 6;
        QTest::newRow("the strongest of eight is the strongest") << QByteArray("\"level\":8") << 10;
        QTest::newRow("beyond eight is the strongest") << QByteArray("\"level\":77") << 10;
        QTest::newRow("the eighth of ten is the eighth") << QByteArray("\"level\":8,\"levels\":10") << 8;
        QTest::newRow("beyond ten is the strongest") << QByteArray("\"level\":11,\"levels\":12") << 10;
    }

    void aLevelOfEightIsMappedToOneOfTen()
    {
        QFETCH(QByteArray, said);
        QFETCH(int, level);
        const session::JournalHeader header{specOf(human(), computer(3)), QDateTime::currentDateTimeUtc()};
        QByteArray line = session::headerLine(header);
        QVERIFY(line.contains("\"level\":3,\"levels\":10"));
        line.replace("\"level\":3,\"levels\":10", said);
        const auto read = session::parseHeaderLine(line);
        QVERIFY(read.has_value());
        QCOMPARE(read->spec.players[1].level, level);
    }

    void aFinishedGameIsNotOffered()
    {
        Match match(noSearcher());
        match.setJournal(path());
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));
        QVERIFY(match.resign(Side::North));
        QVERIFY(!MatchJournal::read(path())->isUnfinished());
        Match later(noSearcher());
        Spies spies(later);
        QVERIFY(!later.resume(path()));
        QCOMPARE(spies.total(), 0);
        QVERIFY(!later.hasGame());
        // After an undo it is unfinished again.
        QVERIFY(match.undo());
        QVERIFY(MatchJournal::read(path())->isUnfinished());
    }

    void theSummaryTells()
    {
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
        Match match(noSearcher());
        match.setJournal(path());
        match.start(specOf(human(QStringLiteral("Жібек")), computer(3)));
        const auto content = MatchJournal::read(path());
        QVERIFY(content->startedAt > before);
        QVERIFY(content->startedAt <= QDateTime::currentDateTimeUtc());
        QVERIFY(content->lastChanged > before.addSecs(-2));
        QCOMPARE(content->record.spec().players[0].name, QStringLiteral("Жібек"));
        QCOMPARE(content->record.spec().players[1].level, 3);
    }

    void everyTruncationIsAPrefix()
    {
        Prng random(newSeed());
        Match match(noSearcher());
        match.setJournal(path());
        match.start(specOf(human(), human()));
        // The state of the game for each size of the file.
        std::vector<std::pair<qsizetype, MatchRecord>> stages;
        for (int i = 0; i < 60; ++i) {
            stages.emplace_back(QFileInfo(path()).size(), MatchJournal::read(path())->record);
            actAtRandom(match, random);
        }
        const QByteArray all = bytesOf(path());
        const QString cut = path("cut.journal");
        std::size_t stage = 0;
        for (qsizetype length = 0; length <= all.size(); ++length) {
            QVERIFY(put(cut, all.first(length)));
            const auto content = MatchJournal::read(cut);
            if (length < stages[0].first) {
                QVERIFY(!content.has_value());
                QVERIFY(content.error().code == JournalError::Code::NotAJournal);
                QCOMPARE(content.error().line, 1);
                continue;
            }
            while (stage + 1 < stages.size() && stages[stage + 1].first <= length)
                ++stage;
            QVERIFY(content.has_value());
            if (stage + 1 == stages.size())
                break;
            QCOMPARE(content->usedBytes, stages[stage].first);
            QCOMPARE(content->isDamaged, length != stages[stage].first);
            QVERIFY(isSame(content->record.history(), stages[stage].second.history()));
            QVERIFY(content->record.undone() == stages[stage].second.undone());
        }
    }

    void aDamagedTailIsCutOffBeforeGoingOn_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::newRow("half a line") << QByteArray("{\"mov");
        QTest::newRow("a whole line without its line feed") << QByteArray("{\"move\":\"76\"}");
        QTest::newRow("zeros, as a file system may leave them") << QByteArray(512, '\0');
        QTest::newRow("an illegal move") << QByteArray("{\"move\":\"00\"}\n{\"undo\":1}\n");
        QTest::newRow("a move whose landing house is wrong") << QByteArray("{\"move\":\"12\"}\n");
        QTest::newRow("more taken back than was played") << QByteArray("{\"undo\":3}\n");
        QTest::newRow("nothing taken back") << QByteArray("{\"undo\":0}\n");
        QTest::newRow("nothing to redo") << QByteArray("{\"redo\":1}\n");
        QTest::newRow("an event nobody knows") << QByteArray("{\"dance\":1}\n");
        QTest::newRow("an empty line") << QByteArray("\n");
        QTest::newRow("no text at all") << QByteArray("\xff\xfe\n\n");
    }
    void aDamagedTailIsCutOffBeforeGoingOn()
    {
        QFETCH(QByteArray, tail);
        {
            Match match(noSearcher());
            match.setJournal(path());
            match.start(specOf(human(), human()));
            QVERIFY(match.play(south(7)));
            QVERIFY(match.play(north(3)));
        }
        const QByteArray sound = bytesOf(path());
        QVERIFY(put(path(), sound + tail));
        QVERIFY(MatchJournal::read(path())->isDamaged);
        Match match(noSearcher());
        Spies spies(match);
        QVERIFY(match.resume(path()));
        QCOMPARE(spies.journalFailed.size(), 0);
        QCOMPARE(match.history().plies().size(), 2U);
        QCOMPARE(bytesOf(path()), sound);
        QVERIFY(match.play(south(1)));
        const auto content = MatchJournal::read(path());
        QVERIFY(!content->isDamaged);
        QCOMPARE(content->record.history().plies().size(), 3U);
    }

    /// Some of these numbers fit into 64 bits, but their sum does not.
    void aTimeLongerThanAnyTurnIsDamage_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("a move") << QByteArray("{\"move\":\"76\",\"spent\":9000000000000000000}\n");
        QTest::newRow("a turn") << QByteArray("{\"turn\":9000000000000000000}\n");
    }
    void aTimeLongerThanAnyTurnIsDamage()
    {
        QFETCH(QByteArray, line);
        MatchSpec spec;
        spec.clock = ClockSpec{ClockSpec::Kind::SuddenDeath, {std::chrono::minutes(5), std::chrono::minutes(5)}};
        const QByteArray sound = MatchJournal::toText(MatchRecord(spec), QDateTime::currentDateTimeUtc());
        QVERIFY(put(path(), sound + line));
        const auto content = MatchJournal::read(path());
        QVERIFY(content);
        QVERIFY(content->hasUnreadableLines);
        QCOMPARE(content->usedBytes, sound.size());
    }

    void whatIsNoJournalIsRefusedWithAReason_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        using Code = JournalError::Code;
        const QByteArray players = "\"players\":{\"north\":{\"kind\":\"human\"},\"south\":{\"kind\":\"human\"}}";
        const QByteArray head = "{\"format\":\"qumalaq-match\",\"version\":1,";
        QTest::newRow("an empty file") << QByteArray() << int(Code::NotAJournal);
        QTest::newRow("another text") << QByteArray("hello\nworld\n") << int(Code::NotAJournal);
        QTest::newRow("another JSON file") << QByteArray("{\"a\":1}\n") << int(Code::NotAJournal);
        QTest::newRow("of a newer program")
            << QByteArray("{\"format\":\"qumalaq-match\",\"version\":3}\n") << int(Code::UnsupportedVersion);
        QTest::newRow("an unknown game") << head + "\"game\":\"chess\"," + players + "}\n" << int(Code::BadHeader);
        QTest::newRow("an unknown option")
            << head + "\"game\":\"togyzqumalaq\",\"options\":{\"x\":\"y\"}," + players + "}\n"
            << int(Code::BadHeader);
        QTest::newRow("a position that cannot be")
            << head + "\"game\":\"togyzqumalaq\",\"start\":\"1,2,3\"," + players + "}\n"
            << int(Code::BadHeader);
        QTest::newRow("no players") << head + "\"game\":\"togyzqumalaq\"}\n" << int(Code::BadHeader);
        QTest::newRow("a computer without a level")
            << head
                   + "\"game\":\"togyzqumalaq\",\"players\":{\"north\":{\"kind\":\"computer\"},"
                     "\"south\":{\"kind\":\"human\"}}}\n"
            << int(Code::BadHeader);
    }
    void whatIsNoJournalIsRefusedWithAReason()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        QVERIFY(put(path(), bytes));
        const auto content = MatchJournal::read(path());
        QVERIFY(!content.has_value());
        QCOMPARE(int(content.error().code), code);
        QCOMPARE(content.error().line, 1);
        Match match(noSearcher());
        QVERIFY(!match.resume(path()));
        QCOMPARE(bytesOf(path()), bytes);
    }

    void aMissingFileIsRefusedWithAReason()
    {
        const auto content = MatchJournal::read(path("missing"));
        QVERIFY(!content.has_value());
        QVERIFY(content.error().code == JournalError::Code::CannotRead);
        QVERIFY(!content.error().reason.isEmpty());
    }

    void aNewGameTakesTheOldOnesPlace()
    {
        Match match(noSearcher());
        QVERIFY(match.setJournal(path("deep/er/game.journal")));
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));
        match.start(specOf(human(), computer()));
        const auto content = MatchJournal::read(path("deep/er/game.journal"));
        QVERIFY(content->record.history().plies().empty());
        QVERIFY(content->record.spec().players[1] == computer());
        QVERIFY(!QFile::exists(path("deep/er/game.journal.new")));
    }

    void keepingLeavesTheOldGameUntilTheNextStart()
    {
        {
            Match match(noSearcher());
            match.setJournal(path());
            match.start(specOf(human(), human()));
            QVERIFY(match.play(south(7)));
        }
        Match match(noSearcher());
        QVERIFY(match.setJournal(path()));
        QCOMPARE(MatchJournal::read(path())->record.history().plies().size(), 1U);
    }

    void keepingFromTheMiddleOfAGameKeepsAllOfIt()
    {
        Match match(noSearcher());
        match.start(specOf(human(), human()));
        for (const rules::Move move : {south(7), north(3), south(6)})
            QVERIFY(match.play(move));
        QVERIFY(match.undo());
        QVERIFY(match.setJournal(path()));
        const auto content = MatchJournal::read(path());
        QVERIFY(isSame(content->record.history(), match.history()));
        QCOMPARE(content->record.undone().size(), 1U);
    }

    void aSuspendedGameMakesWayAndComesBackAsItWas()
    {
        using namespace std::chrono_literals;
        Milliseconds now{1'000'000};
        Match match(noSearcher());
        match.setTimeSource([&now] { return now; });
        QVERIFY(match.setJournal(path()));
        MatchSpec spec = specOf(human(QStringLiteral("Айша")), human());
        spec.clock.emplace();
        spec.clock->main = {5min, 3min};
        match.start(spec);
        for (const rules::Move move : {south(7), north(3), south(6), north(9)}) {
            now += 4s;
            QVERIFY(match.play(move));
        }
        QVERIFY(match.undo());
        now += 3s;
        const rules::History history = match.history();
        const auto left = match.timeLeft();
        const QDateTime began = match.startedAt();

        const SuspendedGame suspended = match.suspend();
        QVERIFY(!QFile::exists(path()));
        QVERIFY(!match.isJournalWritten());
        match.start(specOf(human(), computer()));
        QVERIFY(match.isJournalWritten());
        QVERIFY(MatchJournal::read(path())->record.spec().players[1] == computer());
        const auto kept = MatchJournal::read(suspended.file);
        QVERIFY(kept.has_value());
        QVERIFY(isSame(kept->record.history(), history));
        QCOMPARE(kept->record.turnLasted().count(), 3000);
        QCOMPARE(kept->startedAt, began);

        QFile::remove(suspended.file); // the copy in memory is sufficient
        Spies spies(match);
        match.resume(suspended);
        QCOMPARE(spies.started.size(), 1);
        QVERIFY(isSame(match.history(), history));
        QVERIFY(match.spec() == spec);
        QVERIFY(match.timeLeft() == left);
        QCOMPARE(match.startedAt(), began);
        QVERIFY(match.redo());
        QVERIFY(match.history().plies().back().move == north(9));
        QVERIFY(isSame(MatchJournal::read(path())->record.history(), match.history()));
    }

    void aGameThatIsKeptNowhereIsSuspendedInMemory()
    {
        Match match(noSearcher());
        match.start(specOf(human(), human()));
        QVERIFY(match.play(south(7)));
        const SuspendedGame suspended = match.suspend();
        QVERIFY(suspended.file.isEmpty());
        match.start(specOf(human(), human()));
        match.resume(suspended);
        QCOMPARE(match.history().plies().size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestMatchJournal)
#include "tst_match_journal.moc"
