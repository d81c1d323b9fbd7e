// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QWidget>

#include <array>

class QFrame;
class QVBoxLayout;

namespace qumalaq::desktop {

class Actions;
class StoneCounts;
class MoveListModel;
class MoveRowsView;
class PlayerCard;
class ButtonRow;

/// Beside the board: the far player, the moves with their commands, the near player.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    SidePanel(const Actions& actions, MoveListModel* moves, QWidget* parent = nullptr);

    [[nodiscard]] MoveRowsView* moves() const { return m_moves; }
    /// The stones won by each tuzdyk, and the moves left before a row runs dry.
    [[nodiscard]] StoneCounts* counts() const { return m_counts; }

    /// Puts the end of the game between the moves and the near player.
    void insertEnd(QWidget* end);
    /// Whether the end of the game is shown. It replaces the moves where the panel is too low for both.
    void setEnded(bool ended);

    /// True if North is at the bottom, as on the board.
    void setFlipped(bool flipped);
    void setTheme(const Theme& theme);
    void setIconSize(int pixels);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QVBoxLayout* m_column;
    std::array<PlayerCard*, 2> m_cards;
    QFrame* m_middle;
    MoveRowsView* m_moves;
    StoneCounts* m_counts;
    ButtonRow* m_tools;
    QWidget* m_end = nullptr;
    bool m_isFlipped = false;
    bool m_hasEnded = false;
};

} // namespace qumalaq::desktop
