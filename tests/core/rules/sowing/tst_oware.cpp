// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources as in oware.h.
#include "core/rules/history.h"
#include "core/rules/move_effect.h"
#include "tests/core/rules/sowing/game_case.h"

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

namespace {

/// Two seeds follow each other round the board; every move is forced.
History roundAndRound(const GameSetup& setup, int plies)
{
    History history(setup, positionOf("0,0,0,0,0,1/0,0,0,0,0,1 24,22 - s", setup));
    for (int ply = 0; ply < plies && !history.outcome(); ++ply) {
        const MoveList moves = history.position().legalMoves();
        if (moves.size() != 1)
            qFatal("the move is not forced");
        history.play(moves[0]);
    }
    return history;
}

} // namespace

class TestOware : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        addPlayColumns();
        const auto row = [](const char* name, const char* before, const char* move, const char* after,
                            const char* result = "-",
                            const char* setup = "oware") { newPlay(name, setup, before, move, after, result); };

        row("[S] the start: sown anticlockwise", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", "1",
            "0,5,5,5,5,4/4,4,4,4,4,4 0,0 - n");
        row("[S] nothing is sown into the stores", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", "6",
            "4,4,4,4,4,0/5,5,5,5,4,4 0,0 - n");
        row("[S] the twelfth seed passes over the house it came from", "12,0,0,0,0,1/1,0,0,0,0,5 14,15 - s", "1",
            "0,2,1,1,1,2/2,1,1,1,1,6 14,15 - n");
        row("[S] the eleventh falls into the house before it", "11,0,0,0,0,1/1,0,0,0,0,6 14,15 - s", "1",
            "0,1,1,1,1,2/2,1,1,1,1,7 14,15 - n");

        row("[S] a house that becomes two is taken", "0,0,0,0,0,1/1,0,0,4,0,0 20,22 - s", "6",
            "0,0,0,0,0,0/0,0,0,4,0,0 22,22 - n");
        row("[S] and one that becomes three", "0,0,0,0,0,1/2,0,0,4,0,0 20,21 - s", "6",
            "0,0,0,0,0,0/0,0,0,4,0,0 23,21 - n");
        row("[S] four are not taken", "0,0,0,0,0,1/3,0,0,4,0,0 20,20 - s", "6", "0,0,0,0,0,0/4,0,0,4,0,0 20,20 - n");
        row("[S] one is not taken", "0,0,0,0,0,1/0,0,0,4,0,0 22,21 - s", "6", "0,0,0,0,0,0/1,0,0,4,0,0 22,21 - n");
        row("[S] the houses before are taken too", "1,0,0,0,0,3/1,2,1,0,5,0 17,18 - s", "6",
            "1,0,0,0,0,0/0,0,0,0,5,0 24,18 - n");
        row("[S] up to the first that holds another number", "1,0,0,0,0,3/1,3,1,0,5,0 17,17 - s", "6",
            "1,0,0,0,0,0/2,4,0,0,5,0 19,17 - n");
        row("[S] a house after the last seed is not taken", "1,0,0,0,0,1/1,2,0,0,5,0 19,19 - s", "6",
            "1,0,0,0,0,0/0,2,0,0,5,0 21,19 - n");
        row("[S] nor the mover's own house before", "0,0,0,0,2,1/1,0,0,0,5,0 19,20 - s", "5",
            "0,0,0,0,0,2/0,0,0,0,5,0 21,20 - n");
        row("[S] nothing is taken in the mover's own row", "1,1,0,0,0,0/0,0,0,0,5,0 20,21 - s", "1",
            "0,2,0,0,0,0/0,0,0,0,5,0 20,21 - n");

        row("[S] a grand slam takes nothing", "1,0,0,0,0,2/1,1,0,0,0,0 19,24 - s", "6",
            "1,0,0,0,0,0/2,2,0,0,0,0 19,24 - n");
        row("[B] grandslam=all: it takes all, and the rest belongs to the mover", "1,0,0,0,0,2/1,1,0,0,0,0 19,24 - s",
            "6", "1,0,0,0,0,0/0,0,0,0,0,0 23,24 - n", "over 24-24", "oware grandslam=all");

        row("[S] more than 24 win; each side keeps its row", "0,0,0,0,0,1/1,0,0,4,0,0 24,18 - s", "6",
            "0,0,0,0,0,0/0,0,0,4,0,0 26,18 - n", "over 26-22");
        row("[S] who cannot feed takes what is left", "1,0,0,0,0,0/0,0,0,0,0,1 23,23 - n", "6",
            "2,0,0,0,0,0/0,0,0,0,0,0 23,23 - s", "over 25-23");
        row("[S] an empty row does not end the game while the other side can feed it",
            "0,0,0,0,2,0/0,0,0,0,0,1 23,22 - n", "6", "1,0,0,0,2,0/0,0,0,0,0,0 23,22 - s");
        row("[S] a player may give the last seed away", "0,0,0,0,0,1/3,0,0,0,0,2 21,21 - s", "6",
            "0,0,0,0,0,0/4,0,0,0,0,2 21,21 - n");
    }

    void plays() { comparePlay(); }

    void allows_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* name, const char* position, const char* moves, const char* setup = "oware") {
            QTest::newRow(name) << QString::fromUtf8(setup) << QString::fromUtf8(position) << QString::fromUtf8(moves);
        };
        row("[S] an opponent without seeds must be given some", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 - s", "6");
        row("[S] North likewise", "0,0,0,0,0,0/1,0,0,0,2,0 23,22 - n", "5");
        row("[S] any move if the opponent has a seed", "1,0,0,0,0,1/0,0,1,0,0,0 22,23 - s", "1 6");
        row("[S] a grand slam that takes nothing feeds", "0,0,0,0,3,17/0,0,0,0,0,0 14,14 - s", "5 6");
        row("[B] one that takes all does not", "0,0,0,0,3,17/0,0,0,0,0,0 14,14 - s", "5", "oware grandslam=all");
    }

    void allows()
    {
        QFETCH(QString, setup);
        QFETCH(QString, position);
        QFETCH(QString, moves);
        QCOMPARE(movesIn(positionOf(position, setupOf(setup))), moves);
    }

    void endsForTheRightReason_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("reason");
        QTest::addColumn<int>("winner"); // 2 for none
        QTest::newRow("more than half") << "0,0,0,0,0,0/1,0,0,0,0,0 25,22 - n" << int(EndReason::StoreMajority)
                                        << int(Side::South);
        QTest::newRow("half is not enough") << "1,0,0,0,0,0/1,0,0,0,0,0 24,22 - s" << -1 << 2;
        QTest::newRow("no seed for the player to move")
            << "0,0,0,0,0,0/1,0,0,0,0,3 20,24 - s" << int(EndReason::RowEmpty) << int(Side::North);
        QTest::newRow("an empty board") << "0,0,0,0,0,0/0,0,0,0,0,0 24,24 - s" << int(EndReason::RowEmpty) << 2;
        QTest::newRow("the opponent cannot be fed")
            << "1,2,0,0,0,0/0,0,0,0,0,0 21,24 - s" << int(EndReason::CannotFeed) << 2;
        QTest::newRow("the opponent can be fed") << "1,5,0,0,0,0/0,0,0,0,0,0 18,24 - s" << -1 << 2;
    }

    void endsForTheRightReason()
    {
        QFETCH(QString, position);
        QFETCH(int, reason);
        QFETCH(int, winner);
        const auto outcome = positionOf(position, setupOf(QStringLiteral("oware"))).outcome();
        QCOMPARE(outcome ? int(outcome->reason) : -1, reason);
        if (outcome)
            QCOMPARE(outcome->winner ? int(*outcome->winner) : 2, winner);
    }

    void seedsThatGoRoundBelongToTheirRows()
    {
        const GameSetup setup = setupOf(QStringLiteral("oware"));
        QVERIFY(!roundAndRound(setup, 23).outcome());
        const History history = roundAndRound(setup, 24);
        QCOMPARE(history.occurrences(), kRepetitionsToEnd);
        const Outcome outcome = history.outcome().value();
        QCOMPARE(outcome.reason, EndReason::Repetition);
        QCOMPARE(outcome.score, (std::array<std::uint16_t, 2>{25, 23}));
        QCOMPARE(outcome.winner, std::optional(Side::South));
        // The trace of the last move collects the seeds that are left in each row.
        const MoveTrace& trace = history.plies().back().trace;
        using Kind = TraceEvent::Kind;
        const Pit south{Side::South, 6};
        const Pit north{Side::North, 6};
        const TraceEvent first{Kind::Collect, south, Place::store(Side::South), 1};
        const TraceEvent second{Kind::Collect, north, Place::store(Side::North), 1};
        QVERIFY(trace.size() >= 2 && trace[trace.size() - 2] == first && trace.back() == second);
        QCOMPARE(std::count_if(history.plies()[22].trace.begin(), history.plies()[22].trace.end(),
                               [](const TraceEvent& event) { return event.kind == Kind::Collect; }),
                 0);
    }

    void repetitionCanBeTurnedOff()
    {
        QVERIFY(!roundAndRound(setupOf(QStringLiteral("oware repetition=off")), 100).outcome());
    }

    void tellsHowTheLastSeedLands_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("landing");
        QTest::newRow("a capture") << "0,0,0,0,0,1/1,0,0,4,0,0 20,22 - s" << 6 << int(LastStoneEffect::Takes);
        QTest::newRow("a grand slam") << "1,0,0,0,0,2/1,1,0,0,0,0 19,24 - s" << 6 << int(LastStoneEffect::GrandSlam);
        QTest::newRow("four seeds") << "0,0,0,0,0,1/3,0,0,4,0,0 20,20 - s" << 6 << int(LastStoneEffect::Nothing);
        QTest::newRow("two in the mover's row")
            << "0,0,0,0,1,1/0,0,0,4,0,0 20,22 - s" << 5 << int(LastStoneEffect::Nothing);
    }

    void tellsHowTheLastSeedLands()
    {
        QFETCH(QString, position);
        QFETCH(int, number);
        const AnyPosition before = positionOf(position, setupOf(QStringLiteral("oware")));
        const Move move{{Side::South, static_cast<std::uint8_t>(number)}};
        QTEST(int(effectOf(before, move).lastStone), "landing");
    }

    void liesOnItsBoard()
    {
        const BoardLayout layout = AnyPosition(setupOf(QStringLiteral("oware"))).layout();
        QVERIFY((layout == BoardLayout{6, StorePlacement::Ends, SowingDirection::Anticlockwise, 48, false}));
    }
};

QTEST_APPLESS_MAIN(TestOware)
#include "tst_oware.moc"
