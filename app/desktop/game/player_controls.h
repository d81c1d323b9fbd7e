// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <QWidget>

#include <array>

class QHBoxLayout;

namespace qumalaq::desktop {

class PlayerCard;
class RotatedToolButton;

/// The controls of one of two players at a table: card, clock and large buttons. Those of the far player are rotated.
class PlayerControls : public QWidget {
    Q_OBJECT

public:
    explicit PlayerControls(QWidget* parent = nullptr);

    enum class Place { Near, Far }; ///< the edge of the screen; Far is rotated
    void setPlayer(rules::Side side, Place place);
    [[nodiscard]] rules::Side side() const { return m_side; }

    enum class Button { Undo, Draw, Resign, Pause };
    [[nodiscard]] RotatedToolButton* button(Button which) const { return m_buttons[static_cast<std::size_t>(which)]; }

    void updateLook();

Q_SIGNALS:
    void undoRequested();
    void drawRequested(qumalaq::rules::Side side);
    void resignRequested(qumalaq::rules::Side side);
    void pauseRequested();

private:
    rules::Side m_side = rules::Side::South;
    QHBoxLayout* m_row;
    std::array<PlayerCard*, 2> m_cards; ///< by side; only one is visible
    std::array<RotatedToolButton*, 4> m_buttons;
};

} // namespace qumalaq::desktop
