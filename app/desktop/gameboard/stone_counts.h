// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/learn/end_solver.h"
#include "core/learn/moves_left.h"
#include "core/rules/history.h"
#include "core/work/latest_task.h"

#include <QLabel>

#include <array>
#include <functional>
#include <optional>

namespace qumalaq::desktop {

/// The counts of a game of the Togyz family: the stones collected by each tuzdyk and, when few stones are left, the
/// moves left in each row and the result if it can be solved. Hidden if there is nothing to count. Solves on another
/// thread; drops results for positions that are no longer shown.
class StoneCounts : public QLabel {
    Q_OBJECT

public:
    explicit StoneCounts(QWidget* parent = nullptr);

    /// The names of the players, [side]; initially "First" and "Second".
    void setNames(const std::array<QString, 2>& names) { m_names = names; }
    /// Shows the game after its first `plies` moves. Never blocks.
    void showGame(const rules::History& game, std::size_t plies);

    /// Solves an ending; called in any thread. Tests replace solveEnd().
    using Solver = std::function<std::optional<learn::GameValue>(const rules::AnyPosition&, const StopToken&)>;
    void setSolver(Solver solver) { m_solver = std::move(solver); }

private:
    [[nodiscard]] QString ledgerOf(const rules::History& game, std::size_t plies) const;
    [[nodiscard]] QString atsyrauOf(const rules::AnyPosition& position);

    void solve(const rules::AnyPosition& position);
    void refresh();

    std::array<QString, 2> m_names;
    Solver m_solver;
    work::LatestTask m_solving;
    /// Counted once for each position, which is shown several times during a move.
    struct Counted {
        rules::AnyPosition position;
        std::array<learn::MovesLeft, 2> moves{};
        std::optional<learn::GameValue> value; ///< for the side to move, when solved
    };
    std::optional<Counted> m_counted;
    QString m_ledger;
    QString m_atsyrau;
};

} // namespace qumalaq::desktop
