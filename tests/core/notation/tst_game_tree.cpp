// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/game_tree.h"

#include <QTest>

using namespace qumalaq;
using notation::GameTree;
using notation::NodeId;
using rules::Side;

namespace {

rules::Move south(std::uint8_t number)
{
    return {{Side::South, number}};
}

rules::Move north(std::uint8_t number)
{
    return {{Side::North, number}};
}

/// The tree as text: one digit for each move, followed by its alternatives in brackets.
QString outline(const GameTree& tree, NodeId node = NodeId::Root)
{
    QString text;
    const auto children = tree.children(node);
    if (children.empty())
        return text;
    text += QString::number(tree.move(children[0]).from.number);
    for (std::size_t i = 1; i < children.size(); ++i)
        text += QLatin1Char('(') + QString::number(tree.move(children[i]).from.number) + outline(tree, children[i])
                + QLatin1Char(')');
    return text + outline(tree, children[0]);
}

/// 1 2 3, with the alternatives 4 (followed by 5 or 6) and 7 to the move 2.
struct Example {
    GameTree tree;
    NodeId one = tree.add(NodeId::Root, south(1));
    NodeId two = tree.add(one, north(2));
    NodeId three = tree.add(two, south(3));
    NodeId four = tree.add(one, north(4));
    NodeId five = tree.add(four, south(5));
    NodeId six = tree.add(four, south(6));
    NodeId seven = tree.add(one, north(7));
};

} // namespace

class TestGameTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsEmpty()
    {
        const GameTree tree;
        QCOMPARE(tree.size(), std::size_t(0));
        QVERIFY(tree.contains(NodeId::Root));
        QVERIFY(!tree.contains(NodeId::None));
        QVERIFY(tree.firstChild(NodeId::Root) == NodeId::None);
        QVERIFY(tree.endOfLine(NodeId::Root) == NodeId::Root);
        QVERIFY(tree.mainLine().empty());
        QVERIFY(tree.isOnMainLine(NodeId::Root));
    }

    void knowsItsLines()
    {
        const Example e;
        QCOMPARE(outline(e.tree), QStringLiteral("12(45(6))(7)3"));
        QCOMPARE(e.tree.size(), std::size_t(7));
        QVERIFY(e.tree.mainLine() == (std::vector<NodeId>{e.one, e.two, e.three}));
        QVERIFY(e.tree.lineTo(e.six) == (std::vector<NodeId>{e.one, e.four, e.six}));
        QVERIFY(e.tree.children(e.one) == (std::vector<NodeId>{e.two, e.four, e.seven}));
        QCOMPARE(e.tree.depth(e.six), std::size_t(3));
        QVERIFY(e.tree.endOfLine(e.four) == e.five);
        QVERIFY(e.tree.isOnMainLine(e.three));
        QVERIFY(!e.tree.isOnMainLine(e.five));
        QVERIFY(e.tree.childWith(e.one, north(7)) == e.seven);
        QVERIFY(e.tree.childWith(e.one, north(8)) == NodeId::None);
    }

    void aMoveMadeAgainIsTheSameNode()
    {
        Example e;
        QVERIFY(e.tree.add(e.one, north(4)) == e.four);
        QCOMPARE(e.tree.size(), std::size_t(7));
    }

    void promotesByOnePlace()
    {
        Example e;
        QVERIFY(e.tree.promote(e.seven));
        QCOMPARE(outline(e.tree), QStringLiteral("12(7)(45(6))3"));
        QVERIFY(e.tree.promote(e.seven));
        QCOMPARE(outline(e.tree), QStringLiteral("17(23)(45(6))"));
        QVERIFY(!e.tree.promote(e.seven));
        QVERIFY(!e.tree.promote(NodeId::Root));
        QCOMPARE(outline(e.tree), QStringLiteral("17(23)(45(6))"));
    }

    void promotesTheLineANodeLiesIn()
    {
        Example e;
        QVERIFY(e.tree.promote(e.five)); // 5 is the first move after 4, so 4 is promoted
        QCOMPARE(outline(e.tree), QStringLiteral("14(23)(7)5(6)"));
    }

    void removesWithAllThatFollows()
    {
        Example e;
        e.tree.annotate(e.five, {"", "gone", {}});
        e.tree.remove(e.four);
        QCOMPARE(outline(e.tree), QStringLiteral("12(7)3"));
        QCOMPARE(e.tree.size(), std::size_t(4));
        for (const NodeId gone : {e.four, e.five, e.six})
            QVERIFY(!e.tree.contains(gone));
        QVERIFY(e.tree.contains(e.seven));
        // New nodes are not confused with deleted ones.
        const NodeId again = e.tree.add(e.one, north(4));
        QVERIFY(again != e.four);
        QVERIFY(e.tree.annotation(again).isEmpty());
        e.tree.remove(e.two);
        QCOMPARE(outline(e.tree), QStringLiteral("17(4)"));
        e.tree.remove(e.one);
        QCOMPARE(e.tree.size(), std::size_t(0));
        QCOMPARE(outline(e.tree), QString());
    }

    void equalTreesMayHaveOtherIds()
    {
        Example e;
        Example detour;
        const NodeId aside = detour.tree.add(detour.one, north(9));
        detour.tree.remove(aside);
        detour.tree.remove(detour.seven);
        const NodeId seven = detour.tree.add(detour.one, north(7));
        QVERIFY(seven != e.seven);
        e.tree.annotate(e.seven, {"", "why", {2}});
        detour.tree.annotate(seven, {"", "why", {2}});
        QVERIFY(e.tree == detour.tree);
    }

    void treesDifferInOrderMovesAndWords()
    {
        const Example e;
        Example order;
        order.tree.promote(order.seven);
        QVERIFY(!(e.tree == order.tree));
        Example word;
        word.tree.annotate(word.six, {"", "", {1}});
        QVERIFY(!(e.tree == word.tree));
        Example deeper;
        deeper.tree.remove(deeper.seven);
        deeper.tree.add(deeper.six, north(7));
        QCOMPARE(deeper.tree.size(), e.tree.size());
        QVERIFY(!(e.tree == deeper.tree));
    }

    void commentsAreOneLine()
    {
        Example e;
        e.tree.annotate(e.one, {" \t", "  a\r\n\n b\tc ", {}});
        QCOMPARE(e.tree.annotation(e.one).before, std::string());
        QCOMPARE(e.tree.annotation(e.one).after, std::string("a b c"));
        e.tree.annotateFurther(e.one, {" d ", " \n", {3}});
        e.tree.annotateFurther(e.one, {"e", "f", {1}});
        QVERIFY(e.tree.annotation(e.one) == (notation::Annotation{"d e", "a b c f", {3, 1}}));
        e.tree.annotate(e.one, {});
        QVERIFY(e.tree.annotation(e.one).isEmpty());
    }

    void aCopyIsItsOwn()
    {
        Example e;
        GameTree copy = e.tree;
        copy.remove(e.one);
        QCOMPARE(e.tree.size(), std::size_t(7));
        QVERIFY(e.tree.isOnMainLine(e.three));
    }
};

QTEST_GUILESS_MAIN(TestGameTree)
#include "tst_game_tree.moc"
