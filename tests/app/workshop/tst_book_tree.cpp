// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_maker.h"
#include "app/workshop/book_tree.h"

#include <QTest>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::workshop;

namespace {

/// All nine moves of the start or of a first answer, with their values.
[[nodiscard]] std::vector<BookMove> moves(const BookTree::Path& path, const std::vector<int>& values)
{
    std::vector<BookMove> list;
    for (const rules::Move move : positionAfter(path)->legalMoves())
        list.push_back({move.from.number, values[list.size()], true});
    return list;
}

const std::vector<int> kStart = {-90, -80, 5, -70, 20, -60, 100, 90, -50};

[[nodiscard]] const ai::Book::Entry* entryFor(const std::vector<ai::Book::Entry>& entries, const BookTree::Path& path,
                                              int pit)
{
    const std::uint64_t key = ai::Book::keyOf(*positionAfter(path));
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const ai::Book::Entry& entry) { return entry.key == key && entry.pit == pit; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

class TestBookTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtTheStart()
    {
        const BookTree tree{BookRecipe()};
        QVERIFY(tree.next().empty());
        QVERIFY(tree.entries().empty());
        QVERIFY(tree.mainLine().empty());
    }

    void growsWhereThePlayIsBest()
    {
        BookTree tree{BookRecipe()};
        QVERIFY(tree.add({}, moves({}, kStart)));
        QCOMPARE(tree.next(), BookTree::Path({7})); // the best move
        // All its answers are bad for North: by the first of them South is still at +100.
        QVERIFY(tree.add({7}, moves({7}, std::vector<int>(9, -100))));
        QCOMPARE(tree.next(), BookTree::Path({8})); // a tenth of a stone is cheaper than a ply
        // After 8 South's advantage is gone: that move falls behind, and the best line continues after 7.
        QVERIFY(tree.add({8}, moves({8}, std::vector<int>(9, 200))));
        QCOMPARE(tree.next(), BookTree::Path({7, 1}));
        QCOMPARE(tree.valueOfStart(), 100);
        QCOMPARE(tree.mainLine(), BookTree::Path({7, 1}));
    }

    void anAnswerChangesWhatAMoveIsWorth()
    {
        BookTree tree{BookRecipe()};
        QVERIFY(tree.add({}, moves({}, kStart)));
        QVERIFY(entryFor(tree.entries(1), {}, 7) != nullptr);
        QVERIFY(tree.add({7}, moves({7}, {0, 0, 0, 0, 0, 40, 0, 0, 0})));
        QCOMPARE(tree.valueOfStart(), 90); // 7 is now worth −40
        const auto entries = tree.entries(1);
        QVERIFY(entryFor(entries, {}, 7) == nullptr);
        QVERIFY(entryFor(entries, {}, 8) != nullptr);
        QCOMPARE(entryFor(entries, {}, 8)->value, 90);
    }

    void theBetterMoveIsPlayedMoreOften()
    {
        BookTree tree{BookRecipe()};
        QVERIFY(tree.add({}, moves({}, kStart)));
        const auto entries = tree.entries(1);
        QCOMPARE(entries.size(), 2U); // 20 and less are out of reach of 100
        QVERIFY(entryFor(entries, {}, 7)->weight > entryFor(entries, {}, 8)->weight);
    }

    void barelySearchedPositionsAreNotInTheBook()
    {
        BookTree tree{BookRecipe()};
        QVERIFY(tree.add({}, moves({}, kStart)));
        QVERIFY(tree.add({7}, moves({7}, std::vector<int>(9, -100))));
        QVERIFY(tree.entries(3).empty());
        const auto entries = tree.entries(2);
        QVERIFY(entryFor(entries, {}, 7) != nullptr);
        QVERIFY(entryFor(entries, {7}, 1) == nullptr);
    }

    void refusesImpossibleMoves()
    {
        BookTree tree{BookRecipe()};
        QVERIFY(!tree.add({7}, moves({7}, kStart))); // the start comes first
        auto missing = moves({}, kStart);
        missing.pop_back();
        QVERIFY(!tree.add({}, missing));
        QVERIFY(tree.add({}, moves({}, kStart)));
        QVERIFY(!tree.add({}, moves({}, kStart))); // twice
        QVERIFY(!tree.add({0}, {}));
        QCOMPARE(tree.size(), 1U);
    }

    void goesOnFromItsText()
    {
        const BookRecipe recipe;
        BookTree tree(recipe);
        std::string text = BookTree::headerOf(recipe);
        auto first = moves({}, kStart);
        first[0].isDeep = false;
        for (const auto& [path, list] :
             {std::pair(BookTree::Path(), first), std::pair(BookTree::Path({7}), moves({7}, kStart))}) {
            QVERIFY(tree.add(path, list));
            text += BookTree::lineOf(path, list);
        }
        const std::size_t whole = text.size();
        text += "76 1:20 2:4"; // killed while it wrote
        std::size_t length = 0;
        const auto again = BookTree::fromText(text, recipe, length);
        QVERIFY(again);
        QCOMPARE(length, whole);
        QCOMPARE(again->size(), tree.size());
        QCOMPARE(again->next(), tree.next());
        QVERIFY(again->entries(1) == tree.entries(1));
    }

    void anEmptyFileIsAnEmptyTree()
    {
        std::size_t length = 1;
        QVERIFY(BookTree::fromText("", BookRecipe(), length));
        QCOMPARE(length, 0U);
    }

    void refusesOtherTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("error");
        const QByteArray header = QByteArray::fromStdString(BookTree::headerOf(BookRecipe()));
        const auto row = [](const char* name, const QByteArray& text, BookTree::ReadError error) {
            QTest::newRow(name) << text << static_cast<int>(error);
        };
        row("a text without a line", "hello", BookTree::ReadError::NotATree);
        row("another text", "hello\nyou\n", BookTree::ReadError::NotATree);
        row("other numbers", QByteArray(header).replace("500", "501").replace("300", "301"),
            BookTree::ReadError::OtherRecipe);
        row("a line without moves", header + "-\n", BookTree::ReadError::BadLine);
        row("a move without a value", header + "- 1:\n", BookTree::ReadError::BadLine);
        row("a path that is none", header + "0 1:5\n", BookTree::ReadError::BadLine);
        row("a move that cannot be", header + "- 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0 8:0\n", BookTree::ReadError::BadLine);
    }
    void refusesOtherTexts()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, error);
        std::size_t length = 0;
        const auto tree = BookTree::fromText(text.toStdString(), BookRecipe(), length);
        QVERIFY(!tree);
        QCOMPARE(static_cast<int>(tree.error()), error);
    }

    void searchesEveryMove()
    {
        BookRecipe recipe;
        recipe.nodes = 3'000;
        recipe.quickNodes = 300;
        Analyst analyst(nullptr);
        const auto list = searchMoves({7}, recipe, analyst);
        BookTree tree(recipe);
        QVERIFY(tree.add({}, moves({}, kStart)));
        QVERIFY(tree.add({7}, list));
        // The best one was searched in full; the same search finds the same.
        const auto best = std::max_element(list.begin(), list.end(),
                                           [](const BookMove& a, const BookMove& b) { return a.value < b.value; });
        QVERIFY(best->isDeep);
        QVERIFY(searchMoves({7}, recipe, analyst) == list);
    }
};

QTEST_APPLESS_MAIN(TestBookTree)
#include "tst_book_tree.moc"
