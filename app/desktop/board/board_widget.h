// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_display.h"
#include "app/desktop/board/wheel_step_counter.h"

#include <functional>
#include <vector>

class QHelpEvent;

namespace qumalaq::desktop {

/// Texts for places, for screen readers and tool tips, provided by controllers. Each function may be empty. Called in
/// the GUI thread at any time.
struct BoardTexts {
    std::function<QString(rules::Place)> accessibleName; ///< side, pit number and count; the count if empty
    std::function<QString(rules::Place)> description;    ///< everything about the place; accessibleName if empty
    std::function<QString(rules::Place)> toolTip;        ///< the traditional name; no tool tip if empty
};

/// How a board adapts the speed that the person chose.
enum class Pace {
    Chosen,
    Usual,      ///< SowingSpeed::Normal, unless the speed is Off
    Followable, ///< at most SowingSpeed::Normal
    Slow,       ///< SowingSpeed::Slow, even if the speed is Off: somebody asked to see the move
    Hurried,    ///< SowingSpeed::Fast, unless the speed is Off
};

/// A board with mouse and keyboard input: it requests moves and reports the place under the pointer. It knows no rules.
class BoardWidget : public BoardDisplay {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// If a pit had the focus and the layout changes, the first pit gets it.
    void setBoardLayout(const rules::BoardLayout& layout);
    void setSpeed(SowingSpeed speed);
    /// Adapts the speed; initially Pace::Chosen.
    void setPace(Pace pace);
    /// The speed in effect, from setSpeed() and setPace().
    [[nodiscard]] SowingSpeed speed() const;
    void setTexts(const BoardTexts& texts) { m_texts = texts; }
    /// The text from BoardTexts for a place; by default its number of stones.
    [[nodiscard]] QString accessibleText(rules::Place place) const;
    /// The description from BoardTexts for a place; by default accessibleText().
    [[nodiscard]] QString description(rules::Place place) const;
    /// While this is on, pressing any place emits placePicked() instead of moveRequested().
    void setPicking(bool on);
    /// What arrow keys do. The digits play in any case.
    enum class ArrowKeys {
        Walk,         ///< from pit to pit; initially. Without a selected pit they select one.
        WalkSelected, ///< from a selected pit to the next; else they belong to the window
        Unused        ///< they belong to the window
    };
    void setArrowKeys(ArrowKeys keys) { m_arrowKeys = keys; }
    /// Makes the wheel emit stepped() instead of scrolling the page.
    void stepByWheel() { m_stepsByWheel = true; }
    [[nodiscard]] bool isPicking() const { return m_isPicking; }
    [[nodiscard]] std::optional<rules::Pit> focusedPit() const { return m_focused; }
    void setFocusedPit(std::optional<rules::Pit> pit);
    /// No pit is selected any more. With a listener one always is.
    void leaveFocusedPit();
    /// The pit whose focus was reported to screen readers, while it has the focus.
    [[nodiscard]] std::optional<rules::Pit> announcedFocus() const { return m_announcedFocus; }
    /// Like a click: completes an animation, then emits moveRequested(), or placeRefused() if the pit is not playable.
    void press(rules::Pit pit);
    /// Presses the pit with this number in the row of the side to move, or the prescribed pit, which may be in the
    /// other row. While any place can be picked: in the row of the focused pit.
    void pressNumber(int number);

Q_SIGNALS:
    /// The wheel was turned this many notches; positive is down. Only after stepByWheel().
    void stepped(int steps);
    /// The person clicked or pressed a playable pit.
    void moveRequested(qumalaq::rules::Pit pit);
    /// The person clicked or pressed a place where no move can begin.
    void placeRefused(qumalaq::rules::Place place);
    /// The pointer or the keyboard focus entered a pit, or left all pits.
    void pitHovered(std::optional<qumalaq::rules::Pit> pit);
    /// Shift pins a pit to compare it with the hovered one; none when Shift is released. Emitted before the
    /// corresponding pitHovered().
    void pitPinned(std::optional<qumalaq::rules::Pit> pit);
    /// While setPicking() is on: any place by click, a pit by keyboard, the store of the side to move by the key 0.
    void placePicked(qumalaq::rules::Place place);
    /// Escape was pressed on the board.
    void escaped();
    /// An arrow key was pressed at a pit, and there is no pit in its direction.
    void edgeReached();

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showToolTip(const QHelpEvent& event);
    [[nodiscard]] std::optional<rules::Place> placeAt(const QPointF& point) const;
    [[nodiscard]] std::vector<rules::Pit> stops() const;
    [[nodiscard]] rules::Pit firstStop() const;
    /// The pit next to it in the direction of an arrow key.
    [[nodiscard]] std::optional<rules::Pit> neighbour(rules::Pit pit, int key) const;
    void pin(std::optional<rules::Pit> pit);
    void hover(std::optional<rules::Pit> pit);
    void refreshMarks();
    void announceFocus();
    void emitPitHovered();

    BoardTexts m_texts;
    SowingSpeed m_chosenSpeed = SowingSpeed::Normal;
    Pace m_pace = Pace::Chosen;
    std::optional<rules::Pit> m_hovered;
    std::optional<rules::Place> m_pressed; ///< by the left button
    std::optional<rules::Pit> m_focused;
    std::optional<rules::Pit> m_announcedFocus;
    std::optional<rules::Pit> m_pinned; ///< while Shift is held
    bool m_isPicking = false;
    bool m_stepsByWheel = false;
    WheelStepCounter m_wheel;
    ArrowKeys m_arrowKeys = ArrowKeys::Walk;
};

} // namespace qumalaq::desktop
