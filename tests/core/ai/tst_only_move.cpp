// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/only_move.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "tests/positions.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::ai;

using Reason = OnlyMoveFailure::Reason;

class TestOnlyMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBestMoveIsFoundWithItsLine()
    {
        const auto position = positionOf("0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s");
        const auto found = onlyMoveOf(position);
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(notation::toText(position, found->line.front())), QStringLiteral("51"));
        QVERIFY(found->depth >= 1 && found->depth <= kOnlyMoveDepths[0]);
        rules::AnyPosition at = position;
        for (const rules::Move move : found->line) {
            QVERIFY(at.isLegal(move));
            at.play(move);
        }
        const auto again = onlyMoveOf(position);
        QVERIFY(again && again->line == found->line && again->depth == found->depth);
    }

    void otherwiseThereIsAReason_data()
    {
        QTest::addColumn<rules::GameId>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("reason");
        const auto row = [](const char* name, rules::GameId game, const char* position, Reason reason) {
            QTest::newRow(name) << game << QString::fromLatin1(position) << int(reason);
        };
        row("the start, where several moves are good", rules::GameId::Togyzqumalaq,
            "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Reason::Rival);
        row("a game that is over", rules::GameId::Togyzqumalaq, "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 100,61 -,- n",
            Reason::Over);
        row("a single legal move", rules::GameId::Togyzqumalaq, "0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,3,1 78,78 -,- s",
            Reason::Forced);
        row("a game that is won whatever is played", rules::GameId::Togyzqumalaq,
            "1,0,0,0,0,0,2,0,9/0,0,0,0,0,0,0,5,1 81,63 -,- s", Reason::Decided);
    }
    void otherwiseThereIsAReason()
    {
        QFETCH(rules::GameId, game);
        QFETCH(QString, position);
        QFETCH(int, reason);
        const auto found = onlyMoveOf(positionOf(position, rules::GameSetup(game)));
        QVERIFY(!found);
        QCOMPARE(int(found.error().reason), reason);
        if (reason == int(Reason::Rival)) {
            QVERIFY(positionOf(position, rules::GameSetup(game)).isLegal(found.error().second));
            QVERIFY(found.error().best != found.error().second);
        }
    }

    void aStopEndsTheSearch()
    {
        int asked = 0;
        OnlyMoveQuery query;
        query.isStopRequested = [&asked] { return ++asked > 0; };
        const auto found = onlyMoveOf(rules::AnyPosition(rules::GameSetup()), query);
        QVERIFY(!found);
        QCOMPARE(int(found.error().reason), int(Reason::Stopped));
        QVERIFY(asked > 0);
    }

    void answersOfAnUnwantedDepthAreNotProven()
    {
        OnlyMoveQuery query;
        query.isWanted = [](int) { return false; };
        const auto position = positionOf("0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s");
        QVERIFY(!onlyMoveOf(position, query));
    }
};

QTEST_GUILESS_MAIN(TestOnlyMove)
#include "tst_only_move.moc"
