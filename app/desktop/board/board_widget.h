// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_display.h"

#include <functional>

class QHelpEvent;

namespace qumalaq::desktop {

/// What a person hears or reads about a place; made by the controller, since the board holds no sentences. A function
/// that is empty says nothing. They are called in the user interface thread, whenever somebody asks.
struct BoardTexts {
    std::function<QString(rules::Place)> accessibleName; ///< side, pit number and count
    std::function<QString(rules::Place)> toolTip;        ///< the traditional name
};

/// The board with its pointer and keys: it wishes for moves, and says what a person points at. It knows no rule.
class BoardWidget : public BoardDisplay {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    void setTexts(const BoardTexts& texts);
    /// What BoardTexts says of a place; its number if nothing.
    [[nodiscard]] QString accessibleText(rules::Place place) const;
    /// While on, a press on any place is a pick and not a wish to move.
    void setPicking(bool on);
    [[nodiscard]] bool isPicking() const { return m_isPicking; }
    [[nodiscard]] std::optional<rules::House> focusedHouse() const { return m_focused; }
    void setFocusedHouse(std::optional<rules::House> house);
    /// As if the house was clicked: completes an animation, and wishes for the move if it is playable.
    void press(rules::House house);

Q_SIGNALS:
    /// The player clicked or pressed a playable house.
    void moveWished(qumalaq::rules::House house);
    /// The player clicked or pressed a place that no move can begin at.
    void placeRefused(qumalaq::rules::Place place);
    /// Pointer or keyboard focus came to a house, or left all of them.
    void houseHovered(std::optional<qumalaq::rules::House> house);
    /// Shift holds a house to be compared with the one that is hovered; none when it is let go. Sent before the
    /// houseHovered() that belongs to it.
    void housePinned(std::optional<qumalaq::rules::House> house);
    /// While setPicking() is on. A house by click or keyboard, the own store by click or the key 0.
    void placePicked(qumalaq::rules::Place place);
    /// Escape was pressed on the board.
    void escaped();

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showToolTip(const QHelpEvent& event);
    /// The house that an arrow leads to.
    [[nodiscard]] std::optional<rules::House> neighbour(rules::House house, int key) const;
    void pin(std::optional<rules::House> house);
    void hover(std::optional<rules::House> house);
    void refreshMarks();
    void tellHover();

    BoardTexts m_texts;
    std::optional<rules::House> m_hovered;
    std::optional<rules::House> m_focused;
    std::optional<rules::House> m_pinned; ///< held with Shift
    bool m_isPicking = false;
};

} // namespace qumalaq::desktop
