// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions and moves of Congkak and Mangala as text.
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "tests/core/rules/sowing/game_case.h"

#include <QTest>

using namespace qumalaq;
using Code = notation::ParseError::Code;
using rules::GameId;
using rules::GameSetup;
using tests::setupOf;

namespace {

const QString kCongkak = QStringLiteral("congkak");
const QString kMangala = QStringLiteral("mangala-suez");

} // namespace

class TestSowingText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAndReadsBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("text");
        QTest::newRow("Congkak, the start") << kCongkak << ""
                                            << "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 - s";
        QTest::newRow("Congkak, nine holes of twenty") << kCongkak << "holes=9 stones=20"
                                                       << "0,0,0,0,0,0,0,0,300/60,0,0,0,0,0,0,0,0 0,0 - n";
        QTest::newRow("Congkak, over") << kCongkak << "holes=3"
                                       << "0,0,0/0,0,0 8,10 - n";
        QTest::newRow("Mangala, the start") << kMangala << ""
                                            << "8,0,8,8,0,8/8,8,0,8,8,8 0,0 - s 0";
        QTest::newRow("Mangala, a hole prescribed") << kMangala << ""
                                                    << "1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 n 9";
        QTest::newRow("Mangala, on the other row") << kMangala << "start=always"
                                                   << "1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 s 9";
        QTest::newRow("Mangala, many turns") << kMangala << ""
                                             << "1,3,0,0,0,0/1,0,0,1,0,3 3,60 - s 65535";
        QTest::newRow("Mangala, stopped") << kMangala << ""
                                          << "1,3,0,0,0,0/1,0,0,1,0,3 3,60 - - 9";
    }

    void writesAndReadsBack()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(QString, text);
        const GameSetup setup = setupOf(game + u' ' + options);
        const auto parsed = notation::parsePosition(text.toStdString(), setup);
        QVERIFY(parsed);
        QCOMPARE(parsed->form, notation::PositionForm::Own);
        QCOMPARE(QString::fromStdString(notation::toText(parsed->position)), text);
        const auto spaced = notation::parsePosition(" \n" + text.toStdString() + "\t \n", setup);
        QVERIFY(spaced);
        QVERIFY(spaced->position == parsed->position);
    }

    void pointsAtTheError_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const QString& game, const char* options, const char* text, Code code,
                            int column, int line = 1) {
            QTest::newRow(name) << game << QString::fromUtf8(options) << QString::fromUtf8(text) << int(code) << line
                                << column;
        };
        row("nothing at all", kCongkak, "", "", Code::UnexpectedEnd, 1);
        row("a row too short", kCongkak, "", "7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 - s", Code::WrongPitCount, 12);
        row("a row too long", kCongkak, "holes=3", "3,3,3,3/3,3,3 0,0 - s", Code::WrongPitCount, 6);
        row("a stone missing", kCongkak, "holes=3", "3,3,2/3,3,3 0,0 - s", Code::WrongTotal, 1);
        row("stones of another option", kCongkak, "holes=3 stones=4", "3,3,3/3,3,3 0,0 - s", Code::WrongTotal, 1);
        row("more stones than there are", kCongkak, "holes=3", "19,0,0/0,0,0 0,0 - s", Code::NumberTooLarge, 1);
        row("a mark in Congkak", kCongkak, "holes=3", "3,3,3/3,3,3 0,0 s1 s", Code::PrescribedNotAllowed, 17);
        row("marks of the Togyz family", kCongkak, "holes=3", "3,3,3/3,3,3 0,0 -,- s", Code::UnexpectedText, 18);
        row("a side that would have passed", kCongkak, "holes=3", "0,0,0/1,0,0 8,9 - s", Code::SideCannotMove, 19);
        row("a stopped sowing in Congkak", kCongkak, "holes=3", "3,3,3/3,3,3 0,0 - -", Code::UnexpectedText, 19);
        row("turns in Congkak", kCongkak, "holes=3", "3,3,3/3,3,3 0,0 - s 4", Code::UnexpectedText, 21);
        row("no side", kCongkak, "holes=3", "3,3,3/3,3,3 0,0 - ", Code::UnexpectedEnd, 19);
        row("cut in the second line", kCongkak, "holes=3", "3,3,3/3,3,3\n0,", Code::UnexpectedEnd, 3, 2);

        row("no turns", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 - s", Code::UnexpectedEnd, 32);
        row("too many turns", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 - s 65536", Code::NumberTooLarge, 33);
        row("a hole number 7", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 s7 s 3", Code::NoSuchPit, 29);
        row("a hole number 0", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 n0 s 3", Code::NoSuchPit, 29);
        row("a third row", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 e1 s 3", Code::UnexpectedText, 29);
        row("an empty hole prescribed", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 s2 s 3", Code::PrescribedEmpty, 29);
        row("a prescription where starts are free", kMangala, "start=free", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 s1 s 3",
            Code::PrescribedNotAllowed, 29);
        row("a prescription at the end of the game", kMangala, "", "0,0,0,0,0,0/1,0,0,0,0,0 35,36 n1 s 9",
            Code::PrescribedAtEnd, 31);
        row("a prescription where the game was stopped", kMangala, "", "1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 - 9",
            Code::PrescribedAtEnd, 30);
        row("something after the end", kMangala, "", "8,0,8,8,0,8/8,8,0,8,8,8 0,0 - s 0 x", Code::UnexpectedText, 35);
    }

    void pointsAtTheError()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto parsed = notation::parsePosition(text.toStdString(), setupOf(game + u' ' + options));
        QVERIFY(!parsed);
        QCOMPARE(int(parsed.error().code), code);
        QCOMPARE(parsed.error().line, line);
        QCOMPARE(parsed.error().column, column);
    }

    void readsMoves_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written"); // empty: refused
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("column");
        const QString open = QStringLiteral("1,3,0,0,0,0/1,0,0,1,0,3 3,60 - s 9");
        const QString own = QStringLiteral("1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 n 9");
        const QString other = QStringLiteral("1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 s 9");
        const QString congkak = QStringLiteral("0,7,7,7,7,7,7/7,7,7,7,7,7,7 7,0 - s");
        QTest::newRow("a number") << kCongkak << congkak << "7"
                                  << "7" << 0 << 0;
        QTest::newRow("space around it") << kCongkak << congkak << " 7\n"
                                         << "7" << 0 << 0;
        QTest::newRow("the prescribed hole in the mover's row") << kMangala << own << "6"
                                                                << "6" << 0 << 0;
        QTest::newRow("the prescribed hole on the other row") << kMangala << other << "o6"
                                                              << "o6" << 0 << 0;
        QTest::newRow("nothing") << kCongkak << congkak << ""
                                 << "" << int(Code::UnexpectedEnd) << 1;
        QTest::newRow("hole 8 of seven") << kCongkak << congkak << "8"
                                         << "" << int(Code::NoSuchPit) << 1;
        QTest::newRow("hole 0") << kCongkak << congkak << "0"
                                << "" << int(Code::NoSuchPit) << 1;
        QTest::newRow("an empty hole") << kCongkak << congkak << "1"
                                       << "" << int(Code::IllegalMove) << 1;
        QTest::newRow("a second digit") << kCongkak << congkak << "76"
                                        << "" << int(Code::UnexpectedText) << 2;
        QTest::newRow("a hole of the opponent") << kCongkak << congkak << "o3"
                                                << "" << int(Code::IllegalMove) << 1;
        QTest::newRow("an o alone") << kMangala << other << "o"
                                    << "" << int(Code::UnexpectedEnd) << 2;
        QTest::newRow("the right number on the wrong row") << kMangala << other << "6"
                                                           << "" << int(Code::NotPrescribed) << 1;
        QTest::newRow("another hole than the prescribed") << kMangala << own << "1"
                                                          << "" << int(Code::NotPrescribed) << 1;
        QTest::newRow("the other row, though nothing is prescribed") << kMangala << open << "o6"
                                                                     << "" << int(Code::IllegalMove) << 1;
    }

    void readsMoves()
    {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QString, text);
        QFETCH(QString, written);
        QFETCH(int, code);
        QFETCH(int, column);
        const auto before = notation::parsePosition(position.toStdString(), setupOf(game));
        QVERIFY(before);
        const auto move = notation::parseMove(text.toStdString(), before->position);
        QCOMPARE(move.has_value(), !written.isEmpty());
        if (move) {
            QCOMPARE(QString::fromStdString(notation::toText(before->position, *move)), written);
        } else {
            QCOMPARE(int(move.error().code), code);
            QCOMPARE(move.error().column, column);
        }
    }

    void bestemsheIsOfTheTogyzFamily()
    {
        const GameSetup setup(GameId::Bestemshe);
        const rules::AnyPosition start(setup);
        QCOMPARE(QString::fromStdString(notation::toText(start)), QStringLiteral("5,5,5,5,5/5,5,5,5,5 0,0 -,- s"));
        QCOMPARE(QString::fromStdString(notation::toText(start, rules::Move{{rules::Side::South, 1}})),
                 QStringLiteral("15"));
        QCOMPARE(QString::fromStdString(notation::toText(start, rules::Move{{rules::Side::South, 2}})),
                 QStringLiteral("21"));
        const auto tuzdyk = notation::parsePosition("5,5,5,5,5/0,5,5,5,5 5,0 1,- s", setup);
        QVERIFY(!tuzdyk);
        QCOMPARE(tuzdyk.error().code, Code::TuzdykNotAllowed);
    }
};

QTEST_APPLESS_MAIN(TestSowingText)
#include "tst_sowing_text.moc"
