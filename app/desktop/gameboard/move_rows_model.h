// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/move_rows.h"

#include <QAbstractTableModel>

#include <unordered_map>

namespace qumalaq::desktop {

/// The numbered moves of a game as on a scoresheet: South's moves, North's moves, the score. A line of text is in the
/// first column and spans all.
class MoveRowsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kScoreColumn = 2;
    enum Role {
        IdRole = Qt::UserRole, ///< int: the first move of a cell; invalid if it has none
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Changes only the rows that differ.
    void setRows(std::vector<MoveRow> rows);
    [[nodiscard]] const std::vector<MoveRow>& rows() const { return m_rows; }
    [[nodiscard]] const MoveRow& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The cell of a move; invalid for unknown ids.
    [[nodiscard]] QModelIndex indexOf(int id) const;
    /// Null for unknown ids. Valid until the rows change.
    [[nodiscard]] const MoveWord* wordOf(int id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// The rows were changed. Emitted after the signals of QAbstractItemModel.
    void rowsChanged();

private:
    [[nodiscard]] QString spoken(const MoveRow& row, int column) const;
    void findPlaces(std::size_t from);

    std::vector<MoveRow> m_rows;
    std::unordered_map<int, std::pair<int, int>> m_places; ///< row and column of a move
};

} // namespace qumalaq::desktop
