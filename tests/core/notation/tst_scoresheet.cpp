// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/paper_position.h"
#include "core/notation/scoresheet.h"
#include "tests/core/notation/paper_text.h"
#include "tests/core/notation/random_record.h"

#include <QRandomGenerator>
#include <QTest>

using namespace qumalaq;
using notation::SheetMove;
using Code = notation::ParseError::Code;

namespace {

QString pliesOf(const std::vector<notation::SheetPosition>& positions)
{
    QStringList plies;
    for (const auto& position : positions)
        plies << QString::number(position.ply);
    return plies.join(QLatin1Char(' '));
}

/// % is a position.
std::string withPositions(QString text)
{
    return text.replace(QLatin1Char('%'), QStringLiteral("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0"))
        .toStdString();
}

} // namespace

class TestScoresheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesPaperPositions()
    {
        rules::BoardState board = rules::AnyPosition(rules::GameSetup()).board();
        QCOMPARE(notation::toPaperText(board), std::string("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0"));
        board.at(rules::Pit{rules::Side::North, 3}) = 0;
        board.tuzdyks[0] = 3;
        board.at(rules::Pit{rules::Side::South, 1}) = 0;
        board.stores = {18, 0};
        QCOMPARE(notation::toPaperText(board), std::string("0 / 9 9 9 9 9 9 X 9 9 / - 9 9 9 9 9 9 9 9 / 18"));
    }

    void readsPaperPositions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("as it is written") << "0 / 9 9 9 9 9 9 X 9 9 / - 9 9 9 9 9 9 9 9 / 18";
        QTest::newRow("in columns, a line a part") << "0\n9 9 9 9 9 9 X 9 9\n- 9 9 9 9 9 9 9 9\n18\n";
        QTest::newRow("with bars and commas") << "|0|9,9,9,9,9,9,x,9,9|0,9,9,9,9,9,9,9,9|18|";
        QTest::newRow("a Cyrillic mark") << QString::fromUtf8(" 0 9 9 9 9 9 9 Х 9 9 - 9 9 9 9 9 9 9 9 18");
    }

    void readsPaperPositions()
    {
        QFETCH(QString, text);
        const auto board = notation::parsePaperPosition(text.toStdString(), rules::GameSetup());
        QVERIFY(board);
        QCOMPARE(int(board->stores[0]), 18);
        QCOMPARE(int(board->stores[1]), 0);
        QCOMPARE(int(board->tuzdyks[0]), 3);
        QCOMPARE(int(board->tuzdyks[1]), 0);
        QCOMPARE(int(board->at(rules::Pit{rules::Side::South, 1})), 0);
        QCOMPARE(int(board->at(rules::Pit{rules::Side::North, 3})), 0);
        QCOMPARE(int(board->at(rules::Pit{rules::Side::North, 9})), 9);
        QVERIFY(board->sideToMove == rules::Side::South);
    }

    void paperPositionsComeBack()
    {
        const quint64 seed = QRandomGenerator::system()->generate64();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng prng(seed);
        for (const auto game : {rules::GameId::Togyzqumalaq, rules::GameId::Bestemshe}) {
            const rules::GameSetup setup(game);
            for (int i = 0; i < 100; ++i) {
                for (rules::AnyPosition position(setup); !position.outcome();
                     position.play(randomMove(position, prng))) {
                    rules::BoardState board = position.board();
                    board.sideToMove = rules::Side::South;
                    const std::string text = notation::toPaperText(board);
                    const auto again = notation::parsePaperPosition(text, setup);
                    QVERIFY2(again && *again == board, text.c_str());
                }
            }
        }
    }

    void refusesPaperPositions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << "" << int(Code::UnexpectedEnd) << 1;
        QTest::newRow("a row too few") << "0 9 9 9 9 9 9 9 9 9 81" << int(Code::UnexpectedEnd) << 23;
        QTest::newRow("a pit too many") << "0 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 0 9" << int(Code::WrongPitCount)
                                        << 41;
        QTest::newRow("a stone too few") << "0 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 8 0" << int(Code::WrongTotal) << 1;
        QTest::newRow("a word") << "0 9 9 nine" << int(Code::UnexpectedText) << 7;
        QTest::newRow("a kazan that is a tuzdyk") << "X 9" << int(Code::UnexpectedText) << 1;
        QTest::newRow("digits run together with a mark") << "0 9X 9" << int(Code::UnexpectedText) << 4;
        QTest::newRow("more than there are stones") << "163 9" << int(Code::NumberTooLarge) << 1;
        QTest::newRow("two tuzdyks of one player") << "0 9 9 X X 9" << int(Code::TwoTuzdyks) << 9;
        QTest::newRow("a tuzdyk on the ninth")
            << "9 X 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 0" << int(Code::TuzdykOnLast) << 1;
        QTest::newRow("two on the same number")
            << "18 9 9 9 9 9 9 9 9 X X 9 9 9 9 9 9 9 9 0" << int(Code::TuzdyksMirrored) << 1;
    }

    void refusesPaperPositions()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(int, column);
        const auto board = notation::parsePaperPosition(text.toStdString(), rules::GameSetup());
        QVERIFY(!board);
        QCOMPARE(int(board.error().code), code);
        QCOMPARE(board.error().column, column);
    }

    void readsMoves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("moves");
        QTest::newRow("nothing") << " \n"
                                 << "";
        QTest::newRow("moves") << "76 98 66\n87"
                               << "76 98 66 87";
        QTest::newRow("with numbers, near and far") << "1. 76 98 2.66 2...87 12."
                                                    << "76 98 66 87";
        QTest::newRow("marks of all kinds") << QString::fromUtf8("44x 44X 44х 44Х") << "44x 44x 44x 44x";
        QTest::newRow("what cannot be read") << "?6 _6 7? ?? ?4x 7_"
                                             << "?6 ?6 7 ? ?4x 7";
        QTest::newRow("one digit each") << "7 9"
                                        << "7 9";
        QTest::newRow("a site's text") << "1. 76(10) 98 2. 66 {a 1. b}87(4) 0-1 {zero}"
                                       << "76 98 66 87";
        QTest::newRow("a bracket without an end") << "76 98 (1. 12"
                                                  << "76 98";
    }

    void readsMoves()
    {
        QFETCH(QString, text);
        QFETCH(QString, moves);
        const auto read = notation::parseSheet(text.toStdString(), rules::GameSetup());
        QVERIFY(read);
        QStringList written;
        for (const SheetMove move : read->moves)
            written << QString::fromStdString(notation::toText(move));
        QCOMPARE(written.join(QLatin1Char(' ')), moves);
    }

    void refusesMoves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("a word") << "76 98\n66 resigns" << 2 << 4;
        QTest::newRow("a zero") << "76 90" << 1 << 4;
        QTest::newRow("three digits") << "764" << 1 << 1;
        QTest::newRow("a mark alone") << "76 x" << 1 << 4;
    }

    void refusesMoves()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto read = notation::parseSheet(text.toStdString(), rules::GameSetup());
        QVERIFY(!read);
        QCOMPARE(int(read.error().code), int(Code::UnexpectedText));
        QCOMPARE(read.error().line, line);
        QCOMPARE(read.error().column, column);
    }

    void readsPositionsWhereverTheyStand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("moves");
        QTest::addColumn<QString>("plies");
        QTest::newRow("none") << "1. 76 98 2. 66 87" << 4 << "";
        QTest::newRow("after the moves before it") << "76 98\n%\n66 87\n%" << 4 << "2 4";
        QTest::newRow("after South's move") << "76 98 66\n%\n87" << 4 << "3";
        QTest::newRow("before the first") << "%\n76 98" << 2 << "0";
        QTest::newRow("the numbers count, a move is missing") << "1. 76 98\n2. 66 87\n4. 12 76\n%" << 6 << "8";
        QTest::newRow("after half of a numbered move") << "1. 76 98\n2. 66\n%\n2... 87\n%" << 4 << "3 4";
        QTest::newRow("with its own number") << "1. 76 98\n12: %\n2. 66 87" << 4 << "24";
        QTest::newRow("in the order of the moves") << "12: %\n3: %" << 0 << "6 24";
        QTest::newRow("indented, with bars, at the end of a Windows line")
            << "76 98\r\n   |0|9,9,9,9,9,9,X,9,9|-,9,9,9,9,9,9,9,9|18|\r\n66" << 3 << "2";
        QTest::newRow("as it is printed")
            << QString::fromUtf8("76 98\n0 / 9 9 9 9 9 9 Х 9 9 / – 9 9 9 9 9 9 9 9 / 18") << 2 << "2";
        QTest::newRow("slashes in a comment are none") << "76 {http://a/b/c/d} 98 1/2-1/2" << 2 << "";
    }

    void readsPositionsWhereverTheyStand()
    {
        QFETCH(QString, text);
        QFETCH(int, moves);
        const auto sheet = notation::parseSheet(withPositions(text), rules::GameSetup());
        QVERIFY(sheet);
        QCOMPARE(int(sheet->moves.size()), moves);
        QTEST(pliesOf(sheet->positions), "plies");
    }

    void readsNamesBeforeTheMoves_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("south");
        QTest::addColumn<QString>("north");
        const auto row = [](const char* name, const char* head, const char* south, const char* north) {
            QTest::newRow(name) << QString::fromUtf8(head) << QString::fromUtf8(south) << QString::fromUtf8(north);
        };
        row("none", "", "", "");
        row("tags", "[White \"Bekzat\"]\r\n[black \"Da\\\"na\"]\r\n[Result \"1-0\"]\n\n", "Bekzat", "Da\"na");
        row("words", "White: Bekzat 7\n  Black :Dana  \n", "Bekzat 7", "Dana");
        row("as the window calls the sides", "First: Bekzat\nSecond: Dana\n", "Bekzat", "Dana");
        row("Kazakh", "Ақ: Бекзат\nҚостаушы: Дана\n", "Бекзат", "Дана");
        row("Russian", "Белые: Бекзат\nЧёрные: Дана\n", "Бекзат", "Дана");
        row("one alone, the other empty", "Белые:\nКостаушы: Дана\n", "", "Дана");
    }

    void readsNamesBeforeTheMoves()
    {
        QFETCH(QString, head);
        const auto sheet =
            notation::parseSheet((head + QStringLiteral("1. 76 98\n2. 66 87 1-0")).toStdString(), rules::GameSetup());
        QVERIFY(sheet);
        QCOMPARE(int(sheet->moves.size()), 4);
        notation::GameRecord record;
        for (const notation::Tag& tag : sheet->tags)
            record.setTag(tag.name, tag.value);
        QTEST(QString::fromStdString(std::string(record.tag("White"))), "south");
        QTEST(QString::fromStdString(std::string(record.tag("Black"))), "north");
    }

    void readsPositionsByThemselves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plies");
        QTest::newRow("nothing") << " \n "
                                 << "";
        QTest::newRow("every ten moves") << "%\n%\n\n%"
                                         << "20 40 60";
        QTest::newRow("with the number of the move") << "7: %\n11. %\n12) %"
                                                     << "14 22 24";
        QTest::newRow("after South's move") << QString::fromUtf8("7... %\n8…: %") << "13 15";
        QTest::newRow("without a number it is the next ten") << "7: %\n%\n%"
                                                             << "14 20 40";
        QTest::newRow("after a ten it is the next") << "10: %\n%"
                                                    << "20 40";
    }

    void readsPositionsByThemselves()
    {
        QFETCH(QString, text);
        const auto positions = notation::parseSheetPositions(withPositions(text), rules::GameSetup());
        QVERIFY(positions);
        QTEST(pliesOf(*positions), "plies");
    }

    void refusesPositions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("a stone too few") << "%\n9: 0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 8 / 0"
                                         << int(Code::WrongTotal) << 2 << 4;
        QTest::newRow("a pit too few") << "12: 0 / 9 9 9 / 0" << int(Code::UnexpectedEnd) << 1 << 18;
        QTest::newRow("no move 0") << "0: %" << int(Code::UnexpectedText) << 1 << 1;
        QTest::newRow("no such move") << "%\n10000: %" << int(Code::NumberTooLarge) << 2 << 1;
        QTest::newRow("a word") << "% yes" << int(Code::WrongPitCount) << 1 << 47;
    }

    void refusesPositions()
    {
        QFETCH(QString, text);
        const auto positions = notation::parseSheetPositions(withPositions(text), rules::GameSetup());
        QVERIFY(!positions);
        QTEST(int(positions.error().code), "code");
        QTEST(positions.error().line, "line");
        QTEST(positions.error().column, "column");
    }

    void noMoreArePutInThanTheScoresheetCheckLooksAt()
    {
        QString text;
        for (int number = 100; number >= 1; --number)
            text += QStringLiteral("%1: %\n").arg(number);
        const auto sheet = notation::parseSheet(withPositions(text), rules::GameSetup());
        QVERIFY(sheet);
        QCOMPARE(sheet->positions.size(), notation::kMaxSheetPositions);
        QCOMPARE(sheet->positions.front().ply, std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestScoresheet)
#include "tst_scoresheet.moc"
