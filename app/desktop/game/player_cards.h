// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/session/match.h"
#endif

#include <QList>

namespace qumalaq::desktop {

class BoardWidget;
class PlayerCard;

/// What the cards of the two players say, wherever they are.
class PlayerCards {
public:
    /// All must outlive the object.
    PlayerCards(const session::Match& match, const BoardWidget& board) : m_match(match), m_board(board) {}

    void add(const QList<PlayerCard*>& cards) { m_cards += cards; }
    /// The cards count with the board, not ahead of it.
    void refresh() const;
    /// The clocks alone.
    void showClocks() const;

private:
    const session::Match& m_match;
    const BoardWidget& m_board;
    QList<PlayerCard*> m_cards;
};

} // namespace qumalaq::desktop
