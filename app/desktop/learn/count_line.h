// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/learn/moves_left.h"
#include "core/rules/history.h"
#endif

#include <QLabel>

#include <optional>

namespace qumalaq::desktop {

/// What one would count on one's fingers in a game of the Togyz family: what each tuzdyk has brought, and, when few
/// stones are left, whose row runs dry first. Hidden while there is nothing to count.
class CountLine : public QLabel {
    Q_OBJECT

public:
    explicit CountLine(QWidget* parent = nullptr);

    /// After the first `plies` moves of the game.
    void showGame(const rules::History& game, std::size_t plies);

private:
    [[nodiscard]] static QString ledgerOf(const rules::History& game, std::size_t plies);
    [[nodiscard]] QString atsyrauOf(const rules::AnyPosition& position);

    /// Counted once a position: the same is shown several times a move.
    struct Counted {
        rules::AnyPosition position;
        learn::AtsyrauCount count;
    };
    std::optional<Counted> m_counted;
};

} // namespace qumalaq::desktop
