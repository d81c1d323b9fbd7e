// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library_service.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include <vector>

namespace qumalaq::desktop {

/// The results of a search as a table. It has all ids, four megabytes for half a million games, and reads only the rows
/// that are shown. A row is empty until it has been read.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { South, North, Result, Plies, Date, Event, Game, ColumnCount };

    /// `library` must outlive the model.
    explicit LibraryModel(library::LibraryService& library, QObject* parent = nullptr);

    /// Starts a search; searched() follows.
    void search(const library::Filter& filter);
    [[nodiscard]] const library::Filter& filter() const { return m_filter; }
    /// Repeats the search after games were added or removed.
    void refresh();

    [[nodiscard]] library::StoredId idAt(int row) const { return m_ids[static_cast<std::size_t>(row)]; }
    /// Those of these games that have been read.
    [[nodiscard]] std::vector<library::StoredGame> read(const std::vector<library::StoredId>& games) const;
    /// Whether one of the games read so far has an event.
    [[nodiscard]] bool knowsEvents() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void searched(int games);

private:
    void onFound(const std::vector<library::StoredId>& ids);
    void onGamesRead(const std::vector<library::StoredGame>& games);
    void askFor(int row) const;
    [[nodiscard]] static QString textOf(const library::StoredGame& game, int column);
    [[nodiscard]] static QString spoken(const library::StoredGame& game, int column);

    library::LibraryService& m_library;
    library::Filter m_filter;
    library::Order m_order;
    std::vector<library::StoredId> m_ids;
    QHash<library::StoredId, library::StoredGame> m_games;
    mutable QSet<int> m_asked; ///< windows of rows that were requested
};

} // namespace qumalaq::desktop
