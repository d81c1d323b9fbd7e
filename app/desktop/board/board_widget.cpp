// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"

#include "app/desktop/board/board_accessible.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/keys.h"
#include "app/desktop/board/screen_reader.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

BoardWidget::BoardWidget(QWidget* parent) : BoardDisplay(parent)
{
    installBoardAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void BoardWidget::setBoardLayout(const rules::BoardLayout& layout)
{
    if (m_focused && layout != boardLayout()) {
        m_focused = rules::Pit{rules::Side::South, 1};
        m_announcedFocus.reset();
    }
    BoardDisplay::setBoardLayout(layout);
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

SowingSpeed BoardWidget::speed() const
{
    using enum SowingSpeed;
    switch (m_pace) {
    case Pace::Chosen:
        break;
    case Pace::Usual:
        return m_chosenSpeed == Off ? Off : Normal;
    case Pace::Followable:
        return m_chosenSpeed == Fast ? Normal : m_chosenSpeed;
    case Pace::Slow:
        return Slow;
    case Pace::Hurried:
        return m_chosenSpeed == Off ? Off : Fast;
    }
    return m_chosenSpeed;
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

void BoardWidget::setFocusedPit(std::optional<rules::Pit> pit)
{
    if (m_focused == pit)
        return;
    m_focused = pit;
    m_announcedFocus.reset();
    refreshMarks();
    announceFocus();
    emitPitHovered();
}

void BoardWidget::leaveFocusedPit()
{
    if (!isScreenReaderActive())
        setFocusedPit(std::nullopt);
}

/// Reports to screen readers that a pit has the focus, not the board.
void BoardWidget::announceFocus()
{
    if (!m_focused || m_announcedFocus == m_focused || !hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(accessibleIndexOf(boardLayout(), *m_focused));
    QAccessible::updateAccessibility(&focus);
    m_announcedFocus = m_focused;
}

void BoardWidget::press(rules::Pit pit)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (!alive || pit.number > board().pits) // a digit beyond the row
        return;
    if (m_isPicking)
        Q_EMIT placePicked(pit);
    else if (isPlayable(pit))
        Q_EMIT moveRequested(pit);
    else {
        refuse(pit);
        Q_EMIT placeRefused(pit);
    }
}

void BoardWidget::pressNumber(int number)
{
    if (m_isPicking && m_focused)
        return press({m_focused->row, static_cast<std::uint8_t>(number)});
    leaveFocusedPit();
    const auto& prescribed = board().prescribed;
    const rules::Side row = prescribed && prescribed->number == number ? prescribed->row : board().sideToMove;
    press({row, static_cast<std::uint8_t>(number)});
}

void BoardWidget::refreshMarks()
{
    mark(m_hovered, hasFocus() ? m_focused : std::nullopt);
}

void BoardWidget::emitPitHovered()
{
    Q_EMIT pitHovered(m_hovered ? m_hovered : hasFocus() ? m_focused : std::nullopt);
}

void BoardWidget::pin(std::optional<rules::Pit> pit)
{
    if (m_pinned == pit)
        return;
    m_pinned = pit;
    Q_EMIT pitPinned(pit);
}

void BoardWidget::hover(std::optional<rules::Pit> pit)
{
    if (m_hovered == pit)
        return;
    m_hovered = pit;
    refreshMarks();
    emitPitHovered();
}

bool BoardWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        showToolTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // These keys may be shortcuts of the window. While a pit has the focus they belong to the board.
        const auto* press = static_cast<QKeyEvent*>(event);
        const int key = press->key();
        const bool isPlain = !(press->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        const bool presses = isEnter(key) || key == Qt::Key_Space;
        if (isPlain
            && ((isArrow(key) && m_arrowKeys != ArrowKeys::Unused && (m_focused || m_isPicking))
                || (m_focused && (presses || key == Qt::Key_Escape)))) {
            event->accept();
            return true;
        }
    }
    return BoardDisplay::event(event);
}

void BoardWidget::showToolTip(const QHelpEvent& event)
{
    const BoardGeometry& geometry = scene().geometry;
    if (const auto pit = geometry.pitAt(event.pos())) {
        // A tool tip would cover the preview.
        const QString text = m_texts.toolTip && !preview() ? m_texts.toolTip(*pit) : QString();
        return QToolTip::showText(event.globalPos(), text, this, geometry.cell(*pit).toRect());
    }
    // The painted name may be elided.
    for (const rules::Side side : rules::kBothSides) {
        const QRectF space = geometry.name(side);
        if (space.contains(event.pos()))
            return QToolTip::showText(event.globalPos(), scene().names[indexOf(side)], this, space.toRect());
    }
    QToolTip::hideText();
}

std::optional<rules::Place> BoardWidget::placeAt(const QPointF& point) const
{
    const BoardGeometry& geometry = scene().geometry;
    if (const auto pit = geometry.pitAt(point))
        return *pit;
    for (const rules::Side side : rules::kBothSides) {
        if (const rules::Place store = rules::Place::store(side); geometry.pit(store).contains(point))
            return store;
    }
    return std::nullopt;
}

/// The pits in the tab order.
std::vector<rules::Pit> BoardWidget::stops() const
{
    std::vector<rules::Pit> stops;
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= boardLayout().pits; ++number) {
            if (isPlayable({side, number}))
                stops.push_back({side, number});
        }
    }
    return stops;
}

/// The pit of the hint, if there is one. Also valid if no pit is playable.
rules::Pit BoardWidget::firstStop() const
{
    if (hint() && isPlayable(*hint()))
        return *hint();
    const std::vector<rules::Pit> stops = this->stops();
    return stops.empty() ? rules::Pit{bottom(), 1} : stops.front();
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation(); // a pit may become playable only then
    if (!alive)
        return false;
    const std::vector<rules::Pit> stops = this->stops();
    const auto here = m_focused ? std::find(stops.begin(), stops.end(), *m_focused) : stops.end();
    if (here != stops.end()) {
        const auto index = here - stops.begin() + (next ? 1 : -1);
        if (index >= 0 && index < static_cast<std::ptrdiff_t>(stops.size())) {
            setFocusedPit(stops[static_cast<std::size_t>(index)]);
            return true;
        }
    } else if (hasFocus() && !stops.empty()) {
        setFocusedPit(next ? stops.front() : stops.back());
        return true;
    }
    return BoardDisplay::focusNextPrevChild(next);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    const bool wasSowing = isAnimating() && !isGoingBack();
    completeAnimation();
    if (!alive || event->button() != Qt::LeftButton)
        return;
    leaveFocusedPit();
    if (wasSowing) // such a click only completes the animation
        return;
    m_pressed = placeAt(event->position());
}

/// The button is released over the place where it was pressed; anywhere else takes the press back.
void BoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || placeAt(event->position()) != pressed)
        return;
    if (!pressed->isStore())
        press(pressed->pit());
    else if (m_isPicking)
        Q_EMIT placePicked(*pressed);
    else
        Q_EMIT placeRefused(*pressed);
}

/// The second press of a double click must not act on what the first one has caused.
void BoardWidget::mouseDoubleClickEvent(QMouseEvent*) {}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    auto pit = scene().geometry.pitAt(event->position());
    if (!(event->buttons() & Qt::LeftButton))
        m_pressed.reset();
    if (m_pressed && pit && *m_pressed != rules::Place(*pit)) // releasing the button would play nothing
        pit.reset();
    // Without the keyboard focus there are no key events for Shift.
    if (!(event->modifiers() & Qt::ShiftModifier))
        pin(std::nullopt);
    else if (!m_pinned && m_hovered)
        pin(m_hovered);
    if (pit != m_hovered)
        setCursor(pit && (isPlayable(*pit) || m_isPicking) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(pit);
}

void BoardWidget::leaveEvent(QEvent* event)
{
    BoardDisplay::leaveEvent(event);
    hover(std::nullopt);
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    event->setAccepted(m_stepsByWheel);
    completeAnimation();
    if (!alive || !m_stepsByWheel)
        return;
    if (const int steps = m_wheel.of(*event); steps != 0)
        Q_EMIT stepped(steps);
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift && !event->isAutoRepeat())
        pin(std::nullopt);
    BoardDisplay::keyReleaseEvent(event);
}

std::optional<rules::Pit> BoardWidget::neighbour(rules::Pit pit, int key) const
{
    if (m_arrowKeys == ArrowKeys::Unused)
        return std::nullopt;
    const BoardGeometry& geometry = scene().geometry;
    const int pits = boardLayout().pits;
    const int column = geometry.column(pit) + (key == Qt::Key_Right) - (key == Qt::Key_Left);
    rules::Side row = pit.row;
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        row = (key == Qt::Key_Down) == geometry.isBottom(rules::Side::South) ? rules::Side::South : rules::Side::North;
    else if (key != Qt::Key_Left && key != Qt::Key_Right)
        return std::nullopt;
    const int wanted = std::clamp(column, 0, pits - 1);
    return rules::Pit{row, static_cast<std::uint8_t>(geometry.isBottom(row) ? wanted + 1 : pits - wanted)};
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Shift) {
        // Shift alone does not end an animation.
        return pin(m_hovered ? m_hovered : m_focused);
    }
    const QPointer<BoardWidget> alive(this);
    const bool wasAnimating = isAnimating();
    completeAnimation();
    if (!alive)
        return;
    if (!(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        if (m_isPicking && key == Qt::Key_0) {
            Q_EMIT placePicked(rules::Place::store(board().sideToMove));
            return;
        }
        if (key == Qt::Key_Escape) {
            // With a listener a pit always has the focus. The preview of a pit under the pointer is no selection.
            const bool isMine = wasAnimating || (m_focused && (!isScreenReaderActive() || preview()));
            leaveFocusedPit();
            setPreview(std::nullopt);
            Q_EMIT escaped();
            if (isMine)
                return;
        }
        if (key >= Qt::Key_1 && key <= Qt::Key_9)
            return pressNumber(key - Qt::Key_0);
        if (m_focused && (isEnter(key) || key == Qt::Key_Space))
            return press(*m_focused);
        if (const auto next =
                m_focused || m_isPicking ? neighbour(m_focused.value_or(firstStop()), key) : std::nullopt) {
            if (next == m_focused)
                Q_EMIT edgeReached();
            return setFocusedPit(next);
        }
        if (!m_focused && (isEnter(key) || key == Qt::Key_Space || (isArrow(key) && m_arrowKeys == ArrowKeys::Walk)))
            return setFocusedPit(firstStop());
    }
    // Enter completed the animation; it must not also press a button that has got the focus meanwhile.
    if (wasAnimating && isEnter(key))
        return;
    BoardDisplay::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    BoardDisplay::focusInEvent(event);
    const bool isBack = event->reason() == Qt::BacktabFocusReason;
    if (!m_focused && (isBack || event->reason() == Qt::TabFocusReason)) {
        const std::vector<rules::Pit> stops = this->stops();
        setFocusedPit(isBack && !stops.empty() ? stops.back() : firstStop());
    }
    if (isScreenReaderActive() && event->reason() != Qt::MouseFocusReason) {
        // With a listener a pit always has the focus, so that the arrow keys work at once.
        if (!m_focused) {
            m_focused = rules::Pit{firstStop().row, 1};
            emitPitHovered();
        }
        // Queued, because Qt's own focus event for the board comes first and the page may move the focus on.
        QMetaObject::invokeMethod(this, &BoardWidget::announceFocus, Qt::QueuedConnection);
    }
    refreshMarks();
}

void BoardWidget::focusOutEvent(QFocusEvent* event)
{
    BoardDisplay::focusOutEvent(event);
    m_announcedFocus.reset();
    refreshMarks();
    pin(std::nullopt);
    emitPitHovered();
}

} // namespace qumalaq::desktop
