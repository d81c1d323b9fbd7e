// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/explorer_model.h"

#include "app/desktop/i18n/game_text.h"
#include "core/notation/move_text.h"

namespace qumalaq::desktop {

using library::Continuation;

void ExplorerModel::show(const rules::AnyPosition& position, const std::vector<Continuation>& continuations)
{
    beginResetModel();
    m_position = position;
    m_list = continuations;
    endResetModel();
}

int ExplorerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

int ExplorerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExplorerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == Move ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const Continuation& continuation = at(index.row());
    const auto percent = [&continuation](int games) {
        const int decided = continuation.games() - continuation.open;
        return decided == 0 ? QStringLiteral("–") : QStringLiteral("%1%").arg((games * 100 + decided / 2) / decided);
    };
    switch (index.column()) {
    case Move:
        return continuation.move ? QString::fromStdString(notation::toText(m_position, *continuation.move))
                                 : tr("game ends", "a game ends here");
    case Games:
        return continuation.games();
    case SouthWins:
        return percent(continuation.southWins);
    case Draws:
        return percent(continuation.draws);
    case NorthWins:
        return percent(continuation.northWins);
    case Rating:
        return continuation.averageRating == 0 ? QString() : QString::number(continuation.averageRating);
    default:
        return {};
    }
}

QVariant ExplorerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    // The columns are narrow: results are written as in tournament tables, and tool tips spell them out.
    const bool isInWords = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isInWords)
        return {};
    switch (section) {
    case Move:
        return tr("Move");
    case Games:
        return tr("Games");
    case SouthWins:
        return isInWords ? GameText::sideName(rules::Side::South) : QStringLiteral("1–0");
    case Draws:
        return isInWords ? tr("Draws") : QStringLiteral("½");
    case NorthWins:
        return isInWords ? GameText::sideName(rules::Side::North) : QStringLiteral("0–1");
    case Rating:
        return tr("Rating");
    default:
        return {};
    }
}

void ExplorerModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_list.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace qumalaq::desktop
