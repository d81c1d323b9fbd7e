// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/move_tree_model.h"

#include "app/desktop/i18n/game_text.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <algorithm>
#include <iterator>

namespace qumalaq::desktop {

using notation::GameTree;
using notation::NodeId;
using rules::Side;

/// Builds the rows of a tree, without recursion, because variations in a file may be nested to any depth.
class MoveTreeModel::Builder {
public:
    explicit Builder(const notation::GameRecord& record) : m_tree(record.tree())
    {
        comment(m_tree.annotation(NodeId::Root).after, 0, NodeId::Root);
        push(m_tree.firstChild(NodeId::Root), record.start(), {}, 0, true, true);
        while (!m_open.empty()) {
            const Piece piece = m_open.back();
            m_open.pop_back();
            write(piece);
        }
    }

    std::vector<Row> rows;

private:
    struct Piece {
        NodeId node;
        rules::AnyPosition before;
        notation::TurnCounter counter;
        int depth;
        bool opensRow;
        bool isMain; ///< its alternatives follow it
    };

    void push(NodeId node, const rules::AnyPosition& before, notation::TurnCounter counter, int depth, bool opensRow,
              bool isMain)
    {
        if (node != NodeId::None && before.isLegal(m_tree.move(node)))
            m_open.push_back({node, before, counter, depth, opensRow, isMain});
    }

    bool comment(const std::string& text, int depth, NodeId node)
    {
        if (text.empty())
            return false;
        Row row;
        row.depth = depth;
        row.isComment = true;
        row.cells[0] = {node, QString::fromStdString(text)};
        rows.push_back(row);
        return true;
    }

    void write(const Piece& piece)
    {
        const notation::Annotation& annotation = m_tree.annotation(piece.node);
        const Side mover = piece.before.sideToMove();
        const rules::Move move = m_tree.move(piece.node);
        bool opensRow = piece.opensRow || mover == Side::South;
        opensRow = comment(annotation.before, piece.depth, piece.node) || opensRow;
        opensRow = opensRow || rows.back().cells[rules::indexOf(mover)].node != NodeId::None;

        QString text = QString::fromStdString(notation::toText(piece.before, move));
        for (const notation::Nag nag : annotation.nags)
            text += symbolOf(nag);
        if (opensRow) {
            Row row;
            row.depth = piece.depth;
            row.number = piece.counter.numberFor(mover);
            rows.push_back(row);
        }
        rows.back().cells[rules::indexOf(mover)] = {piece.node, text};

        const bool hasComment = comment(annotation.after, piece.depth, piece.node);
        std::vector<NodeId> others;
        if (piece.isMain) {
            others = m_tree.children(m_tree.parent(piece.node));
            others.erase(others.begin());
        }
        Piece next = piece;
        next.before.play(move);
        next.counter.count(mover);
        push(m_tree.firstChild(piece.node), next.before, next.counter, piece.depth, hasComment || !others.empty(),
             true);
        for (auto other = others.rbegin(); other != others.rend(); ++other)
            push(*other, piece.before, piece.counter, piece.depth + 1, true, false);
    }

    const GameTree& m_tree;
    std::vector<Piece> m_open;
};

MoveTreeModel::MoveTreeModel(QObject* parent) : QAbstractTableModel(parent) {}

void MoveTreeModel::follow(const notation::GameRecord& record)
{
    std::vector<Row> rows = Builder(record).rows;
    const auto [oldHead, newHead] = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto head = oldHead - m_rows.begin();
    const auto [oldTail, newTail] = std::mismatch(m_rows.rbegin(), std::make_reverse_iterator(oldHead), rows.rbegin(),
                                                  std::make_reverse_iterator(newHead));
    const auto oldEnd = oldTail.base() - m_rows.begin();
    const auto newEnd = newTail.base() - rows.begin();
    if (oldEnd > head) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(oldEnd - 1));
        m_rows.erase(m_rows.begin() + head, m_rows.begin() + oldEnd);
        endRemoveRows();
    }
    if (newEnd > head) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(newEnd - 1));
        m_rows.insert(m_rows.begin() + head, rows.begin() + head, rows.begin() + newEnd);
        endInsertRows();
    }
    m_places.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t column = 0; column < 2 && !m_rows[row].isComment; ++column)
            m_places[m_rows[row].cells[column].node] = {static_cast<int>(row), static_cast<int>(column)};
    }
    m_places.erase(NodeId::None);
}

QModelIndex MoveTreeModel::indexOf(NodeId node) const
{
    const auto found = m_places.find(node);
    return found == m_places.end() ? QModelIndex() : index(found->second.first, found->second.second);
}

int MoveTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant MoveTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Cell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return row.isComment ? cell.text : QString();
    case Qt::AccessibleTextRole:
        if (cell.node == NodeId::None)
            return QString();
        if (row.isComment)
            return tr("Comment: %1").arg(cell.text);
        if (row.depth > 0) {
            return tr("Variation, move %1, %2: %3", "number, South or North, the move")
                .arg(QString::number(row.number), GameText::sideName(index.column() == 0 ? Side::South : Side::North),
                     cell.text);
        }
        return tr("Move %1, %2: %3", "number, South or North, the move")
            .arg(QString::number(row.number), GameText::sideName(index.column() == 0 ? Side::South : Side::North),
                 cell.text);
    case NodeRole:
        return cell.node == NodeId::None ? QVariant() : QVariant(static_cast<uint>(cell.node));
    case DepthRole:
        return row.depth;
    case CommentRole:
        return row.isComment;
    case NumberRole:
        return row.number;
    default:
        return {};
    }
}

QVariant MoveTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section == 0 ? GameText::sideName(Side::South) : GameText::sideName(Side::North);
    if (section < 0 || section >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(section)];
    return row.isComment || row.depth > 0 ? QVariant(QString()) : QVariant(row.number);
}

Qt::ItemFlags MoveTreeModel::flags(const QModelIndex& index) const
{
    if (!data(index, NodeRole).isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

void MoveTreeModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, 1);
}

QString MoveTreeModel::symbolOf(notation::Nag nag)
{
    const std::string_view mark = notation::markOf(nag);
    return mark.empty() ? QStringLiteral("$%1").arg(nag)
                        : QString::fromLatin1(mark.data(), static_cast<qsizetype>(mark.size()));
}

} // namespace qumalaq::desktop
