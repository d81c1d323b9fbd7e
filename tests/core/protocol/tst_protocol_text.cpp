// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/bench.h"
#include "core/protocol/line_tokenizer.h"
#include "core/protocol/protocol_text.h"

#include <QTest>

#include <set>

using namespace qumalaq;
using namespace qumalaq::protocol;

namespace {

static_assert(LineTokenizer("").readWord().text.empty());
static_assert(LineTokenizer("  go  depth").readWord().column == 3);

} // namespace

class TestProtocolText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWordByWord()
    {
        LineTokenizer words("position  fen a b moves 7");
        QCOMPARE(words.readWord().text, std::string_view("position"));
        QCOMPARE(words.readWord().column, 11);
        const Word text = words.readUntil("moves");
        QCOMPARE(text.text, std::string_view("a b"));
        QCOMPARE(text.column, 15);
        QCOMPARE(words.readWord().text, std::string_view("moves"));
        QCOMPARE(words.readWord().text, std::string_view("7"));
        QVERIFY(words.readWord().text.empty());
        QVERIFY(words.readWord().text.empty());
    }

    void takesAllIfTheWordDoesNotCome()
    {
        LineTokenizer words("a b  \t");
        QCOMPARE(words.readUntil("moves").text, std::string_view("a b"));
        QVERIFY(words.readWord().text.empty());
    }

    void takesTheRestWithTheSpacesInIt()
    {
        LineTokenizer words("value  my own  book.bin \r");
        QCOMPARE(words.readWord().text, std::string_view("value"));
        const Word rest = words.readRest();
        QCOMPARE(rest.text, std::string_view("my own  book.bin"));
        QCOMPARE(rest.column, 8);
        QVERIFY(words.readWord().text.empty());
        QVERIFY(words.readRest().text.empty());
    }

    void readsWholeNumbersOnly_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::newRow("a number") << QByteArray("120") << true;
        QTest::newRow("a negative one") << QByteArray("-3") << true;
        QTest::newRow("nothing") << QByteArray("") << false;
        QTest::newRow("a number with something after it") << QByteArray("3s") << false;
        QTest::newRow("a fraction") << QByteArray("0.5") << false;
        QTest::newRow("more than there is room for") << QByteArray("9223372036854775808") << false;
    }

    void readsWholeNumbersOnly()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isNumber);
        const auto number = toNumber(text.toStdString());
        QCOMPARE(number.has_value(), isNumber);
        if (number)
            QCOMPARE(*number, text.toLongLong());
    }

    void readsMovesWithAndWithoutSpace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<int>>("numbers");
        QTest::addColumn<QList<int>>("columns");
        QTest::newRow("nothing") << QByteArray("") << QList<int>{} << QList<int>{};
        QTest::newRow("one after the other") << QByteArray("769") << QList<int>{7, 6, 9} << QList<int>{1, 2, 3};
        QTest::newRow("with spaces") << QByteArray(" 7  6\t9\r") << QList<int>{7, 6, 9} << QList<int>{2, 5, 7};
        QTest::newRow("a house of the opponent")
            << QByteArray("4 o5o3 2") << QList<int>{4, -5, -3, 2} << QList<int>{1, 3, 5, 8};
        QTest::newRow("a house that no game has") << QByteArray("70") << QList<int>{7, 0} << QList<int>{1, 2};
    }

    void readsMovesWithAndWithoutSpace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QList<int>, numbers);
        QFETCH(QList<int>, columns);
        const auto moves = parseMoves(text.toStdString());
        QVERIFY(moves.has_value());
        QList<int> readNumbers;
        QList<int> readColumns;
        for (const WrittenMove& move : *moves) {
            readNumbers << (move.isOpponents ? -move.number : move.number);
            readColumns << move.column;
        }
        QCOMPARE(readNumbers, numbers);
        QCOMPARE(readColumns, columns);
    }

    void saysWhereMovesCannotBeRead()
    {
        const auto moves = parseMoves("7 6 x");
        QVERIFY(!moves);
        QCOMPARE(moves.error().column, 5);
        QVERIFY(!parseMoves("7 o"));
        QVERIFY(!parseMoves("-1"));
    }

    void playsUntilAMoveCannotBeMade()
    {
        rules::History history;
        QCOMPARE(playAll(history, *parseMoves("9 9 7")).has_value(), false);
        QCOMPARE(history.plies().size(), 3U);
        rules::History other;
        QVERIFY(playAll(other, *parseMoves("7 8 0 5")) == 2U);
        QCOMPARE(other.plies().size(), 2U);
        rules::History wrongRow;
        QVERIFY(playAll(wrongRow, *parseMoves("o7")) == 0U);
    }

    void everyReasonHasItsOwnWord()
    {
        using rules::EndReason;
        std::set<std::string_view> words;
        for (const EndReason reason :
             {EndReason::StoreMajority, EndReason::RowEmpty, EndReason::BoardEmpty, EndReason::EndlessSowing,
              EndReason::Repetition, EndReason::Agreement, EndReason::Resignation, EndReason::Time}) {
            const std::string_view word = wordFor(reason);
            QVERIFY(!word.empty());
            QVERIFY(word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
            QVERIFY(words.insert(word).second);
        }
    }

    void quotesStayOnOneLine()
    {
        QCOMPARE(protocol::inQuotes("a\nb\x01"), std::string("'a?b?'"));
        QCOMPARE(protocol::inQuotes("\x7F \xFF"), std::string("'? ?'"));
        QCOMPARE(protocol::inQuotes(std::string(32, 'x')), "'" + std::string(32, 'x') + "'");
        QCOMPARE(protocol::inQuotes(std::string(33, 'x')), "'" + std::string(32, 'x') + "…'");
        // A cut never splits a character.
        QCOMPARE(protocol::inQuotes(std::string(31, 'x') + "құм"), "'" + std::string(31, 'x') + "…'");
    }

    void benchIsTheSameTwice()
    {
        const BenchReport first = runBench();
        const BenchReport second = runBench();
        QVERIFY(first.nodes > 10'000);
        QCOMPARE(second.nodes, first.nodes);
    }
};

QTEST_APPLESS_MAIN(TestProtocolText)
#include "tst_protocol_text.moc"
