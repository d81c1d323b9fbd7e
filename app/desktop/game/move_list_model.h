// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/rules/history.h"
#endif

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The moves of a game as on a scoresheet: a row a pair, South's moves in the first column and North's in the second.
/// Where a side moves twice running, the other's cell stays empty.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        PlyRole = Qt::UserRole, ///< int: which ply a cell is; invalid for an empty cell
    };

    explicit MoveListModel(QObject* parent = nullptr);

    /// Makes the list that of `history`, touching only what differs at its end.
    void follow(const rules::History& history);
    /// As follow(), for another game.
    void restart(const rules::History& history);

    [[nodiscard]] int plyCount() const { return static_cast<int>(m_plies.size()); }
    [[nodiscard]] QString textOf(int ply) const;
    [[nodiscard]] rules::Side sideOf(int ply) const;
    /// 1 for the first pair of moves.
    [[nodiscard]] int numberOf(int ply) const;
    [[nodiscard]] QModelIndex indexOfPly(int ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// The heads of the columns and rows anew, after the language changed.
    void retranslate();

Q_SIGNALS:
    /// Plies were added or taken away; the table's own signals have been sent.
    void pliesChanged();

private:
    struct Ply {
        QString text;
        rules::Side side;
        rules::Move move;
        int row;
    };
    using Row = std::array<std::optional<int>, 2>; ///< [side]: the ply in that cell

    void append(const rules::AnyPosition& before, rules::Move move);
    void removeLast();

    std::vector<Ply> m_plies;
    std::vector<Row> m_rows;
};

} // namespace qumalaq::desktop
