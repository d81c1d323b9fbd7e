// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/key_numbering.h"

#include <QTest>

using qumalaq::desktop::KeyNumbering;
using qumalaq::desktop::usCharacterAt;
using qumalaq::desktop::usShifted;

class TestKeyNumbering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersNamePlaces_data()
    {
        QTest::addColumn<int>("numbering");
        QTest::addColumn<int>("code");
        QTest::addColumn<char>("character");
        const auto add = [](const char* name, KeyNumbering numbering, int code, char character) {
            QTest::newRow(name) << static_cast<int>(numbering) << code << character;
        };
        add("AE01 under X11", KeyNumbering::X11, 10, '1');
        add("AE10 under X11", KeyNumbering::X11, 19, '0');
        add("AD01 under X11", KeyNumbering::X11, 24, 'Q');
        add("AC09 under X11", KeyNumbering::X11, 46, 'L');
        add("AB10 under X11", KeyNumbering::X11, 61, '/');
        add("Return under X11", KeyNumbering::X11, 36, '\0');
        add("KP_7 under X11", KeyNumbering::X11, 79, '\0');
        add("nothing under X11", KeyNumbering::X11, 0, '\0');
        add("KEY_1 as a scan code", KeyNumbering::ScanCodes, 2, '1');
        add("KEY_9 as a scan code", KeyNumbering::ScanCodes, 10, '9');
        add("KEY_H as a scan code", KeyNumbering::ScanCodes, 35, 'H');
        add("the left Shift as a scan code", KeyNumbering::ScanCodes, 42, '\0');
        add("an extended scan code", KeyNumbering::ScanCodes, 0x135, '\0');
        add("kVK_ANSI_1", KeyNumbering::Macintosh, 0x12, '1');
        add("kVK_ANSI_2", KeyNumbering::Macintosh, 0x13, '2');
        add("kVK_ANSI_3", KeyNumbering::Macintosh, 0x14, '3');
        add("kVK_ANSI_4", KeyNumbering::Macintosh, 0x15, '4');
        add("kVK_ANSI_5", KeyNumbering::Macintosh, 0x17, '5');
        add("kVK_ANSI_6", KeyNumbering::Macintosh, 0x16, '6');
        add("kVK_ANSI_7", KeyNumbering::Macintosh, 0x1a, '7');
        add("kVK_ANSI_8", KeyNumbering::Macintosh, 0x1c, '8');
        add("kVK_ANSI_9", KeyNumbering::Macintosh, 0x19, '9');
        add("kVK_ANSI_0", KeyNumbering::Macintosh, 0x1d, '0');
        add("kVK_ANSI_Z", KeyNumbering::Macintosh, 0x06, 'Z');
        add("kVK_Return", KeyNumbering::Macintosh, 0x24, '\0');
        add("kVK_ANSI_Keypad7", KeyNumbering::Macintosh, 0x59, '\0');
        add("a platform that does not tell", KeyNumbering::Unknown, 10, '\0');
    }
    void numbersNamePlaces()
    {
        QFETCH(int, numbering);
        QFETCH(int, code);
        QFETCH(char, character);
        QCOMPARE(usCharacterAt(static_cast<KeyNumbering>(numbering), static_cast<std::uint32_t>(code)), character);
    }

    void everyLetterAndDigitHasOnePlace_data()
    {
        QTest::addColumn<int>("numbering");
        QTest::newRow("X11") << static_cast<int>(KeyNumbering::X11);
        QTest::newRow("scan codes") << static_cast<int>(KeyNumbering::ScanCodes);
        QTest::newRow("Macintosh") << static_cast<int>(KeyNumbering::Macintosh);
    }
    void everyLetterAndDigitHasOnePlace()
    {
        QFETCH(int, numbering);
        for (const char wanted : std::string_view("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-=[];'`\\,./")) {
            int places = 0;
            for (std::uint32_t code = 0; code < 0x200; ++code)
                places += usCharacterAt(static_cast<KeyNumbering>(numbering), code) == wanted ? 1 : 0;
            QVERIFY2(places == 1, qPrintable(QString(QLatin1Char(wanted))));
        }
    }

    void shiftChangesOnlyNonLetters()
    {
        QCOMPARE(usShifted('/'), '?');
        QCOMPARE(usShifted('='), '+');
        QCOMPARE(usShifted('1'), '!');
        QCOMPARE(usShifted('H'), 'H');
    }
};

QTEST_GUILESS_MAIN(TestKeyNumbering)
#include "tst_key_numbering.moc"
