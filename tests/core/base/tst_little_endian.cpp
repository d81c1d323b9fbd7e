// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/little_endian.h"

#include <QtTest>

#include <limits>

using namespace qumalaq;

class TestLittleEndian : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLowestByteStandsFirst()
    {
        std::vector<std::uint8_t> bytes;
        putNumber(bytes, std::uint32_t{0x01020304});
        QCOMPARE(bytes, (std::vector<std::uint8_t>{4, 3, 2, 1}));
    }

    void whatIsPutIsTakenInTheSameOrder()
    {
        std::vector<std::uint8_t> bytes;
        putNumber(bytes, std::numeric_limits<std::int16_t>::min());
        putNumber(bytes, std::uint8_t{200});
        putNumber(bytes, std::numeric_limits<std::uint64_t>::max() - 5);
        putNumber(bytes, std::int64_t{-7});
        std::span<const std::uint8_t> rest(bytes);
        QCOMPARE(takeNumber<std::int16_t>(rest), std::numeric_limits<std::int16_t>::min());
        QCOMPARE(takeNumber<std::uint8_t>(rest), std::uint8_t{200});
        QCOMPARE(takeNumber<std::uint64_t>(rest), std::numeric_limits<std::uint64_t>::max() - 5);
        QCOMPARE(takeNumber<std::int64_t>(rest), std::int64_t{-7});
        QVERIFY(rest.empty());
    }

    void everyChangeOfOneByteChangesTheHash()
    {
        std::vector<std::uint8_t> bytes(64, 9);
        const std::uint64_t hash = hashOfBytes(bytes);
        for (std::uint8_t& byte : bytes) {
            for (int value = 0; value < 256; ++value) {
                byte = static_cast<std::uint8_t>(value);
                QCOMPARE(hashOfBytes(bytes) == hash, value == 9);
            }
            byte = 9;
        }
    }

    void whatIsCutOffChangesTheHash()
    {
        const std::vector<std::uint8_t> bytes(64, 0);
        QVERIFY(hashOfBytes(bytes) != hashOfBytes(std::span(bytes).first(63)));
    }
};

QTEST_APPLESS_MAIN(TestLittleEndian)
#include "tst_little_endian.moc"
