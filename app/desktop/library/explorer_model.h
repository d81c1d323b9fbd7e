// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/stored_game.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The moves played in a position, with their results.
class ExplorerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Move, Games, Results, Rating, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const rules::AnyPosition& position, const std::vector<library::Continuation>& continuations);
    /// South's wins, draws and North's wins, each in percent of the decided games. None if all games are open.
    [[nodiscard]] std::optional<std::array<int, 3>> percentages(int row) const;
    [[nodiscard]] const library::Continuation& at(int row) const { return m_list[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    rules::AnyPosition m_position{rules::GameSetup()};
    std::vector<library::Continuation> m_list;
};

} // namespace qumalaq::desktop
