// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts of Kalah whose results are published (Irving, Donkers and Uiterwijk, Solving Kalah, 2000). They do not depend
// on the reading of the empty capture.
#include "core/ai/search.h"
#include "core/rules/any_position.h"
#include "tests/core/ai/searched.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

class TestSolvedGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void provesKalah_data()
    {
        QTest::addColumn<int>("holes");
        QTest::addColumn<int>("stones");
        QTest::addColumn<bool>("isTaken");
        QTest::addColumn<int>("result"); // of the first player
        const auto row = [](int holes, int stones, int result) {
            for (const bool isTaken : {false, true}) {
                QTest::addRow("%d holes, %d stones, a lone stone %s", holes, stones, isTaken ? "is taken" : "stays")
                    << holes << stones << isTaken << result;
            }
        };
        row(3, 3, 1);
        row(3, 4, 1);
        row(3, 5, 1);
        row(3, 6, -1);
        row(4, 3, 1);
    }

    void provesKalah()
    {
        QFETCH(int, holes);
        QFETCH(int, stones);
        QFETCH(bool, isTaken);
        QFETCH(int, result);
        SowingStart start;
        start.table = isTaken ? 1 : 0;
        start.pits = static_cast<std::uint8_t>(holes);
        start.stones = static_cast<std::uint8_t>(stones);
        SearchBudget budget;
        budget.nodes = 20'000'000;
        const SearchOutcome outcome = searched(KalahPosition(start), budget, {}, {}, 16);
        QVERIFY(outcome.score().isProven());
        const Value value = outcome.moves.front().value;
        QCOMPARE(value > 0 ? 1 : value < 0 ? -1 : 0, result);
    }
};

QTEST_APPLESS_MAIN(TestSolvedGames)
#include "tst_solved_games.moc"
