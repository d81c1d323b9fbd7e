// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#endif

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// A game with variations as a scoresheet: each row is a pair of moves, South's in the first column and North's in the
/// second. A move's comment and its alternatives follow in separate, indented rows.
class MoveTreeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< uint: the node of a cell; invalid for an empty cell
        DepthRole,               ///< int: 0 for the game, 1 for a variation, 2 for one within it …
        CommentRole,             ///< bool: the row is a comment, whose text is in the first cell
        NumberRole,              ///< int: the number before the row's moves
    };

    explicit MoveTreeModel(QObject* parent = nullptr);

    /// Updates the rows to the record, changing only what differs.
    void follow(const notation::GameRecord& record);

    /// Invalid for the root and for unknown nodes.
    [[nodiscard]] QModelIndex indexOf(notation::NodeId node) const;
    [[nodiscard]] bool isComment(int row) const { return m_rows[static_cast<std::size_t>(row)].isComment; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Updates the headers after a change of language.
    void retranslate();

    /// "!", "??", "!?"; other numbers of the PGN standard as "$13".
    [[nodiscard]] static QString symbolOf(notation::Nag nag);

private:
    struct Cell {
        notation::NodeId node = notation::NodeId::None;
        QString text;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Row {
        int depth = 0;
        int number = 0;
        bool isComment = false;
        std::array<Cell, 2> cells; ///< [side]; a comment is in the first cell
        friend bool operator==(const Row&, const Row&) = default;
    };
    class Builder;

    std::vector<Row> m_rows;
    std::map<notation::NodeId, std::pair<int, int>> m_places; ///< row and column
};

} // namespace qumalaq::desktop
