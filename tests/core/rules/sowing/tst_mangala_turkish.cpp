// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources as in mangala_turkish.h.
#include "tests/core/rules/sowing/game_case.h"

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

class TestMangalaTurkish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        addPlayColumns();
        const auto row = [](const char* name, const char* before, const char* move, const char* after,
                            const char* result = "-", const char* setup = "mangala-turkish") {
            newPlay(name, setup, before, move, after, result);
        };

        row("[M] the start: the first stone stays, the others are sown towards the player's right",
            "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", "1", "1,5,5,5,4,4/4,4,4,4,4,4 0,0 - n");
        row("[M] a last stone in the mover's store moves again", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", "4",
            "4,4,4,1,5,5/4,4,4,4,4,4 1,0 - s");
        row("[M] past the store without ending there, the turn passes on", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", "5",
            "4,4,4,4,1,5/5,4,4,4,4,4 1,0 - n");
        row("[M] a single stone goes to the next hole", "1,1,0,0,0,3/2,0,0,0,0,5 18,18 - s", "1",
            "0,2,0,0,0,3/2,0,0,0,0,5 18,18 - n");
        row("[M] or into the store", "1,0,0,0,0,1/2,0,0,0,0,5 20,19 - s", "6", "1,0,0,0,0,0/2,0,0,0,0,5 21,19 - s");
        row("[M] the opponent's store is passed over", "1,0,0,0,0,9/1,1,1,1,1,1 16,16 - s", "6",
            "2,0,0,0,0,1/2,2,2,2,2,2 17,16 - n");

        row("[M] an even hole of the opponent is taken", "1,0,0,0,0,3/3,0,0,0,0,5 18,18 - s", "6",
            "1,0,0,0,0,1/0,0,0,0,0,5 23,18 - n");
        row("[M] an odd one is not", "1,0,0,0,0,3/2,0,0,0,0,5 18,19 - s", "6", "1,0,0,0,0,1/3,0,0,0,0,5 19,19 - n");
        row("[M] nor an empty one", "1,0,0,0,0,3/0,1,0,0,0,5 19,19 - s", "6", "1,0,0,0,0,1/1,1,0,0,0,5 20,19 - n");
        row("[M] only the last hole is taken", "1,0,0,0,0,4/1,1,0,0,0,5 18,18 - s", "6",
            "1,0,0,0,0,1/2,0,0,0,0,5 21,18 - n");
        row("[M] thirteen stones end in the opponent's last hole", "13,0,0,0,0,0/1,0,0,0,0,5 14,15 - s", "1",
            "1,1,1,1,1,1/2,1,1,1,1,0 21,15 - n");
        row("[M] fourteen where they began, which takes nothing", "14,0,0,0,0,0/1,0,0,0,0,5 14,14 - s", "1",
            "2,1,1,1,1,1/2,1,1,1,1,6 15,14 - n");

        row("[M] from an empty own hole what lies opposite is taken, with the last stone",
            "2,0,0,0,0,3/0,0,0,0,5,1 19,18 - s", "1", "1,0,0,0,0,3/0,0,0,0,0,1 25,18 - n");
        row("[M] nothing lies opposite: the stone stays", "2,0,0,0,0,3/0,0,0,0,0,6 19,18 - s", "1",
            "1,1,0,0,0,3/0,0,0,0,0,6 19,18 - n");
        row("[M] an occupied own hole takes nothing, even or not", "2,1,0,0,0,3/0,0,0,0,5,1 18,18 - s", "1",
            "1,2,0,0,0,3/0,0,0,0,5,1 18,18 - n");

        row("[M] over when the mover's row is empty: the mover takes what is left", "0,0,0,0,0,1/2,0,0,0,0,5 20,20 - s",
            "6", "0,0,0,0,0,0/2,0,0,0,0,5 21,20 - s", "over 28-20");
        row("[M] over when the opponent's row is empty: the opponent takes what is left",
            "1,0,0,0,0,3/3,0,0,0,0,0 20,21 - s", "6", "1,0,0,0,0,1/0,0,0,0,0,0 25,21 - n", "over 25-23");
        row("[M] equal is a draw", "0,0,0,0,0,1/2,0,0,0,0,5 16,24 - s", "6", "0,0,0,0,0,0/2,0,0,0,0,5 17,24 - s",
            "over 24-24");
    }

    void plays() { comparePlay(); }

    void endsBecauseARowIsEmpty()
    {
        const GameSetup setup = setupOf(QStringLiteral("mangala-turkish"));
        for (const char* const text : {"0,0,0,0,0,0/2,0,0,0,0,5 21,20 - s", "0,0,0,0,0,0/2,0,0,0,0,5 21,20 - n"}) {
            const auto outcome = positionOf(text, setup).outcome();
            QVERIFY2(outcome, text);
            QCOMPARE(outcome->reason, EndReason::EmptyRowTakesRest);
        }
        QVERIFY(!positionOf("0,0,0,0,0,1/2,0,0,0,0,5 30,10 - s", setup).outcome());
    }

    void tellsThatTheFirstStoneStays()
    {
        AnyPosition position(setupOf(QStringLiteral("mangala-turkish")));
        MoveTrace trace;
        playChecked(position, QStringLiteral("4"), &trace);
        using Kind = TraceEvent::Kind;
        const auto own = [](std::uint8_t number) { return Place(Pit{Side::South, number}); };
        const Place store = Place::store(Side::South);
        const MoveTrace expected = {{Kind::Lift, own(4), {}, 4}, {Kind::Drop, {}, own(4), 1},
                                    {Kind::Drop, {}, own(5), 1}, {Kind::Drop, {}, own(6), 1},
                                    {Kind::Drop, {}, store, 1},  {Kind::Turn, {}, store, 0}};
        QVERIFY(trace == expected);
    }

    void liesOnItsBoard()
    {
        const BoardLayout layout = AnyPosition(setupOf(QStringLiteral("mangala-turkish"))).layout();
        QVERIFY((layout == BoardLayout{6, StorePlacement::Ends, SowingDirection::Anticlockwise, 48, true}));
    }
};

QTEST_APPLESS_MAIN(TestMangalaTurkish)
#include "tst_mangala_turkish.moc"
