// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/listener.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : BoardDisplay(parent)
{
    installBoardAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void BoardWidget::setSpeed(SowingSpeed speed)
{
    m_chosenSpeed = speed;
    setSowingSpeed(this->speed());
}

void BoardWidget::setPace(Pace pace)
{
    m_pace = pace;
    setSowingSpeed(speed());
}

void BoardWidget::setMotionReduced(bool isReduced)
{
    m_isMotionReduced = isReduced;
    setSowingSpeed(speed());
}

SowingSpeed BoardWidget::speed() const
{
    using enum SowingSpeed;
    if (m_isMotionReduced)
        return Off;
    switch (m_pace) {
    case Pace::Chosen:
        break;
    case Pace::Usual:
        return Normal;
    case Pace::Followable:
        return m_chosenSpeed == Fast ? Normal : m_chosenSpeed;
    case Pace::Slow:
        return m_chosenSpeed == Learn || m_chosenSpeed == Relaxed ? Learn : Relaxed;
    case Pace::Hurried:
        return m_chosenSpeed == Off ? Off : Fast;
    }
    return m_chosenSpeed;
}

void BoardWidget::setTexts(const BoardTexts& texts)
{
    m_texts = texts;
}

QString BoardWidget::accessibleText(rules::Place place) const
{
    return m_texts.accessibleName ? m_texts.accessibleName(place) : QString::number(board().at(place));
}

QString BoardWidget::description(rules::Place place) const
{
    return m_texts.description ? m_texts.description(place) : accessibleText(place);
}

void BoardWidget::setPicking(bool on)
{
    m_isPicking = on;
    unsetCursor();
}

void BoardWidget::setFocusedHouse(std::optional<rules::House> house)
{
    if (m_focused == house)
        return;
    m_focused = house;
    m_toldFocus.reset();
    refreshMarks();
    tellFocus();
    tellHover();
}

/// To screen readers: a pit has the focus, not the board.
void BoardWidget::tellFocus()
{
    if (!m_focused || m_toldFocus == m_focused || !hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(accessibleIndexOf(boardLayout(), *m_focused));
    QAccessible::updateAccessibility(&focus);
    m_toldFocus = m_focused;
}

void BoardWidget::press(rules::House house)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (!alive || house.number > board().houses) // a digit beyond the row
        return;
    if (m_isPicking)
        Q_EMIT placePicked(house);
    else if (isPlayable(house))
        Q_EMIT moveWished(house);
    else {
        refuse(house);
        Q_EMIT placeRefused(house);
    }
}

void BoardWidget::pressNumber(int number)
{
    const auto& prescribed = board().prescribed;
    const rules::Side row = prescribed && prescribed->number == number ? prescribed->row : board().sideToMove;
    press({row, static_cast<std::uint8_t>(number)});
}

void BoardWidget::refreshMarks()
{
    mark(m_hovered, hasFocus() ? m_focused : std::nullopt);
}

void BoardWidget::tellHover()
{
    Q_EMIT houseHovered(m_hovered ? m_hovered : hasFocus() ? m_focused : std::nullopt);
}

void BoardWidget::pin(std::optional<rules::House> house)
{
    if (m_pinned == house)
        return;
    m_pinned = house;
    Q_EMIT housePinned(house);
}

void BoardWidget::hover(std::optional<rules::House> house)
{
    if (m_hovered == house)
        return;
    m_hovered = house;
    refreshMarks();
    tellHover();
}

bool BoardWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        showToolTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // Arrows may be shortcuts of the window; while a house has the focus they belong to the board.
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (m_focused && ((isArrow(key) && m_arrowKeys == ArrowKeys::Walk) || presses || key == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return BoardDisplay::event(event);
}

void BoardWidget::showToolTip(const QHelpEvent& event)
{
    const BoardGeometry& geometry = scene().geometry;
    if (const auto house = geometry.houseAt(event.pos())) {
        // It would cover the preview, which tells more.
        const QString text = m_texts.toolTip && !preview() ? m_texts.toolTip(*house) : QString();
        return QToolTip::showText(event.globalPos(), text, this, geometry.cell(*house).toRect());
    }
    // The written name may be shortened.
    for (const rules::Side side : rules::kBothSides) {
        const QRectF room = geometry.name(side);
        if (room.contains(event.pos()))
            return QToolTip::showText(event.globalPos(), scene().names[indexOf(side)], this, room.toRect());
    }
    QToolTip::hideText();
}

/// The pits to which Tab goes.
std::vector<rules::House> BoardWidget::stops() const
{
    std::vector<rules::House> stops;
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= boardLayout().houses; ++number) {
            if (isPlayable({side, number}))
                stops.push_back({side, number});
        }
    }
    return stops;
}

/// Where a board that nothing can be played on is walked, too.
rules::House BoardWidget::firstStop() const
{
    const std::vector<rules::House> stops = this->stops();
    return stops.empty() ? rules::House{board().sideToMove, 1} : stops.front();
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation(); // a house may only become playable then
    if (!alive)
        return false;
    const std::vector<rules::House> stops = this->stops();
    const auto here = m_focused ? std::find(stops.begin(), stops.end(), *m_focused) : stops.end();
    if (here != stops.end()) {
        const auto index = here - stops.begin() + (next ? 1 : -1);
        if (index >= 0 && index < static_cast<std::ptrdiff_t>(stops.size())) {
            setFocusedHouse(stops[static_cast<std::size_t>(index)]);
            return true;
        }
    } else if (hasFocus() && !stops.empty()) {
        setFocusedHouse(next ? stops.front() : stops.back());
        return true;
    }
    return BoardDisplay::focusNextPrevChild(next);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    const bool wasSowing = isAnimating();
    completeAnimation();
    if (!alive || event->button() != Qt::LeftButton || wasSowing) // nobody plays before seeing where the stones fell
        return;
    const BoardGeometry& geometry = scene().geometry;
    if (const auto house = geometry.houseAt(event->position()))
        return press(*house);
    for (const rules::Side side : rules::kBothSides) {
        const rules::Place store = rules::Place::store(side);
        if (!geometry.pit(store).contains(event->position()))
            continue;
        if (m_isPicking)
            Q_EMIT placePicked(store);
        else
            Q_EMIT placeRefused(store);
        return;
    }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    const auto house = scene().geometry.houseAt(event->position());
    // The keyboard focus may be elsewhere, so the pointer's event tells whether Shift is held.
    if (!(event->modifiers() & Qt::ShiftModifier))
        pin(std::nullopt);
    else if (!m_pinned && m_hovered)
        pin(m_hovered);
    if (house != m_hovered)
        setCursor(house && (isPlayable(*house) || m_isPicking) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(house);
}

void BoardWidget::leaveEvent(QEvent* event)
{
    BoardDisplay::leaveEvent(event);
    hover(std::nullopt);
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    completeAnimation();
    event->ignore();
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift && !event->isAutoRepeat())
        pin(std::nullopt);
    BoardDisplay::keyReleaseEvent(event);
}

std::optional<rules::House> BoardWidget::neighbour(rules::House house, int key) const
{
    if (m_arrowKeys == ArrowKeys::Unused)
        return std::nullopt;
    const BoardGeometry& geometry = scene().geometry;
    const int houses = boardLayout().houses;
    const int column = geometry.column(house) + (key == Qt::Key_Right) - (key == Qt::Key_Left);
    rules::Side row = house.row;
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        row = (key == Qt::Key_Down) == geometry.isBottom(rules::Side::South) ? rules::Side::South : rules::Side::North;
    else if (key != Qt::Key_Left && key != Qt::Key_Right)
        return std::nullopt;
    const int wanted = std::clamp(column, 0, houses - 1);
    return rules::House{row, static_cast<std::uint8_t>(geometry.isBottom(row) ? wanted + 1 : houses - wanted)};
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Shift) {
        // Shift alone has no meaning, so it does not end an animation.
        return pin(m_hovered ? m_hovered : m_focused);
    }
    const QPointer<BoardWidget> alive(this);
    const bool wasAnimating = isAnimating();
    completeAnimation();
    if (!alive)
        return;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        if (m_isPicking && key == Qt::Key_0) {
            Q_EMIT placePicked(rules::Place::store(board().sideToMove));
            return;
        }
        if (key == Qt::Key_Escape) {
            // Whoever listens is always at a pit.
            const bool isMine = wasAnimating || (m_focused && !hasListener()) || preview();
            if (!hasListener())
                setFocusedHouse(std::nullopt);
            setPreview(std::nullopt);
            Q_EMIT escaped();
            if (isMine)
                return;
        }
        if (key >= Qt::Key_1 && key <= Qt::Key_9)
            return pressNumber(key - Qt::Key_0);
        if (m_focused && (isEnter || key == Qt::Key_Space))
            return press(*m_focused);
        if (const auto next = m_focused ? neighbour(*m_focused, key) : std::nullopt)
            return setFocusedHouse(next);
        if (!m_focused && (isEnter || key == Qt::Key_Space || (isArrow(key) && m_arrowKeys == ArrowKeys::Walk)))
            return setFocusedHouse(firstStop());
    }
    // Enter completed the animation; it must not also press a button that got the focus at its end.
    if (wasAnimating && isEnter)
        return;
    BoardDisplay::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    BoardDisplay::focusInEvent(event);
    const bool isBack = event->reason() == Qt::BacktabFocusReason;
    if (!m_focused && (isBack || event->reason() == Qt::TabFocusReason)) {
        const std::vector<rules::House> stops = this->stops();
        setFocusedHouse(isBack && !stops.empty() ? stops.back() : firstStop());
    }
    if (hasListener() && event->reason() != Qt::MouseFocusReason) {
        // Whoever listens is always at a pit, so that the arrow keys work at once.
        if (!m_focused) {
            m_focused = rules::House{board().sideToMove, 1};
            tellHover();
        }
        // After Qt's own event, which names the board, and not at all if the room asks for something else by then.
        QMetaObject::invokeMethod(this, &BoardWidget::tellFocus, Qt::QueuedConnection);
    }
    refreshMarks();
}

void BoardWidget::focusOutEvent(QFocusEvent* event)
{
    BoardDisplay::focusOutEvent(event);
    m_toldFocus.reset();
    refreshMarks();
    pin(std::nullopt);
    tellHover();
}

} // namespace qumalaq::desktop
