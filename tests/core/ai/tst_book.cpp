// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/book.h"
#include "core/base/utf8.h"

#include <QTemporaryFile>
#include <QTest>

#include <map>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::AnyPosition;
using rules::Side;
using rules::TogyzqumalaqPosition;

namespace {

[[nodiscard]] std::vector<Book::Entry> someEntries()
{
    const std::uint64_t start = Book::keyOf(TogyzqumalaqPosition());
    TogyzqumalaqPosition second;
    second.play({{Side::South, 7}});
    return {{start, 4, 50, 10}, {start, 7, 150, 25}, {Book::keyOf(second), 6, 9, -12}};
}

/// The position with the colours swapped.
[[nodiscard]] TogyzqumalaqPosition turned(const TogyzqumalaqPosition& position)
{
    rules::BoardState board = position.board();
    std::swap(board.rows[0], board.rows[1]);
    std::swap(board.stores[0], board.stores[1]);
    std::swap(board.tuzdyks[0], board.tuzdyks[1]);
    board.sideToMove = rules::opponentOf(board.sideToMove);
    return TogyzqumalaqPosition::fromBoard(board, position.end());
}

} // namespace

class TestBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheMovesOfAPosition()
    {
        const auto book = Book::fromEntries(someEntries());
        const auto moves = book->find(TogyzqumalaqPosition());
        QCOMPARE(moves.size(), 2U);
        QCOMPARE(moves[0].pit, 7); // the heaviest first
        QCOMPARE(moves[1].pit, 4);
        TogyzqumalaqPosition third;
        third.play({{Side::South, 3}});
        QVERIFY(book->find(third).empty());
        QVERIFY(!book->choose(AnyPosition(third), 1));
    }

    void aPositionIsTheSameForBothColours()
    {
        TogyzqumalaqPosition position;
        for (const std::uint8_t pit : {7, 9, 6, 8}) {
            QCOMPARE(Book::keyOf(position), Book::keyOf(turned(position)));
            position.play({{position.sideToMove(), pit}});
        }
        QVERIFY(Book::keyOf(position) != Book::keyOf(TogyzqumalaqPosition()));
    }

    void choosesByWeight()
    {
        const auto book = Book::fromEntries(someEntries());
        const AnyPosition start{TogyzqumalaqPosition()};
        std::map<int, int> chosen;
        constexpr std::uint64_t kDraws = 2'000;
        for (std::uint64_t seed = 0; seed < kDraws; ++seed)
            ++chosen[book->choose(start, seed)->move.from.number];
        QCOMPARE(chosen.size(), 2U);
        // Expected: 150 of 200, within six standard deviations.
        QVERIFY2(chosen[7] > 1'384 && chosen[7] < 1'616, QByteArray::number(chosen[7]));
        QVERIFY(book->choose(start, 17) == book->choose(start, 17));
        const auto opening = book->choose(start, 17);
        QCOMPARE(opening->value, opening->move.from.number == 7 ? 25 : 10);
    }

    void hasNothingToSayOfAnotherGame()
    {
        const auto book = Book::fromEntries(someEntries());
        QVERIFY(!book->choose(AnyPosition(rules::GameSetup(rules::GameId::Congkak)), 1));
        QVERIFY(!book->choose(AnyPosition(rules::BestemshePosition()), 1));
    }

    void aFileHoldsTheBook()
    {
        const auto book = Book::fromEntries(someEntries());
        const auto again = Book::fromBytes(book->toBytes());
        QVERIFY(again);
        QCOMPARE((*again)->hash(), book->hash());
        QVERIFY(std::equal((*again)->entries().begin(), (*again)->entries().end(), book->entries().begin(),
                           book->entries().end()));
        const auto empty = Book::fromBytes(Book::fromEntries({})->toBytes());
        QVERIFY(empty && (*empty)->entries().empty());
    }

    void refusesAFileThatIsNoBook_data()
    {
        QTest::addColumn<int>("byte"); // to change; -1 for none
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("error");
        const int whole = static_cast<int>(Book::kHeaderBytes) + 3 * 12;
        const auto row = [](const char* name, int byte, int length, BookError error) {
            QTest::newRow(name) << byte << length << static_cast<int>(error);
        };
        row("an empty file", -1, 0, BookError::TooShort);
        row("a header cut off", -1, 20, BookError::TooShort);
        row("other letters at the start", 3, whole, BookError::NotABook);
        row("another version", 8, whole, BookError::OtherVersion);
        row("an entry cut off", -1, whole - 1, BookError::WrongLength);
        row("something after the last entry", -1, whole + 1, BookError::WrongLength);
        row("another number of entries", 12, whole, BookError::WrongLength);
        row("a changed hash", 17, whole, BookError::Damaged);
        row("a changed weight", 24 + 9, whole, BookError::Damaged);
    }
    void refusesAFileThatIsNoBook()
    {
        QFETCH(int, byte);
        QFETCH(int, length);
        QFETCH(int, error);
        std::vector<std::uint8_t> bytes = Book::fromEntries(someEntries())->toBytes();
        bytes.resize(static_cast<std::size_t>(length));
        if (byte >= 0)
            bytes[static_cast<std::size_t>(byte)] ^= 0x10;
        const auto book = Book::fromBytes(bytes);
        QVERIFY(!book);
        QCOMPARE(static_cast<int>(book.error()), error);
    }

    void readsAFile()
    {
        const std::vector<std::uint8_t> bytes = Book::fromEntries(someEntries())->toBytes();
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
        file.close();
        const auto book = Book::fromFile(pathFromUtf8(file.fileName().toStdString()));
        QVERIFY(book);
        QVERIFY((*book)->toBytes() == bytes);
        QCOMPARE(Book::fromFile("/nowhere/at/all").error(), BookError::CannotRead);
    }

    void doesNotReadAFileOfAnySize()
    {
        // A sparse file of a terabyte takes no space on disk.
        QTemporaryFile file;
        QVERIFY(file.open());
        QVERIFY(file.resize(qint64{1} << 40));
        const auto path = pathFromUtf8(file.fileName().toStdString());
        QCOMPARE(Book::fromFile(path).error(), BookError::TooLarge);
    }

    void refusesEntriesNoBookMakerWrites()
    {
        const std::uint64_t start = Book::keyOf(TogyzqumalaqPosition());
        const std::vector<std::vector<Book::Entry>> kWrong = {
            {{start, 0, 1, 0}}, {{start, 10, 1, 0}}, {{start, 4, 0, 0}}, {{start, 4, 1, 0}, {start, 4, 1, 0}}};
        for (const auto& entries : kWrong) {
            const auto book = Book::fromBytes(Book::fromEntries(entries)->toBytes());
            QVERIFY(!book);
            QCOMPARE(book.error(), BookError::Disordered);
        }
    }
};

QTEST_APPLESS_MAIN(TestBook)
#include "tst_book.moc"
