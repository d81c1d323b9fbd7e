// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/endgame_value.h"
#include "core/ai/search.h"
#include "core/base/prng.h"
#include "tests/core/ai/searched.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::OwarePosition;
using rules::Side;

namespace {

using Result = EndgameTable::Result;
/// South's row, then North's, each from its owner's left.
using Seeds = std::array<int, 12>;

constexpr int kHalf = 24;

[[nodiscard]] int sumOf(const Seeds& seeds)
{
    return std::accumulate(seeds.begin(), seeds.end(), 0);
}

[[nodiscard]] OwarePosition positionOf(const Seeds& seeds, int southStore, Side mover = Side::South, int table = 0)
{
    rules::BoardState board = OwarePosition().board();
    for (std::size_t i = 0; i < seeds.size(); ++i)
        board.rows[i / 6][i % 6] = static_cast<std::uint16_t>(seeds[i]);
    board.stores = {static_cast<std::uint16_t>(southStore),
                    static_cast<std::uint16_t>(2 * kHalf - sumOf(seeds) - southStore)};
    board.sideToMove = mover;
    rules::SowingStart start = OwarePosition::standardStart();
    start.table = static_cast<std::uint8_t>(table);
    return OwarePosition::fromBoard(board, start, 0, OwarePosition::Standing::Open);
}

template <typename Visit>
void forAll(int stones, const Visit& visit)
{
    Seeds seeds{};
    const auto fill = [&](const auto& self, std::size_t pit, int left) -> void {
        if (pit + 1 == seeds.size()) {
            seeds[pit] = left;
            visit(seeds);
            return;
        }
        for (seeds[pit] = 0; seeds[pit] <= left; ++seeds[pit])
            self(self, pit + 1, left - seeds[pit]);
    };
    fill(fill, 0, stones);
}

[[nodiscard]] Seeds randomSeeds(Prng& prng, int stones)
{
    Seeds seeds{};
    for (int i = 0; i < stones; ++i)
        ++seeds[prng.below(12)];
    return seeds;
}

/// Both numbers by one move and the table after it.
[[nodiscard]] OwareEndgame::Share byOneMove(const OwareEndgame& table, const OwarePosition& position, int stones)
{
    const Side mover = position.sideToMove();
    const Side other = rules::opponentOf(mover);
    int least = 0;
    int most = 0;
    for (const rules::Move move : position.legalMoves()) {
        OwarePosition after = position;
        after.play(move);
        const int taken = after.store(mover) - position.store(mover);
        const int left = stones - taken - (after.store(other) - position.store(other));
        const auto reply = table.shareOf(after).value();
        least = std::max(least, taken + left - reply.most);
        most = std::max(most, taken + left - reply.least);
    }
    return {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)};
}

} // namespace

class TestOwareEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAnIndependentCount_data()
    {
        QTest::addColumn<int>("positions");
        QTest::addColumn<int>("exact");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        // Computed by another program from the rules, in another way.
        QTest::newRow("0 seeds") << 1 << 1 << 0 << 0;
        QTest::newRow("1 seeds") << 12 << 12 << 5 << 5;
        QTest::newRow("2 seeds") << 78 << 65 << 48 << 74;
        QTest::newRow("3 seeds") << 364 << 300 << 357 << 549;
        QTest::newRow("4 seeds") << 1365 << 994 << 2069 << 3013;
        QTest::newRow("5 seeds") << 4368 << 4090 << 10449 << 11270;
        QTest::newRow("6 seeds") << 12376 << 10168 << 34375 << 43793;
        QTest::newRow("7 seeds") << 31824 << 26005 << 110030 << 132465;
        QTest::newRow("8 seeds") << 75582 << 46171 << 271185 << 397889;
        QTest::newRow("9 seeds") << 167960 << 108359 << 728593 << 965534;
    }

    void agreesWithAnIndependentCount()
    {
        QFETCH(int, positions);
        QFETCH(int, exact);
        QFETCH(int, least);
        QFETCH(int, most);
        const int stones = QByteArray(QTest::currentDataTag()).split(' ').front().toInt();
        const auto& table = embeddedOwareEndgame();
        QVERIFY(table);
        int counted = 0;
        int oneNumber = 0;
        int leastInAll = 0;
        int mostInAll = 0;
        forAll(stones, [&](const Seeds& seeds) {
            const auto share = table->shareOf(positionOf(seeds, kHalf)).value();
            ++counted;
            oneNumber += share.least == share.most ? 1 : 0;
            leastInAll += share.least;
            mostInAll += share.most;
        });
        QCOMPARE(counted, positions);
        QCOMPARE(oneNumber, exact);
        QCOMPARE(leastInAll, least);
        QCOMPARE(mostInAll, most);
    }

    void theBuiltInTableIsTheOneThatIsMade()
    {
        const auto& built = embeddedOwareEndgame();
        QVERIFY(built);
        QVERIFY(built->stones() >= 9);
        std::size_t positions = 0;
        const auto made = OwareEndgame::make(5, [&](const auto& progress) { positions += progress.positions; });
        QCOMPARE(made->positions(), positions);
        for (int stones = 0; stones <= 5; ++stones) {
            QCOMPARE(made->pliesToDecide(stones), built->pliesToDecide(stones));
            forAll(stones, [&](const Seeds& seeds) {
                const OwarePosition position = positionOf(seeds, kHalf);
                if (made->shareOf(position) != built->shareOf(position))
                    QFAIL("another share");
            });
        }
    }

    void everyShareFollowsFromTheMoves()
    {
        const auto& table = embeddedOwareEndgame();
        Prng prng(20'261'122);
        for (int i = 0; i < 20'000; ++i) {
            const int stones = 1 + static_cast<int>(prng.below(static_cast<std::uint32_t>(table->stones())));
            const Seeds seeds = randomSeeds(prng, stones);
            const Side mover = prng.below(2) == 0 ? Side::South : Side::North;
            const int own = kHalf - static_cast<int>(prng.below(static_cast<std::uint32_t>(stones) + 1));
            const OwarePosition position = positionOf(seeds, own, mover);
            const auto share = table->shareOf(position).value();
            if (const auto outcome = position.outcome()) {
                const int kept = outcome->score[rules::indexOf(mover)] - position.store(mover);
                QCOMPARE(int(share.least), kept);
                QCOMPARE(int(share.most), kept);
            } else {
                QVERIFY(share == byOneMove(*table, position, stones));
            }
        }
    }

    void knowsEndings_data()
    {
        QTest::addColumn<QList<int>>("seeds");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("the last seed cannot be given away") << QList<int>{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << 1 << 1;
        QTest::newRow("the last seed has to be given away") << QList<int>{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0} << 0 << 0;
        QTest::newRow("two seeds that follow each other") << QList<int>{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1} << 0 << 2;
        QTest::newRow("two seeds to take, and one stays") << QList<int>{0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0} << 2 << 2;
    }

    void knowsEndings()
    {
        QFETCH(QList<int>, seeds);
        QFETCH(int, least);
        QFETCH(int, most);
        Seeds pits{};
        std::copy(seeds.begin(), seeds.end(), pits.begin());
        const auto share = embeddedOwareEndgame()->shareOf(positionOf(pits, kHalf)).value();
        QCOMPARE(int(share.least), least);
        QCOMPARE(int(share.most), most);
    }

    void tellsTheResultOnlyIfItIsCertain()
    {
        const auto& table = embeddedOwareEndgame();
        const Seeds goingRound = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1};
        QVERIFY(!table->resultOf(positionOf(goingRound, 24)));
        QVERIFY(!table->resultOf(positionOf(goingRound, 23)));
        QCOMPARE(table->resultOf(positionOf(goingRound, 21)), std::optional(Result::Loss));
        const Seeds kept = {1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0};
        const auto share = table->shareOf(positionOf(kept, 22)).value();
        QVERIFY(share.least == share.most);
        QCOMPARE(table->resultOf(positionOf(kept, kHalf - share.least)), std::optional(Result::Draw));
        QCOMPARE(table->resultOf(positionOf(kept, kHalf - share.least + 1)), std::optional(Result::Win));
    }

    void isSilentWhereItDoesNotApply()
    {
        const auto& table = embeddedOwareEndgame();
        QVERIFY(!table->shareOf(OwarePosition()));
        const Seeds one = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QVERIFY(table->shareOf(positionOf(one, 24)));
        QVERIFY(!table->shareOf(positionOf(one, 24, Side::South, 1))); // a grand slam takes all
    }

    void aFileIsReadAsItWasWritten()
    {
        const auto made = OwareEndgame::make(5, nullptr);
        const std::vector<std::uint8_t> bytes = made->toBytes();
        const auto read = OwareEndgame::fromBytes(bytes);
        QVERIFY(read);
        QVERIFY((*read)->toBytes() == bytes);
    }

    void aBrokenFileIsRefused()
    {
        const std::vector<std::uint8_t> bytes = OwareEndgame::make(4, nullptr)->toBytes();
        const auto errorOf = [](const std::vector<std::uint8_t>& broken) {
            const auto read = OwareEndgame::fromBytes(broken);
            return read ? -1 : int(read.error());
        };
        QCOMPARE(errorOf({}), int(EndgameError::NotATable));
        std::vector<std::uint8_t> broken = bytes;
        broken[0] = 'X';
        QCOMPARE(errorOf(broken), int(EndgameError::NotATable));
        broken = bytes;
        broken[8] = 9;
        QCOMPARE(errorOf(broken), int(EndgameError::OtherVersion));
        broken = bytes;
        broken.pop_back();
        QCOMPARE(errorOf(broken), int(EndgameError::WrongLength));
        broken = bytes;
        broken[12] = 13;
        QCOMPARE(errorOf(broken), int(EndgameError::Damaged));
        constexpr std::size_t kFlushed = 5; // the first byte is always the same, and the last only flush the coder
        for (std::size_t at = OwareEndgame::kHeaderBytes + 1; at + kFlushed < bytes.size(); ++at) {
            broken = bytes;
            broken[at] ^= 0x10;
            QCOMPARE(errorOf(broken), int(EndgameError::Damaged));
        }
    }

    void aSearchProvesWhatTheTableKnows()
    {
        // A capture leads into the table, and there the rest is known.
        const OwarePosition root = positionOf({0, 0, 0, 0, 0, 1, 1, 0, 0, 3, 2, 4}, 21);
        const auto isProvenWith = [&root](const OwareEndgame* endgame) {
            SearchSettings settings;
            settings.owareEndgame = endgame;
            return searched(root, toDepth(3), settings).score().isProven();
        };
        QVERIFY(!isProvenWith(nullptr));
        const auto table = embeddedOwareEndgame();
        OwarePosition after = root;
        after.play({{Side::South, 6}});
        const auto result = table->resultOf(after);
        QVERIFY(result);
        QVERIFY(isProvenWith(table.get()));
    }
};

QTEST_APPLESS_MAIN(TestOwareEndgame)
#include "tst_oware_endgame.moc"
