// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/endgame_code.h"
#include "core/ai/endgame/endgame_maker.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/base/little_endian.h"
#include "core/base/prng.h"
#include "core/base/utf8.h"

#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace qumalaq;
using namespace qumalaq::ai;
using ai::endgame::Stones;
using ai::endgame::Tuzdyks;
using rules::Side;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::uint64_t kSeed = 20'261'121;

/// South to move, with these kazans; the stones in the rows must be the rest.
[[nodiscard]] TogyzqumalaqPosition positionOf(const Stones& board, Tuzdyks tuzdyks, int southStore,
                                              rules::TogyzEnd end = rules::TogyzEnd::Majority)
{
    rules::BoardState state;
    state.pits = rules::kMaxPits;
    int stones = 0;
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t i = 0; i < rules::kMaxPits; ++i) {
            state.rows[row][i] = board[row][i];
            stones += board[row][i];
        }
    }
    state.stores[0] = static_cast<std::uint16_t>(southStore);
    state.stores[1] = static_cast<std::uint16_t>(TogyzqumalaqPosition::kTotalStones - stones - southStore);
    state.tuzdyks = {tuzdyks.own, tuzdyks.other};
    return TogyzqumalaqPosition::fromBoard(state, end);
}

/// The result of a game for the mover, by a full search to a depth. An unknown result counts as a win if `hopes`, else
/// as a loss: the two answers enclose the true one, and if they agree they equal it.
[[nodiscard]] int plain(const TogyzqumalaqPosition& position, int depth, bool hopes)
{
    if (const auto outcome = position.outcome())
        return !outcome->winner ? 0 : *outcome->winner == position.sideToMove() ? 1 : -1;
    if (depth == 0)
        return hopes ? 1 : -1;
    int best = -1;
    for (const rules::Move move : position.legalMoves()) {
        TogyzqumalaqPosition after = position;
        after.play(move);
        best = std::max(best, -plain(after, depth - 1, !hopes));
        if (best == 1)
            break;
    }
    return best;
}

[[nodiscard]] int numberOf(EndgameTable::Result result)
{
    return static_cast<int>(result) - 1;
}

} // namespace

class TestEndgameTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_table = EndgameMaker::make(4, 2, nullptr);
        QVERIFY(m_table);
    }

    void everyWayHasItsNumber_data()
    {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("other");
        QTest::newRow("no tuzdyk") << 0 << 0;
        QTest::newRow("the mover's") << 1 << 0;
        QTest::newRow("the other's") << 0 << 8;
        QTest::newRow("both") << 8 << 3;
    }
    void everyWayHasItsNumber()
    {
        QFETCH(int, own);
        QFETCH(int, other);
        const Tuzdyks tuzdyks{static_cast<std::uint8_t>(own), static_cast<std::uint8_t>(other)};
        for (int stones = 0; stones <= 4; ++stones) {
            std::set<Stones> seen;
            for (std::uint32_t rank = 0; rank < endgame::countOf(tuzdyks, stones); ++rank) {
                const Stones board = endgame::stonesOf(rank, tuzdyks, stones);
                QCOMPARE(endgame::rankOf(board, tuzdyks, stones), rank);
                QVERIFY(seen.insert(board).second);
                QVERIFY(own == 0 || board[1][static_cast<std::size_t>(own) - 1] == 0);
                QVERIFY(other == 0 || board[0][static_cast<std::size_t>(other) - 1] == 0);
            }
        }
    }

    void countsAsTheBinomialsDo()
    {
        static_assert(endgame::countOf({0, 0}, 8) == 1'081'575); // 25 over 8
        static_assert(endgame::countOf({1, 2}, 8) == 490'314);   // 23 over 8
        QCOMPARE(m_table->positions(), 374'395U);
    }

    void knowsWhatAHandCanSee_data()
    {
        QTest::addColumn<Stones>("board");
        QTest::addColumn<int>("share");
        QTest::newRow("no stone of the mover's: the other keeps all") << Stones{{{0}, {0, 2, 0, 0, 1}}} << 0;
        QTest::newRow("one stone that cannot be reached stays") << Stones{{{1}, {0}}} << 1;
        QTest::newRow("a capture of two") << Stones{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {1}}} << 2;
        QTest::newRow("a single stone in front of an empty pit is given away")
            << Stones{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {0}}} << 0;
        QTest::newRow("three of the other's are captured as four") << Stones{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {3}}} << 4;
    }
    void knowsWhatAHandCanSee()
    {
        QFETCH(Stones, board);
        QFETCH(int, share);
        int stones = 0;
        for (const auto& row : board) {
            for (const int here : row)
                stones += here;
        }
        QCOMPARE(m_table->shareOf(board, {}, stones), share);
    }

    void everyShareIsThatOfTheBestMove()
    {
        for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
            const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number);
            if (!tuzdyks.isPossible())
                continue;
            for (int stones = 0; stones <= 3; ++stones) {
                for (std::uint32_t rank = 0; rank < endgame::countOf(tuzdyks, stones); ++rank) {
                    const Stones board = endgame::stonesOf(rank, tuzdyks, stones);
                    const TogyzqumalaqPosition position = positionOf(board, tuzdyks, 80);
                    int best = 0;
                    for (const rules::Move move : position.legalMoves()) {
                        TogyzqumalaqPosition after = position;
                        after.play(move);
                        const int taken = after.store(Side::South) - 80;
                        const int left =
                            TogyzqumalaqPosition::kTotalStones - after.store(Side::South) - after.store(Side::North);
                        best = std::max(best, taken + left - *m_table->shareOf(after));
                    }
                    QCOMPARE(m_table->shareOf(board, tuzdyks, stones), best);
                }
            }
        }
    }

    void neverContradictsAPlainSearch()
    {
        Prng prng(kSeed);
        int decided = 0;
        for (int i = 0; i < 1'200; ++i) {
            const int stones = 1 + static_cast<int>(prng.below(4));
            Tuzdyks tuzdyks;
            do
                tuzdyks = Tuzdyks::fromNumber(prng.below(endgame::kTuzdykPairs));
            while (!tuzdyks.isPossible());
            const Stones board = endgame::stonesOf(prng.below(endgame::countOf(tuzdyks, stones)), tuzdyks, stones);
            const auto position =
                positionOf(board, tuzdyks, 81 - static_cast<int>(prng.below(static_cast<std::uint32_t>(stones) + 1)));
            if (position.outcome())
                continue;
            const int result = numberOf(m_table->resultOf(position).value());
            constexpr int kDepth = 12;
            const int least = plain(position, kDepth, false);
            const int most = plain(position, kDepth, true);
            QVERIFY2(least <= result && result <= most,
                     qPrintable(QStringLiteral("seed %1 position %2").arg(kSeed).arg(i)));
            decided += least == most ? 1 : 0;
        }
        QVERIFY2(decided > 600, QByteArray::number(decided));
    }

    void theKazansDecideWhatAShareIsWorth()
    {
        // The mover is sure to win two stones.
        const Stones board{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {1}}};
        QCOMPARE(m_table->resultOf(positionOf(board, {}, 80)).value(), EndgameTable::Result::Win);
        QCOMPARE(m_table->resultOf(positionOf(board, {}, 79)).value(), EndgameTable::Result::Draw);
        QCOMPARE(m_table->resultOf(positionOf(board, {}, 78)).value(), EndgameTable::Result::Loss);
    }

    void isSilentWhereItKnowsNothing()
    {
        const Stones few{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {1}}};
        QVERIFY(!m_table->resultOf(positionOf(few, {}, 80, rules::TogyzEnd::Playout)));
        const Stones many{{{5}, {0}}};
        QVERIFY(!m_table->resultOf(positionOf(many, {}, 80)));
        QVERIFY(!m_table->shareOf(TogyzqumalaqPosition()));
    }

    void fewerStonesAreDecidedSooner()
    {
        for (int stones = 1; stones <= m_table->stones(); ++stones)
            QVERIFY(m_table->pliesToDecide(stones) > m_table->pliesToDecide(stones - 1));
    }

    void manyThreadsMakeTheSameTable()
    {
        const auto one = EndgameMaker::make(3, 1, nullptr);
        QCOMPARE(EndgameMaker::make(3, 3, nullptr)->hash(), one->hash());
        QVERIFY(one->hash() != m_table->hash());
    }

    void aFileHoldsTheTable()
    {
        const auto bytes = m_table->toBytes();
        QVERIFY2(bytes.size() < m_table->positions() / 8, QByteArray::number(static_cast<int>(bytes.size())));
        const auto again = EndgameTable::fromBytes(bytes);
        QVERIFY(again);
        QCOMPARE((*again)->hash(), m_table->hash());
        QCOMPARE((*again)->pliesToDecide(4), m_table->pliesToDecide(4));
        const Stones board{{{0, 0, 0, 0, 0, 0, 0, 0, 1}, {3}}};
        QCOMPARE((*again)->shareOf(board, {}, 4), 4);
    }

    void refusesAFileThatIsNoTable_data()
    {
        QTest::addColumn<int>("byte"); // to change, from the end if negative; 1'000'000 for none
        QTest::addColumn<int>("longer");
        QTest::addColumn<int>("error");
        const auto row = [](const char* name, int byte, int longer, EndgameError error) {
            QTest::newRow(name) << byte << longer << static_cast<int>(error);
        };
        constexpr int kNone = 1'000'000;
        row("an empty file", kNone, -kNone, EndgameError::NotATable);
        row("other letters at the start", 0, 0, EndgameError::NotATable);
        row("another version", 8, 0, EndgameError::OtherVersion);
        row("more stones than there can be", 12, 0, EndgameError::Damaged);
        row("the last byte cut off", kNone, -1, EndgameError::WrongLength);
        row("a byte after the end", kNone, 1, EndgameError::WrongLength);
        row("another number of plies", 18, 0, EndgameError::Damaged);
        row("another length", 32, 0, EndgameError::WrongLength);
        row("another hash", 40, 0, EndgameError::Damaged);
        row("a share changed", 60, 0, EndgameError::Damaged);
        row("a share changed near the end", -9, 0, EndgameError::Damaged);
    }
    void refusesAFileThatIsNoTable()
    {
        QFETCH(int, byte);
        QFETCH(int, longer);
        QFETCH(int, error);
        auto bytes = m_table->toBytes();
        const int size = static_cast<int>(bytes.size());
        bytes.resize(static_cast<std::size_t>(std::max(0, size + longer)));
        if (byte < size)
            bytes[static_cast<std::size_t>(byte < 0 ? size + byte : byte)] ^= 0x10;
        const auto table = EndgameTable::fromBytes(bytes);
        QVERIFY(!table);
        QCOMPARE(static_cast<int>(table.error()), error);
    }

    /// A table for twelve stones needs more than a gigabyte.
    void asksForNoMoreMemoryThanItsFileCanFill_data()
    {
        QTest::addColumn<int>("stones");
        QTest::addColumn<int>("length"); // of what follows the header
        QTest::newRow("a header alone that promises twelve stones") << 12 << 0;
        QTest::newRow("a megabyte for twelve stones") << 12 << (1 << 20);
        QTest::newRow("the bytes of four stones for six") << 6 << 40'000;
        QTest::newRow("more bytes than positions") << 0 << 1'000;
    }
    void asksForNoMoreMemoryThanItsFileCanFill()
    {
        QFETCH(int, stones);
        QFETCH(int, length);
        auto bytes = m_table->toBytes();
        bytes.resize(EndgameTable::kHeaderBytes);
        bytes[12] = static_cast<std::uint8_t>(stones);
        storeNumber(&bytes[32], static_cast<std::uint64_t>(length));
        bytes.resize(bytes.size() + static_cast<std::size_t>(length));
        QCOMPARE(EndgameTable::fromBytes(bytes).error(), EndgameError::WrongLength);
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
        file.close();
        QCOMPARE(EndgameTable::fromFile(pathFromUtf8(file.fileName().toStdString())).error(),
                 EndgameError::WrongLength);
    }

    void everyTableFitsItsOwnBounds()
    {
        for (int stones = 0; stones <= 4; ++stones) {
            const auto table = EndgameMaker::make(stones, 1, nullptr);
            const auto again = EndgameTable::fromBytes(table->toBytes());
            QVERIFY(again);
            QCOMPARE((*again)->hash(), table->hash());
        }
    }

    void readsAFile()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        const auto bytes = m_table->toBytes();
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
        file.close();
        const auto path = pathFromUtf8(file.fileName().toStdString());
        QCOMPARE(EndgameTable::fromFile(path).value()->hash(), m_table->hash());
        QVERIFY(file.resize(20));
        QCOMPARE(EndgameTable::fromFile(path).error(), EndgameError::NotATable);
    }

    void saysThatAFileIsNotThere()
    {
        QCOMPARE(EndgameTable::fromFile("/nowhere/at/all").error(), EndgameError::CannotRead);
    }

    void theCodeGivesBackWhatWasPut()
    {
        Prng prng(kSeed);
        std::vector<int> shares;
        endgame::ShareEncoder encoder;
        endgame::ShareContext context;
        // Long runs, so that carries propagate far, and noise.
        for (int i = 0; i < 200'000; ++i) {
            const bool isNoise = i / 10'000 % 2 == 1;
            shares.push_back(isNoise || prng.below(5'000) == 0 ? static_cast<int>(prng.below(16)) : 7);
            encoder.put(context, shares.back());
            const std::size_t stones = prng.below(13);
            const std::size_t own = prng.below(13);
            context = {stones, own, static_cast<std::size_t>(shares.back()), context.last};
        }
        const auto bytes = encoder.finish();
        endgame::ShareDecoder decoder(bytes);
        Prng again(kSeed);
        context = {};
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const bool isNoise = i / 10'000 % 2 == 1;
            if (isNoise || again.below(5'000) == 0)
                static_cast<void>(again.below(16));
            const int share = decoder.take(context);
            QCOMPARE(share, shares[i]);
            const std::size_t stones = again.below(13);
            const std::size_t own = again.below(13);
            context = {stones, own, static_cast<std::size_t>(share), context.last};
        }
        QVERIFY(decoder.isAtEnd());
        QVERIFY(!decoder.isPastEnd());
    }

    void theCodeKnowsWhenItHasRunOut()
    {
        const std::array<std::uint8_t, 8> bytes{0x00, 0xA5, 0x5A, 0xC3, 0x3C, 0x96, 0x69, 0xF0};
        endgame::ShareDecoder decoder(bytes);
        QVERIFY(!decoder.isPastEnd());
        for (int i = 0; i < 1'000; ++i)
            static_cast<void>(decoder.take({}));
        QVERIFY(decoder.isPastEnd());
        QVERIFY(!decoder.isAtEnd());
    }

    void theBuiltInTableIsWhatTheMakerMakes()
    {
        const auto& built = embeddedEndgame();
        QVERIFY(built);
        QVERIFY(built->stones() >= m_table->stones());
        for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
            const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number);
            for (std::uint32_t rank = 0; tuzdyks.isPossible() && rank < endgame::countOf(tuzdyks, 4); ++rank) {
                const Stones board = endgame::stonesOf(rank, tuzdyks, 4);
                QCOMPARE(built->shareOf(board, tuzdyks, 4), m_table->shareOf(board, tuzdyks, 4));
            }
        }
    }

private:
    std::shared_ptr<const EndgameTable> m_table;
};

QTEST_APPLESS_MAIN(TestEndgameTable)
#include "tst_endgame_table.moc"
