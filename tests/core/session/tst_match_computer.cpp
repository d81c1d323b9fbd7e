// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/levels.h"
#include "core/session/draw_answer.h"
#include "core/session/match.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/random_seed.h"

#include <QElapsedTimer>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using rules::EndReason;
using rules::Side;

namespace {

/// A match with a scripted computer player.
struct Table {
    explicit Table(const MatchSpec& spec) : spies(match) { match.start(spec); }

    /// Plays up to `plies` moves for both. The computer then has to move, or waits.
    void playOn(std::size_t plies)
    {
        Prng random(1);
        while (match.history().plies().size() < plies && !match.outcome()) {
            const rules::Move move = randomMove(match.history().position(), random);
            if (match.isPersonToMove())
                match.play(move);
            else
                searcher->answer(move);
        }
    }

    ScriptedSearcher* searcher = new ScriptedSearcher; // owned by the match
    Match match{std::unique_ptr<Searcher>(searcher)};
    Spies spies;
};

} // namespace

class TestMatchComputer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theComputerMovesWhenItsTurnComes()
    {
        Table table(specOf(human(), computer(4)));
        QVERIFY(!table.searcher->m_isAsked);
        QVERIFY(table.match.play(south(7)));
        QVERIFY(table.searcher->m_isAsked);
        QVERIFY(table.searcher->m_limits.level == 4);
        QVERIFY(table.match.isThinking());
        QCOMPARE(table.spies.thinkingChanged.at(0).at(0).toBool(), true);

        // The person can only wait.
        QVERIFY(!table.match.isPersonToMove());
        QVERIFY(!table.match.play(north(3)));
        QVERIFY(!table.match.requestHint());
        QVERIFY(!table.match.resign(Side::North));
        QVERIFY(!table.match.offerDraw(Side::North));

        table.searcher->answer(north(3));
        QCOMPARE(table.spies.moveMade.size(), 2);
        QCOMPARE(table.spies.thinkingChanged.at(1).at(0).toBool(), false);
        QVERIFY(table.match.isPersonToMove());
        QVERIFY(!table.match.isThinking());
    }

    void theComputerBeginsIfItIsSouth()
    {
        Table table(specOf(computer(2), human()));
        QVERIFY(table.searcher->m_isAsked);
        // The computer's first move cannot be undone, because no move of the person is before it.
        table.searcher->answer(south(7));
        QVERIFY(table.match.isPersonToMove());
        QVERIFY(!table.match.canUndo());
        QVERIFY(!table.match.undo());
    }

    void twoComputersPlayToTheEnd()
    {
        Prng random(newSeed());
        Table table(specOf(computer(1), computer(6)));
        while (table.match.isThinking()) {
            QVERIFY(!table.match.undo());
            const Side side = table.match.history().position().sideToMove();
            QVERIFY(table.searcher->m_limits.level == (side == Side::South ? 1 : 6));
            table.searcher->answer(randomMove(table.match.history().position(), random));
        }
        QVERIFY(table.match.outcome());
        QCOMPARE(table.spies.finished.size(), 1);
        QCOMPARE(table.spies.moveMade.size(), static_cast<qsizetype>(table.match.history().plies().size()));
        QVERIFY(!table.match.canUndo());
    }

    void undoGoesBackToThePersonsTurn()
    {
        Table table(specOf(human(), computer()));
        QVERIFY(table.match.play(south(7)));
        table.searcher->answer(north(3));
        QVERIFY(table.match.play(south(6)));
        table.searcher->answer(north(9));
        QVERIFY(table.match.undo());
        QCOMPARE(table.spies.moveTakenBack.size(), 2);
        QCOMPARE(table.spies.moveTakenBack.at(0).at(0).toInt(), 3);
        QCOMPARE(table.spies.moveTakenBack.at(1).at(0).toInt(), 2);
        QCOMPARE(table.match.history().plies().size(), 2U);
        QVERIFY(table.match.isPersonToMove());

        QVERIFY(table.match.undo());
        QVERIFY(table.match.history().plies().empty());
        QVERIFY(!table.match.canUndo());

        const int asked = table.searcher->m_asked;
        QVERIFY(table.match.redo());
        QCOMPARE(table.match.history().plies().size(), 2U);
        QVERIFY(table.match.redo());
        QCOMPARE(table.match.history().plies().size(), 4U);
        QVERIFY(!table.match.canRedo());
        QVERIFY(table.match.isPersonToMove());
        QCOMPARE(table.searcher->m_asked, asked);
    }

    void undoWhileTheComputerThinks()
    {
        Table table(specOf(human(), computer()));
        QVERIFY(table.match.play(south(7)));
        const auto asked = table.searcher->m_newest;
        QVERIFY(table.match.undo());
        QCOMPARE(table.searcher->m_cancelled, 1);
        QCOMPARE(table.spies.moveTakenBack.size(), 1);
        QVERIFY(!table.match.isThinking());
        QCOMPARE(table.spies.thinkingChanged.size(), 2);
        // The answer comes too late.
        table.searcher->answerTo(asked, north(3));
        QVERIFY(table.match.history().plies().empty());
        QCOMPARE(table.spies.moveMade.size(), 1);

        // After a redo the computer is asked again.
        QVERIFY(table.match.redo());
        QVERIFY(table.match.isThinking());
        QVERIFY(table.searcher->m_newest > asked);
        table.searcher->answerTo(asked, north(5));
        QCOMPARE(table.match.history().plies().size(), 1U);
        table.searcher->answer(north(3));
        QVERIFY(table.match.history().plies().at(1).move == north(3));
    }

    void aNewGameWhileTheComputerThinks()
    {
        Table table(specOf(computer(), human()));
        const auto asked = table.searcher->m_newest;
        table.match.start(specOf(human(), computer()));
        QCOMPARE(table.searcher->m_forgotten, 2);
        QVERIFY(!table.match.isThinking());
        table.searcher->answerTo(asked, south(7));
        QVERIFY(table.match.history().plies().empty());
    }

    void destroyedWhileTheComputerThinks()
    {
        auto table = std::make_unique<Table>(specOf(computer(), human()));
        QVERIFY(table->match.isThinking());
        table.reset();
        QCoreApplication::processEvents();
    }

    void resigningWhileTheComputerThinks()
    {
        Table table(specOf(human(), computer()));
        QVERIFY(table.match.play(south(7)));
        const auto asked = table.searcher->m_newest;
        QVERIFY(table.match.resign(Side::South));
        QVERIFY(!table.match.isThinking());
        table.searcher->answerTo(asked, north(3));
        QCOMPARE(table.match.history().plies().size(), 1U);
        // After an undo it thinks again.
        QVERIFY(table.match.undo());
        QVERIFY(table.match.isThinking());
    }

    void theComputerWaitsItsMinimumTime()
    {
        Table table(specOf(human(), computer()));
        table.match.setMinimumThinkingTime(60'000);
        QVERIFY(table.match.play(south(7)));
        table.searcher->answer(north(3));
        QCoreApplication::processEvents();
        QVERIFY(table.match.isThinking());
        QCOMPARE(table.match.history().plies().size(), 1U);
        // An undo also drops the pending move.
        QVERIFY(table.match.undo());
        QVERIFY(!table.match.isThinking());

        table.match.setMinimumThinkingTime(20);
        QVERIFY(table.match.play(south(6)));
        table.searcher->answer(north(3));
        QCOMPARE(table.match.history().plies().size(), 1U);
        QTRY_COMPARE(table.match.history().plies().size(), 2U);
        QVERIFY(table.match.isPersonToMove());
    }

    void theStrongestLevelThinksAheadWhereItMay()
    {
        Table table(specOf(human(), computer(ai::kLevelCount)));
        EngineResources resources{3, 256, true};
        table.match.setResources([&resources] { return resources; });
        QVERIFY(table.match.play(south(7)));
        QVERIFY(table.searcher->m_resources == resources);
        table.searcher->answerExpecting(north(3), south(4));
        QVERIFY(table.searcher->m_ahead);
        QCOMPARE(table.searcher->m_ahead->plies().size(), 3U);
        QVERIFY(table.searcher->m_ahead->plies().back().move == south(4));
        QVERIFY(!table.match.isThinking());

        // Whatever the person plays, the next request ends it.
        QVERIFY(table.match.play(south(9)));
        QVERIFY(!table.searcher->m_ahead);
        QVERIFY(table.searcher->m_isAsked);

        resources.thinksAhead = false;
        table.searcher->answerExpecting(north(2), south(1));
        QVERIFY(!table.searcher->m_ahead);
    }

    void thinkingAheadEndsWithTheTurn_data()
    {
        QTest::addColumn<QByteArray>("change");
        for (const char* change : {"undo", "resign", "new game", "hint"})
            QTest::newRow(change) << QByteArray(change);
    }
    void thinkingAheadEndsWithTheTurn()
    {
        QFETCH(QByteArray, change);
        Table table(specOf(human(), computer(ai::kLevelCount)));
        table.match.setResources([] { return EngineResources{1, 64, true}; });
        QVERIFY(table.match.play(south(7)));
        table.searcher->answerExpecting(north(3), south(4));
        QVERIFY(table.searcher->m_ahead);
        if (change == "undo")
            QVERIFY(table.match.undo());
        else if (change == "resign")
            QVERIFY(table.match.resign(Side::South));
        else if (change == "new game")
            table.match.start(specOf(human(), human()));
        else
            QVERIFY(table.match.requestHint());
        QVERIFY(!table.searcher->m_ahead);
    }

    void withoutAnExpectedReplyItThinksAboutThePosition()
    {
        Table table(specOf(human(), computer(ai::kLevelCount)));
        table.match.setResources([] { return EngineResources{1, 64, true}; });
        QVERIFY(table.match.play(south(7)));
        table.searcher->answer(north(3));
        QVERIFY(table.searcher->m_ahead);
        QCOMPARE(table.searcher->m_ahead->plies().size(), 2U);
        QVERIFY(table.match.play(south(9)));
        table.searcher->answerExpecting(north(2), north(1)); // not a move of the person
        QVERIFY(table.searcher->m_ahead);
        QCOMPARE(table.searcher->m_ahead->plies().size(), 4U);
    }

    void weakerLevelsAndCharactersUseTheDefaults_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("character");
        QTest::newRow("level 9") << ai::kLevelCount - 1 << static_cast<int>(ai::Character::None);
        QTest::newRow("a character") << ai::kLevelCount << static_cast<int>(ai::Character::Hoarder);
    }
    void weakerLevelsAndCharactersUseTheDefaults()
    {
        QFETCH(int, level);
        QFETCH(int, character);
        Player opponent = computer(level);
        opponent.character = static_cast<ai::Character>(character);
        Table table(specOf(human(), opponent));
        table.match.setResources([] { return EngineResources{4, 512, true}; });
        QVERIFY(table.match.play(south(7)));
        QVERIFY(table.searcher->m_resources == EngineResources{});
        table.searcher->answerExpecting(north(3), south(4));
        QVERIFY(!table.searcher->m_ahead);
    }

    void aHintIsGivenForThePosition()
    {
        Table table(specOf(human(), computer()));
        QVERIFY(table.match.requestHint());
        QVERIFY(!table.match.requestHint());
        QVERIFY(!table.searcher->m_limits.level);
        QVERIFY(table.searcher->m_limits.moveTime);
        QVERIFY(!table.match.isThinking());
        table.searcher->answer(south(7), ai::Score::provenWin(9));
        QCOMPARE(table.spies.hintReady.size(), 1);
        QVERIFY(table.spies.hintReady.at(0).at(0).value<rules::Move>() == south(7));
        QVERIFY(table.spies.hintReady.at(0).at(1).value<ai::Score>() == ai::Score::provenWin(9));
        QVERIFY(table.match.history().plies().empty());
        QCOMPARE(table.spies.thinkingChanged.size(), 0);
    }

    void aRatedGameHasNoHelp()
    {
        MatchSpec spec = specOf(human(), computer());
        spec.isRated = true;
        Table table(spec);
        QVERIFY(!table.match.requestHint());
        QVERIFY(table.match.play(south(7)));
        table.searcher->answer(north(3));
        QVERIFY(!table.match.canUndo());
        QVERIFY(!table.match.undo());
        QVERIFY(table.match.resign(Side::South));
        QVERIFY(!table.match.undo());
        QVERIFY(table.match.outcome());
    }

    void aHintIsDroppedWhenThePositionChanges()
    {
        Table table(specOf(human(), human()));
        QVERIFY(table.match.requestHint());
        const auto asked = table.searcher->m_newest;
        QVERIFY(table.match.play(south(7)));
        QCOMPARE(table.searcher->m_cancelled, 1);
        table.searcher->answerTo(asked, south(6));
        QCOMPARE(table.spies.hintReady.size(), 0);
        QVERIFY(table.match.requestHint());
    }

    void earlyInTheGameTheComputerDeclinesADraw()
    {
        Table table(specOf(human(), computer()));
        QVERIFY(table.match.offerDraw(Side::South));
        QCOMPARE(table.spies.drawOffered.size(), 1);
        QCOMPARE(table.spies.drawDeclined.size(), 1);
        QCOMPARE(table.searcher->m_asked, 0);
        QVERIFY(!table.match.acceptDraw());
    }

    void theComputerAnswersAnOfferByItsEvaluation_data()
    {
        // The score is for the side to move, the person who offers.
        QTest::addColumn<ai::Score>("score");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("equal is a draw") << ai::Score::estimate(0) << true;
        QTest::newRow("the computer stands worse") << ai::Score::estimate(900) << true;
        QTest::newRow("the computer stands a little better") << ai::Score::estimate(-100) << true;
        QTest::newRow("the computer stands well") << ai::Score::estimate(-600) << false;
        QTest::newRow("the computer is lost") << ai::Score::provenWin(5) << true;
        QTest::newRow("the computer has won") << ai::Score::provenLoss(4) << false;
        QTest::newRow("it is a draw anyway") << ai::Score::provenDraw(4) << true;
    }
    void theComputerAnswersAnOfferByItsEvaluation()
    {
        QFETCH(ai::Score, score);
        QFETCH(bool, accepted);
        Table table(specOf(human(), computer()));
        table.playOn(kFewestPliesBeforeDraw);
        QCOMPARE(table.match.history().position().sideToMove(), Side::South);
        QVERIFY(table.match.offerDraw(Side::South));
        QVERIFY(table.searcher->m_isAsked);
        QVERIFY(!table.match.isThinking());
        QVERIFY(!table.match.acceptDraw());
        table.searcher->answerAny(score);
        QVERIFY(!table.match.pendingDrawOffer());
        QCOMPARE(table.spies.finished.size(), accepted ? 1 : 0);
        QCOMPARE(table.spies.drawDeclined.size(), accepted ? 0 : 1);
        QCOMPARE(table.match.outcome().has_value(), accepted);
        QCOMPARE(table.match.history().plies().size(), kFewestPliesBeforeDraw);
    }

    void anOfferWhileTheComputerThinksIsAnsweredBeforeItsMove_data()
    {
        // The score is for the side to move, the computer.
        QTest::addColumn<ai::Score>("score");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("worse: accepted, and no move is made") << ai::Score::estimate(-300) << true;
        QTest::newRow("better: declined, and the move is made") << ai::Score::estimate(300) << false;
    }
    void anOfferWhileTheComputerThinksIsAnsweredBeforeItsMove()
    {
        QFETCH(ai::Score, score);
        QFETCH(bool, accepted);
        Table table(specOf(human(), computer()));
        table.playOn(kFewestPliesBeforeDraw + 1);
        QVERIFY(table.match.isThinking());
        const int asked = table.searcher->m_asked;
        QVERIFY(table.match.offerDraw(Side::South));
        QCOMPARE(table.searcher->m_asked, asked);
        table.searcher->answerAny(score);
        QVERIFY(!table.match.isThinking());
        QCOMPARE(table.match.outcome().has_value(), accepted);
        QCOMPARE(table.match.history().plies().size(), kFewestPliesBeforeDraw + (accepted ? 1U : 2U));
    }

    void anOfferAndAMoveAtOnceAreAnsweredInTheComputersTurn()
    {
        Table table(specOf(human(), computer()));
        table.playOn(kFewestPliesBeforeDraw);
        QVERIFY(table.match.offerDraw(Side::South));
        QVERIFY(table.match.play(table.match.history().position().legalMoves()[0]));
        QVERIFY(table.match.pendingDrawOffer() == Side::South);
        table.searcher->answerAny(ai::Score::estimate(-50));
        QVERIFY(table.match.outcome().value().reason == EndReason::Agreement);
    }
};

QTEST_GUILESS_MAIN(TestMatchComputer)
#include "tst_match_computer.moc"
