// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/pit_index.h"
#include "core/base/prng.h"
#include "tests/core/ai/searched.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::BestemshePosition;
using rules::OwarePosition;
using rules::Side;

namespace {

using Result = EndgameTable::Result;
/// South's row, then North's, each from its owner's left.
using Stones = std::vector<int>;

constexpr std::size_t kOwarePits = 12;
constexpr std::size_t kBestemshePits = 10;

/// North's store has what is left.
[[nodiscard]] rules::BoardState boardOf(rules::BoardState board, const Stones& stones, int southStore, Side mover)
{
    int outside = board.total();
    const std::size_t length = stones.size() / 2;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        board.rows[i / length][i % length] = static_cast<std::uint16_t>(stones[i]);
        outside -= stones[i];
    }
    board.stores = {static_cast<std::uint16_t>(southStore), static_cast<std::uint16_t>(outside - southStore)};
    board.sideToMove = mover;
    return board;
}

[[nodiscard]] OwarePosition oware(const Stones& seeds, int southStore, Side mover = Side::South, int table = 0)
{
    rules::SowingStart start = OwarePosition::standardStart();
    start.table = static_cast<std::uint8_t>(table);
    return OwarePosition::fromBoard(boardOf(OwarePosition().board(), seeds, southStore, mover), start, 0,
                                    OwarePosition::Standing::Open);
}

[[nodiscard]] BestemshePosition bestemshe(const Stones& stones, int southKazan, Side mover = Side::South,
                                          rules::TogyzEnd end = rules::TogyzEnd::Majority)
{
    return BestemshePosition::fromBoard(boardOf(BestemshePosition().board(), stones, southKazan, mover), end);
}

/// Calls visit(position) for all positions with this many stones on the board and South to move.
template <typename Visit>
void forAllOware(int seeds, const Visit& visit)
{
    endgame::forEachBoard(kOwarePits, seeds, [&](std::size_t, const endgame::Pits& board) {
        visit(oware({board.begin(), board.begin() + kOwarePits}, 24));
    });
}

template <typename Visit>
void forAllBestemshe(int stones, const Visit& visit)
{
    endgame::forEachBoard(kBestemshePits, stones, [&](std::size_t, const endgame::Pits& board) {
        visit(bestemshe({board.begin(), board.begin() + kBestemshePits}, 50 - stones));
    });
}

[[nodiscard]] Stones randomStones(Prng& prng, std::size_t pits, int sum)
{
    Stones stones(pits);
    for (int i = 0; i < sum; ++i)
        ++stones[prng.below(static_cast<std::uint32_t>(pits))];
    return stones;
}

/// Whether both numbers follow from one move, in Bestemshe played stone by stone, and the table after it.
template <typename P>
[[nodiscard]] bool followsFromTheMoves(const CyclicEndgame<P>& table, const P& position, int stones)
{
    using Share = typename CyclicEndgame<P>::Share;
    const Side mover = position.sideToMove();
    const Side other = rules::opponentOf(mover);
    const Share share = table.shareOf(position).value();
    if (const auto outcome = position.outcome()) {
        const auto kept = static_cast<std::uint8_t>(outcome->score[rules::indexOf(mover)] - position.store(mover));
        return share == Share{kept, kept};
    }
    int least = 0;
    int most = 0;
    for (const rules::Move move : position.legalMoves()) {
        P after = position;
        if constexpr (std::is_same_v<P, BestemshePosition>)
            after.playStoneByStone(move);
        else
            after.play(move);
        const int notForTheOther = stones - (after.store(other) - position.store(other));
        const auto reply = table.shareOf(after).value();
        least = std::max(least, notForTheOther - reply.most);
        most = std::max(most, notForTheOther - reply.least);
    }
    return share == Share{static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)};
}

/// The positions, those with one number, and the sums of both numbers.
using Count = std::array<int, 4>;

} // namespace

Q_DECLARE_METATYPE(Count)

class TestCyclicEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAnIndependentCount_data()
    {
        QTest::addColumn<bool>("isOware");
        QTest::addColumn<Count>("expected");
        // Computed by another program from the rules, in another way.
        QTest::newRow("0 seeds") << true << Count{1, 1, 0, 0};
        QTest::newRow("1 seeds") << true << Count{12, 12, 5, 5};
        QTest::newRow("2 seeds") << true << Count{78, 65, 48, 74};
        QTest::newRow("3 seeds") << true << Count{364, 300, 357, 549};
        QTest::newRow("4 seeds") << true << Count{1365, 994, 2069, 3013};
        QTest::newRow("5 seeds") << true << Count{4368, 4090, 10449, 11270};
        QTest::newRow("6 seeds") << true << Count{12376, 10168, 34375, 43793};
        QTest::newRow("7 seeds") << true << Count{31824, 26005, 110030, 132465};
        QTest::newRow("8 seeds") << true << Count{75582, 46171, 271185, 397889};
        QTest::newRow("9 seeds") << true << Count{167960, 108359, 728593, 965534};
        QTest::newRow("0 stones") << false << Count{1, 1, 0, 0};
        QTest::newRow("2 stones") << false << Count{55, 55, 50, 50};
        QTest::newRow("4 stones") << false << Count{715, 715, 1'446, 1'446};
        QTest::newRow("6 stones") << false << Count{5'005, 5'005, 16'076, 16'076};
        QTest::newRow("8 stones") << false << Count{24'310, 24'310, 107'074, 107'074};
        QTest::newRow("10 stones") << false << Count{92'378, 92'378, 514'134, 514'134};
        QTest::newRow("12 stones") << false << Count{293'930, 293'930, 1'970'556, 1'970'556};
        QTest::newRow("14 stones") << false << Count{817'190, 817'190, 6'402'342, 6'402'342};
        QTest::newRow("16 stones") << false << Count{2'042'975, 2'022'081, 18'301'184, 18'384'904};
    }

    void agreesWithAnIndependentCount()
    {
        QFETCH(const bool, isOware);
        QFETCH(const Count, expected);
        const int stones = QByteArray(QTest::currentDataTag()).split(' ').front().toInt();
        Count counted{};
        const auto add = [&counted](const auto& share) {
            ++counted[0];
            counted[1] += share.least == share.most ? 1 : 0;
            counted[2] += share.least;
            counted[3] += share.most;
        };
        if (isOware)
            forAllOware(stones, [&](const auto& position) { add(embeddedOwareEndgame()->shareOf(position).value()); });
        else
            forAllBestemshe(stones,
                            [&](const auto& position) { add(embeddedBestemsheEndgame()->shareOf(position).value()); });
        for (std::size_t i = 0; i < counted.size(); ++i)
            QCOMPARE(counted[i], expected[i]);
    }

    void theBuiltInTablesAreThoseThatAreMade()
    {
        const auto same = [](const auto& made, const auto& built) {
            return [&made, &built](const auto& position) {
                if (made->shareOf(position) != built->shareOf(position))
                    QFAIL("another share");
            };
        };
        const auto& oware = embeddedOwareEndgame();
        QVERIFY(oware->stones() >= 9);
        std::size_t positions = 0;
        const auto madeOware = OwareEndgame::make(5, [&](const auto& progress) { positions += progress.positions; });
        QCOMPARE(madeOware->positions(), positions);
        for (int seeds = 0; seeds <= 5; ++seeds) {
            QCOMPARE(madeOware->pliesToDecide(seeds), oware->pliesToDecide(seeds));
            forAllOware(seeds, same(madeOware, oware));
        }
        const auto& bestemshe = embeddedBestemsheEndgame();
        QCOMPARE(bestemshe->stones(), 22);
        const auto madeBestemshe = BestemsheEndgame::make(10, nullptr);
        for (int stones = 0; stones <= 10; stones += 2) {
            QCOMPARE(madeBestemshe->pliesToDecide(stones), bestemshe->pliesToDecide(stones));
            forAllBestemshe(stones, same(madeBestemshe, bestemshe));
        }
    }

    void everyShareOfOwareFollowsFromTheMoves()
    {
        const auto& table = embeddedOwareEndgame();
        Prng prng(20'261'122);
        for (int i = 0; i < 20'000; ++i) {
            const int seeds = 1 + static_cast<int>(prng.below(static_cast<std::uint32_t>(table->stones())));
            const Stones lying = randomStones(prng, kOwarePits, seeds);
            const Side mover = prng.below(2) == 0 ? Side::South : Side::North;
            const int own = 24 - static_cast<int>(prng.below(static_cast<std::uint32_t>(seeds) + 1));
            QVERIFY(followsFromTheMoves(*table, oware(lying, own, mover), seeds));
        }
    }

    void everyShareOfBestemsheFollowsFromTheMoves()
    {
        const auto& table = embeddedBestemsheEndgame();
        Prng prng(20'261'123);
        for (int i = 0; i < 50'000; ++i) {
            const int stones = 2 * (1 + static_cast<int>(prng.below(static_cast<std::uint32_t>(table->stones() / 2))));
            const Stones lying = randomStones(prng, kBestemshePits, stones);
            const Side mover = prng.below(2) == 0 ? Side::South : Side::North;
            const int kazan = static_cast<int>(prng.below(static_cast<std::uint32_t>(51 - stones)));
            QVERIFY(followsFromTheMoves(*table, bestemshe(lying, kazan, mover, rules::TogyzEnd::Playout), stones));
        }
    }

    void knowsEndingsOfOware_data()
    {
        QTest::addColumn<QList<int>>("seeds");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("the last seed cannot be given away") << QList<int>{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << 1 << 1;
        QTest::newRow("the last seed has to be given away") << QList<int>{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0} << 0 << 0;
        QTest::newRow("two seeds that follow each other") << QList<int>{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1} << 0 << 2;
        QTest::newRow("two seeds to take, and one stays") << QList<int>{0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0} << 2 << 2;
    }

    void knowsEndingsOfOware()
    {
        QFETCH(const QList<int>, seeds);
        QFETCH(const int, least);
        QFETCH(const int, most);
        const auto share = embeddedOwareEndgame()->shareOf(oware({seeds.begin(), seeds.end()}, 24)).value();
        QCOMPARE(int(share.least), least);
        QCOMPARE(int(share.most), most);
    }

    void tellsTheResultOnlyIfItIsCertain()
    {
        const auto& table = embeddedOwareEndgame();
        const Stones goingRound = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1};
        QVERIFY(!table->resultOf(oware(goingRound, 24)));
        QVERIFY(!table->resultOf(oware(goingRound, 23)));
        QCOMPARE(table->resultOf(oware(goingRound, 21)), std::optional(Result::Loss));
        const Stones kept = {1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0};
        const auto share = table->shareOf(oware(kept, 22)).value();
        QVERIFY(share.least == share.most);
        QCOMPARE(table->resultOf(oware(kept, 24 - share.least)), std::optional(Result::Draw));
        QCOMPARE(table->resultOf(oware(kept, 25 - share.least)), std::optional(Result::Win));
    }

    void tellsTheResultOfBestemsheOnlyIfItIsCertain()
    {
        const auto& table = embeddedBestemsheEndgame();
        // South has no stone left after its only move, and North none to take.
        const Stones last = {0, 0, 0, 0, 1, 1, 0, 0, 0, 0};
        QCOMPARE(table->shareOf(bestemshe(last, 24)).value(), (BestemsheEndgame::Share{2, 2}));
        QCOMPARE(table->resultOf(bestemshe(last, 24)), std::optional(Result::Win));
        QCOMPARE(table->resultOf(bestemshe(last, 22)), std::optional(Result::Loss));
        // Where the stones go round for ever, the kazans decide.
        int open = 0;
        endgame::forEachBoard(kBestemshePits, 16, [&](std::size_t, const endgame::Pits& board) {
            const Stones lying(board.begin(), board.begin() + kBestemshePits);
            const auto share = table->shareOf(bestemshe(lying, 17)).value();
            if (share.least < share.most && open++ < 100) {
                QVERIFY(!table->resultOf(bestemshe(lying, 25 - share.least)));
                QCOMPARE(table->resultOf(bestemshe(lying, 26 - share.least)), std::optional(Result::Win));
                if (share.most < 16)
                    QCOMPARE(table->resultOf(bestemshe(lying, 24 - share.most)), std::optional(Result::Loss));
            }
        });
        QVERIFY(open > 100);
    }

    void isSilentWhereItDoesNotApply()
    {
        const auto& table = embeddedOwareEndgame();
        QVERIFY(!table->shareOf(OwarePosition()));
        const Stones one = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QVERIFY(table->shareOf(oware(one, 24)));
        QVERIFY(!table->shareOf(oware(one, 24, Side::South, 1))); // a grand slam takes all
        QVERIFY(!embeddedBestemsheEndgame()->shareOf(BestemshePosition()));
        // A board that was set up by hand; in a game the stones on the board are even.
        QVERIFY(!embeddedBestemsheEndgame()->shareOf(bestemshe({1, 0, 0, 0, 1, 1, 0, 0, 0, 0}, 20)));
    }

    void aFileIsReadAsItWasWritten()
    {
        const auto bytes = OwareEndgame::make(5, nullptr)->toBytes();
        QVERIFY(OwareEndgame::fromBytes(bytes).value()->toBytes() == bytes);
        const auto other = BestemsheEndgame::make(8, nullptr)->toBytes();
        QVERIFY(BestemsheEndgame::fromBytes(other).value()->toBytes() == other);
    }

    void aBrokenFileIsRefused()
    {
        const auto errorOf = [](const auto& read) { return read ? -1 : int(read.error()); };
        const std::vector<std::uint8_t> bytes = OwareEndgame::make(4, nullptr)->toBytes();
        QCOMPARE(errorOf(OwareEndgame::fromBytes({})), int(EndgameError::NotATable));
        std::vector<std::uint8_t> broken = bytes;
        broken[0] = 'X';
        QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::NotATable));
        broken = bytes;
        broken[8] = 9;
        QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::OtherVersion));
        broken = bytes;
        broken.pop_back();
        QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::WrongLength));
        broken = bytes;
        broken[12] = 13;
        QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::Damaged));
        constexpr std::size_t kFlushed = 5; // the first byte is always the same, and the last only flush the coder
        for (std::size_t at = OwareEndgame::kHeaderBytes + 1; at + kFlushed < bytes.size(); ++at) {
            broken = bytes;
            broken[at] ^= 0x10;
            QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::Damaged));
        }
        // The game is part of the file.
        broken = BestemsheEndgame::make(8, nullptr)->toBytes();
        QCOMPARE(errorOf(OwareEndgame::fromBytes(broken)), int(EndgameError::NotATable));
        broken[12] = 7; // an odd number of stones
        QCOMPARE(errorOf(BestemsheEndgame::fromBytes(broken)), int(EndgameError::Damaged));
    }

    void aSearchProvesWhatTheTableOfOwareKnows()
    {
        // A capture leads into the table, and there the rest is known.
        const OwarePosition root = oware({0, 0, 0, 0, 0, 1, 1, 0, 0, 3, 2, 4}, 21);
        const auto isProvenWith = [&root](const OwareEndgame* endgame) {
            SearchSettings settings;
            settings.owareEndgame = endgame;
            return searched(root, toDepth(3), settings).score().isProven();
        };
        QVERIFY(!isProvenWith(nullptr));
        const auto table = embeddedOwareEndgame();
        OwarePosition after = root;
        after.play({{Side::South, 6}});
        QVERIFY(table->resultOf(after));
        QVERIFY(isProvenWith(table.get()));
    }

    void aSearchProvesWhatTheTableOfBestemsheKnows()
    {
        Prng prng(7);
        int proven = 0;
        int provenWithout = 0;
        for (int i = 0; i < 100; ++i) {
            const BestemshePosition root = bestemshe(randomStones(prng, kBestemshePits, 18), 16);
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

QTEST_APPLESS_MAIN(TestCyclicEndgame)
#include "tst_cyclic_endgame.moc"
