// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/reviews_model.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/row_table.h"

#include <cmath>

namespace qumalaq::desktop {

using rules::Side;

ReviewsModel::ReviewsModel(const ReviewQueue& queue, QObject* parent)
    : QAbstractTableModel(parent)
    , m_queue(queue)
    , m_rows(static_cast<int>(queue.games().size()))
{
    connect(&queue, &ReviewQueue::changed, this, &ReviewsModel::onChanged);
}

/// Keeps the current row and the selection while games are reviewed.
void ReviewsModel::onChanged()
{
    const auto rows = static_cast<int>(m_queue.games().size());
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

QString ReviewsModel::textOf(const QueuedGame& game, int column)
{
    switch (column) {
    case South:
        return PlayerText::nameOf(game.record, Side::South);
    case North:
        return PlayerText::nameOf(game.record, Side::North);
    case Result:
        return GameText::markOf(game.record.result());
    default:
        break;
    }
    if (!game.isReviewed)
        return column == Accuracy ? tr("waiting", "a game that is to be reviewed") : QString();
    const auto percent = [&](Side side) {
        const auto accuracy = game.accuracy[rules::indexOf(side)];
        return accuracy ? tr("%1%").arg(std::lround(*accuracy)) : QStringLiteral("–");
    };
    switch (column) {
    case Accuracy:
        return tr("%1 and %2", "of First and of Second").arg(percent(Side::South), percent(Side::North));
    case Mistakes:
        return tr("%1 and %2", "of First and of Second")
            .arg(QString::number(game.turningPoints[0]), QString::number(game.turningPoints[1]));
    case TurningPoint:
        if (!game.worst)
            return tr("none", "turning point");
        return tr("move %1, %2", "number, who made it")
            .arg(QString::number(game.worst->number), PlayerText::nameOf(game.record, game.worst->mover));
    default:
        return {};
    }
}

QString ReviewsModel::nameOf(int column)
{
    switch (column) {
    case South:
        return GameText::sideName(Side::South);
    case North:
        return GameText::sideName(Side::North);
    case Result:
        return tr("Result");
    case Accuracy:
        return tr("Accuracy");
    case Mistakes:
        return tr("Mistakes");
    case TurningPoint:
        return tr("Turning point");
    default:
        return {};
    }
}

int ReviewsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ReviewsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReviewsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= static_cast<int>(m_queue.games().size()))
        return {};
    const QString text = textOf(m_queue.games()[static_cast<std::size_t>(index.row())], index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text;
    if (role == Qt::AccessibleTextRole)
        return index.column() < Result ? text : withColumn(*this, index.column(), text);
    return {};
}

QVariant ReviewsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Vertical ? QVariant(section + 1) : QVariant(nameOf(section));
}

} // namespace qumalaq::desktop
