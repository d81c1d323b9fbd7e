// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/move_rows_model.h"
#include "core/notation/game_record.h"

#include <vector>

namespace qumalaq::desktop {

/// A game with variations: numbered moves as on a scoresheet; below a move its comment and its variations, as lines of
/// text. The id of a move is its NodeId.
class MoveTreeModel : public MoveRowsModel {
    Q_OBJECT

public:
    using MoveRowsModel::MoveRowsModel;

    /// Updates the rows. `remarks` are from a review, one for each move of the main line, 0 for none; marks in the
    /// record have precedence.
    void setRecord(const notation::GameRecord& record, const std::vector<notation::Nag>& remarks = {});

    /// "!", "??", "!?"; for other NAGs of the PGN standard "$13".
    [[nodiscard]] static QString symbolOf(notation::Nag nag);

private:
    class Builder;
};

} // namespace qumalaq::desktop
