// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/move_rows_model.h"
#include "core/rules/history.h"
#include "core/session/clock.h"

#include <vector>

namespace qumalaq::desktop {

/// The numbered moves of a game. The id of a move is its ply.
class MoveListModel : public MoveRowsModel {
    Q_OBJECT

public:
    using MoveRowsModel::MoveRowsModel;

    /// Updates the list to `history`. `spent` is the time of each ply; empty without a clock. `isEndCounted` is whether
    /// the last score includes what the end rule adds.
    void setHistory(const rules::History& history, const std::vector<session::Milliseconds>& spent = {},
                    bool isEndCounted = true);
};

} // namespace qumalaq::desktop
