// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/move_quality.h"
#include "core/ai/win_chance.h"

#include <QTest>

using namespace qumalaq::ai;

class TestMoveQuality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveLosesChancesOrStones_data()
    {
        QTest::addColumn<int>("best");
        QTest::addColumn<int>("played");
        QTest::addColumn<int>("stones");
        QTest::addColumn<MoveQuality>("quality");
        QTest::newRow("the best move") << 300 << 300 << 162 << MoveQuality::Good;
        QTest::newRow("a better move than the search found") << 300 << 400 << 162 << MoveQuality::Good;
        QTest::newRow("two stones") << 0 << -200 << 162 << MoveQuality::Inaccuracy;
        QTest::newRow("four stones of an open game are a tenth of the chance")
            << 200 << -200 << 162 << MoveQuality::Mistake;
        QTest::newRow("five stones of a lost game") << -6'000 << -6'500 << 162 << MoveQuality::Mistake;
        QTest::newRow("ten stones of a won game") << 6'000 << 5'000 << 162 << MoveQuality::Blunder;
        QTest::newRow("three stones of a small lost game") << -3'000 << -3'300 << 48 << MoveQuality::Blunder;
    }
    void aMoveLosesChancesOrStones()
    {
        QFETCH(int, best);
        QFETCH(int, played);
        QFETCH(int, stones);
        QTEST(qualityOf(moveLoss(Score::estimate(best), Score::estimate(played), stones)), "quality");
    }

    void provenResultsAreNoNumberOfStones()
    {
        QCOMPARE(moveLoss(Score::provenWin(5), Score::provenLoss(5), 162), 1.0);
        QCOMPARE(moveLoss(Score::provenWin(5), Score::provenWin(9), 162), 0.0);
        QCOMPARE(moveLoss(Score::provenDraw(0), Score::estimate(-900), 162), 0.5 - winChance(Score::estimate(-900)));
    }

    void lossIsAtMostEverything() { QCOMPARE(moveLoss(Score::estimate(10'000), Score::estimate(-10'000), 36), 1.0); }

    void accuracyFallsWithTheLoss()
    {
        QCOMPARE(accuracyOf(0), 100.0);
        QVERIFY(accuracyOf(kInaccuracy) > accuracyOf(kMistake));
        QVERIFY(accuracyOf(1) < 1);
    }
};

QTEST_GUILESS_MAIN(TestMoveQuality)

#include "tst_move_quality.moc"
