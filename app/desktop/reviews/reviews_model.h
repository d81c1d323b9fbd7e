// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reviews/review_queue.h"

#include <QAbstractTableModel>

class QStandardItemModel;

namespace qumalaq::desktop {

/// The role of values by which the tables are sorted.
inline constexpr int kSortRole = Qt::UserRole;
/// The role of a row's mistakes by kind, a line for each player.
inline constexpr int kMistakesRole = Qt::UserRole + 1;

/// The role of a player's mistakes as numbers, by learn::MistakeKind.
inline constexpr int kKindsRole = Qt::UserRole + 2;

/// The games of a queue as a table: players, result, accuracy, mistakes, stones lost, turning point.
class ReviewsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { South, North, Result, Accuracy, Mistakes, StonesLost, TurningPoint, ColumnCount };

    /// The queue must outlive the model.
    explicit ReviewsModel(const ReviewQueue& queue, QObject* parent = nullptr);

    /// "87 % and 92 %"; empty if the game is not reviewed.
    [[nodiscard]] static QString textOf(const QueuedGame& game, int column);
    [[nodiscard]] static QString nameOf(int column);
    /// Explains the figures in a column; empty if its title is enough.
    [[nodiscard]] static QString explanationOf(int column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void onChanged();

    const ReviewQueue& m_queue;
    int m_rows = 0;
};

/// Fills a table of the players of the reviewed games: name, games, accuracy, mistakes, the most frequent kind of
/// mistake, stones lost a move.
void fillPlayers(QStandardItemModel& model, const std::vector<QueuedGame>& games);

} // namespace qumalaq::desktop
