// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/base/stop_token.h"
#include "core/learn/moves_left.h"
#include "core/rules/history.h"
#include "core/work/latest_work.h"
#endif

#include <QLabel>

#include <array>
#include <functional>
#include <optional>

namespace qumalaq::desktop {

/// What one would count on one's fingers in a game of the Togyz family: what each tuzdyk has brought, and, when few
/// stones are left, whose row runs dry first, and how it ends if that can be solved. Hidden while there is nothing to
/// count.
///
/// Solving goes on on another thread; what was found for another position than the one now shown is dropped.
class CountLine : public QLabel {
    Q_OBJECT

public:
    explicit CountLine(QWidget* parent = nullptr);

    /// After the first `plies` moves of the game. Never waits.
    void showGame(const rules::History& game, std::size_t plies);

    /// How the end of a game is solved; called in any thread. For tests: another than solveEnd().
    using Solver = std::function<std::optional<learn::Verdict>(const rules::AnyPosition&, const StopToken&)>;
    void setSolver(Solver solver) { m_solver = std::move(solver); }

private:
    [[nodiscard]] static QString ledgerOf(const rules::History& game, std::size_t plies);
    [[nodiscard]] QString atsyrauOf(const rules::AnyPosition& position);

    void solve(const rules::AnyPosition& position);
    void refresh();

    Solver m_solver;
    work::LatestWork m_solving;
    /// Counted once a position: the same is shown several times a move.
    struct Counted {
        rules::AnyPosition position;
        std::array<learn::MovesLeft, 2> moves{};
        std::optional<learn::Verdict> verdict; ///< for the side to move, once it is solved
    };
    std::optional<Counted> m_counted;
    QString m_ledger;
    QString m_atsyrau;
};

} // namespace qumalaq::desktop
