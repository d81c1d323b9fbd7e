// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/puzzle_miner.h"
#include "app/workshop/recorded_games.h"
#include "core/ai/only_move.h"
#include "core/notation/position_text.h"
#include "tests/online_games.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::workshop;

class TestPuzzleMiner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void realGamesAreReadToTheirEnd()
    {
        const auto games = readGames(onlineText().toStdString(), rules::GameSetup());
        QVERIFY(games.size() >= 20);
        std::size_t plies = 0;
        for (const auto& game : games)
            plies += game.plies().size();
        QVERIFY(plies > 50 * games.size()); // the median game has 109
    }

    void theSameSeedFindsTheSamePuzzles_data()
    {
        QTest::addColumn<rules::GameId>("game");
        QTest::newRow("Bestemshe") << rules::GameId::Bestemshe;
        QTest::newRow("Congkak") << rules::GameId::Congkak;
        QTest::newRow("Mangala") << rules::GameId::MangalaSuez;
    }
    void theSameSeedFindsTheSamePuzzles()
    {
        QFETCH(rules::GameId, game);
        MiningPlan plan;
        plan.setup = rules::GameSetup(game);
        plan.count = 10;
        plan.seed = 5;
        plan.mostTries = 150;
        int reported = 0;
        const auto first = minePuzzles(plan, [&reported](const learn::Puzzle&) { return ++reported > 0; });
        const auto second = minePuzzles(plan, [](const learn::Puzzle&) { return true; });
        QVERIFY(!first.puzzles.empty());
        QCOMPARE(int(first.puzzles.size()), reported);
        QVERIFY(first.puzzles == second.puzzles);
        for (const learn::Puzzle& puzzle : first.puzzles) {
            QVERIFY(learn::kindOf(puzzle.position, puzzle.solution) == puzzle.kind);
            const auto proof = ai::onlyMoveOf(puzzle.position);
            QVERIFY(proof && proof->line.front() == puzzle.answer());
            QCOMPARE(learn::gradeOfDepth(proof->depth), puzzle.grade);
        }
    }

    void aReportCanEndTheMining()
    {
        MiningPlan plan;
        plan.setup = rules::GameSetup(rules::GameId::Bestemshe);
        plan.seed = 5;
        plan.mostTries = 150;
        QCOMPARE(minePuzzles(plan, [](const learn::Puzzle&) { return false; }).puzzles.size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestPuzzleMiner)
#include "tst_puzzle_miner.moc"
