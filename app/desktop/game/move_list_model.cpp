// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_list_model.h"

#include "app/desktop/i18n/game_text.h"
#include "core/notation/move_text.h"

namespace qumalaq::desktop {

using rules::Side;

MoveListModel::MoveListModel(QObject* parent) : QAbstractTableModel(parent) {}

void MoveListModel::follow(const rules::History& history)
{
    const auto& plies = history.plies();
    std::size_t same = 0;
    while (same < m_plies.size() && same < plies.size() && m_plies[same].move == plies[same].move)
        ++same;
    if (same == m_plies.size() && same == plies.size())
        return;
    while (m_plies.size() > same)
        removeLast();
    for (std::size_t ply = same; ply < plies.size(); ++ply)
        append(history.positionAt(ply), plies[ply].move);
    Q_EMIT pliesChanged();
}

void MoveListModel::restart(const rules::History& history)
{
    beginResetModel();
    m_plies.clear();
    m_rows.clear();
    endResetModel();
    follow(history);
    Q_EMIT pliesChanged();
}

void MoveListModel::append(const rules::AnyPosition& before, rules::Move move)
{
    const Side side = before.sideToMove();
    const auto column = rules::indexOf(side);
    const int ply = plyCount();
    const bool opensRow = m_rows.empty() || side == Side::South || m_rows.back()[column].has_value();
    const int row = static_cast<int>(m_rows.size()) - (opensRow ? 0 : 1);
    if (opensRow)
        beginInsertRows({}, row, row);
    m_plies.push_back({QString::fromStdString(notation::toText(before, move)), side, move, row});
    if (opensRow)
        m_rows.emplace_back();
    m_rows.back()[column] = ply;
    if (opensRow)
        endInsertRows();
    else
        Q_EMIT dataChanged(indexOfPly(ply), indexOfPly(ply));
}

void MoveListModel::removeLast()
{
    const Ply last = m_plies.back();
    const auto column = rules::indexOf(last.side);
    const bool emptiesRow = !m_rows.back()[1 - column].has_value();
    if (emptiesRow) {
        beginRemoveRows({}, last.row, last.row);
        m_plies.pop_back();
        m_rows.pop_back();
        endRemoveRows();
        return;
    }
    const QModelIndex cell = indexOfPly(plyCount() - 1);
    m_plies.pop_back();
    m_rows.back()[column].reset();
    Q_EMIT dataChanged(cell, cell);
}

QString MoveListModel::textOf(int ply) const
{
    return m_plies[static_cast<std::size_t>(ply)].text;
}

Side MoveListModel::sideOf(int ply) const
{
    return m_plies[static_cast<std::size_t>(ply)].side;
}

int MoveListModel::numberOf(int ply) const
{
    return m_plies[static_cast<std::size_t>(ply)].row + 1;
}

QModelIndex MoveListModel::indexOfPly(int ply) const
{
    if (ply < 0 || ply >= plyCount())
        return {};
    const Ply& wanted = m_plies[static_cast<std::size_t>(ply)];
    return index(wanted.row, static_cast<int>(rules::indexOf(wanted.side)));
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto ply = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    if (!ply)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*ply);
    case Qt::AccessibleTextRole:
        return tr("Move %1, %2: %3", "number, South or North, the move")
            .arg(QString::number(index.row() + 1), GameText::sideName(sideOf(*ply)), textOf(*ply));
    case PlyRole:
        return *ply;
    default:
        return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section == 0 ? GameText::sideName(Side::South) : GameText::sideName(Side::North);
    return section + 1;
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || !data(index, PlyRole).isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

void MoveListModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, 1);
}

} // namespace qumalaq::desktop
