// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/learn/end_solver.h"
#include "core/learn/ledger.h"
#include "core/learn/moves_left.h"
#include "tests/core/learn/naive_board.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::GameSetup;
using rules::History;
using rules::indexOf;
using rules::Side;

namespace {

History randomGame(const GameSetup& setup, Prng& prng)
{
    History history(setup);
    while (!history.outcome()) {
        history.play(randomMove(history.position(), prng));
    }
    return history;
}

} // namespace

class TestLedger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sourcesAddUpToTheStores_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"togyzqumalaq", "bestemshe", "congkak", "mangala-suez"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void sourcesAddUpToTheStores()
    {
        QFETCH(QString, game);
        constexpr std::uint64_t kSeed = 7;
        Prng prng(kSeed);
        const GameSetup setup(*rules::gameById(game.toStdString()));
        for (int i = 0; i < 12; ++i) {
            const History history = randomGame(setup, prng);
            for (std::size_t plies = 0; plies < history.plies().size(); plies += 5) {
                const auto sources = stoneSources(history, plies);
                const auto board = history.positionAt(plies).board();
                for (const Side side : rules::kBothSides)
                    QCOMPARE(sources[indexOf(side)].total(), int(board.stores[indexOf(side)]));
            }
            const auto sources = stoneSources(history, history.plies().size());
            if (!history.position().outcome())
                continue; // drawn by repetition: no stones are collected
            for (const Side side : rules::kBothSides)
                QCOMPARE(sources[indexOf(side)].total(), int(history.outcome()->score[indexOf(side)]));
        }
    }

    void tuzdykBringsWhatAReplayCounts()
    {
        constexpr std::uint64_t kSeed = 11;
        Prng prng(kSeed);
        int accounts = 0;
        for (int i = 0; i < 30; ++i) {
            const History history = randomGame(GameSetup(), prng);
            std::array<int, 2> expected{};
            rules::BoardState board = history.start().board();
            std::array<std::optional<std::size_t>, 2> madeAt;
            for (std::size_t ply = 0; ply < history.plies().size(); ++ply) {
                const auto move = history.plies()[ply].move;
                const Side mover = move.from.row;
                const naive::Deed deed = naive::playTogyz(board, move.from, true);
                expected[indexOf(mover)] += deed.ownTuzdyk + (deed.made ? 3 : 0);
                expected[indexOf(opponentOf(mover))] += deed.hisTuzdyk;
                if (deed.made)
                    madeAt[indexOf(mover)] = ply + 1;
                board = deed.after;
            }
            const TuzdykLedger ledger = tuzdykLedger(history, history.plies().size());
            for (const Side side : rules::kBothSides) {
                const auto& account = ledger[indexOf(side)];
                QCOMPARE(account.has_value(), madeAt[indexOf(side)].has_value());
                if (!account)
                    continue;
                ++accounts;
                QCOMPARE(account->total, expected[indexOf(side)]);
                QCOMPARE(*account->madeAt, *madeAt[indexOf(side)]);
                QCOMPARE(int(account->pit.number), int(board.tuzdyks[indexOf(side)]));
                QCOMPARE(account->entries.front().ply, *madeAt[indexOf(side)]);
                int sum = 0;
                for (const auto& entry : account->entries)
                    sum += entry.stones;
                QCOMPARE(sum, account->total);
            }
        }
        QVERIFY(accounts > 10);
    }

    void tuzdykOfTheStartHasNoMove()
    {
        History history(GameSetup(), positionOf("1,3,18,0,0,7,1,22,0/0,8,0,4,3,0,0,3,6 40,46 3,- s"));
        QVERIFY(!tuzdykLedger(history, 0)[0]->madeAt);
        history.play({{Side::South, 8}});
        const auto ledger = tuzdykLedger(history, 1);
        QCOMPARE(ledger[0]->total, 1);
        QVERIFY(!ledger[1]);
    }

    // --- Moves left before atsyrau ---

    void waitsAreCounted_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("south");
        QTest::addColumn<int>("north");
        QTest::newRow("one stone walks to the end of its row")
            << QByteArray("0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 80,80 -,- s") << 7 << 1;
        QTest::newRow("an empty row has none")
            << QByteArray("0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 80,81 -,- n") << 0 << 1;
        QTest::newRow("of two stones one stays")
            << QByteArray("0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,2,0 79,79 -,- s") << 2 << 4;
        QTest::newRow("three spend a step more")
            << QByteArray("0,0,0,0,0,0,3,0,0/0,0,0,0,0,0,0,0,0 79,80 -,- s") << 7 << 0;
        QTest::newRow("a tuzdyk swallows what walks into it")
            << QByteArray("0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 80,80 -,5 s") << 2 << 1;
        QTest::newRow("three jump over a tuzdyk")
            << QByteArray("0,0,0,3,0,0,0,0,0/0,0,0,0,0,0,0,0,1 79,79 -,5 s") << 6 << 1;
    }

    void waitsAreCounted()
    {
        QFETCH(QByteArray, position);
        const auto board = positionOf(position.constData()).board();
        QTEST(movesLeft(board, Side::South).count, "south");
        QTEST(movesLeft(board, Side::North).count, "north");
    }

    void noOrderOfMovesWaitsLonger()
    {
        constexpr std::uint64_t kSeed = 3;
        Prng prng(kSeed);
        for (int i = 0; i < 400; ++i) {
            rules::BoardState board;
            std::vector<int> row(9);
            for (std::uint32_t stones = prng.below(7); stones > 0; --stones)
                ++row[prng.below(9)];
            const int tuzdyk = prng.below(2) == 0 ? 0 : static_cast<int>(prng.below(8)) + 1;
            if (tuzdyk > 0)
                row[std::size_t(tuzdyk - 1)] = 0;
            for (std::size_t pit = 0; pit < row.size(); ++pit)
                board.rows[1][pit] = static_cast<std::uint16_t>(row[pit]);
            board.tuzdyks[0] = static_cast<std::uint8_t>(tuzdyk);
            std::map<std::vector<int>, int> known;
            const auto left = movesLeft(board, Side::North);
            QVERIFY(left.isExact);
            QCOMPARE(left.count, naive::longestWait(row, tuzdyk, known));
        }
    }

    void endsAreSolved_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("value"); // -1 if it must not be proven
        QTest::newRow("the last stone goes over and makes it even")
            << QByteArray("0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0 81,80 -,- s") << int(GameValue::Draw);
        QTest::newRow("a stone more in his row is not enough")
            << QByteArray("0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0 80,81 -,- s") << int(GameValue::Loss);
        QTest::newRow("it waits on the side of its owner")
            << QByteArray("0,0,0,0,0,0,0,1,0/0,0,0,0,0,0,0,0,0 81,80 -,- s") << int(GameValue::Win);
        QTest::newRow("a capture ends it")
            << QByteArray("0,0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0,1 80,79 -,- s") << int(GameValue::Win);
        QTest::newRow("eighty stones are too many to be proven")
            << QByteArray("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s") << -1;
    }

    void endsAreSolved()
    {
        QFETCH(QByteArray, position);
        QFETCH(int, value);
        const auto proven = solveEnd(positionOf(position.constData()), 20'000);
        QCOMPARE(proven ? int(*proven) : -1, value);
    }

    void aRequestedStopEndsTheSolving()
    {
        const auto position = positionOf("2,0,0,1,0,0,0,0,2/0,0,0,0,0,0,0,1,0 77,79 -,- s");
        StopSource stop;
        QVERIFY(solveEnd(position, 2'000'000, stop.token()));
        stop.requestStop();
        QVERIFY(!solveEnd(position, 2'000'000, stop.token()));
    }
};

QTEST_GUILESS_MAIN(TestLedger)
#include "tst_ledger.moc"
