// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/inline_vector.h"

#include <QTest>

#include <numeric>
#include <type_traits>

using namespace qumalaq;

namespace {

static_assert(std::is_trivially_copyable_v<InlineVector<int, 9>>);

constexpr int sumOfThree()
{
    InlineVector<int, 3> numbers;
    for (const int number : {4, 5, 6})
        numbers.push_back(number);
    int sum = 0;
    for (const int number : numbers)
        sum += number;
    return sum;
}
static_assert(sumOfThree() == 15, "it works while compiling");

} // namespace

class TestInlineVector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsEmpty()
    {
        const InlineVector<int, 4> numbers;
        QVERIFY(numbers.empty());
        QCOMPARE(numbers.size(), 0U);
        QVERIFY(numbers.begin() == numbers.end());
    }

    void keepsWhatIsPushedInOrder()
    {
        InlineVector<int, 4> numbers;
        for (int i = 0; i < 4; ++i)
            numbers.push_back(10 * i);
        QCOMPARE(numbers.size(), 4U);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(numbers[i], static_cast<int>(10 * i));
        QCOMPARE(std::accumulate(numbers.begin(), numbers.end(), 0), 60);
    }

    void canBeChangedInPlace()
    {
        InlineVector<int, 2> numbers;
        numbers.push_back(1);
        numbers[0] = 7;
        for (int& number : numbers)
            ++number;
        QCOMPARE(numbers[0], 8);
    }

    void aCopyIsItsOwn()
    {
        InlineVector<int, 2> numbers;
        numbers.push_back(1);
        InlineVector<int, 2> copy = numbers;
        copy.push_back(2);
        copy[0] = 5;
        QCOMPARE(numbers.size(), 1U);
        QCOMPARE(numbers[0], 1);
        QCOMPARE(copy.size(), 2U);
    }

    void clearedItCanBeFilledAgain()
    {
        InlineVector<int, 2> numbers;
        numbers.push_back(1);
        numbers.push_back(2);
        numbers.clear();
        QVERIFY(numbers.empty());
        numbers.push_back(3);
        QCOMPARE(numbers[0], 3);
        QCOMPARE(numbers.size(), 1U);
    }
};

QTEST_APPLESS_MAIN(TestInlineVector)
#include "tst_inline_vector.moc"
