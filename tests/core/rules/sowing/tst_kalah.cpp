// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources as in kalah.h. Boards with three holes are quicker to check by hand; South sows 1, 2, 3, home, North's 1, 2,
// 3, and around again.
#include "tests/core/rules/sowing/game_case.h"

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

class TestKalah : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        addPlayColumns();
        const auto row = [](const char* name, const char* before, const char* move, const char* after,
                            const char* result = "-", const char* setup = "kalah holes=3 stones=3") {
            newPlay(name, setup, before, move, after, result);
        };

        row("[K] the start: sown towards the player's right, the last in the home moves again", "3,3,3/3,3,3 0,0 - s",
            "1", "0,4,4/3,3,3 1,0 - s");
        row("[K] North likewise", "3,3,3/3,3,3 0,0 - n", "1", "3,3,3/0,4,4 0,1 - n");
        row("[K] past the home without ending there, the turn passes on", "3,3,3/3,3,3 0,0 - s", "2",
            "3,0,4/4,3,3 1,0 - n");
        row("[K] the opponent's home is passed over", "1,1,5/1,1,1 4,4 - s", "3", "2,1,0/2,2,2 5,4 - n");

        row("[K] from an empty own hole what lies opposite is taken, with the last stone", "1,0,2/3,1,0 5,6 - s", "1",
            "0,0,2/3,0,0 7,6 - n");
        row("[K] not from an occupied one", "1,1,2/3,1,0 5,5 - s", "1", "0,2,2/3,1,0 5,5 - n");
        row("[K] nothing lies opposite: the stone stays", "1,0,2/3,0,1 5,6 - s", "1", "0,1,2/3,0,1 5,6 - n");
        row("[I] emptycapture=taken: it goes home", "1,0,2/3,0,1 5,6 - s", "1", "0,0,2/3,0,1 6,6 - n", "-",
            "kalah holes=3 stones=3 emptycapture=taken");
        row("[I] emptycapture=taken: not from an occupied hole", "1,1,2/3,0,1 5,5 - s", "1", "0,2,2/3,0,1 5,5 - n", "-",
            "kalah holes=3 stones=3 emptycapture=taken");
        row("[K] an empty hole of the opponent takes nothing", "1,1,2/0,1,3 5,5 - s", "3", "1,1,0/1,1,3 6,5 - n");
        row("[K] a lap includes its origin, which captures", "7,0,1/0,1,0 4,5 - s", "1", "0,1,2/1,2,0 7,5 - n");

        row("[K] over when the mover's row is empty, even if another move was earned; the rest goes to its owner",
            "0,0,1/2,1,0 7,7 - s", "3", "0,0,0/2,1,0 8,7 - s", "over 8-10");
        row("[K] over when the opponent's row is empty", "1,0,2/0,1,0 7,7 - s", "1", "0,0,2/0,0,0 9,7 - n",
            "over 11-7");
        row("[K] equal is a draw", "0,0,2/1,0,0 8,7 - s", "3", "0,0,0/2,0,0 9,7 - n", "over 9-9");
        row("[K] more than half of the stones do not end it", "1,1,0/0,1,0 12,3 - s", "2", "1,0,1/0,1,0 12,3 - n");
    }

    void plays() { comparePlay(); }

    void endsBecauseOneRowIsEmpty()
    {
        const GameSetup setup = setupOf(QStringLiteral("kalah holes=3 stones=3"));
        for (const char* const text : {"0,0,0/2,1,0 8,7 - s", "0,0,0/2,1,0 8,7 - n", "0,1,2/0,0,0 8,7 - s"}) {
            const auto outcome = positionOf(text, setup).outcome();
            QVERIFY2(outcome, text);
            QCOMPARE(outcome->reason, EndReason::OneRowEmpty);
        }
        QVERIFY(!positionOf("0,0,1/2,0,0 8,7 - s", setup).outcome());
    }

    void liesOnItsBoard()
    {
        const BoardLayout layout = AnyPosition(setupOf(QStringLiteral("kalah holes=5 stones=3"))).layout();
        QVERIFY((layout == BoardLayout{5, StorePlacement::Ends, SowingDirection::Anticlockwise, 30, false}));
    }
};

QTEST_APPLESS_MAIN(TestKalah)
#include "tst_kalah.moc"
