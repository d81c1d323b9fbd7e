// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers computed by independent programs directly from the sources' rules: move counts for every depth, and whole
// games with their final positions.
#include "core/rules/perft.h"
#include "tests/core/rules/sowing/game_case.h"

#include <QFile>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;
using namespace qumalaq::tests;

class TestGameNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsMoves_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("counts");
        const auto row = [](const char* setup, const char* counts) {
            QTest::newRow(setup) << QString::fromUtf8(setup) << QString::fromUtf8(counts);
        };
        row("toguzkorgool", "9 73 613 5199 43184 360035 3003052");
        // The first majorities come at the eighth move.
        row("bestemshe", "5 21 91 407 1761 7782 34285 153588");
        row("bestemshe playout=on", "5 21 91 407 1761 7782 34285 153618");
        row("congkak holes=3", "3 4 11 26 57 112 203");
        row("congkak holes=4", "4 10 37 117 348 984 2688");
        row("congkak holes=5", "5 16 73 289 1131 4331 16082");
        row("congkak holes=6", "6 26 142 732 3611 17335 82020");
        row("congkak holes=7", "7 36 230 1406 8295 48305 276510");
        row("congkak holes=8", "8 50 375 2649 18217 124020 833865");
        row("congkak holes=9", "9 64 542 4337 34341 268169 2073475");
        row("mangala-suez", "4 23 127 152 201 302 473 692 1182");
        row("mangala-suez start=always", "4 23 23 23 23 23 23 23 22");
        row("mangala-suez start=free", "4 23 127 579 2628 11376 47798 193090 752495");
        row("mangala-suez empty=s1,s6,n4", "4 24 129 202 265 404 630 1033");
        row("mangala-suez empty=s1,s6,n4 start=free", "4 24 129 608 2688 11744 48936");
        // Oware and Kalah also as counted by OpenSpiel's oware and mancala.
        row("oware", "6 36 190 1014 5219 27332 139157 711414");
        row("kalah", "6 35 185 942 4690 23233 114430 563055");
        row("kalah emptycapture=taken", "6 35 185 942 4685 23169 113959 559885");
        row("kalah holes=3 stones=3", "3 8 19 48 120 280 610 1283 2565");
        row("kalah holes=3 stones=3 emptycapture=taken", "3 8 19 48 120 280 610 1276 2530");
        row("kalah holes=4 stones=5", "4 16 61 223 832 2883 9613 31174 101649");
        row("kalah stones=6", "6 35 190 1056 5882 32243 177827 962153");
        row("mangala-turkish", "6 36 213 1233 6956 38116 204921 1087622");
    }

    void countsMoves()
    {
        QFETCH(QString, setup);
        QFETCH(QString, counts);
        const AnyPosition start(setupOf(setup));
        int depth = 0;
        for (const QString& count : counts.split(QLatin1Char(' '))) {
            ++depth;
            const auto counted = start.visit([depth](const auto& position) { return perft(position, depth); });
            QCOMPARE(QString::number(counted), count);
        }
    }

    void playsKnownGames_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("result");
        QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/sowing_vectors.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int line = 0;
        while (!file.atEnd()) {
            const QStringList fields = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
            QCOMPARE(fields.size(), 4);
            QTest::addRow("line %d, %s", ++line, qPrintable(fields.at(0)))
                << fields.at(0) << fields.at(1) << fields.at(2) << fields.at(3);
        }
        QCOMPARE(line, 800);
    }

    void playsKnownGames()
    {
        QFETCH(QString, setup);
        QFETCH(QString, moves);
        QFETCH(QString, position);
        QFETCH(QString, result);
        AnyPosition reached(setupOf(setup));
        // Moves are written as consecutive digits, those of Mangala of Suez are separated.
        const QStringList words = moves.contains(QLatin1Char(' ')) || moves.contains(QLatin1Char('o'))
                                      ? moves.split(QLatin1Char(' '))
                                      : moves.split(QString(), Qt::SkipEmptyParts);
        for (const QString& word : words) {
            const auto move = notation::parseMove(word.toStdString(), reached);
            QVERIFY2(move, qPrintable(word));
            QCOMPARE(QString::fromStdString(notation::toText(reached, *move)), word);
            playChecked(reached, word);
        }

        QCOMPARE(resultOf(reached), result);
        // The side to move has no meaning after the end of the game.
        QStringList expected = position.split(QLatin1Char(' '));
        const QStringList actual = textOf(reached).split(QLatin1Char(' '));
        if (reached.outcome())
            expected[3] = actual[3];
        QCOMPARE(actual, expected);
    }
};

QTEST_APPLESS_MAIN(TestGameNumbers)
#include "tst_game_numbers.moc"
