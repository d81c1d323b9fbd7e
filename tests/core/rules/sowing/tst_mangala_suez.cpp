// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources as in mangala_suez.h: [E] the source, [D] its summary, [P] its quotation, [L] the Ludii database. Opposite of
// South's 1 lies North's 6.
#include "core/rules/history.h"
#include "tests/core/rules/sowing/game_case.h"

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

class TestMangalaSuez : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        addPlayColumns();
        const auto row = [](const char* name, const char* options, const char* before, const char* move,
                            const char* after, const char* result = "-") {
            const QByteArray setup = ("mangala-suez " + QByteArray(options)).trimmed();
            newPlay(name, setup.constData(), before, move, after, result);
        };

        row("[E] anticlockwise, one a hole; an empty hole ends the turn", "", "2,0,0,0,0,0/0,0,0,0,0,1 34,35 - s 2",
            "1", "0,1,1,0,0,0/0,0,0,0,0,1 34,35 - n 3");
        row("[E] on from an occupied own hole", "", "1,1,0,0,0,0/0,0,0,0,0,1 34,35 - s 2", "1",
            "0,0,1,1,0,0/0,0,0,0,0,1 34,35 - n 3");
        row("[E] on from an occupied hole of the opponent", "", "0,0,0,0,0,1/1,0,0,0,0,1 34,35 - s 2", "6",
            "0,0,0,0,0,0/0,1,1,0,0,1 34,35 - n 3");
        row("[E] a lap includes its origin", "", "12,0,0,0,0,0/0,0,0,0,0,0 30,30 - s 2", "1",
            "0,0,2,0,2,0/2,0,2,0,2,1 31,30 s3 n 3");

        row("[E] nothing is taken in a player's first turn", "", "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 1", "1",
            "0,1,0,0,0,0/0,0,0,0,3,1 30,37 - n 2");
        row("[E] in the second turn what lies opposite of an empty hole is taken, and its taker sown on", "",
            "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 2", "1", "0,0,1,0,0,0/0,0,0,0,0,1 33,37 n6 n 3");
        row("quiet=0: taken in the very first turn", "quiet=0", "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 0", "1",
            "0,0,1,0,0,0/0,0,0,0,0,1 33,37 n6 n 1");
        row("quiet=4: not taken in the fourth turn", "quiet=4", "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 3", "1",
            "0,1,0,0,0,0/0,0,0,0,3,1 30,37 - n 4");
        row("quiet=4: taken in the fifth turn", "quiet=4", "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 4", "1",
            "0,0,1,0,0,0/0,0,0,0,0,1 33,37 n6 n 5");
        row("[E] taken from the mover's row, by a stone on the opponent's", "", "0,0,0,0,2,0/0,0,0,0,0,4 33,33 - s 2",
            "5", "0,0,0,0,0,0/0,1,0,0,0,4 34,33 n6 n 3");
        row("[E] the taker falls into an occupied hole: on from there", "", "1,0,2,0,0,0/0,0,0,0,3,1 30,35 - s 2", "1",
            "0,0,0,1,1,1/0,0,0,0,0,1 33,35 n6 n 3");
        row("[E] the taker takes again", "", "1,0,0,0,0,0/0,0,0,2,3,1 30,35 - s 2", "1",
            "0,0,0,1,0,0/0,0,0,0,0,1 35,35 n6 n 3");

        row("[D] start=capture: nothing was taken, nothing is prescribed", "", "0,1,0,0,0,0/0,0,0,0,0,1 35,35 - s 7",
            "2", "0,0,1,0,0,0/0,0,0,0,0,1 35,35 - n 8");
        row("[D] start=capture: the hole after the end must start", "", "1,0,0,1,0,0/0,0,0,0,3,1 29,37 - s 2", "1",
            "0,0,1,1,0,0/0,0,0,0,0,1 32,37 s4 n 3");
        row("[P] start=always: also where nothing was taken", "start=always", "0,1,0,0,0,0/0,0,0,0,0,1 35,35 - s 7",
            "2", "0,0,1,0,0,0/0,0,0,0,0,1 35,35 n6 n 8");
        row("[P] start=always: but not for a player's first turn", "start=always",
            "0,1,0,0,0,0/0,0,0,0,0,1 35,35 - s 0", "2", "0,0,1,0,0,0/0,0,0,0,0,1 35,35 - n 1");
        row("[P] start=always: from the third turn on", "start=always", "0,1,0,0,0,0/0,0,0,0,0,1 35,35 - s 1", "2",
            "0,0,1,0,0,0/0,0,0,0,0,1 35,35 n6 n 2");
        row("[L] start=free: not even after a capture", "start=free", "1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 2", "1",
            "0,0,1,0,0,0/0,0,0,0,0,1 33,37 - n 3");
        row("[D] a start on the other row", "", "1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 s 9", "o6",
            "2,4,0,1,0,0/1,0,0,0,0,0 4,60 n1 n 10");
        row("[D] a start in the mover's row", "", "1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 n 9", "6",
            "2,4,0,1,0,0/1,0,0,0,0,0 3,61 n1 s 10");

        row("[E] an empty row on its owner's turn ends the game; what is left counts for nobody", "",
            "0,0,0,0,0,0/1,0,0,0,0,0 35,36 - n 5", "1", "0,0,0,0,0,0/0,1,0,0,0,0 35,36 - s 6", "over 35-36");
        row("rest=owner: what is left counts for its owner", "rest=owner", "0,0,0,0,0,0/1,0,0,0,0,0 36,35 - n 5", "1",
            "0,0,0,0,0,0/0,1,0,0,0,0 36,35 - s 6", "over 36-36");
        row("[E] equal is a draw", "", "0,0,0,0,0,0/2,0,0,0,0,0 35,35 - n 5", "1",
            "0,0,0,0,0,0/0,1,1,0,0,0 35,35 - s 6", "over 35-35");
        row("[E] a row that its owner has just emptied ends nothing", "", "0,0,0,0,0,1/0,0,0,0,0,0 35,36 - s 4", "6",
            "0,0,0,0,0,0/1,0,0,0,0,0 35,36 - n 5");
        row("[E] nothing is prescribed when the game is over", "", "1,0,0,0,0,0/0,0,0,0,3,0 32,36 - s 4", "1",
            "0,0,1,0,0,0/0,0,0,0,0,0 35,36 - n 5", "over 35-36");
    }

    void plays()
    {
        QFETCH(QString, setup);
        QFETCH(QString, before);
        QFETCH(QString, move);
        QFETCH(QString, after);
        QFETCH(QString, result);
        AnyPosition position = positionOf(before, setupOf(setup));
        playChecked(position, move);
        QCOMPARE(textOf(position), after);
        QCOMPARE(resultOf(position), result);
        if (const auto outcome = position.outcome())
            QCOMPARE(outcome->reason, EndReason::RowEmpty);
    }

    void stopsAnEndlessSowing_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("start=capture") << "start=capture";
        QTest::newRow("start=free") << "start=free";
        QTest::newRow("rest=owner") << "rest=owner";
    }

    void stopsAnEndlessSowing()
    {
        QFETCH(QString, options);
        const GameSetup setup = setupOf(QStringLiteral("mangala-suez empty=s4,n1,n6 ") + options);
        AnyPosition position(setup);
        playChecked(position, QStringLiteral("6"));
        playChecked(position, QStringLiteral("1"));
        QVERIFY(!position.outcome());
        MoveTrace trace;
        playChecked(position, QStringLiteral("5"), &trace);

        const auto outcome = position.outcome();
        QVERIFY(outcome);
        QCOMPARE(outcome->reason, EndReason::EndlessSowing);
        QVERIFY(position.legalMoves().empty());
        QCOMPARE(std::count_if(trace.begin(), trace.end(),
                               [](const TraceEvent& event) { return event.kind == TraceEvent::Kind::Lift; }),
                 std::ptrdiff_t{kMangalaSuezLapLimit});
        // The stones are not moved at the end.
        BoardState board = position.board();
        for (const Side side : kBothSides) {
            const int rest = options == QLatin1String("rest=owner") ? board.rowTotal(side) : 0;
            QCOMPARE(int(outcome->score[indexOf(side)]), board.stores[indexOf(side)] + rest);
        }
        QVERIFY(positionOf(textOf(position), setup) == position);
        QCOMPARE(textOf(position).section(QLatin1Char(' '), 2), QStringLiteral("- - 3"));
    }

    void prescribesOneMove()
    {
        const GameSetup setup = setupOf(QStringLiteral("mangala-suez"));
        const AnyPosition position = positionOf("1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 s 9", setup);
        QCOMPARE(movesIn(position), QStringLiteral("o6"));
        QVERIFY(!position.isLegal(Move{{Side::South, 1}}));
        QVERIFY(!position.isLegal(Move{{Side::North, 1}}));
        const AnyPosition open = positionOf("1,3,0,0,0,0/1,0,0,1,0,3 3,60 - s 9", setup);
        QCOMPARE(movesIn(open), QStringLiteral("1 2"));
        QVERIFY(open != position);
        QVERIFY(open.hash() != position.hash());
    }

    void tellsCaptureAndPrescription()
    {
        AnyPosition position =
            positionOf("1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s 2", setupOf(QStringLiteral("mangala-suez")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("1"), &trace);
        using Kind = TraceEvent::Kind;
        const Pit one{Side::South, 1};
        const Pit two{Side::South, 2};
        const Pit three{Side::South, 3};
        const MoveTrace expected = {
            {Kind::Lift, one, {}, 1},
            {Kind::Drop, {}, two, 1},
            {Kind::Capture, Pit{Side::North, 5}, Place::store(Side::South), 3},
            {Kind::Lift, two, {}, 1},
            {Kind::Drop, {}, three, 1},
            {Kind::Turn, {}, Place::store(Side::North), 0},
            {Kind::Prescribe, Pit{Side::North, 6}, {}, 0},
        };
        QVERIFY(trace == expected);
    }

    void isDrawnByRepetition()
    {
        // These twelve turns take nothing and lead back to the same stones.
        const QStringList round = QStringLiteral("3 6 6 1 1 3 5 6 1 5 6 1").split(QLatin1Char(' '));
        const QString begin = QStringLiteral("0,0,1,1,0,0/0,1,0,0,0,1 34,34 - s 9");
        for (const bool isOn : {true, false}) {
            const GameSetup setup =
                setupOf(QStringLiteral("mangala-suez repetition=") + QLatin1String(isOn ? "on" : "off"));
            History history(setup, positionOf(begin, setup));
            for (int turn = 0; turn < 2 * round.size(); ++turn) {
                QVERIFY2(!history.outcome(), qPrintable(QString::number(turn)));
                const auto move = notation::parseMove(round.at(turn % round.size()).toStdString(), history.position());
                QVERIFY(move);
                history.play(*move);
            }
            QCOMPARE(history.occurrences(), kRepetitionsToEnd);
            QCOMPARE(history.outcome().has_value(), isOn);
            if (isOn)
                QCOMPARE(history.outcome()->reason, EndReason::Repetition);
        }
    }

    void forgetsTheTurnsThatNoLongerMatter()
    {
        const GameSetup setup = setupOf(QStringLiteral("mangala-suez"));
        const auto at = [](int turns, const GameSetup& played) {
            return positionOf(QStringLiteral("1,0,0,0,0,0/0,0,0,0,3,1 30,37 - s %1").arg(turns), played);
        };
        QVERIFY(at(2, setup) != at(9, setup)); // their texts differ
        QCOMPARE(at(2, setup).hash(), at(9, setup).hash());
        QVERIFY(at(1, setup).hash() != at(2, setup).hash()); // nothing can be taken in one of them
        // Nothing can be taken for longer than the opening lasts.
        const GameSetup quiet = setupOf(QStringLiteral("mangala-suez start=always quiet=4"));
        QCOMPARE(at(4, quiet).hash(), at(9, quiet).hash());
        QVERIFY(at(3, quiet).hash() != at(4, quiet).hash());
    }

    void liesOnItsBoard()
    {
        const AnyPosition start(setupOf(QStringLiteral("mangala-suez empty=n3,s5,s1")));
        QVERIFY((start.layout() == BoardLayout{6, StorePlacement::Ends, SowingDirection::Anticlockwise, 72, false}));
        QCOMPARE(textOf(start), QStringLiteral("0,8,8,8,0,8/8,8,0,8,8,8 0,0 - s 0"));
    }
};

QTEST_APPLESS_MAIN(TestMangalaSuez)
#include "tst_mangala_suez.moc"
