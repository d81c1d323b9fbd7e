// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/kalah_endgame.h"
#include "core/ai/endgame/pit_index.h"
#include "core/ai/evaluation.h"
#include "core/ai/search.h"
#include "core/base/prng.h"
#include "tests/core/ai/searched.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::KalahPosition;
using rules::Side;

namespace {

using Result = EndgameTable::Result;
/// South's row, then North's, each from its owner's left.
using Stones = std::array<std::uint8_t, 12>;

constexpr std::size_t kHoles = 12;

/// A game with six holes of four stones; North's store holds what is left.
[[nodiscard]] KalahPosition positionOf(const Stones& stones, int southStore, Side mover = Side::South, int table = 0)
{
    rules::SowingStart start = KalahPosition::standardStart();
    start.table = static_cast<std::uint8_t>(table);
    rules::BoardState board = KalahPosition(start).board();
    int outside = board.total();
    for (std::size_t i = 0; i < stones.size(); ++i) {
        board.rows[i / 6][i % 6] = stones[i];
        outside -= stones[i];
    }
    board.stores = {static_cast<std::uint16_t>(southStore), static_cast<std::uint16_t>(outside - southStore)};
    board.sideToMove = mover;
    return KalahPosition::fromBoard(board, start, 0, KalahPosition::Standing::Open);
}

/// The share by one move and the table after it.
[[nodiscard]] int bestByOneMove(const KalahEndgame& table, const KalahPosition& position)
{
    const Side mover = position.sideToMove();
    int best = 0;
    for (const rules::Move move : position.legalMoves()) {
        KalahPosition after = position;
        after.play(move);
        const int rest = table.shareOf(after).value();
        best = std::max(best, after.store(mover) - position.store(mover)
                                  + (after.sideToMove() == mover ? rest : stonesOnBoard(after) - rest));
    }
    return best;
}

template <typename Visit>
void forAll(int stones, const Visit& visit)
{
    endgame::forEachBoard(kHoles, stones, [&](std::size_t, const endgame::Pits& board) {
        Stones holes{};
        std::copy_n(board.begin(), holes.size(), holes.begin());
        visit(holes);
    });
}

} // namespace

class TestKalahEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (int table = 0; table < 2; ++table)
            m_tables[static_cast<std::size_t>(table)] =
                KalahEndgame::make(positionOf({}, 24, Side::South, table), KalahEndgame::kStones);
    }

    void agreesWithAnIndependentCount_data()
    {
        QTest::addColumn<int>("positions");
        QTest::addColumn<int>("sharesIfAnEmptyCaptureTakesNothing");
        QTest::addColumn<int>("sharesIfItTakesTheLastStone");
        // Computed by another program from the rules.
        QTest::newRow("0 stones") << 1 << 0 << 0;
        QTest::newRow("1 stones") << 12 << 6 << 6;
        QTest::newRow("2 stones") << 78 << 81 << 83;
        QTest::newRow("3 stones") << 364 << 597 << 600;
        QTest::newRow("4 stones") << 1365 << 3068 << 3077;
        QTest::newRow("5 stones") << 4368 << 12450 << 12409;
        QTest::newRow("6 stones") << 12376 << 42679 << 42433;
        QTest::newRow("7 stones") << 31824 << 128526 << 127581;
        QTest::newRow("8 stones") << 75582 << 349228 << 346582;
        QTest::newRow("9 stones") << 167960 << 872700 << 866242;
        QTest::newRow("10 stones") << 352716 << 2033236 << 2019486;
    }

    void agreesWithAnIndependentCount()
    {
        QFETCH(int, positions);
        QFETCH(int, sharesIfAnEmptyCaptureTakesNothing);
        QFETCH(int, sharesIfItTakesTheLastStone);
        const int stones = QByteArray(QTest::currentDataTag()).split(' ').front().toInt();
        int counted = 0;
        std::array<int, 2> shares{};
        forAll(stones, [&](const Stones& holes) {
            ++counted;
            for (int table = 0; table < 2; ++table)
                shares[static_cast<std::size_t>(table)] +=
                    tableOf(table).shareOf(positionOf(holes, 0, Side::South, table)).value();
        });
        QCOMPARE(counted, positions);
        QCOMPARE(shares[0], sharesIfAnEmptyCaptureTakesNothing);
        QCOMPARE(shares[1], sharesIfItTakesTheLastStone);
    }

    void everyLengthOfRowHasItsTable_data()
    {
        QTest::addColumn<int>("pits");
        for (int pits = 3; pits <= 6; ++pits)
            QTest::addRow("%d holes", pits) << pits;
    }

    void everyLengthOfRowHasItsTable()
    {
        QFETCH(int, pits);
        rules::SowingStart start = KalahPosition::standardStart();
        start.pits = static_cast<std::uint8_t>(pits);
        const KalahPosition begin(start);
        const auto table = KalahEndgame::make(begin, 6);
        QVERIFY(table->isFor(begin));
        QCOMPARE(table->isFor(KalahPosition()), pits == 6);
        // Random games; each share follows from the moves.
        Prng prng(20'261'122);
        int asked = 0;
        for (int game = 0; game < 200; ++game) {
            for (KalahPosition position = begin; !position.outcome();) {
                const rules::MoveList moves = position.legalMoves();
                if (const auto share = table->shareOf(position)) {
                    QCOMPARE(*share, bestByOneMove(*table, position));
                    ++asked;
                }
                position.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
        QVERIFY(asked > 100);
    }

    void noGameIsLongerThanPromised()
    {
        const KalahEndgame& table = tableOf(0);
        QCOMPARE(table.pliesToDecide(0), 0);
        forAll(4, [&](const Stones& holes) {
            const auto longest = [](const auto& self, const KalahPosition& position) -> int {
                int plies = 0;
                for (const rules::Move move : position.legalMoves()) {
                    KalahPosition after = position;
                    after.play(move);
                    plies = std::max(plies, 1 + self(self, after));
                }
                return plies;
            };
            QVERIFY(longest(longest, positionOf(holes, 0)) <= table.pliesToDecide(4));
        });
    }

    void knowsEndings_data()
    {
        QTest::addColumn<QList<int>>("stones");
        QTest::addColumn<int>("share");
        QTest::newRow("a row without stones leaves all to the other")
            << QList<int>{0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0} << 0;
        QTest::newRow("the last stone goes home") << QList<int>{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0} << 1;
        QTest::newRow("a stone that takes the three opposite") << QList<int>{0, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0} << 4;
        QTest::newRow("home first, and then the capture") << QList<int>{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 5, 0} << 7;
    }

    void knowsEndings()
    {
        QFETCH(QList<int>, stones);
        QFETCH(int, share);
        Stones holes{};
        std::copy(stones.begin(), stones.end(), holes.begin());
        QCOMPARE(tableOf(0).shareOf(positionOf(holes, 20)).value(), share);
    }

    void theStoresDecideTheResult()
    {
        const Stones holes = {0, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0}; // takes all four
        QCOMPARE(tableOf(0).resultOf(positionOf(holes, 19)), std::optional(Result::Loss));
        QCOMPARE(tableOf(0).resultOf(positionOf(holes, 20)), std::optional(Result::Draw));
        QCOMPARE(tableOf(0).resultOf(positionOf(holes, 21)), std::optional(Result::Win));
        Stones turned{};
        std::rotate_copy(holes.begin(), holes.begin() + 6, holes.end(), turned.begin());
        QCOMPARE(tableOf(0).resultOf(positionOf(turned, 23, Side::North)), std::optional(Result::Win));
    }

    void isSilentWithManyStones() { QVERIFY(!tableOf(0).resultOf(KalahPosition())); }

    void aSearchProvesWhatTheTableKnows()
    {
        // Twelve stones: a move or two away from the table.
        const KalahPosition root = positionOf({2, 1, 0, 2, 1, 1, 1, 0, 2, 1, 1, 0}, 18);
        const auto isProvenWith = [&root](const KalahEndgame* endgame) {
            SearchSettings settings;
            settings.kalahEndgame = endgame;
            return searched(root, toDepth(4), settings).score().isProven();
        };
        QVERIFY(!isProvenWith(nullptr));
        QVERIFY(isProvenWith(&tableOf(0)));
    }

private:
    [[nodiscard]] const KalahEndgame& tableOf(int table) const { return *m_tables[static_cast<std::size_t>(table)]; }

    std::array<std::shared_ptr<const KalahEndgame>, 2> m_tables;
};

QTEST_APPLESS_MAIN(TestKalahEndgame)
#include "tst_kalah_endgame.moc"
