// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/pit_index.h"
#include "core/base/prng.h"
#include "tests/core/ai/searched.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::BestemshePosition;
using rules::Side;

namespace {

using Result = EndgameTable::Result;
/// South's row, then North's.
using Stones = std::array<int, 10>;

[[nodiscard]] BestemshePosition positionOf(const Stones& stones, int southKazan, Side mover = Side::South,
                                           rules::TogyzEnd end = rules::TogyzEnd::Majority)
{
    rules::BoardState board = BestemshePosition().board();
    for (std::size_t i = 0; i < stones.size(); ++i)
        board.rows[i / 5][i % 5] = static_cast<std::uint16_t>(stones[i]);
    const int onBoard = std::accumulate(stones.begin(), stones.end(), 0);
    board.stores = {static_cast<std::uint16_t>(southKazan), static_cast<std::uint16_t>(50 - onBoard - southKazan)};
    board.sideToMove = mover;
    return BestemshePosition::fromBoard(board, end);
}

[[nodiscard]] Stones randomStones(Prng& prng, int sum)
{
    Stones stones{};
    for (int i = 0; i < sum; ++i)
        ++stones[prng.below(10)];
    return stones;
}

/// Both numbers by one move, played stone by stone, and the table after it.
[[nodiscard]] BestemsheEndgame::Share byOneMove(const BestemsheEndgame& table, const BestemshePosition& position,
                                                int stones)
{
    int least = 0;
    int most = 0;
    for (const rules::Move move : position.legalMoves()) {
        BestemshePosition after = position;
        after.playStoneByStone(move);
        const auto reply = table.shareOf(after).value();
        least = std::max(least, stones - reply.most);
        most = std::max(most, stones - reply.least);
    }
    return {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)};
}

} // namespace

class TestBestemsheEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAnIndependentCount_data()
    {
        QTest::addColumn<int>("positions");
        QTest::addColumn<int>("exact");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        // Computed by another program from the rules, in another way.
        QTest::newRow("0 stones") << 1 << 1 << 0 << 0;
        QTest::newRow("2 stones") << 55 << 55 << 50 << 50;
        QTest::newRow("4 stones") << 715 << 715 << 1'446 << 1'446;
        QTest::newRow("6 stones") << 5'005 << 5'005 << 16'076 << 16'076;
        QTest::newRow("8 stones") << 24'310 << 24'310 << 107'074 << 107'074;
        QTest::newRow("10 stones") << 92'378 << 92'378 << 514'134 << 514'134;
        QTest::newRow("12 stones") << 293'930 << 293'930 << 1'970'556 << 1'970'556;
        QTest::newRow("14 stones") << 817'190 << 817'190 << 6'402'342 << 6'402'342;
        QTest::newRow("16 stones") << 2'042'975 << 2'022'081 << 18'301'184 << 18'384'904;
    }

    void agreesWithAnIndependentCount()
    {
        QFETCH(int, positions);
        QFETCH(int, exact);
        QFETCH(int, least);
        QFETCH(int, most);
        const int stones = QByteArray(QTest::currentDataTag()).split(' ').front().toInt();
        const auto& table = embeddedBestemsheEndgame();
        QVERIFY(table);
        int counted = 0;
        int oneNumber = 0;
        int leastInAll = 0;
        int mostInAll = 0;
        endgame::forEachBoard(10, stones, [&](std::size_t, const endgame::Pits& board) {
            Stones lying{};
            std::copy_n(board.begin(), lying.size(), lying.begin());
            const auto share = table->shareOf(positionOf(lying, 50 - stones)).value();
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
        const auto made = BestemsheEndgame::make(10, nullptr);
        const auto& built = embeddedBestemsheEndgame();
        QCOMPARE(built->stones(), 22);
        for (int stones = 0; stones <= 10; stones += 2) {
            QCOMPARE(made->pliesToDecide(stones), built->pliesToDecide(stones));
            endgame::forEachBoard(10, stones, [&](std::size_t, const endgame::Pits& board) {
                Stones lying{};
                std::copy_n(board.begin(), lying.size(), lying.begin());
                const BestemshePosition position = positionOf(lying, 50 - stones);
                if (made->shareOf(position) != built->shareOf(position))
                    QFAIL("another share");
            });
        }
    }

    void everyShareFollowsFromTheMoves()
    {
        const auto& table = embeddedBestemsheEndgame();
        Prng prng(20'261'123);
        for (int i = 0; i < 50'000; ++i) {
            const int stones = 2 * (1 + static_cast<int>(prng.below(static_cast<std::uint32_t>(table->stones() / 2))));
            const Stones lying = randomStones(prng, stones);
            const Side mover = prng.below(2) == 0 ? Side::South : Side::North;
            const int kazan = static_cast<int>(prng.below(static_cast<std::uint32_t>(51 - stones)));
            const BestemshePosition position = positionOf(lying, kazan, mover, rules::TogyzEnd::Playout);
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

    void tellsTheResultOnlyIfItIsCertain()
    {
        const auto& table = embeddedBestemsheEndgame();
        // South has no stone left after its only move, and North none to take.
        const Stones last = {0, 0, 0, 0, 1, 1, 0, 0, 0, 0};
        QCOMPARE(table->shareOf(positionOf(last, 24)).value(), (BestemsheEndgame::Share{2, 2}));
        QCOMPARE(table->resultOf(positionOf(last, 24)), std::optional(Result::Win));
        QCOMPARE(table->resultOf(positionOf(last, 22)), std::optional(Result::Loss));
        // Where the stones go round for ever, the kazans decide.
        int open = 0;
        endgame::forEachBoard(10, 16, [&](std::size_t, const endgame::Pits& board) {
            Stones lying{};
            std::copy_n(board.begin(), lying.size(), lying.begin());
            const auto share = table->shareOf(positionOf(lying, 17)).value();
            if (share.least < share.most && open++ < 100) {
                QVERIFY(!table->resultOf(positionOf(lying, 25 - share.least)));
                QCOMPARE(table->resultOf(positionOf(lying, 26 - share.least)), std::optional(Result::Win));
                if (share.most < 16)
                    QCOMPARE(table->resultOf(positionOf(lying, 24 - share.most)), std::optional(Result::Loss));
            }
        });
        QVERIFY(open > 100);
    }

    void isSilentWhereItDoesNotApply()
    {
        const auto& table = embeddedBestemsheEndgame();
        QVERIFY(!table->shareOf(BestemshePosition()));
        // A board that was set up by hand; in a game the stones on the board are even.
        QVERIFY(!table->shareOf(positionOf({1, 0, 0, 0, 1, 1, 0, 0, 0, 0}, 20)));
    }

    void aFileIsReadAsItWasWritten()
    {
        const auto made = BestemsheEndgame::make(8, nullptr);
        const auto bytes = made->toBytes();
        const auto read = BestemsheEndgame::fromBytes(bytes);
        QVERIFY(read);
        QVERIFY((*read)->toBytes() == bytes);
        // The game is part of the file.
        const auto other = OwareEndgame::fromBytes(bytes);
        QVERIFY(!other);
        QCOMPARE(int(other.error()), int(EndgameError::NotATable));
        auto odd = bytes;
        odd[12] = 7;
        const auto refused = BestemsheEndgame::fromBytes(odd);
        QVERIFY(!refused);
        QCOMPARE(int(refused.error()), int(EndgameError::Damaged));
    }

    void aSearchProvesWhatTheTableKnows()
    {
        Prng prng(7);
        int proven = 0;
        int provenWithout = 0;
        for (int i = 0; i < 100; ++i) {
            const BestemshePosition root = positionOf(randomStones(prng, 18), 16);
            if (root.outcome())
                continue;
            SearchSettings settings;
            provenWithout += searched(root, toDepth(6), settings).score().isProven() ? 1 : 0;
            settings.bestemsheEndgame = embeddedBestemsheEndgame().get();
            proven += searched(root, toDepth(6), settings).score().isProven() ? 1 : 0;
        }
        QVERIFY2(proven > 2 * provenWithout, qPrintable(QStringLiteral("%1, %2").arg(proven).arg(provenWithout)));
    }
};

QTEST_APPLESS_MAIN(TestBestemsheEndgame)
#include "tst_bestemshe_endgame.moc"
