// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/positions.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using rules::EndReason;
using rules::Outcome;
using rules::Side;

namespace {

/// South's 9 takes 4 of North's with its last stone and reaches 82; before it nobody has won.
rules::AnyPosition oneMoveFromMajority()
{
    return positionOf("1,0,0,0,0,0,0,0,2/3,60,0,0,0,0,0,0,0 79,17 -,- s");
}

MatchSpec twoPeople()
{
    return specOf(human(), human());
}

} // namespace

/// A match between two people. For the computer see tst_match_computer.
class TestMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsPossibleBeforeTheStart()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        Spies spies(match);
        QVERIFY(!match.hasGame());
        QVERIFY(!match.isPersonToMove());
        QVERIFY(!match.play(south(1)));
        QVERIFY(!match.undo());
        QVERIFY(!match.redo());
        QVERIFY(!match.resign(Side::South));
        QVERIFY(!match.offerDraw(Side::South));
        QVERIFY(!match.acceptDraw());
        QVERIFY(!match.declineDraw());
        QVERIFY(!match.requestHint());
        QVERIFY(!match.outcome());
        QCOMPARE(spies.total(), 0);
    }

    void startsWithWhatWasAskedFor()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        Spies spies(match);
        MatchSpec spec = specOf(human(QStringLiteral("Әсел")), human(QStringLiteral("Ержан")));
        spec.start = oneMoveFromMajority();
        match.start(spec);
        QCOMPARE(spies.started.size(), 1);
        QCOMPARE(spies.total(), 1);
        QVERIFY(match.spec() == spec);
        QVERIFY(match.history().position() == *spec.start);
        QCOMPARE(match.player(Side::North).name, QStringLiteral("Ержан"));
        QVERIFY(match.isPersonToMove());
        QVERIFY(!match.isThinking());
    }

    void aMoveIsMadeAndTold()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        Spies spies(match);
        QVERIFY(match.play(south(7)));
        QCOMPARE(spies.moveMade.size(), 1);
        QCOMPARE(spies.moveMade.at(0).at(0).toInt(), 0);
        QVERIFY(match.play(north(3)));
        QCOMPARE(spies.moveMade.at(1).at(0).toInt(), 1);
        QCOMPARE(spies.total(), 2);
        QVERIFY(match.history().plies().at(0).move == south(7));
    }

    void anIllegalMoveChangesNothing_data()
    {
        QTest::addColumn<rules::Move>("move");
        QTest::newRow("the other player's house") << north(1);
        QTest::newRow("an empty house") << south(2);
        QTest::newRow("a house that is not there") << south(10);
        QTest::newRow("a store") << south(0);
    }
    void anIllegalMoveChangesNothing()
    {
        QFETCH(rules::Move, move);
        Match match(std::make_unique<ScriptedSearcher>());
        MatchSpec spec = twoPeople();
        spec.start = oneMoveFromMajority();
        match.start(spec);
        Spies spies(match);
        QVERIFY(!match.play(move));
        QCOMPARE(spies.total(), 0);
        QVERIFY(match.history().plies().empty());
    }

    void theEndByTheRulesIsTold()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        MatchSpec spec = twoPeople();
        spec.start = oneMoveFromMajority();
        match.start(spec);
        Spies spies(match);
        QVERIFY(match.play(south(9)));
        QCOMPARE(spies.finished.size(), 1);
        const auto outcome = spies.finished.at(0).at(0).value<Outcome>();
        QVERIFY(outcome == match.outcome());
        QVERIFY(outcome.reason == EndReason::StoreMajority);
        QVERIFY(outcome.winner == Side::South);

        QVERIFY(!match.isPersonToMove());
        QVERIFY(!match.play(north(1)));
        QVERIFY(!match.resign(Side::North));
        QVERIFY(!match.offerDraw(Side::North));
        QVERIFY(!match.requestHint());

        QVERIFY(match.undo());
        QCOMPARE(spies.moveTakenBack.size(), 1);
        QCOMPARE(spies.reopened.size(), 1);
        QVERIFY(match.isPersonToMove());
        QVERIFY(match.redo());
        QCOMPARE(spies.finished.size(), 2);
    }

    void aGameThatBeginsAtItsEndIsFinished()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        Spies spies(match);
        MatchSpec spec = twoPeople();
        spec.start = positionOf("0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 81,80 -,- s");
        match.start(spec);
        QCOMPARE(spies.started.size(), 1);
        QCOMPARE(spies.finished.size(), 1);
        QVERIFY(!match.canUndo());
    }

    void repetitionEndsTheGame_data()
    {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<bool>("ends");
        QTest::newRow("the third time is a draw") << QByteArray("on") << true;
        QTest::newRow("unless the setup says otherwise") << QByteArray("off") << false;
    }
    void repetitionEndsTheGame()
    {
        QFETCH(QByteArray, option);
        QFETCH(bool, ends);
        // Two single stones circle: the position repeats every 18 plies.
        Match match(std::make_unique<ScriptedSearcher>());
        MatchSpec spec = twoPeople();
        QVERIFY(spec.setup.setOption("repetition", option.toStdString()).has_value());
        spec.start = positionOf("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s", spec.setup);
        match.start(spec);
        Spies spies(match);
        for (int ply = 0; ply < 36; ++ply) {
            QVERIFY(!match.outcome());
            const rules::MoveList moves = match.history().position().legalMoves();
            QVERIFY(match.play(moves[moves.size() - 1]));
        }
        QCOMPARE(spies.finished.size(), ends ? 1 : 0);
        QCOMPARE(match.outcome().has_value(), ends);
        if (ends)
            QVERIFY(match.outcome()->reason == EndReason::Repetition);
    }

    void undoAndRedoOfAnyDepth()
    {
        Prng random(newSeed());
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        std::vector<rules::AnyPosition> positions = {match.history().position()};
        while (match.isPersonToMove()) {
            QVERIFY(match.play(randomMove(match.history().position(), random)));
            positions.push_back(match.history().position());
        }
        const auto outcome = match.outcome();
        const int plies = static_cast<int>(match.history().plies().size());
        Spies spies(match);
        for (int ply = plies; ply > 0; --ply) {
            const auto undone = match.history().plies().back();
            QVERIFY(match.undo());
            QVERIFY(match.history().position() == positions[static_cast<std::size_t>(ply - 1)]);
            const QList<QVariant> told = spies.moveTakenBack.takeFirst();
            QCOMPARE(told.at(0).toInt(), ply - 1);
            const auto& given = *static_cast<const rules::History::Ply*>(told.at(1).constData());
            QVERIFY(given.move == undone.move);
            QVERIFY(given.trace == undone.trace);
        }
        QCOMPARE(spies.reopened.size(), 1);
        QVERIFY(!match.canUndo());
        QVERIFY(!match.undo());
        for (int ply = 0; ply < plies; ++ply) {
            QVERIFY(match.redo());
            QCOMPARE(spies.moveMade.takeFirst().at(0).toInt(), ply);
            QVERIFY(match.history().position() == positions[static_cast<std::size_t>(ply + 1)]);
        }
        QVERIFY(!match.canRedo());
        QVERIFY(!match.redo());
        QVERIFY(match.outcome() == outcome);
        QCOMPARE(spies.finished.size(), 1);
    }

    void aNewMoveEndsTheRedo()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        QVERIFY(match.play(south(7)));
        QVERIFY(match.undo());
        QVERIFY(match.canRedo());
        QVERIFY(match.play(south(6)));
        QVERIFY(!match.canRedo());
        QVERIFY(!match.redo());
    }

    void resigningEndsAndCanBeTakenBack()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        QVERIFY(match.play(south(7)));
        Spies spies(match);
        // Even out of turn.
        QVERIFY(match.resign(Side::South));
        const auto outcome = spies.finished.at(0).at(0).value<Outcome>();
        QVERIFY(outcome.reason == EndReason::Resignation);
        QVERIFY(outcome.winner == Side::North);
        QVERIFY(!match.resign(Side::North));
        QVERIFY(!match.play(north(1)));
        QVERIFY(!match.canRedo());

        QVERIFY(match.undo());
        QCOMPARE(spies.reopened.size(), 1);
        QCOMPARE(spies.moveTakenBack.size(), 0);
        QVERIFY(!match.outcome());
        QVERIFY(match.play(north(1)));
    }

    void aDrawIsOfferedAndAccepted()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        Spies spies(match);
        QVERIFY(!match.acceptDraw());
        QVERIFY(match.offerDraw(Side::South));
        QCOMPARE(spies.drawOffered.at(0).at(0).value<Side>(), Side::South);
        QVERIFY(match.pendingDrawOffer() == Side::South);
        QVERIFY(!match.offerDraw(Side::South));
        QVERIFY(!match.offerDraw(Side::North));
        QVERIFY(match.acceptDraw());
        QVERIFY(!match.pendingDrawOffer());
        const auto outcome = spies.finished.at(0).at(0).value<Outcome>();
        QVERIFY(outcome.reason == EndReason::Agreement);
        QVERIFY(!outcome.winner);
        QVERIFY(match.undo());
        QCOMPARE(spies.reopened.size(), 1);
        QVERIFY(match.isPersonToMove());
    }

    void aDrawIsDeclined()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        Spies spies(match);
        QVERIFY(match.offerDraw(Side::South));
        QVERIFY(match.declineDraw());
        QCOMPARE(spies.drawDeclined.at(0).at(0).value<Side>(), Side::North);
        QVERIFY(!match.pendingDrawOffer());
        QVERIFY(!match.declineDraw());
        QVERIFY(!match.acceptDraw());
        // Not again before another move.
        QVERIFY(!match.canOfferDraw(Side::South));
        QVERIFY(!match.offerDraw(Side::South));
        QVERIFY(match.play(south(7)));
        QVERIFY(match.offerDraw(Side::South));
    }

    void inANewGameADrawCanBeOfferedAgain()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        QVERIFY(match.offerDraw(Side::South));
        match.start(twoPeople());
        QVERIFY(match.offerDraw(Side::South)); // after as many moves as in the old game
    }

    void anOfferLapsesWhenTheOtherMovesOn()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        Spies spies(match);
        QVERIFY(match.offerDraw(Side::South));
        QVERIFY(match.play(south(7)));
        QVERIFY(match.pendingDrawOffer() == Side::South);
        QVERIFY(match.play(north(1)));
        QVERIFY(!match.pendingDrawOffer());
        QCOMPARE(spies.drawDeclined.size(), 1);
        QCOMPARE(spies.drawDeclined.at(0).at(0).value<Side>(), Side::North);
    }

    void anOfferLapsesWhenAMoveIsTakenBack()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        QVERIFY(match.play(south(7)));
        Spies spies(match);
        QVERIFY(match.offerDraw(Side::North));
        QVERIFY(match.undo());
        QVERIFY(!match.pendingDrawOffer());
        QVERIFY(match.offerDraw(Side::South));
        QVERIFY(match.redo());
        QVERIFY(!match.pendingDrawOffer());
        QCOMPARE(spies.drawDeclined.size(), 0); // nobody said no
    }

    void aNewGameGivesTheOldOneUp()
    {
        Match match(std::make_unique<ScriptedSearcher>());
        match.start(twoPeople());
        QVERIFY(match.play(south(7)));
        QVERIFY(match.offerDraw(Side::South));
        Spies spies(match);
        match.start(twoPeople());
        QCOMPARE(spies.started.size(), 1);
        QCOMPARE(spies.total(), 1);
        QVERIFY(match.history().plies().empty());
        QVERIFY(!match.pendingDrawOffer());
        QVERIFY(!match.canUndo());
    }

    void aSlotThatActsHearsNoOldNews()
    {
        // A view that undoes a move in the slot for its signal.
        Match match(std::make_unique<ScriptedSearcher>());
        MatchSpec spec = twoPeople();
        spec.start = oneMoveFromMajority();
        match.start(spec);
        Spies spies(match);
        connect(&match, &Match::moveMade, this, [&match] { match.undo(); });
        QVERIFY(match.play(south(9)));
        QVERIFY(!match.outcome());
        QCOMPARE(spies.finished.size(), 0);
        QVERIFY(match.history().plies().empty());
    }
};

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
