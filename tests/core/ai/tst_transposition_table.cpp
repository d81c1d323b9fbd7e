// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/transposition_table.h"
#include "core/base/prng.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::ai;

namespace {

constexpr rules::Move kNorthsFourth{{rules::Side::North, 4}};

} // namespace

class TestTranspositionTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsNothingAtFirst()
    {
        const TranspositionTable table(1);
        QVERIFY(!table.probe(0));
        QVERIFY(!table.probe(splitMix64(1)));
        QCOMPARE(table.permilleUsed(), 0);
    }

    void givesBackWhatWasStored_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("depth");
        QTest::addColumn<Bound>("bound");
        QTest::addColumn<bool>("hasMove");
        QTest::newRow("an estimate") << 125 << 7 << Bound::Exact << true;
        QTest::newRow("a bound without a move") << -2'500 << 3 << Bound::Upper << false;
        QTest::newRow("a proven win") << winIn(12) << 12 << Bound::Lower << true;
        QTest::newRow("a proven loss") << lossIn(0) << 0 << Bound::Upper << false;
        QTest::newRow("the deepest there is") << 0 << 100 << Bound::Exact << true;
    }

    void givesBackWhatWasStored()
    {
        QFETCH(int, value);
        QFETCH(int, depth);
        QFETCH(Bound, bound);
        QFETCH(bool, hasMove);
        TranspositionTable table(1);
        const std::uint64_t hash = splitMix64(99);
        const auto move = hasMove ? std::optional(kNorthsFourth) : std::nullopt;
        table.store(hash, {value, depth, bound, false, move});
        const auto entry = table.probe(hash);
        QVERIFY(entry.has_value());
        QCOMPARE(entry->value, value);
        QCOMPARE(entry->depth, depth);
        QVERIFY(entry->bound == bound);
        QVERIFY(!entry->isExhaustive);
        QVERIFY(entry->move == move);
        QVERIFY(!table.probe(hash + 1));
    }

    void whatIsTrueAtAnyDepthOutlastsEveryDepth()
    {
        TranspositionTable table(1);
        table.store(5, {kDrawValue, 2, Bound::Exact, true, std::nullopt});
        QVERIFY(table.probe(5)->isExhaustive);
        QVERIFY(table.probe(5)->depth >= 100);
    }

    void aLaterResultReplacesTheEarlierButKeepsItsMove()
    {
        TranspositionTable table(1);
        table.store(5, {10, 4, Bound::Exact, false, kNorthsFourth});
        table.store(5, {-30, 5, Bound::Upper, false, std::nullopt});
        QCOMPARE(table.probe(5)->value, -30);
        QVERIFY(table.probe(5)->move == kNorthsFourth);
    }

    void anEntryIsACopy()
    {
        TranspositionTable table(1);
        table.store(5, {10, 4, Bound::Exact, false, kNorthsFourth});
        const auto before = table.probe(5);
        table.store(5, {20, 6, Bound::Exact, false, std::nullopt});
        QCOMPARE(before->value, 10);
        QCOMPARE(before->depth, 4);
    }

    void aDeepResultSurvivesAFloodOfShallowOnes()
    {
        TranspositionTable table(1);
        table.store(splitMix64(1), {10, 20, Bound::Exact, false, kNorthsFourth});
        for (std::uint64_t i = 2; i < 500'000; ++i)
            table.store(splitMix64(i), {0, 1, Bound::Upper, false, std::nullopt});
        QVERIFY(table.probe(splitMix64(1)).has_value());
    }

    void resultsOfEarlierSearchesGiveWay()
    {
        TranspositionTable table(1);
        table.store(splitMix64(1), {10, 20, Bound::Exact, false, kNorthsFourth});
        for (int search = 0; search < 5; ++search)
            table.startNewSearch();
        for (std::uint64_t i = 2; i < 500'000; ++i)
            table.store(splitMix64(i), {0, 1, Bound::Upper, false, std::nullopt});
        QVERIFY(!table.probe(splitMix64(1)));
    }

    void tellsHowFullItIs()
    {
        TranspositionTable table(1);
        for (std::uint64_t i = 0; i < 500'000; ++i)
            table.store(splitMix64(i), {0, 1, Bound::Upper, false, std::nullopt});
        QVERIFY(table.permilleUsed() > 990);
        table.startNewSearch();
        QCOMPARE(table.permilleUsed(), 0);
    }

    void keepsTheEstimate()
    {
        TranspositionTable table(1);
        table.store(5, {10, 4, Bound::Exact, false, std::nullopt, -2'345});
        QCOMPARE(table.probe(5)->estimate, std::optional<Value>(-2'345));
        table.store(6, {10, 4, Bound::Exact, false, std::nullopt});
        QVERIFY(!table.probe(6)->estimate);
    }

    void whatThreadsWriteAtATimeIsNeverMixed()
    {
        // Few clusters for many hashes. Everything in an entry follows from its hash, so a wrong entry is detected.
        TranspositionTable table(1);
        constexpr std::uint64_t kHashes = 64;
        const auto entryOf = [](std::uint64_t hash) {
            const auto number = static_cast<int>(hash >> 40U) % 1'000;
            return TranspositionTable::Entry{number, number % 100, Bound::Exact, false, kNorthsFourth, -number};
        };
        const auto hashOf = [](std::uint64_t i) {
            return splitMix64(i) & ~std::uint64_t{0xFF};
        }; // all in 16 clusters or so
        std::atomic<int> found = 0;
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            threads.emplace_back([&, seed] {
                Prng random(seed);
                for (int i = 0; i < 200'000; ++i) {
                    const std::uint64_t hash = hashOf(random.below(kHashes));
                    if (random.below(2) == 0) {
                        table.store(hash, entryOf(hash));
                    } else if (const auto entry = table.probe(hash)) {
                        const TranspositionTable::Entry expected = entryOf(hash);
                        ++found;
                        if (entry->value != expected.value || entry->depth != expected.depth
                            || entry->estimate != expected.estimate || entry->move != expected.move)
                            ++wrong;
                    }
                }
            });
        }
        for (std::thread& thread : threads)
            thread.join();
        QVERIFY(found.load() > 1'000);
        QCOMPARE(wrong.load(), 0);
    }

    void forgetsWhenClearedOrResized()
    {
        TranspositionTable table(1);
        table.store(5, {10, 4, Bound::Exact, false, kNorthsFourth});
        table.clear();
        QVERIFY(!table.probe(5));
        table.store(5, {10, 4, Bound::Exact, false, kNorthsFourth});
        table.resize(3); // not a power of two: rounded down
        QVERIFY(!table.probe(5));
        table.store(5, {10, 4, Bound::Exact, false, kNorthsFourth});
        QVERIFY(table.probe(5).has_value());
    }
};

QTEST_APPLESS_MAIN(TestTranspositionTable)
#include "tst_transposition_table.moc"
