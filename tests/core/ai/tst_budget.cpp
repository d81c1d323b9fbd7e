// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/budget.h"
#include "core/ai/levels.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::Side;
using std::chrono::milliseconds;

namespace {

Limits clockOf(int south, int north, int increment)
{
    Limits limits;
    limits.clock =
        Limits::Clock{{milliseconds(south), milliseconds(north)}, {milliseconds(increment), milliseconds(increment)}};
    return limits;
}

} // namespace

class TestBudget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutLimitsThereIsNoEnd()
    {
        const SearchBudget budget = budgetOf({}, Side::South);
        QCOMPARE(budget.depth, kMaxDepth);
        QVERIFY(!budget.hardTime && !budget.softTime);
    }

    void theLeastOfAllLimitsCounts()
    {
        Limits limits;
        const LevelSpec level{.depth = 8, .nodes = 30'000};
        limits.nodes = 100;
        limits.depth = 3;
        const SearchBudget budget = budgetOf(limits, Side::South, &level);
        QCOMPARE(budget.nodes, 100U);
        QCOMPARE(budget.depth, 3);

        limits.nodes = 1'000'000'000;
        limits.depth = 90;
        const SearchBudget wide = budgetOf(limits, Side::South, &level);
        QCOMPARE(wide.nodes, level.nodes);
        QCOMPARE(wide.depth, level.depth);
    }

    void theStrongestLevelStillAnswersInTime()
    {
        Limits limits;
        const LevelSpec& strongest = levelSpec(kLevelCount, rules::GameId::Togyzqumalaq);
        QVERIFY(budgetOf(limits, Side::South, &strongest).hardTime.has_value());
        limits.moveTime = milliseconds(50);
        QVERIFY(budgetOf(limits, Side::South, &strongest).hardTime == milliseconds(50));
    }

    void aClockIsNeverOverdrawn_data()
    {
        QTest::addColumn<int>("remaining");
        QTest::addColumn<int>("increment");
        QTest::newRow("an hour") << 3'600'000 << 0;
        QTest::newRow("three minutes and two seconds a move") << 180'000 << 2'000;
        QTest::newRow("a second") << 1'000 << 0;
        QTest::newRow("almost nothing, and a large increment") << 100 << 10'000;
        QTest::newRow("thirty milliseconds") << 30 << 0;
    }

    void aClockIsNeverOverdrawn()
    {
        QFETCH(int, remaining);
        QFETCH(int, increment);
        const SearchBudget budget = budgetOf(clockOf(remaining, 1, increment), Side::South);
        QVERIFY(budget.hardTime && budget.softTime);
        QVERIFY(*budget.hardTime > milliseconds(0));
        QVERIFY(*budget.hardTime < milliseconds(remaining));
        QVERIFY(*budget.softTime <= *budget.hardTime);
    }

    void aClockIsSparedWhatAnswersComeLateBy()
    {
        const Limits limits = clockOf(1'000, 1, 10);
        QVERIFY(*budgetOf(limits, Side::South, nullptr, milliseconds(400)).hardTime
                < *budgetOf(limits, Side::South).hardTime);
        Limits fixed;
        fixed.moveTime = milliseconds(100);
        QCOMPARE(*budgetOf(fixed, Side::South, nullptr, milliseconds(400)).hardTime, milliseconds(100));
    }

    void aRunOutClockLeavesAMoment_data()
    {
        QTest::addColumn<int>("remaining");
        QTest::newRow("nothing left") << 0;
        QTest::newRow("less than nothing") << -500;
    }

    void aRunOutClockLeavesAMoment()
    {
        QFETCH(int, remaining);
        const SearchBudget budget = budgetOf(clockOf(remaining, 1, 0), Side::South);
        QVERIFY(*budget.hardTime > milliseconds(0));
        QVERIFY(*budget.hardTime <= milliseconds(5));
    }

    void eachSideHasItsOwnClock()
    {
        const Limits limits = clockOf(1'000, 1'000'000, 0);
        QVERIFY(*budgetOf(limits, Side::South).hardTime < *budgetOf(limits, Side::North).hardTime);
    }

    void moreTimeIsUsed()
    {
        QVERIFY(*budgetOf(clockOf(60'000, 1, 0), Side::South).softTime
                < *budgetOf(clockOf(600'000, 1, 0), Side::South).softTime);
        QVERIFY(*budgetOf(clockOf(60'000, 1, 0), Side::South).softTime
                < *budgetOf(clockOf(60'000, 1, 1'000), Side::South).softTime);
    }
};

QTEST_APPLESS_MAIN(TestBudget)
#include "tst_budget.moc"
