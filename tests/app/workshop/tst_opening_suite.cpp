// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_measure.h"
#include "app/workshop/endgame_check.h"
#include "app/workshop/ending_bar.h"
#include "app/workshop/opening_suite.h"
#include "core/ai/endgame/endgame_maker.h"
#include "tests/files.h"

#include <QTest>

#include <set>

using namespace qumalaq;
using namespace qumalaq::workshop;

namespace {

[[nodiscard]] OpeningSuitePlan quickPlan()
{
    OpeningSuitePlan plan;
    plan.count = 5;
    plan.nodes = 1'500;
    plan.margin = 300;
    return plan;
}

} // namespace

class TestOpeningSuite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesBalancedOpenings()
    {
        const auto openings = makeOpenings(quickPlan(), nullptr);
        QCOMPARE(openings.size(), 5U);
        std::set<std::uint64_t> seen;
        for (const Opening& opening : openings) {
            QCOMPARE(opening.path.size(), 6U);
            QVERIFY(std::abs(opening.value) <= 300);
            QVERIFY(seen.insert(ai::Book::keyOf(positionAfter(opening.path).value())).second);
        }
        QVERIFY(makeOpenings(quickPlan(), nullptr) == openings);
    }

    void itsTextIsReadAgain()
    {
        const auto openings = makeOpenings(quickPlan(), nullptr);
        const auto games = openingsFromText("# a remark\n\n" + toText(openings));
        QVERIFY(games);
        QCOMPARE(games->size(), openings.size());
        for (std::size_t i = 0; i < openings.size(); ++i) {
            QCOMPARE(games->at(i).plies().size(), openings[i].path.size());
            QVERIFY(games->at(i).position() == rules::AnyPosition(*positionAfter(openings[i].path)));
        }
    }

    void refusesOtherTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("remarks alone") << QByteArray("# 76\n");
        QTest::newRow("a letter") << QByteArray("76\n7a\n");
        QTest::newRow("a pit that is not there") << QByteArray("70\n");
        QTest::newRow("a move that cannot be made") << QByteArray("7777777777777777777777777777777777\n");
    }
    void refusesOtherTexts()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!openingsFromText(text.toStdString()));
    }

    void theShippedSuiteCanBePlayed()
    {
        const auto games =
            openingsFromText(bytesOf(QStringLiteral(QUMALAQ_TEST_DATA "/openings/togyzqumalaq.txt")).toStdString());
        QVERIFY(games);
        QVERIFY(games->size() >= 50);
    }

    void levelsThatOpenLikePeopleHaveTheCountsThatTheCoachHas()
    {
        const auto counts = learn::OpeningCounts::parse(
            bytesOf(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/openings/togyzqumalaq.txt")).toStdString());
        QVERIFY(counts && ai::embeddedHumanOpenings());
        const auto book = bookOf(*counts);
        QCOMPARE(book->hash(), ai::embeddedHumanOpenings()->hash());
        const rules::AnyPosition start{rules::TogyzqumalaqPosition()};
        for (const ai::Book::Entry& entry : book->find(rules::TogyzqumalaqPosition()))
            QCOMPARE(counts->shareOf(start, {{rules::Side::South, entry.pit}})->played, int{entry.weight});
    }

    void aBookIsMeasured()
    {
        BookMeasurePlan plan;
        plan.pairs = 1;
        plan.nodes = 100;
        plan.book = ai::Book::fromEntries({{ai::Book::keyOf(rules::TogyzqumalaqPosition()), 2, 1, 0}});
        const BookMeasure measure = measureBook(plan, nullptr);
        QCOMPARE(measure.score.games(), 2);
        QCOMPARE(measure.bookMoves, 1); // only as South, and only the first move
    }

    void endingsAreJudged()
    {
        EndingPlan plan;
        plan.positions = 4;
        plan.mostStones = 8;
        plan.gameNodes = 60;
        plan.moveNodes = 300;
        plan.solvingNodes = 200'000;
        plan.endgame = ai::EndgameMaker::make(3, 1, nullptr);
        plan.solvingEndgame = plan.endgame;
        const auto endings = endingsOf(plan);
        QCOMPARE(endings.size(), 4U);
        const EndingReport report = measureEndings(plan, endings, nullptr);
        QCOMPARE(report.positions, 4);
        QCOMPARE(report.wins + report.draws + report.losses, report.solved());
        QVERIFY(report.solved() > 0);
        QCOMPARE(report.contradictions, 0);
        QCOMPARE(report.errors.size(), static_cast<std::size_t>(report.lost));
    }

    void aTableIsCompared() { QCOMPARE(disagreements(*ai::EndgameMaker::make(3, 1, nullptr), 20'000, 1), 0U); }
};

QTEST_APPLESS_MAIN(TestOpeningSuite)
#include "tst_opening_suite.moc"
