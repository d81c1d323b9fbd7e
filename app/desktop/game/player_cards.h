// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/match.h"

#include <QList>

namespace qumalaq::desktop {

class BoardWidget;
class PlayerCard;
class DisplayedGame;

/// Fills the cards of both players, wherever they are shown.
class PlayerCards {
public:
    /// All arguments must outlive the object.
    PlayerCards(const session::Match& match, const DisplayedGame& shown, const BoardWidget& board)
        : m_match(match)
        , m_shown(shown)
        , m_board(board)
    {
    }

    void add(const QList<PlayerCard*>& cards) { m_cards += cards; }
    /// The cards follow the displayed game and count along with the animation.
    void refresh() const;
    void showClocks() const;

private:
    const session::Match& m_match;
    const DisplayedGame& m_shown;
    const BoardWidget& m_board;
    QList<PlayerCard*> m_cards;
};

} // namespace qumalaq::desktop
