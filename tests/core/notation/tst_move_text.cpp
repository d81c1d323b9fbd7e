// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "tests/positions.h"

#include <QTest>

using namespace qumalaq;
using Code = notation::ParseError::Code;

namespace {

const char* const kStart = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s";
/// South 8 makes a tuzdyk in North's third.
const char* const kTuzdyk = "0,0,0,0,0,0,0,5,0/9,9,2,9,9,9,9,9,9 41,42 -,- s";

} // namespace

class TestMoveText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writes_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("pit");
        QTest::addColumn<QString>("text");
        QTest::newRow("from seven to the opponent's six") << kStart << 7 << "76";
        QTest::newRow("inside the mover's row") << kStart << 1 << "19";
        QTest::newRow("a new tuzdyk") << kTuzdyk << 8 << "83x";
        QTest::newRow("a single stone") << "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 80,80 -,- s" << 1 << "12";
    }

    void writes()
    {
        QFETCH(QString, position);
        QFETCH(int, pit);
        QFETCH(QString, text);
        const rules::AnyPosition before = positionOf(position);
        const rules::Move move{{before.sideToMove(), static_cast<std::uint8_t>(pit)}};
        QCOMPARE(QString::fromStdString(notation::toText(before, move)), text);
        const auto parsed = notation::parseMove(text.toStdString(), before);
        QVERIFY(parsed);
        QVERIFY(*parsed == move);
    }

    void reads_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pit");
        QTest::newRow("one digit, as a person types it") << kStart << "7" << 7;
        QTest::newRow("two digits") << kStart << "76" << 7;
        QTest::newRow("space around") << kStart << " 76\n" << 7;
        QTest::newRow("the running kazan in parentheses") << kStart << "76(10)" << 7;
        QTest::newRow("a capital X") << kTuzdyk << "83X" << 8;
        QTest::newRow("a Cyrillic small ha") << kTuzdyk << QString::fromUtf8("83х") << 8;
        QTest::newRow("a Cyrillic capital ha") << kTuzdyk << QString::fromUtf8("83Х") << 8;
        QTest::newRow("one digit even where a tuzdyk is made") << kTuzdyk << "8" << 8;
    }

    void reads()
    {
        QFETCH(QString, position);
        QFETCH(QString, text);
        QFETCH(int, pit);
        const auto parsed = notation::parseMove(text.toStdString(), positionOf(position));
        QVERIFY(parsed);
        QCOMPARE(int(parsed->from.number), pit);
    }

    void pointsAtTheError_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << kStart << "" << int(Code::UnexpectedEnd) << 1;
        QTest::newRow("a letter") << kStart << "a1" << int(Code::UnexpectedText) << 1;
        QTest::newRow("pit 0") << kStart << "0" << int(Code::NoSuchPit) << 1;
        QTest::newRow("an empty pit") << kTuzdyk << "1" << int(Code::IllegalMove) << 1;
        QTest::newRow("a second digit that does not fit") << kStart << "75" << int(Code::WrongLanding) << 2;
        QTest::newRow("an x where no tuzdyk is made") << kStart << "76x" << int(Code::WrongTuzdykMark) << 3;
        QTest::newRow("no x where one is made") << kTuzdyk << "83" << int(Code::WrongTuzdykMark) << 3;
        QTest::newRow("an open parenthesis") << kStart << "76(10" << int(Code::UnexpectedEnd) << 6;
        QTest::newRow("a kazan that is no number") << kStart << "76(a)" << int(Code::UnexpectedText) << 4;
        QTest::newRow("a third digit") << kStart << "761" << int(Code::UnexpectedText) << 3;
    }

    void pointsAtTheError()
    {
        QFETCH(QString, position);
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(int, column);
        const auto parsed = notation::parseMove(text.toStdString(), positionOf(position));
        QVERIFY(!parsed);
        QCOMPARE(int(parsed.error().code), code);
        QCOMPARE(parsed.error().column, column);
        if (parsed.error().code == Code::WrongLanding) {
            QCOMPARE(parsed.error().expected, 6);
            QCOMPARE(parsed.error().actual, 5);
        }
    }
};

QTEST_APPLESS_MAIN(TestMoveText)
#include "tst_move_text.moc"
