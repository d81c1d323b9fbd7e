// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/side_panel.h"
#include "app/desktop/ui/actions.h"

#include <vector>

namespace qumalaq::desktop {

class StoneCounts;
class MoveListModel;
class MoveRowsView;
class ButtonRow;
class EndPanel;

/// The side panel of a game: the moves with their commands, between the players' cards.
class MovesPanel final : public SidePanel {
    Q_OBJECT

public:
    MovesPanel(const Actions& actions, MoveListModel* moves, QWidget* parent = nullptr);

    [[nodiscard]] MoveRowsView* moves() const { return m_moves; }
    /// The stones won by each tuzdyk, and the moves left before a row runs dry.
    [[nodiscard]] StoneCounts* counts() const { return m_counts; }

    /// The commands that step through the moves.
    [[nodiscard]] static std::vector<ActionId> steps();

    /// Puts the end panel between the moves and the near player's card.
    void insertEnd(EndPanel* end);
    /// Whether the end panel is shown. It is brief, and then replaces the moves, if the height is too small for both.
    void setEnded(bool ended);

    void updateLook();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateLayout();

    MoveRowsView* m_moves;
    StoneCounts* m_counts;
    ButtonRow* m_tools;
    EndPanel* m_end = nullptr;
    bool m_hasEnded = false;
};

} // namespace qumalaq::desktop
