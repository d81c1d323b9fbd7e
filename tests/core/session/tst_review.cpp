// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/session/record_of_match.h"
#include "core/session/review.h"
#include "core/session/score_view.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/online_games.h"
#include "tests/positions.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>

using namespace qumalaq;
using namespace qumalaq::session;
using ai::kBlunder;
using ai::kMistake;
using ai::MoveQuality;
using rules::Side;

namespace {

constexpr std::uint64_t kQuick = 1'000;

rules::History shortGame(int plies)
{
    rules::History history;
    for (int ply = 0; ply < plies; ++ply)
        history.play(history.position().legalMoves()[0]);
    return history;
}

std::optional<GameReview> reviewOf(Reviewer& reviewer, const rules::History& game)
{
    std::optional<GameReview> made;
    const auto connection = QObject::connect(&reviewer, &Reviewer::finished, &reviewer,
                                             [&made](const GameReview& review) { made = review; });
    reviewer.start(game);
    [[maybe_unused]] const bool isDone = QTest::qWaitFor([&made] { return made.has_value(); }, 240'000);
    QObject::disconnect(connection);
    return made;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPausedReviewWaitsAndThenEndsAsBefore()
    {
        const rules::History game = shortGame(12);
        Reviewer reviewer;
        reviewer.setEffort(kQuick);
        const auto undisturbed = reviewOf(reviewer, game);
        QSignalSpy progressed(&reviewer, &Reviewer::progressed);
        QSignalSpy finished(&reviewer, &Reviewer::finished);
        reviewer.start(game);
        QVERIFY(QTest::qWaitFor([&] { return progressed.size() >= 3; }, 60'000));
        reviewer.setPaused(true);
        const auto before = progressed.size();
        QTest::qWait(100);
        QCOMPARE(progressed.size(), before);
        QVERIFY(reviewer.isRunning());
        reviewer.setPaused(false);
        QVERIFY(finished.wait(60'000));
        const auto paused = finished.at(0).at(0).value<GameReview>();
        QCOMPARE(paused.moves.size(), undisturbed->moves.size());
        for (std::size_t ply = 0; ply < paused.moves.size(); ++ply)
            QVERIFY(paused.moves[ply].move == undisturbed->moves[ply].move && !paused.moves[ply].better.empty());
    }

    void aReviewMayBeginWhilePaused()
    {
        Reviewer reviewer;
        reviewer.setEffort(kQuick);
        reviewer.setPaused(true);
        QSignalSpy finished(&reviewer, &Reviewer::finished);
        reviewer.start(shortGame(4));
        QTest::qWait(50);
        QVERIFY(finished.isEmpty());
        reviewer.setPaused(false);
        QVERIFY(finished.wait(60'000));
    }

    void aRealGameIsReviewed()
    {
        const rules::History game = toHistory(onlineGames().front());
        Reviewer reviewer;
        reviewer.setEffort(kQuick);
        QSignalSpy progressed(&reviewer, &Reviewer::progressed);
        const auto review = reviewOf(reviewer, game);
        QVERIFY(review && !reviewer.isRunning());
        const std::size_t plies = game.plies().size();
        QVERIFY(plies > 100);
        QCOMPARE(review->moves.size(), plies);
        QCOMPARE(review->scores.size(), plies + 1);
        int last = 0;
        for (const auto& call : progressed) {
            QVERIFY(call[0].toInt() >= last);
            last = call[0].toInt();
        }
        QCOMPARE(last, 1000);

        std::array<int, 2> moves{};
        for (std::size_t ply = 0; ply < plies; ++ply) {
            const MoveReview& move = review->moves[ply];
            const auto& before = game.positionAt(ply);
            QVERIFY(move.move == game.plies()[ply].move);
            QCOMPARE(review->movers[ply], before.sideToMove());
            ++moves[indexOf(before.sideToMove())];
            QVERIFY(!move.better.empty() && before.isLegal(move.better.front()));
            QVERIFY(move.loss >= 0 && move.loss <= 1);
            // The judgement follows from the loss.
            if (move.better.front() == move.move)
                QCOMPARE(move.quality, MoveQuality::Best);
            QCOMPARE(move.quality == MoveQuality::Blunder, move.loss >= kBlunder);
            QCOMPARE(move.isMistake(), move.loss >= kMistake);
            QCOMPARE(move.isMistake(), !move.alternatives.empty());
            if (move.isMistake()) {
                QCOMPARE(move.alternatives.size(), before.legalMoves().size());
                QVERIFY(!isAcceptable(move, move.move));
                QVERIFY(move.alternatives.front().move == move.move
                        || isAcceptable(move, move.alternatives.front().move));
            }
        }
        for (const Side side : rules::kBothSides) {
            QVERIFY(review->accuracy[indexOf(side)]);
            QVERIFY(*review->accuracy[indexOf(side)] > 30 && *review->accuracy[indexOf(side)] <= 100);
            int judged = 0;
            for (const MoveQuality quality : {MoveQuality::Best, MoveQuality::Good, MoveQuality::Inaccuracy,
                                              MoveQuality::Mistake, MoveQuality::Blunder})
                judged += review->count(side, quality);
            QCOMPARE(judged, moves[indexOf(side)]);
        }
    }

    void theSameGameGivesTheSameReview()
    {
        Reviewer reviewer;
        reviewer.setEffort(kQuick);
        const rules::History game = shortGame(12);
        const auto first = reviewOf(reviewer, game);
        [[maybe_unused]] const auto other = reviewOf(reviewer, shortGame(3));
        const auto second = reviewOf(reviewer, game);
        QVERIFY(first && second);
        QVERIFY(first->scores == second->scores);
        for (std::size_t ply = 0; ply < first->moves.size(); ++ply)
            QVERIFY(first->moves[ply].better == second->moves[ply].better);
    }

    void aGameWithoutMovesIsReviewedToo()
    {
        Reviewer reviewer;
        reviewer.setEffort(kQuick);
        const auto review = reviewOf(reviewer, rules::History());
        QVERIFY(review);
        QVERIFY(review->moves.empty());
        QCOMPARE(review->scores.size(), std::size_t{1});
        QVERIFY(!review->accuracy[0] && !review->accuracy[1]);
    }

    void positionsAreAskedFromTheLastToTheFirst()
    {
        auto owned = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = owned.get();
        Reviewer reviewer(std::move(owned));
        const rules::History game = shortGame(3);
        std::optional<GameReview> made;
        connect(&reviewer, &Reviewer::finished, this, [&made](const GameReview& review) { made = review; });
        reviewer.start(game);
        QCOMPARE(searcher->m_asked, 0); // not before the function returns
        // North's move differs from the engine's, but the score falls for South.
        const std::map<std::size_t, int> scores = {{3, -2000}, {2, -2000}, {1, 0}, {0, 0}};
        for (std::size_t plies = 4; plies-- > 0;) {
            QTRY_VERIFY(searcher->m_isAsked);
            QCOMPARE(searcher->m_history.plies().size(), plies);
            QVERIFY(searcher->m_limits.nodes);
            const auto legal = game.positionAt(plies).legalMoves();
            const bool isOther = plies == 1;
            const auto best = isOther ? legal[1] : legal[0];
            const auto score = seenBy(game.positionAt(plies).sideToMove(), ai::Score::estimate(scores.at(plies)));
            searcher->answer(best, score);
        }
        QTRY_VERIFY(made);
        QCOMPARE(made->moves[1].quality, MoveQuality::Good);
        QCOMPARE(made->scores[3].centistones(), -2000);
    }

    void aMistakeIsLookedAtMoveByMove()
    {
        auto owned = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = owned.get();
        Reviewer reviewer(std::move(owned));
        const rules::History game = shortGame(1);
        const auto legal = game.start().legalMoves();
        std::optional<GameReview> made;
        connect(&reviewer, &Reviewer::finished, this, [&made](const GameReview& review) { made = review; });
        reviewer.start(game);
        QTRY_VERIFY(searcher->m_isAsked);
        searcher->answer(game.position().legalMoves()[0], ai::Score::estimate(900)); // good for North
        QTRY_VERIFY(searcher->m_isAsked);
        searcher->answer(legal[4], ai::Score::estimate(100));
        QTRY_VERIFY(searcher->m_isAsked);
        QCOMPARE(searcher->m_limits.lines, static_cast<int>(legal.size()));
        for (std::size_t i = 0; i < legal.size(); ++i) {
            ai::SearchInfo info;
            info.request = searcher->m_newest;
            info.rank = static_cast<int>(i) + 1;
            info.depth = 5;
            info.score = ai::Score::estimate(100 - 20 * static_cast<int>(i * i));
            info.line = {legal[(i + 4) % legal.size()]};
            Q_EMIT searcher->progressed(info);
        }
        searcher->answer(legal[4], ai::Score::estimate(100));
        QTRY_VERIFY(made);
        const MoveReview& move = made->moves[0];
        QCOMPARE(move.quality, MoveQuality::Blunder);
        QCOMPARE(move.alternatives.size(), legal.size());
        QVERIFY(isAcceptable(move, legal[4]));
        QVERIFY(isAcceptable(move, legal[5]));
        QVERIFY(*move.lossOf(legal[8]) > ai::kInaccuracy && *move.lossOf(legal[8]) < kMistake);
        QVERIFY(!isAcceptable(move, legal[8]));
        QVERIFY(!isAcceptable(move, legal[0])); // the played move
        QVERIFY(!isAcceptable(move, legal[3]));
        QVERIFY(*made->accuracy[0] < 40);
        QVERIFY(!made->accuracy[1]);
    }

    void aMoveWithoutAChoiceDoesNotCount()
    {
        auto owned = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = owned.get();
        Reviewer reviewer(std::move(owned));
        const rules::GameSetup setup;
        rules::History game(setup, positionOf("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s", setup));
        game.play(game.position().legalMoves()[0]);
        std::optional<GameReview> made;
        connect(&reviewer, &Reviewer::finished, this, [&made](const GameReview& review) { made = review; });
        reviewer.start(game);
        for (int position = 0; position < 2; ++position) {
            QTRY_VERIFY(searcher->m_isAsked);
            searcher->answerAny(ai::Score::estimate(0));
        }
        QTRY_VERIFY(made);
        QVERIFY(!made->accuracy[0]);
    }

    void onlyAThrownAwayWinCountsWhereTheWinnerIsKnown_data()
    {
        QTest::addColumn<bool>("isThrownAway");
        QTest::newRow("South wins after its move, too") << false;
        QTest::newRow("North wins after South's move") << true;
    }
    void onlyAThrownAwayWinCountsWhereTheWinnerIsKnown()
    {
        QFETCH(bool, isThrownAway);
        auto owned = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = owned.get();
        Reviewer reviewer(std::move(owned));
        const rules::History game = shortGame(1);
        std::optional<GameReview> made;
        connect(&reviewer, &Reviewer::finished, this, [&made](const GameReview& review) { made = review; });
        reviewer.start(game);
        QTRY_VERIFY(searcher->m_isAsked);
        searcher->answerAny(isThrownAway ? ai::Score::provenWin(4) : ai::Score::provenLoss(4)); // North's
        QTRY_VERIFY(searcher->m_isAsked);
        searcher->answer(game.start().legalMoves()[4], ai::Score::provenWin(3));
        if (isThrownAway) {
            QTRY_VERIFY(searcher->m_isAsked); // for the other moves
            searcher->answer(game.start().legalMoves()[4], ai::Score::provenWin(3));
        }
        QTRY_VERIFY(made);
        QCOMPARE(made->accuracy[0].has_value(), isThrownAway);
        QVERIFY(!isThrownAway || *made->accuracy[0] < 1);
    }

    void theTurningPointIsTheLosersLastMoveBeforeTheWinnerWasAhead_data()
    {
        QTest::addColumn<QList<int>>("scores"); // South's, in centistones
        QTest::addColumn<int>("ply");           // -1: none
        QTest::newRow("one move decides") << QList<int>{0, 0, 700, 700, 700} << 1;
        QTest::newRow("what was given back does not count") << QList<int>{0, 0, 700, 0, 700} << 3;
        QTest::newRow("Second wins") << QList<int>{0, -700, -800, -800} << 0;
        QTest::newRow("the winner's mistake is none") << QList<int>{100, 0, 900, 500, 900} << 1;
        QTest::newRow("the computer only saw more after the winner's move") << QList<int>{0, 0, 100, 700, 800} << 1;
        QTest::newRow("nobody is ahead at the end") << QList<int>{0, 0, 700, 0, 100} << -1;
        QTest::newRow("the winner was ahead from the start") << QList<int>{500, 500, 900, 900} << -1;
        QTest::newRow("no moves") << QList<int>{900} << -1;
    }
    void theTurningPointIsTheLosersLastMoveBeforeTheWinnerWasAhead()
    {
        QFETCH(QList<int>, scores);
        GameReview review;
        for (const int score : scores) {
            review.scores.push_back(ai::Score::estimate(score));
            review.movers.push_back(review.movers.size() % 2 == 0 ? Side::South : Side::North);
        }
        review.movers.pop_back();
        const auto ply = review.turningPoint();
        QTEST(ply ? static_cast<int>(*ply) : -1, "ply");
        QVERIFY(!GameReview().turningPoint());
    }

    void aReviewIsCancelled()
    {
        Reviewer reviewer;
        QSignalSpy finished(&reviewer, &Reviewer::finished);
        QSignalSpy progressed(&reviewer, &Reviewer::progressed);
        reviewer.start(toHistory(onlineGames().front()));
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 60'000);
        reviewer.cancel();
        QVERIFY(!reviewer.isRunning());
        progressed.clear();
        QTest::qWait(50);
        QVERIFY(progressed.isEmpty() && finished.isEmpty());
        reviewer.setEffort(kQuick);
        QVERIFY(reviewOf(reviewer, shortGame(4)));
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
