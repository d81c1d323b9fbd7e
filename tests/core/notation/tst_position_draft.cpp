// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_draft.h"

#include <QTest>

using namespace qumalaq;
using notation::PositionDraft;
using rules::Pit;
using rules::Side;

class TestPositionDraft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyPositionGoesThroughADraft_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(rules::idOf(game).data()) << static_cast<int>(game);
    }
    void anyPositionGoesThroughADraft()
    {
        QFETCH(int, game);
        const rules::GameSetup setup(static_cast<rules::GameId>(game));
        rules::AnyPosition position(setup);
        for (int ply = 0; ply < 60 && !position.outcome(); ++ply) {
            PositionDraft draft;
            draft.take(setup, position);
            QCOMPARE(draft.missing(), 0);
            const auto back = draft.position();
            QVERIFY(back);
            QVERIFY(*back == position);
            const auto moves = position.legalMoves();
            position.play(moves[static_cast<std::size_t>(ply) % moves.size()]);
        }
    }

    void aDraftSaysWhatIsWrong_data()
    {
        using Code = notation::ParseError::Code;
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::newRow("a stone too few") << QByteArray("few") << static_cast<int>(Code::WrongTotal);
        QTest::newRow("two tuzdyks with one number") << QByteArray("mirror") << static_cast<int>(Code::TuzdyksMirrored);
        QTest::newRow("a tuzdyk on the ninth") << QByteArray("last") << static_cast<int>(Code::TuzdykOnLast);
    }
    void aDraftSaysWhatIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        PositionDraft draft;
        if (text == "few") {
            draft.setCount(Pit{Side::South, 3}, 8);
            QCOMPARE(draft.missing(), 1);
        } else if (text == "mirror") {
            draft.setTuzdyk(Side::South, 4);
            draft.setTuzdyk(Side::North, 4);
            QCOMPARE(draft.missing(), 0);
        } else {
            draft.setTuzdyk(Side::South, 9);
        }
        const auto position = draft.position();
        QVERIFY(!position);
        QCOMPARE(static_cast<int>(position.error().code), code);
        if (text == "few") {
            draft.balance(Side::North);
            QVERIFY(draft.position());
            QCOMPARE(draft.board().stores[1], 1);
        }
    }
};

QTEST_GUILESS_MAIN(TestPositionDraft)
#include "tst_position_draft.moc"
