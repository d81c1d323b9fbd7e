// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/clock.h"
#include "core/session/clock_pair.h"
#include "core/session/match_journal.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"

#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using namespace std::chrono_literals;
using rules::Side;

namespace {

constexpr int kPatienceMs = 60'000;

ClockSpec clockOf(ClockSpec::Kind kind, Milliseconds main, Milliseconds increment,
                  ClockSpec::FlagFall flagFall = ClockSpec::FlagFall::Loses)
{
    return {kind, {main, main}, increment, flagFall};
}

MatchSpec withClock(const ClockSpec& clock, const Player& north = human())
{
    MatchSpec spec = specOf(human(), north);
    spec.clock = clock;
    return spec;
}

/// A match with a clock that the test advances.
struct Timed {
    Milliseconds now{1'000'000};
    ScriptedSearcher* searcher = new ScriptedSearcher; // owned by the match
    Match match{std::unique_ptr<Searcher>(searcher)};

    explicit Timed(const MatchSpec& spec)
    {
        match.setTimeSource([this] { return now; });
        match.start(spec);
    }
    [[nodiscard]] qint64 left(Side side) const { return (*match.timeLeft())[rules::indexOf(side)].count(); }
};

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveCostsWhatTheSettingSays_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("increment");
        QTest::addColumn<int>("spent");
        QTest::addColumn<int>("left");
        using Kind = ClockSpec::Kind;
        const auto row = [](const char* name, Kind kind, int increment, int spent, int left) {
            QTest::newRow(name) << static_cast<int>(kind) << increment << spent << left;
        };
        row("sudden death adds nothing", Kind::SuddenDeath, 0, 7000, 53'000);
        row("Fischer adds the increment after a slow move", Kind::Fischer, 5000, 7000, 58'000);
        row("Fischer rewards a quick move", Kind::Fischer, 5000, 1000, 64'000);
        row("Bronstein gives back at most the increment", Kind::Bronstein, 5000, 7000, 58'000);
        row("Bronstein never gives more than was used", Kind::Bronstein, 5000, 1000, 60'000);
    }
    void aMoveCostsWhatTheSettingSays()
    {
        QFETCH(int, kind);
        QFETCH(int, increment);
        QFETCH(int, spent);
        QFETCH(int, left);
        const ClockSpec spec = clockOf(static_cast<ClockSpec::Kind>(kind), 60s, Milliseconds(increment));
        QCOMPARE(afterMove(spec, 60s, Milliseconds(spent)).count(), left);
    }

    void everyPresetIsValidAndReadsBack()
    {
        QVERIFY(clockPresets().size() == 5);
        Milliseconds before{0};
        for (const ClockSpec& preset : clockPresets()) {
            QVERIFY(isValid(preset));
            QVERIFY(parseClock(toText(preset)) == preset);
            QVERIFY(preset.main[0] == preset.main[1]);
            // Sorted from short to long.
            QVERIFY(preset.main[0] >= before);
            before = preset.main[0];
        }
        ClockSpec handicap = clockPresets()[0];
        handicap.main = {10min, 1min};
        QVERIFY(parseClock(toText(handicap)) == handicap);
    }

    void theClockPairOfAWoodenBoardRunInTurn()
    {
        ClockPair clocks(clockOf(ClockSpec::Kind::Fischer, 60s, 2s));
        QVERIFY(!clocks.turn());
        clocks.setPaused(true, 0ms); // nothing runs yet
        QVERIFY(!clocks.isPaused());
        clocks.press(Side::North, 1s); // whoever begins
        QVERIFY(clocks.turn() == Side::South);
        clocks.press(Side::North, 2s); // not the turn
        QVERIFY(clocks.turn() == Side::South);
        clocks.press(Side::South, 11s);
        QCOMPARE(clocks.left(Side::South, 11s).count(), 52'000);
        clocks.setPaused(true, 15s);
        QVERIFY(clocks.isPaused());
        QCOMPARE(clocks.left(Side::North, 1000s).count(), 58'000);
        clocks.press(Side::North, 1000s); // paused
        QCOMPARE(clocks.moves(Side::North), 1);
        clocks.setPaused(false, 1000s);
        QCOMPARE(clocks.left(Side::North, 1001s).count(), 57'000);
        clocks.press(Side::North, 1001s);
        QCOMPARE(clocks.left(Side::North, 2000s).count(), 59'000);
        clocks.update(1052s);
        QVERIFY(!clocks.fallen());
        clocks.update(1053s);
        QVERIFY(clocks.fallen() == Side::South);
        QCOMPARE(clocks.left(Side::South, 3000s).count(), 0);
        clocks.press(Side::South, 3000s);
        clocks.setPaused(true, 3000s);
        QVERIFY(clocks.turn() == Side::South && !clocks.isPaused());
        QCOMPARE(clocks.moves(Side::South), 1);
    }

    /// The second player's clock showed seconds more than the first player's.
    void theFirstMoveOfEachPlayerEarnsTheSame()
    {
        MatchRecord record(withClock(clockOf(ClockSpec::Kind::Fischer, 60s, 2s)));
        record.apply(event::Played{south(7), 0s});
        QCOMPARE(record.timeLeft()->at(0).count(), 62'000);
        record.apply(event::Played{north(9), 0s});
        QCOMPARE(record.timeLeft()->at(1).count(), 62'000);
    }

    void theTimeOfATurnEndsWithIt()
    {
        MatchRecord record(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        record.apply(event::Played{south(7), 3s});
        record.apply(event::TurnLasted{5s});
        QVERIFY(!record.isPossible(event::Played{north(9), 4s}));
        QVERIFY(record.isPossible(event::Played{north(9), 5s}));
        record.apply(event::Undone{1});
        QCOMPARE(record.turnLasted().count(), 0);
    }

    void aPressAfterTheFlagComesTooLate()
    {
        ClockPair clocks(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0ms));
        clocks.press(Side::South, 0ms);
        clocks.press(Side::North, 60s);
        QVERIFY(clocks.fallen() == Side::North);
    }

    void whatIsNoClockIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"", "fischer", "fischer 60000 60000 0 loses", "sudden 60000 60000 5 loses", "sudden 1 60000 0 loses",
              "sudden 60000 60000 0 wins", "hour 60000 60000 0 loses", "sudden 60000 60000 0 loses x",
              "sudden 6e4 60000 0 loses", "fischer 60000 60000 -5 loses"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoClockIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseClock(text.toStdString()));
    }

    void timeRunsForThePlayerToMoveAlone()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::Fischer, 60s, 2s)));
        QVERIFY(game.match.play(south(7)));
        QCOMPARE(game.match.runningClock(), std::optional(Side::North));
        game.now += 10s;
        QCOMPARE(game.left(Side::North), 50'000);
        QCOMPARE(game.left(Side::South), 62'000);
        QVERIFY(game.match.play(north(9)));
        QCOMPARE(game.left(Side::North), 52'000);
        QCOMPARE(game.match.runningClock(), std::optional(Side::South));
        game.now += 1s;
        QCOMPARE(game.left(Side::South), 61'000);
        QCOMPARE(game.left(Side::North), 52'000);
    }

    void anOfferOfADrawChangesNoClock_data()
    {
        QTest::addColumn<Side>("by");
        QTest::newRow("of the player to move") << Side::North;
        QTest::newRow("of the other player") << Side::South;
    }
    void anOfferOfADrawChangesNoClock()
    {
        QFETCH(Side, by);
        Timed game(withClock(clockOf(ClockSpec::Kind::Fischer, 60s, 2s)));
        QVERIFY(game.match.play(south(7)));
        QVERIFY(game.match.offerDraw(by));
        QCOMPARE(game.match.runningClock(), std::optional(Side::North));
        game.now += 10s;
        QCOMPARE(game.left(Side::North), 50'000);
        QCOMPARE(game.left(Side::South), 62'000);
    }

    void noTimeRunsBeforeTheFirstMove_data()
    {
        QTest::addColumn<bool>("isComputersMove");
        QTest::newRow("of a person") << false;
        QTest::newRow("of the computer") << true;
    }
    void noTimeRunsBeforeTheFirstMove()
    {
        QFETCH(bool, isComputersMove);
        const ClockSpec clock = clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s);
        MatchSpec spec = withClock(clock);
        if (isComputersMove)
            spec.players[0] = computer();
        Timed game(spec);
        QVERIFY(!game.match.runningClock());
        game.now += 1h; // looking for the board
        QCOMPARE(game.left(Side::South), 60'000);
        if (isComputersMove)
            game.searcher->answer(south(7));
        else
            QVERIFY(game.match.play(south(7)));
        QVERIFY(!game.match.outcome());
        QCOMPARE(game.left(Side::South), 60'000);
        QCOMPARE(game.match.runningClock(), std::optional(Side::North));
        QVERIFY(game.match.record().spent().front() == 0s);
    }

    void noTimeRunsAfterTheFirstMoveWasTakenBack()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        game.match.play(south(7));
        game.match.undo();
        game.now += 1h;
        QVERIFY(!game.match.runningClock());
        QCOMPARE(game.left(Side::South), 60'000);
    }

    void aHandicapIsOneSidesLessTime()
    {
        ClockSpec clock = clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s);
        clock.main[1] = 20s;
        Timed game(withClock(clock));
        QCOMPARE(game.left(Side::South), 60'000);
        QCOMPARE(game.left(Side::North), 20'000);
    }

    void nobodysTimeRunsWhileAMoveIsShown()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        game.match.play(south(7));
        game.now += 5s;
        game.match.play(north(9));
        game.match.holdClock(true);
        QVERIFY(!game.match.runningClock());
        game.now += 30s; // a long sowing
        QCOMPARE(game.left(Side::South), 60'000);
        game.match.holdClock(false);
        game.now += 4s;
        QCOMPARE(game.left(Side::South), 56'000);
        QCOMPARE(game.left(Side::North), 55'000);
    }

    void aPauseStopsTheTimeAndTheGame()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        QVERIFY(game.match.play(south(7)));
        game.now += 5s;
        QVERIFY(game.match.setPaused(true));
        game.now += 1h;
        QCOMPARE(game.left(Side::North), 55'000);
        QVERIFY(!game.match.isPersonToMove());
        QVERIFY(!game.match.play(north(9)));
        QVERIFY(game.match.setPaused(false));
        game.now += 5s;
        QVERIFY(game.match.play(north(9)));
        QCOMPARE(game.left(Side::North), 50'000);
    }

    void takingAMoveBackDoesNotEndAPause()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        game.match.play(south(7));
        game.match.play(north(9));
        game.match.setPaused(true);
        QVERIFY(game.match.undo());
        QVERIFY(game.match.isPaused());
        game.now += 1h;
        QVERIFY(!game.match.runningClock());
        QCOMPARE(game.left(Side::North), 60'000);
        game.match.setPaused(false);
        QCOMPARE(game.match.runningClock(), std::optional(Side::North));
    }

    /// The program may be killed during a long pause.
    void aPauseWritesTheTimeOfTheTurnDown()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        QVERIFY(game.match.setJournal(path));
        game.match.play(south(7));
        game.now += 5s;
        QVERIFY(game.match.setPaused(true));
        QCOMPARE(MatchJournal::read(path)->record.turnLasted().count(), 5000);
    }

    void whatEndsAPauseSaysSo_data()
    {
        QTest::addColumn<bool>("isResigned");
        QTest::newRow("a resignation") << true;
        QTest::newRow("a game without a clock") << false;
    }
    void whatEndsAPauseSaysSo()
    {
        QFETCH(bool, isResigned);
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        game.match.play(south(7));
        game.match.setPaused(true);
        QSignalSpy clock(&game.match, &Match::clockChanged);
        int told = 0;
        connect(&game.match, &Match::pauseChanged, &game.match, [&] { told += game.match.isPaused() ? 0 : 1; });
        isResigned ? (void)game.match.resign(Side::South) : game.match.start(specOf(human(), human()));
        QCOMPARE(told, 1);
        QCOMPARE(clock.size(), 1);
    }

    void everyChangeIsInTheJournalBeforeItIsTold()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        Match& match = game.match;
        QVERIFY(match.setJournal(path));
        QStringList late;
        int told = 0;
        const auto look = [&](const char* what) {
            const auto kept = MatchJournal::read(path);
            const bool isSaid = kept && isSame(kept->record.history(), match.history())
                                && kept->record.undone() == match.record().undone()
                                && kept->record.outcome() == match.outcome()
                                && kept->record.turnLasted() == match.record().turnLasted();
            ++told;
            if (!isSaid)
                late.append(QString::fromLatin1(what));
        };
        connect(&match, &Match::started, &match, [&] { look("started"); });
        connect(&match, &Match::moveMade, &match, [&] { look("moveMade"); });
        connect(&match, &Match::moveTakenBack, &match, [&] { look("moveTakenBack"); });
        connect(&match, &Match::finished, &match, [&] { look("finished"); });
        connect(&match, &Match::reopened, &match, [&] { look("reopened"); });
        connect(&match, &Match::pauseChanged, &match, [&] { look("pauseChanged"); });
        connect(&match, &Match::clockChanged, &match, [&] { look("clockChanged"); });
        match.play(south(7));
        game.now += 5s;
        match.setPaused(true);
        QCOMPARE(match.record().turnLasted().count(), 5000);
        match.setPaused(false);
        match.play(north(9));
        match.undo();
        match.redo();
        match.resign(Side::South);
        match.undo();
        match.start(match.spec());
        match.play(south(1));
        match.resume(match.suspend());
        QCOMPARE(late.join(u' '), QString());
        QVERIFY(told >= 20);
    }

    void whoPlaysOnWhileTheClockIsToldGetsNoOldNews()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        QVERIFY(game.match.play(south(7)));
        bool isTakenBack = false;
        connect(&game.match, &Match::clockChanged, &game.match, [&] {
            if (!std::exchange(isTakenBack, true))
                game.match.undo();
        });
        const Spies spies(game.match);
        QVERIFY(game.match.play(north(9)));
        QCOMPARE(game.match.history().plies().size(), std::size_t(1));
        QCOMPARE(spies.moveTakenBack.size(), 1);
        QCOMPARE(spies.moveMade.size(), 0);
    }

    void aPauseWhileTheComputerThinksKeepsItsMove()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s), computer()));
        game.match.play(south(7));
        QVERIFY(game.searcher->m_isAsked);
        game.match.setPaused(true);
        game.searcher->answerAny();
        QCOMPARE(game.match.history().plies().size(), std::size_t(1));
        game.match.setPaused(false);
        QCOMPARE(game.match.history().plies().size(), std::size_t(2));
    }

    void withoutAClockThereIsNothingToPause()
    {
        Timed game(specOf(human(), human()));
        QVERIFY(!game.match.timeLeft());
        QVERIFY(!game.match.runningClock());
        QVERIFY(!game.match.setPaused(true));
    }

    void undoGivesTheTimeBackAndRedoTakesItAgain()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::Fischer, 60s, 2s)));
        game.match.play(south(7));
        game.now += 10s;
        game.match.play(north(9));
        game.now += 20s;
        QVERIFY(game.match.undo());
        QCOMPARE(game.left(Side::South), 62'000);
        QCOMPARE(game.left(Side::North), 60'000);
        game.now += 3s;
        QVERIFY(game.match.redo());
        QCOMPARE(game.left(Side::South), 62'000);
        QCOMPARE(game.left(Side::North), 52'000);
    }

    void aFallenFlagEndsTheGame_data()
    {
        QTest::addColumn<bool>("stonesGoOver");
        QTest::newRow("it is lost") << false;
        QTest::newRow("the stones go over") << true;
    }
    void aFallenFlagEndsTheGame()
    {
        QFETCH(bool, stonesGoOver);
        using FlagFall = ClockSpec::FlagFall;
        Timed game(withClock(
            clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s, stonesGoOver ? FlagFall::StonesGoOver : FlagFall::Loses)));
        const Spies spies(game.match);
        game.match.play(south(7)); // takes ten
        game.now += 61s;
        QVERIFY(!game.match.play(north(9))); // too late
        const auto outcome = game.match.outcome();
        QVERIFY(outcome);
        QCOMPARE(outcome->reason, rules::EndReason::Time);
        QCOMPARE(outcome->winner, std::optional(Side::South));
        QCOMPARE(int(outcome->score[0]), stonesGoOver ? 162 : 10);
        QCOMPARE(int(outcome->score[1]), 0);
        QCOMPARE(spies.finished.count(), 1);
        QVERIFY(!game.match.runningClock());
        // After an undo the turn restarts with the time it had.
        QVERIFY(game.match.undo());
        QVERIFY(!game.match.outcome());
        QCOMPARE(game.left(Side::North), 60'000);
    }

    void withStonesGoingOverAFallenFlagCanBeADraw()
    {
        MatchSpec spec = withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s, ClockSpec::FlagFall::StonesGoOver));
        rules::BoardState board = rules::TogyzqumalaqPosition().board();
        for (auto& row : board.rows)
            row.fill(0);
        board.rows[0][0] = 2;
        board.rows[1][0] = 2;
        board.stores = {77, 81};
        spec.start = rules::AnyPosition(rules::TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority));
        Timed game(spec);
        QVERIFY(game.match.play(south(1)));
        game.now += 60s;
        QVERIFY(!game.match.play(north(1)));
        QVERIFY(game.match.outcome());
        QVERIFY(!game.match.outcome()->winner);
        QCOMPARE(int(game.match.outcome()->score[0]), 81);
    }

    void theFlagFallsByItself()
    {
        // In real time: the shortest possible clock, shortened by the time that the turn has taken.
        MatchSpec spec = withClock(clockOf(ClockSpec::Kind::SuddenDeath, kMinMainTime, 0s));
        Match match;
        Milliseconds ahead{0};
        match.setTimeSource([&ahead] { return awakeTime() + ahead; });
        match.start(spec);
        match.play(south(7));
        const Spies spies(match);
        match.holdClock(true);
        match.holdClock(false);
        ahead = kMinMainTime - 50ms;
        match.setPaused(true); // restarts the timer
        match.setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(spies.finished.count(), 1, kPatienceMs);
        QCOMPARE(match.outcome()->winner, std::optional(Side::South));
    }

    void theComputerKnowsWhatItHasLeft()
    {
        Timed game(withClock(clockOf(ClockSpec::Kind::Fischer, 60s, 2s), computer(3)));
        game.match.play(south(7));
        const auto& limits = game.searcher->m_limits;
        QVERIFY(limits.clock);
        QCOMPARE(limits.clock->remaining[0].count(), 62'000);
        QCOMPARE(limits.clock->remaining[1].count(), 60'000);
        QCOMPARE(limits.clock->increment[1].count(), 2000);
        QVERIFY(limits.level == 3);
        game.now += 4s;
        game.searcher->answer(north(9));
        QCOMPARE(game.left(Side::North), 58'000);
        game.now += 10s;
        QVERIFY(game.match.play(south(1)));
        QCOMPARE(limits.clock->remaining[0].count(), 54'000);
        QCOMPARE(limits.clock->remaining[1].count(), 58'000);
    }

    void theClocksAreKeptWithTheGame()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        {
            Timed game(withClock(clockOf(ClockSpec::Kind::Bronstein, 60s, 3s)));
            QVERIFY(game.match.setJournal(path));
            game.match.play(south(7));
            game.now += 10s;
            game.match.play(north(9));
            game.now += 20s;
            game.match.play(south(1));
            game.now += 5s;
            game.match.undo();
            game.match.redo();
            game.now += 7s;
        } // closing the program stores how long the turn has lasted
        const auto content = MatchJournal::read(path);
        QVERIFY(content);
        QVERIFY(!content->isDamaged);
        QVERIFY(content->isUnfinished());
        QCOMPARE(content->record.turnLasted().count(), 7000);
        Timed again(specOf(human(), human()));
        QVERIFY(again.match.resume(path));
        QCOMPARE(again.left(Side::North), 53'000 - 7000);
        QCOMPARE(again.left(Side::South), 43'000);
        // Saving it again gives the same.
        const QString second = folder.filePath(QStringLiteral("b.game"));
        QVERIFY(again.match.setJournal(second));
        const auto rewritten = MatchJournal::read(second);
        QVERIFY(rewritten);
        QVERIFY(rewritten->record.timeLeft() == content->record.timeLeft());
        QCOMPARE(rewritten->record.turnLasted().count(), 7000);
    }

    void aFallenFlagIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        Timed game(withClock(clockOf(ClockSpec::Kind::SuddenDeath, 60s, 0s)));
        game.match.setJournal(path);
        game.match.play(south(7));
        game.now += 2min;
        game.match.play(north(9));
        const auto content = MatchJournal::read(path);
        QVERIFY(content && !content->isDamaged && !content->isUnfinished());
        QVERIFY(content->record.outcome() == game.match.outcome());
    }

    void aGameWithoutAClockIsWrittenAsBefore()
    {
        const JournalHeader header{specOf(human(), human()), QDateTime::currentDateTimeUtc()};
        QVERIFY(headerLine(header).contains("\"version\":1"));
        const MatchRecord record(header.spec);
        QCOMPARE(eventLine(event::Played{south(7)}, record), QByteArray("{\"move\":\"76\"}\n"));
        QVERIFY(!parseEventLine("{\"move\":\"76\",\"spent\":5}", record));
        QVERIFY(!parseEventLine("{\"flag\":\"south\"}", record));
        QVERIFY(!parseEventLine("{\"turn\":5}", record));
    }

    void timeDoesNotRunBackwards()
    {
        const Milliseconds first = awakeTime();
        QTest::qWait(50);
        QVERIFY(awakeTime() >= first + 30ms); // Windows counts in steps of 16 ms
    }
};

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
