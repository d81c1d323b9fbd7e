// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/rules/history.h"
#endif

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The moves of a game as on a scoresheet: each row is a pair of moves, South's in the first column and North's in the
/// second. If a side moves twice in a row, the other side's cell is empty.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        PlyRole = Qt::UserRole, ///< int: the ply of a cell; invalid for an empty cell
    };

    explicit MoveListModel(QObject* parent = nullptr);

    /// Updates the list to `history`, changing only the differing end.
    void follow(const rules::History& history);
    /// Like follow(), for another game.
    void restart(const rules::History& history);

    [[nodiscard]] int plyCount() const { return static_cast<int>(m_plies.size()); }
    [[nodiscard]] QString textOf(int ply) const;
    [[nodiscard]] rules::Side sideOf(int ply) const;
    /// The number of the pair of moves, from 1.
    [[nodiscard]] int numberOf(int ply) const;
    [[nodiscard]] QModelIndex indexOfPly(int ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Updates the headers after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Plies were added or removed; the model's own signals have been sent.
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
