// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"

#include <QTest>

using namespace qumalaq;
using notation::ParseError;
using notation::PositionForm;
using Code = notation::ParseError::Code;

class TestPositionText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAndReadsBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("the start") << "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s";
        QTest::newRow("North to move") << "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n";
        QTest::newRow("both tuzdyks") << "0,2,3,0,9,1,1,9,4/0,0,3,1,7,0,2,1,2 60,57 2,1 s";
        QTest::newRow("all stones in one pit") << "0,0,162,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 0,0 -,- s";
        QTest::newRow("all stones in a kazan") << "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 0,162 -,8 s";
    }

    void writesAndReadsBack()
    {
        QFETCH(QString, text);
        const auto parsed = notation::parsePosition(text.toStdString(), rules::GameSetup());
        QVERIFY(parsed);
        QCOMPARE(parsed->form, PositionForm::Own);
        QCOMPARE(QString::fromStdString(notation::toText(parsed->position)), text);
        const auto spaced = notation::parsePosition(" \n" + text.toStdString() + "\t \n", rules::GameSetup());
        QVERIFY(spaced);
        QVERIFY(spaced->position == parsed->position);
    }

    void readsForeignForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("own");
        QTest::newRow("PlayStrategy, a tuzdyk of North in South's fifth")
            << "13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4"
            << int(PositionForm::PlayStrategy) << "12,2,13,13,0,3,12,12,1/12,12,0,1,2,3,12,2,13 22,15 -,5 s";
        QTest::newRow("PlayStrategy, runs of empty pits and a tuzdyk of South")
            << "2,81S,T,5/9,1S 40 40 N 60" << -1 << "";
        QTest::newRow("PlayStrategy, empty rows")
            << "9/9 81 81 N" << int(PositionForm::PlayStrategy) << "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 81,81 -,- n";
        QTest::newRow("PlayStrategy, South's tuzdyk in North's sixth")
            << "3,T,4,10S/8,2S 75 75 N 60" << int(PositionForm::PlayStrategy)
            << "0,0,0,0,0,0,0,0,2/10,0,0,0,0,0,0,0,0 75,75 6,- n";
        QTest::newRow("a byte order mark before our own form")
            << "\uFEFF9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n" << int(PositionForm::Own)
            << "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n";
        QTest::newRow("white and black with a move number")
            << "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- b 12" << int(PositionForm::WhiteBlack)
            << "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n";
    }

    void readsForeignForms()
    {
        QFETCH(QString, text);
        QFETCH(int, form);
        QFETCH(QString, own);
        const auto parsed = notation::parsePosition(text.toStdString(), rules::GameSetup());
        if (form < 0) {
            QVERIFY(!parsed);
            QCOMPARE(parsed.error().code, Code::WrongPitCount);
            return;
        }
        QVERIFY(parsed);
        QCOMPARE(int(parsed->form), form);
        QCOMPARE(QString::fromStdString(notation::toText(parsed->position)), own);
    }

    void pointsAtTheError_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");

        const auto row = [](const char* name, const char* text, Code code, int column, int line = 1) {
            QTest::newRow(name) << QString::fromUtf8(text) << int(code) << line << column;
        };
        row("nothing at all", "", Code::UnexpectedEnd, 1);
        row("only space", "  \n ", Code::UnexpectedEnd, 2, 2);
        row("a letter for a number", "9,9,x,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Code::UnexpectedText, 5);
        row("eight pits", "9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Code::WrongPitCount, 16);
        row("ten pits", "9,9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Code::WrongPitCount, 18);
        row("more stones than there are", "163,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 0,0 -,- s", Code::NumberTooLarge, 1);
        row("a number without end", "99999999999999999999,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 0,0 -,- s",
            Code::NumberTooLarge, 1);
        row("a negative number", "-1,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Code::UnexpectedText, 1);
        row("a stone missing", "8,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Code::WrongTotal, 1);
        row("a tuzdyk on the ninth", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,0 9,0 9,- s", Code::TuzdykOnLast, 41);
        row("tuzdyk number 0", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 0,- s", Code::TuzdykNotAllowed, 41);
        row("two tuzdyks on one number", "9,0,9,9,9,9,9,9,9/9,0,9,9,9,9,9,9,9 9,9 2,2 s", Code::TuzdyksMirrored, 43);
        row("stones in a tuzdyk", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,3 s", Code::StonesInTuzdyk, 43);
        row("stones in the tuzdyk of North alone", "9,9,9,9,9,9,9,9,9/9,9,9,9,0,9,9,9,9 9,0 5,3 s",
            Code::StonesInTuzdyk, 43);
        row("no side", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- ", Code::UnexpectedEnd, 45);
        row("a wrong side", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- q", Code::UnexpectedText, 45);
        row("something after the end", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s 7", Code::UnexpectedText, 47);
        row("the text is cut in the second line", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9\n0,", Code::UnexpectedEnd, 3, 2);
        row("two tuzdyks of one player", "t,t,7/9 81 81 S", Code::TuzdykNotAllowed, 1);
        row("South's second tuzdyk", "T,T,7/9 81 81 S", Code::TwoTuzdyks, 3);
        row("an S without a number", "S,8/9 81 81 S", Code::UnexpectedText, 1);
    }

    void pointsAtTheError()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto parsed = notation::parsePosition(text.toStdString(), rules::GameSetup());
        QVERIFY(!parsed);
        QCOMPARE(int(parsed.error().code), code);
        QCOMPARE(parsed.error().line, line);
        QCOMPARE(parsed.error().column, column);
    }

    void readsWithTheOptionsOfTheSetup()
    {
        const std::string decided = "0,0,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,0 81,0 -,- s";
        const std::string overHalf = "0,0,0,0,0,0,0,0,8/9,9,9,9,9,9,9,9,0 82,0 -,- s";
        rules::GameSetup playout;
        QVERIFY(playout.setOption("playout", "on"));
        QVERIFY(!notation::parsePosition(decided, rules::GameSetup())->position.outcome());
        QVERIFY(notation::parsePosition(overHalf, rules::GameSetup())->position.outcome());
        QVERIFY(!notation::parsePosition(overHalf, playout)->position.outcome());
    }
};

QTEST_APPLESS_MAIN(TestPositionText)
#include "tst_position_text.moc"
