// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wide_multiply.h"

#include <QTest>

using namespace qumalaq;

class TestWideMultiply : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Computed with Python's integers: (p & (2**64 - 1)) ^ (p >> 64) for p = a * b.
    void laysBothHalvesOverEachOther_data()
    {
        QTest::addColumn<quint64>("a");
        QTest::addColumn<quint64>("b");
        QTest::addColumn<quint64>("expected");
        QTest::newRow("nothing") << quint64(0) << quint64(12345) << quint64(0);
        QTest::newRow("one") << quint64(1) << quint64(0x123456789ABCDEF0) << quint64(0x123456789ABCDEF0);
        QTest::newRow("into the upper half") << quint64(1) * 0x8000000000000000 << quint64(6) << quint64(3);
        QTest::newRow("carries from the middle")
            << quint64(0xFFFFFFFFFFFFFFFF) << quint64(0xFFFFFFFF00000001) << quint64(0xFFFFFFFFFFFFFFFF);
        QTest::newRow("any two") << quint64(0xA0761D6478BD642F) << quint64(0xE7037ED1A0B428DB)
                                 << quint64(0x1FF5C2923A788D2C);
        QTest::newRow("halves of ones") << quint64(0xFFFFFFFF) << quint64(0xFFFFFFFF00000000) << quint64(0x1FFFFFFFE);
    }

    void laysBothHalvesOverEachOther()
    {
        QFETCH(quint64, a);
        QFETCH(quint64, b);
        QFETCH(quint64, expected);
        QCOMPARE(quint64{foldedProduct(a, b)}, expected);
        QCOMPARE(quint64{foldedProduct(b, a)}, expected);
    }
};

QTEST_APPLESS_MAIN(TestWideMultiply)
#include "tst_wide_multiply.moc"
