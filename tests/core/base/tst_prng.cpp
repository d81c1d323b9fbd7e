// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"

#include <QTest>

#include <array>
#include <set>

using namespace qumalaq;

namespace {

// The first values of SplitMix64 with seed 1234567, as published with the reference code.
static_assert(Prng(1234567)() == 6457827717110365317ULL);
static_assert(splitMix64(0) == 16294208416658607535ULL);

} // namespace

class TestPrng : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheReference()
    {
        Prng random(1234567);
        const std::array<std::uint64_t, 5> expected = {6457827717110365317ULL, 3203168211198807973ULL,
                                                       9817491932198370423ULL, 4593380528125082431ULL,
                                                       16408922859458223821ULL};
        for (const std::uint64_t number : expected)
            QCOMPARE(random(), number);
    }

    void theSameSeedGivesTheSameNumbers()
    {
        Prng one(42);
        Prng other(42);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(one(), other());
    }

    void anotherSeedGivesOthers() { QVERIFY(Prng(1)() != Prng(2)()); }

    void everyNumberBelowTheBoundComesAndNoOther()
    {
        Prng random(7);
        std::set<std::uint32_t> seen;
        for (int i = 0; i < 1'000; ++i) {
            const std::uint32_t number = random.below(9);
            QVERIFY(number < 9);
            seen.insert(number);
        }
        QCOMPARE(seen.size(), 9U);
    }

    void belowOneIsZero()
    {
        Prng random(3);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(random.below(1), 0U);
    }
};

QTEST_APPLESS_MAIN(TestPrng)
#include "tst_prng.moc"
