// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expected.h"

#include <QTest>

#include <memory>
#include <string>

using namespace qumalaq;

namespace {

enum class Refusal { Odd, Negative };

Expected<int, Refusal> halfOf(int number)
{
    if (number < 0)
        return unexpected(Refusal::Negative);
    if (number % 2 != 0)
        return unexpected(Refusal::Odd);
    return number / 2;
}

} // namespace

class TestExpected : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsAValue()
    {
        const auto half = halfOf(8);
        QVERIFY(half.has_value());
        QCOMPARE(*half, 4);
    }

    void holdsTheReasonWhyThereIsNone()
    {
        QVERIFY(!halfOf(7));
        QVERIFY(halfOf(7).error() == Refusal::Odd);
        QVERIFY(halfOf(-2).error() == Refusal::Negative);
    }

    void theFirstErrorOfAChainIsTheOneThatIsTold()
    {
        QCOMPARE(*halfOf(12).and_then(halfOf), 3);
        QVERIFY(halfOf(6).and_then(halfOf).error() == Refusal::Odd);
        QVERIFY(halfOf(-6).and_then(halfOf).error() == Refusal::Negative);
    }

    void anErrorIsMovedIn()
    {
        auto reason = std::make_unique<std::string>("why");
        const Expected<int, std::unique_ptr<std::string>> none = unexpected(std::move(reason));
        QVERIFY(!none);
        QCOMPARE(*none.error(), std::string("why"));
    }

    void anErrorFromAVariableIsACopyOfIt()
    {
        const std::string reason = "why";
        const Expected<void, std::string> none = unexpected(reason);
        QCOMPARE(none.error(), reason);
    }
};

QTEST_APPLESS_MAIN(TestExpected)
#include "tst_expected.moc"
