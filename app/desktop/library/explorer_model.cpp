// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/explorer_model.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/row_table.h"
#include "core/notation/move_text.h"

namespace qumalaq::desktop {

using library::Continuation;

namespace {

QString spokenMove(const rules::AnyPosition& position, rules::Move move)
{
    const QString pit = PlaceText::nameOf(rules::gameOf(position), move.from);
    const bool makesTuzdyk = notation::toText(position, move).back() == 'x';
    return makesTuzdyk ? pit + QStringLiteral(", ") + PlaceText::tuzdyk() : pit;
}

} // namespace

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

std::optional<std::array<int, 3>> ExplorerModel::percentages(int row) const
{
    const Continuation& continuation = at(row);
    const int decided = continuation.games() - continuation.open;
    if (decided == 0)
        return std::nullopt;
    // Rounded where the sum of the parts so far ends, so that all together are 100.
    const auto percent = [decided](int games) { return (games * 100 + decided / 2) / decided; };
    const int south = percent(continuation.southWins);
    const int drawn = percent(continuation.southWins + continuation.draws) - south;
    return std::array{south, drawn, 100 - south - drawn};
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
    if (role == Qt::AccessibleTextRole && (index.column() == Games || index.column() == Rating))
        return withColumn(*this, index.column(), data(index, Qt::DisplayRole).toString());
    switch (index.column()) {
    case Move:
        if (!continuation.move)
            return tr("game ends", "a game ends here");
        return role == Qt::AccessibleTextRole
                   ? spokenMove(m_position, *continuation.move)
                   : QString::fromStdString(notation::toText(m_position, *continuation.move));
    case Games:
        return continuation.games();
    case Results: {
        const auto shares = percentages(index.row());
        if (!shares)
            return QStringLiteral("–");
        if (role == Qt::AccessibleTextRole) {
            return tr("%1 wins %2%, draws %3%, %4 wins %5%", "first side, …, second side")
                .arg(GameText::sideName(rules::Side::South), QString::number((*shares)[0]),
                     QString::number((*shares)[1]), GameText::sideName(rules::Side::North),
                     QString::number((*shares)[2]));
        }
        return QStringLiteral("%1% · %2% · %3%").arg((*shares)[0]).arg((*shares)[1]).arg((*shares)[2]);
    }
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
    const bool isInWords = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isInWords)
        return {};
    switch (section) {
    case Move:
        return tr("Move");
    case Games:
        return tr("Games");
    case Results:
        return isInWords ? tr("%1 wins, draws, %2 wins", "first side, second side")
                               .arg(GameText::sideName(rules::Side::South), GameText::sideName(rules::Side::North))
                         : tr("Results");
    case Rating:
        return tr("Rating");
    default:
        return {};
    }
}

} // namespace qumalaq::desktop
