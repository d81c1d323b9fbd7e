// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/reviews_model.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/row_table.h"

#include <QLocale>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace qumalaq::desktop {

using rules::Side;

ReviewsModel::ReviewsModel(const ReviewQueue& queue, QObject* parent)
    : QAbstractTableModel(parent)
    , m_queue(queue)
    , m_rows(static_cast<int>(queue.games().size()))
{
    connect(&queue, &ReviewQueue::changed, this, &ReviewsModel::onChanged);
    connect(&queue, &ReviewQueue::progressed, this, [this] {
        const QModelIndex changed = index(static_cast<int>(m_queue.current().value_or(0)), Accuracy);
        Q_EMIT dataChanged(changed, changed);
    });
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
            .arg(QString::number(game.mistakeCounts[0]), QString::number(game.mistakeCounts[1]));
    case StonesLost: {
        const auto stones = [&](Side side) {
            const auto& loss = game.losses[rules::indexOf(side)];
            return loss ? QString::number(std::lround(loss->stones)) : QStringLiteral("–");
        };
        return tr("%1 and %2", "of First and of Second").arg(stones(Side::South), stones(Side::North));
    }
    case TurningPoint:
        if (!game.turningPoint)
            return tr("none", "turning point");
        return tr("move %1 by %2", "number, who made it")
            .arg(QString::number(game.turningPoint->number), PlayerText::nameOf(game.record, game.turningPoint->mover));
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
    case StonesLost:
        return tr("Stones lost");
    case TurningPoint:
        return tr("Turning point");
    default:
        return {};
    }
}

QString ReviewsModel::explanationOf(int column)
{
    switch (column) {
    case Accuracy:
        return tr("How close the moves are to the best moves: 100% if every move kept the chance of winning.");
    case StonesLost:
        return tr("How many stones the moves cost, compared with the best moves.");
    case TurningPoint:
        return tr("The move after which the opponent was ahead to the end.");
    default:
        return {};
    }
}

namespace {

QString mistakesOf(const QString& player, const MistakeText::Counts& kinds)
{
    const QString list = MistakeText::listOf(kinds);
    return list.isEmpty() ? list : ReviewsModel::tr("%1: %2", "a player, their mistakes").arg(player, list);
}

QString mistakesOf(const QueuedGame& game)
{
    QStringList lines;
    for (const Side side : rules::kBothSides)
        lines.append(mistakesOf(PlayerText::nameOf(game.record, side), game.kinds[rules::indexOf(side)]));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// Sorts by the value of the weaker player.
QVariant sortValueOf(const QueuedGame& game, int column)
{
    if (column < ReviewsModel::Accuracy)
        return ReviewsModel::textOf(game, column);
    if (!game.isReviewed)
        return {};
    switch (column) {
    case ReviewsModel::Accuracy:
        return std::min(game.accuracy[0].value_or(100), game.accuracy[1].value_or(100));
    case ReviewsModel::Mistakes:
        return std::max(game.mistakeCounts[0], game.mistakeCounts[1]);
    case ReviewsModel::StonesLost:
        return std::max(game.losses[0].value_or(MoveLoss()).stones, game.losses[1].value_or(MoveLoss()).stones);
    default:
        return game.turningPoint ? game.turningPoint->number : 0;
    }
}

} // namespace

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
    const QueuedGame& game = m_queue.games()[static_cast<std::size_t>(index.row())];
    if (role == kSortRole)
        return sortValueOf(game, index.column());
    if (role == kMistakesRole)
        return mistakesOf(game);
    const bool isCurrent = m_queue.current() == static_cast<std::size_t>(index.row()) && !m_queue.isPaused();
    const QString text = isCurrent && index.column() == Accuracy
                             ? tr("now: %1%", "how much of a game was reviewed").arg(m_queue.progress() / 10)
                             : textOf(game, index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text;
    if (role == Qt::AccessibleTextRole)
        return withColumn(*this, index.column(), text);
    return {};
}

QVariant ReviewsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal)
        return explanationOf(section);
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Vertical ? QVariant(section + 1) : QVariant(nameOf(section));
}

void fillPlayers(QStandardItemModel& model, const std::vector<QueuedGame>& games)
{
    struct Sums {
        int games = 0;
        double accuracy = 0;
        int gamesWithAccuracy = 0;
        MistakeText::Counts kinds{};
        MoveLoss loss;
    };
    std::map<QString, Sums> players;
    for (const QueuedGame& game : games) {
        for (const Side side : rules::kBothSides) {
            if (!game.isReviewed)
                continue;
            const std::size_t index = rules::indexOf(side);
            Sums& sums = players[PlayerText::nameOf(game.record, side)];
            ++sums.games;
            sums.accuracy += game.accuracy[index].value_or(0);
            sums.gamesWithAccuracy += game.accuracy[index] ? 1 : 0;
            for (std::size_t kind = 0; kind < sums.kinds.size(); ++kind)
                sums.kinds[kind] += game.kinds[index][kind];
            sums.loss = sums.loss + game.losses[index].value_or(MoveLoss());
        }
    }
    model.clear();
    model.setHorizontalHeaderLabels(
        {ReviewsModel::tr("Player"), ReviewsModel::tr("Games"), ReviewsModel::nameOf(ReviewsModel::Accuracy),
         ReviewsModel::nameOf(ReviewsModel::Mistakes), ReviewsModel::tr("Most often", "a kind of mistake"),
         ReviewsModel::tr("Stones lost per move")});
    model.setHeaderData(4, Qt::Horizontal,
                        ReviewsModel::tr("“%1” is named here only if there are no other mistakes.", "a kind of mistake")
                            .arg(MistakeText::nameOf(learn::MistakeKind::Other)),
                        Qt::ToolTipRole);
    for (const auto& [column, explained] :
         {std::pair(2, ReviewsModel::Accuracy), std::pair(5, ReviewsModel::StonesLost)})
        model.setHeaderData(column, Qt::Horizontal, ReviewsModel::explanationOf(explained), Qt::ToolTipRole);
    for (const auto& [name, sums] : players) {
        QList<QStandardItem*> row;
        const auto add = [&](const QString& text, const QVariant& value) {
            auto* item = new QStandardItem(text);
            item->setEditable(false);
            item->setData(value, kSortRole);
            item->setData(mistakesOf(name, sums.kinds), kMistakesRole);
            const auto column = static_cast<int>(row.size());
            item->setData(column == 0 ? text : withColumn(model, column, text), Qt::AccessibleTextRole);
            row.append(item);
        };
        const QString dash = QStringLiteral("–");
        const double accuracy = sums.gamesWithAccuracy > 0 ? sums.accuracy / sums.gamesWithAccuracy : 0;
        const double loss = sums.loss.moves > 0 ? sums.loss.stones / sums.loss.moves : 0;
        add(name, name);
        QVariantList kinds;
        for (const int count : sums.kinds)
            kinds.append(count);
        row.front()->setData(kinds, kKindsRole);
        add(QString::number(sums.games), sums.games);
        add(sums.gamesWithAccuracy > 0 ? ReviewsModel::tr("%1%").arg(std::lround(accuracy)) : dash, accuracy);
        const int mistakes = std::accumulate(sums.kinds.begin(), sums.kinds.end(), 0);
        add(QString::number(mistakes), mistakes);
        const QString most = MistakeText::listOf(sums.kinds, 1);
        add(most.isEmpty() ? dash : most, most);
        add(sums.loss.moves > 0 ? QLocale().toString(loss, 'f', 1) : dash, loss);
        model.appendRow(row);
    }
}

} // namespace qumalaq::desktop
