// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/written_move.h"
#include "tests/app/desktop/plain_moves.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;

/// A move is written in figures, and a voice must not make a number of them.
class TestWrittenMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsSeenAsBeforeAndHeardFromPitToPit()
    {
        const rules::AnyPosition start{rules::GameSetup()};
        const QString move = writtenMove(start, rules::Move{{rules::Side::South, 7}});
        QCOMPARE(plainMoves(move), QStringLiteral("76"));
        QCOMPARE(spokenMoves(move), QStringLiteral("7 6"));
    }

    void aNumberStaysANumber()
    {
        const QString text = writtenMove("76") + QStringLiteral(" takes 10 stones · 162");
        QCOMPARE(spokenParts(text), QStringLiteral("7 6 takes 10 stones, 162"));
    }

    void aTuzdykIsHeardAndALineHasPauses()
    {
        const QString line = writtenMove("12") + u' ' + writtenMove("47x") + u' ' + writtenMove("61");
        QCOMPARE(plainMoves(line), QStringLiteral("12 47x 61"));
        QCOMPARE(spokenMoves(line), QStringLiteral("1 2, 4 7 x, 6 1"));
    }

    void whatIsNoPairOfPitsIsUnchanged()
    {
        for (const char* text : {"4", "?8", "?7x", "", "no move"})
            QCOMPARE(writtenMove(text), QString::fromLatin1(text));
    }
};

QTEST_GUILESS_MAIN(TestWrittenMove)
#include "tst_written_move.moc"
