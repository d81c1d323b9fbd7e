// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_model.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/row_table.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace qumalaq::desktop {

using rules::Side;

void MoveRowsModel::setRows(std::vector<MoveRow> rows)
{
    const auto [oldHead, newHead] = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto head = oldHead - m_rows.begin();
    if (oldHead == m_rows.end() && newHead == rows.end())
        return;
    const auto [oldTail, newTail] = std::mismatch(m_rows.rbegin(), std::make_reverse_iterator(oldHead), rows.rbegin(),
                                                  std::make_reverse_iterator(newHead));
    auto oldEnd = oldTail.base() - m_rows.begin();
    auto newEnd = newTail.base() - rows.begin();
    // Rows in between are changed in place, to keep the selection and the scroll position.
    const auto changed = std::min(oldEnd, newEnd) - head;
    for (auto row = head; row < head + changed; ++row) {
        m_rows[static_cast<std::size_t>(row)] = std::move(rows[static_cast<std::size_t>(row)]);
    }
    const auto rest = head + changed;
    if (oldEnd > rest) {
        beginRemoveRows({}, static_cast<int>(rest), static_cast<int>(oldEnd - 1));
        m_rows.erase(m_rows.begin() + rest, m_rows.begin() + oldEnd);
        findPlaces(static_cast<std::size_t>(head));
        endRemoveRows();
    } else if (newEnd > rest) {
        beginInsertRows({}, static_cast<int>(rest), static_cast<int>(newEnd - 1));
        m_rows.insert(m_rows.begin() + rest, std::make_move_iterator(rows.begin() + rest),
                      std::make_move_iterator(rows.begin() + newEnd));
        findPlaces(static_cast<std::size_t>(head));
        endInsertRows();
    } else {
        findPlaces(static_cast<std::size_t>(head));
    }
    if (changed > 0) {
        Q_EMIT dataChanged(index(static_cast<int>(head), 0), index(static_cast<int>(rest - 1), kScoreColumn));
        Q_EMIT headerDataChanged(Qt::Vertical, static_cast<int>(head), static_cast<int>(rest - 1));
    }
    Q_EMIT rowsChanged();
}

void MoveRowsModel::findPlaces(std::size_t from)
{
    std::erase_if(m_places, [from](const auto& place) { return static_cast<std::size_t>(place.second.first) >= from; });
    for (std::size_t row = from; row < m_rows.size(); ++row) {
        for (std::size_t column = 0; column < 2; ++column) {
            for (const MoveWord& word : m_rows[row].cells[column]) {
                if (!word.isComment)
                    m_places[word.id] = {static_cast<int>(row), static_cast<int>(column)};
            }
        }
    }
}

QModelIndex MoveRowsModel::indexOf(int id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? QModelIndex() : index(found->second.first, found->second.second);
}

const MoveWord* MoveRowsModel::wordOf(int id) const
{
    const QModelIndex at = indexOf(id);
    if (!at.isValid())
        return nullptr;
    const auto& cell = rowAt(at.row()).cells[static_cast<std::size_t>(at.column())];
    const auto word =
        std::find_if(cell.begin(), cell.end(), [id](const MoveWord& w) { return w.id == id && !w.isComment; });
    return word == cell.end() ? nullptr : &*word;
}

int MoveRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveRowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kScoreColumn + 1;
}

QString MoveRowsModel::spoken(const MoveRow& row, int column) const
{
    QStringList words;
    for (const MoveWord& word : row.cells[static_cast<std::size_t>(column)])
        words.append(word.spoken());
    if (words.isEmpty())
        return {};
    const QString text = words.join(QStringLiteral("; "));
    if (!row.isText())
        return tr("Move %1: %2", "number, pits").arg(QString::number(row.number), text);
    return row.depth > 0 ? tr("Variation: %1").arg(text) : tr("Comment: %1").arg(text);
}

QVariant MoveRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MoveRow& row = rowAt(index.row());
    if (index.column() == kScoreColumn) {
        if (role == Qt::AccessibleTextRole)
            return withColumn(*this, kScoreColumn,
                              QString(row.score).replace(QStringLiteral(" : "), QStringLiteral(", ")));
        return role == Qt::DisplayRole ? QVariant(row.score) : QVariant();
    }
    const auto& words = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole: {
        QStringList texts;
        for (const MoveWord& word : words)
            texts.append(word.isComment ? word.text : word.written());
        return texts.join(u' ');
    }
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case IdRole:
        return words.empty() ? QVariant() : QVariant(words.front().id);
    default:
        return {};
    }
}

QVariant MoveRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return QVariant(Qt::AlignVCenter | (section == kScoreColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal && section != kScoreColumn)
        return tr("A move is written with the numbers on the board. After it, + is how many it took.");
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal) {
        if (section == kScoreColumn)
            return tr("Score");
        return GameText::sideName(section == 0 ? Side::South : Side::North);
    }
    if (section < 0 || section >= rowCount())
        return {};
    return rowAt(section).isText() ? QVariant(QString()) : QVariant(rowAt(section).number);
}

Qt::ItemFlags MoveRowsModel::flags(const QModelIndex& index) const
{
    if (!data(index, IdRole).isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled;
}

} // namespace qumalaq::desktop
