// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources as in congkak.h: [S] the standard reading, [B] Bernardo, [O] others. Boards with three holes are quicker to
// check by hand; South sows 3, 2, 1, home, North's 3, 2, 1, and around again.
#include "tests/core/rules/sowing/game_case.h"

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

class TestCongkak : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        addPlayColumns();
        const auto row = [](const char* name, const char* options, const char* before, const char* move,
                            const char* after, const char* result = "-") {
            const QByteArray setup = ("congkak holes=3 " + QByteArray(options)).trimmed();
            newPlay(name, setup.constData(), before, move, after, result);
        };

        row("[S] the start: sown towards the player's left, the last in the home moves again", "",
            "3,3,3/3,3,3 0,0 - s", "3", "4,4,0/3,3,3 1,0 - s");
        row("[S] North sows towards its own left too", "", "4,4,0/3,3,3 1,0 - n", "3", "4,4,0/4,4,0 1,1 - n");
        row("[O] home=ends: the last in the home ends the turn", "home=ends", "3,3,3/3,3,3 0,0 - s", "3",
            "4,4,0/3,3,3 1,0 - n");
        row("[S] past the home without ending there, the turn passes on", "", "2,0,0/1,0,0 7,8 - s", "1",
            "0,0,0/1,0,1 8,8 - n");

        row("[S] the opponent's home is passed over, and an empty own hole takes what lies opposite, with its own "
            "stone",
            "", "5,0,0/1,1,1 5,5 - s", "1", "0,0,0/0,2,2 9,5 - n");
        row("[B] capture=opposite: the capturing stone stays", "capture=opposite", "5,0,0/1,1,1 5,5 - s", "1",
            "0,0,1/0,2,2 8,5 - n");
        row("[S] nothing lies opposite: nothing is taken, the stone stays", "", "0,0,1/1,0,0 8,8 - s", "3",
            "0,1,0/1,0,0 8,8 - n");
        row("[S] an empty hole of the opponent ends the turn and takes nothing", "", "3,2,0/1,0,1 5,6 - s", "1",
            "0,2,0/1,1,2 6,6 - n");

        row("[S] on from an occupied own hole", "", "0,1,1/0,0,1 8,7 - s", "3", "1,0,0/0,0,1 9,7 - s");
        row("[S] on from an occupied hole of the opponent", "", "2,0,0/0,1,3 6,6 - s", "1", "0,0,1/1,0,0 10,6 - n");
        row("[S] a lap includes its origin", "", "0,0,7/0,0,0 5,6 - s", "3", "1,1,0/0,1,1 8,6 - n");

        row("[S] a player without stones passes", "", "1,0,1/0,0,0 8,8 - s", "3", "1,1,0/0,0,0 8,8 - s");
        row("[S] also when a further move was earned", "", "1,0,0/0,2,0 8,7 - s", "1", "0,0,0/0,2,0 9,7 - n");
        row("[S] a player with stones does not pass", "", "1,0,1/1,0,0 8,7 - s", "3", "1,1,0/1,0,0 8,7 - n");

        row("[S] over when all holes are empty", "", "1,0,0/0,0,0 9,8 - s", "1", "0,0,0/0,0,0 10,8 - n", "over 10-8");
        row("[S] equal is a draw", "", "1,0,0/0,0,0 8,9 - s", "1", "0,0,0/0,0,0 9,9 - n", "over 9-9");
        row("[O] end=row: over when the player to move has an empty row; the rest goes to its owner", "end=row",
            "1,0,1/0,0,0 8,8 - s", "3", "1,1,0/0,0,0 8,8 - n", "over 10-8");
        row("[O] end=row: also when a further move was earned", "end=row", "1,0,0/0,2,0 8,7 - s", "1",
            "0,0,0/0,2,0 9,7 - s", "over 9-9");
        row("[O] end=row: not when the mover's row is empty and the opponent moves", "end=row home=ends",
            "1,0,0/0,2,0 8,7 - s", "1", "0,0,0/0,2,0 9,7 - n");
    }

    void plays() { comparePlay(); }

    void endsForTheRightReason_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("reason");
        QTest::addColumn<int>("winner"); // 2 for none
        QTest::newRow("an empty board") << ""
                                        << "0,0,0/0,0,0 8,10 - s" << int(EndReason::BoardEmpty) << int(Side::North);
        QTest::newRow("an empty board, equal") << ""
                                               << "0,0,0/0,0,0 9,9 - s" << int(EndReason::BoardEmpty) << 2;
        QTest::newRow("an empty row") << "end=row"
                                      << "0,0,0/0,0,2 9,7 - s" << int(EndReason::RowEmpty) << 2;
        QTest::newRow("a store with the majority is no end") << ""
                                                             << "1,0,0/0,0,0 17,0 - s" << -1 << 2;
    }

    void endsForTheRightReason()
    {
        QFETCH(QString, options);
        QFETCH(QString, position);
        QFETCH(int, reason);
        QFETCH(int, winner);
        const GameSetup setup = setupOf((QStringLiteral("congkak holes=3 ") + options).trimmed());
        const auto outcome = positionOf(position, setup).outcome();
        QCOMPARE(outcome ? int(outcome->reason) : -1, reason);
        if (outcome)
            QCOMPARE(outcome->winner ? int(*outcome->winner) : 2, winner);
    }

    void tellsEveryLap()
    {
        // One lap into the occupied 2, a second into the home.
        AnyPosition position = positionOf("0,1,1/0,0,1 8,7 - s", setupOf(QStringLiteral("congkak holes=3")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("3"), &trace);
        using Kind = TraceEvent::Kind;
        const Pit three{Side::South, 3};
        const Pit two{Side::South, 2};
        const Pit one{Side::South, 1};
        const Place home = Place::store(Side::South);
        const MoveTrace expected = {{Kind::Lift, three, {}, 1}, {Kind::Drop, {}, two, 1},  {Kind::Lift, two, {}, 2},
                                    {Kind::Drop, {}, one, 1},   {Kind::Drop, {}, home, 1}, {Kind::Turn, {}, home, 0}};
        QVERIFY(trace == expected);
    }

    void tellsAnExtraMove()
    {
        AnyPosition position(setupOf(QStringLiteral("congkak")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("7"), &trace);
        QCOMPARE(position.sideToMove(), Side::South);
        QCOMPARE(trace.back().kind, TraceEvent::Kind::Turn);
        QCOMPARE(trace.back().to.side, Side::South);
    }

    void tellsAPass()
    {
        AnyPosition position = positionOf("1,0,1/0,0,0 8,8 - s", setupOf(QStringLiteral("congkak holes=3")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("3"), &trace);
        QVERIFY(trace.size() >= 2);
        const TraceEvent pass = trace[trace.size() - 2];
        QCOMPARE(pass.kind, TraceEvent::Kind::Pass);
        QCOMPARE(pass.to.side, Side::North);
        QCOMPARE(trace.back().kind, TraceEvent::Kind::Turn);
        QCOMPARE(trace.back().to.side, Side::South);
    }

    void tellsWhatIsCollected()
    {
        AnyPosition position = positionOf("1,0,1/0,0,0 8,8 - s", setupOf(QStringLiteral("congkak holes=3 end=row")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("3"), &trace);
        QCOMPARE(std::count_if(trace.begin(), trace.end(),
                               [](const TraceEvent& event) { return event.kind == TraceEvent::Kind::Collect; }),
                 2);
        QCOMPARE(position.board().rowTotal(Side::South), 2); // the position itself keeps them
    }

    void liesOnItsBoard()
    {
        const BoardLayout layout = AnyPosition(setupOf(QStringLiteral("congkak holes=5 stones=3"))).layout();
        QVERIFY((layout == BoardLayout{5, StorePlacement::Ends, SowingDirection::Clockwise, 30, false}));
    }
};

QTEST_APPLESS_MAIN(TestCongkak)
#include "tst_congkak.moc"
