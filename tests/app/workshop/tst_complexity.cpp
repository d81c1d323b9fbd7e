// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/complexity.h"
#include "tests/random_move.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace qumalaq;
using rules::Side;
using rules::TogyzqumalaqPosition;

class TestComplexity : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMeanHasItsInterval()
    {
        const std::array<double, 4> samples = {1, 2, 3, 6};
        const workshop::Measured measured = workshop::meanOf(samples);
        QCOMPARE(measured.mean, 3.0);
        // The standard deviation is the root of 14/3, that of the mean half as large.
        QVERIFY(std::abs(measured.high - 3 - 1.96 * std::sqrt(14.0 / 3) / 2) < 1e-9);
        QVERIFY(std::abs(measured.high + measured.low - 6) < 1e-9);
    }

    void gamesAreMeasured()
    {
        const auto player = workshop::makePlayer("random");
        QVERIFY(player);
        const auto tree = workshop::gameTreeOf(**player, rules::GameSetup(), 20, 0, 1);
        QVERIFY(tree.plies.low > 60 && tree.plies.high < 300);
        QVERIFY(tree.branching.low > 5 && tree.branching.high < 9);
        QVERIFY(std::abs(tree.magnitude.mean / (tree.plies.mean * std::log10(tree.branching.mean)) - 1) < 0.1);
        QVERIFY(tree.repeated.mean >= 0 && tree.repeated.mean < 10);
    }

    void boardsAreCounted()
    {
        // log10 of 2 · (F(0) + 16 · F(1) + 56 · F(2)), where F(t) distributes 162 stones over 20 − t places of which
        // two hold at most 81; computed with exact integers by another program.
        QVERIFY2(std::abs(std::log10(workshop::boardsOfTogyzqumalaq()) - 26.200983902) < 1e-6,
                 qPrintable(QString::number(std::log10(workshop::boardsOfTogyzqumalaq()), 'f', 9)));
        Prng prng(1);
        int withTuzdyk = 0;
        for (int i = 0; i < 2'000; ++i) {
            const auto board = workshop::randomBoard(prng).board();
            QVERIFY(!TogyzqumalaqPosition::errorOf(board));
            QVERIFY(board.stores[0] <= 81 && board.stores[1] <= 81);
            withTuzdyk += board.tuzdyks[0] > 0 || board.tuzdyks[1] > 0 ? 1 : 0;
        }
        QVERIFY2(std::abs(withTuzdyk / 2'000.0 - 0.694) < 0.03, qPrintable(QString::number(withTuzdyk)));
    }

    void whatIsPlayedCanArise_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("game %d", seed) << seed;
    }

    void whatIsPlayedCanArise()
    {
        QFETCH(int, seed);
        Prng prng(static_cast<std::uint64_t>(seed));
        TogyzqumalaqPosition position;
        QVERIFY(workshop::canArise(position, 1)); // the start, too: all stones lay in one pit
        for (int ply = 1; !position.outcome(); ++ply) {
            position.play(randomMove(position, prng));
            QVERIFY2(workshop::canArise(position, std::min(ply, 2)), qPrintable(QString::number(ply)));
        }
    }

    void aBoardWithoutAPitThatWasEmptiedCannotArise()
    {
        // South has moved from a pit, which then held one stone or none, unless the sowing came round to it.
        rules::BoardState board = TogyzqumalaqPosition().board();
        board.sideToMove = Side::North;
        board.rows[0].fill(2);
        board.rows[1].fill(0);
        board.rows[1][8] = 63;
        board.stores = {81, 0};
        QVERIFY(!workshop::canArise(TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority), 1));
        board.rows[0][3] = 0;
        board.rows[0][4] = 4;
        QVERIFY(workshop::canArise(TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority), 1));
    }
};

QTEST_APPLESS_MAIN(TestComplexity)
#include "tst_complexity.moc"
