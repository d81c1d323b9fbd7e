// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/move_tree_model.h"

#include "core/notation/turn_counter.h"

namespace qumalaq::desktop {

using notation::GameTree;
using notation::NodeId;
using rules::Side;

/// Builds the rows without recursion, because files may nest variations to any depth.
class MoveTreeModel::Builder {
public:
    Builder(const notation::GameRecord& record, const std::vector<notation::Nag>& remarks)
        : m_tree(record.tree())
        , m_remarks(remarks)
    {
        comment(m_tree.annotation(NodeId::Root).after, NodeId::Root);
        push(m_tree.firstChild(NodeId::Root), record.start(), {}, 0, true, true);
        while (!m_open.empty()) {
            const Piece piece = m_open.back();
            m_open.pop_back();
            if (piece.depth == 0)
                writeMove(piece);
            else
                writeText(piece);
        }
    }

    std::vector<MoveRow> rows;

private:
    struct Piece {
        NodeId node;
        rules::AnyPosition before;
        notation::TurnCounter counter;
        int depth;
        bool isFirst; ///< starts a row
        bool isMain;  ///< is followed by its alternatives
    };

    void push(NodeId node, const rules::AnyPosition& before, notation::TurnCounter counter, int depth, bool isFirst,
              bool isMain)
    {
        if (node != NodeId::None && before.isLegal(m_tree.move(node)))
            m_open.push_back({node, before, counter, depth, isFirst, isMain});
    }

    /// Adds a row for a comment in the main line.
    bool comment(const std::string& text, NodeId node)
    {
        if (text.empty())
            return false;
        MoveRow row;
        row.cells[0].push_back(commentWord(text, node));
        rows.push_back(row);
        return true;
    }

    static MoveWord commentWord(const std::string& text, NodeId node)
    {
        MoveWord word;
        word.id = static_cast<int>(node);
        word.isComment = true;
        word.text = QString::fromStdString(text);
        return word;
    }

    [[nodiscard]] MoveWord word(const Piece& piece, const rules::MoveTrace& trace) const
    {
        MoveWord made = moveWord(static_cast<int>(piece.node), piece.before, m_tree.move(piece.node), trace);
        for (const notation::Nag nag : m_tree.annotation(piece.node).nags)
            made.mark += symbolOf(nag);
        return made;
    }

    /// A move of the main line, in the cell of its side.
    void writeMove(const Piece& piece)
    {
        const notation::Annotation& annotation = m_tree.annotation(piece.node);
        const Side mover = piece.before.sideToMove();
        const int number = piece.counter.numberFor(mover);
        const bool isInterrupted = comment(annotation.before, piece.node) || piece.isFirst;
        if (isInterrupted || rows.empty() || rows.back().number != number) {
            MoveRow row;
            row.number = number;
            rows.push_back(row);
        }
        rules::MoveTrace trace;
        rules::AnyPosition after = piece.before;
        after.play(m_tree.move(piece.node), trace);
        MoveWord made = word(piece, trace);
        if (made.mark.isEmpty() && m_ply < m_remarks.size() && m_remarks[m_ply] != 0)
            made.mark = symbolOf(m_remarks[m_ply]);
        ++m_ply;
        rows.back().cells[rules::indexOf(mover)].push_back(made);
        rows.back().score = scoreOf(after);
        const bool hasComment = comment(annotation.after, piece.node);
        goOn(piece, after, hasComment);
    }

    /// A move of a variation, in the current row of text.
    void writeText(const Piece& piece)
    {
        const notation::Annotation& annotation = m_tree.annotation(piece.node);
        const Side mover = piece.before.sideToMove();
        if (piece.isFirst) {
            MoveRow row;
            row.depth = piece.depth;
            rows.push_back(row);
        }
        auto& words = rows.back().cells[0];
        if (!annotation.before.empty())
            words.push_back(commentWord(annotation.before, piece.node));
        rules::MoveTrace trace;
        rules::AnyPosition after = piece.before;
        after.play(m_tree.move(piece.node), trace);
        MoveWord made = word(piece, trace);
        const int number = piece.counter.numberFor(mover);
        const bool isTurn = piece.counter.lastMover() != mover;
        if (mover == Side::South && (isTurn || words.empty()))
            made.number = QStringLiteral("%1.").arg(number);
        else if (words.empty() || words.back().isComment)
            made.number = QStringLiteral("%1…").arg(number);
        words.push_back(made);
        if (!annotation.after.empty())
            words.push_back(commentWord(annotation.after, piece.node));
        goOn(piece, after, false);
    }

    /// Pushes the next move, then the variations of this one, which are popped first.
    void goOn(const Piece& piece, const rules::AnyPosition& after, bool isInterrupted)
    {
        std::vector<NodeId> others;
        if (piece.isMain) {
            others = m_tree.children(m_tree.parent(piece.node));
            others.erase(others.begin());
        }
        notation::TurnCounter counter = piece.counter;
        counter.count(piece.before.sideToMove());
        push(m_tree.firstChild(piece.node), after, counter, piece.depth, isInterrupted || !others.empty(), true);
        for (auto other = others.rbegin(); other != others.rend(); ++other)
            push(*other, piece.before, piece.counter, piece.depth + 1, true, false);
    }

    const GameTree& m_tree;
    const std::vector<notation::Nag>& m_remarks;
    std::size_t m_ply = 0; ///< of the next move in the main line
    std::vector<Piece> m_open;
};

void MoveTreeModel::setRecord(const notation::GameRecord& record, const std::vector<notation::Nag>& remarks)
{
    setRows(Builder(record, remarks).rows);
}

QString MoveTreeModel::symbolOf(notation::Nag nag)
{
    const std::string_view mark = notation::markOf(nag);
    return mark.empty() ? QStringLiteral("$%1").arg(nag) : QString::fromLatin1(mark);
}

} // namespace qumalaq::desktop
