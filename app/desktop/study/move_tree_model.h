// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/move_rows_model.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#endif

#include <vector>

namespace qumalaq::desktop {

/// A game with variations: numbered moves as on a scoresheet, and below a move its comment and its variations, each in
/// lines of text as in a book. The id of a move is its node.
class MoveTreeModel : public MoveRowsModel {
    Q_OBJECT

public:
    using MoveRowsModel::MoveRowsModel;

    /// Updates the rows to the record. `remarks` are those of a review: for each move of the main line, 0 for none.
    /// What is written in the record comes first.
    void follow(const notation::GameRecord& record, const std::vector<notation::Nag>& remarks = {});

    /// Invalid for the root and for unknown nodes.
    [[nodiscard]] QModelIndex indexOfNode(notation::NodeId node) const { return indexOf(static_cast<int>(node)); }

    /// "!", "??", "!?"; other numbers of the PGN standard as "$13".
    [[nodiscard]] static QString symbolOf(notation::Nag nag);

private:
    class Builder;
};

} // namespace qumalaq::desktop
