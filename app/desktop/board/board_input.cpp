// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What BoardWidget does with the mouse and the keyboard.
#include "app/desktop/board/board_widget_p.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <vector>

namespace qumalaq::desktop {

bool BoardWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const BoardGeometry& geometry = d->scene.geometry;
        if (const auto house = geometry.houseAt(help->pos())) {
            const QString text = d->texts.toolTip ? d->texts.toolTip(*house) : QString();
            QToolTip::showText(help->globalPos(), text, this, geometry.cell(*house).toRect());
            return true;
        }
        // A name may have been shortened where it is written.
        for (const rules::Side side : rules::kBothSides) {
            if (geometry.name(side).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), d->scene.names[indexOf(side)], this,
                                   geometry.name(side).toRect());
                return true;
            }
        }
        QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // The window may use the arrows for something else; while a house has the focus they are the board's.
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool arrows = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
        const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (d->focused && (arrows || presses || key == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    std::vector<rules::House> stops;
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= d->layout.houses; ++number) {
            if (isPlayable({side, number}))
                stops.push_back({side, number});
        }
    }
    const auto here = d->focused ? std::find(stops.begin(), stops.end(), *d->focused) : stops.end();
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
    return QWidget::focusNextPrevChild(next);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    const QPointer<BoardWidget> alive(this);
    completeAnimation();
    if (alive && event->button() == Qt::LeftButton) {
        if (const auto house = d->scene.geometry.houseAt(event->position())) {
            press(*house);
            return;
        }
        for (const rules::Side side : rules::kBothSides) {
            const rules::Place store = rules::Place::store(side);
            if (d->scene.geometry.pit(store).contains(event->position())) {
                if (d->isPicking)
                    Q_EMIT placePicked(store);
                else
                    Q_EMIT placeRefused(store);
                return;
            }
        }
    }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    const auto house = d->scene.geometry.houseAt(event->position());
    // The board need not have the keyboard to see that Shift is held.
    if (!(event->modifiers() & Qt::ShiftModifier))
        d->pin(std::nullopt);
    else if (!d->pinned && d->hovered)
        d->pin(d->hovered);
    if (house == d->hovered)
        return;
    d->hovered = house;
    d->scene.hovered = house;
    setCursor(house && (isPlayable(*house) || d->isPicking) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    d->tellHover();
}

void BoardWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (!d->hovered)
        return;
    d->hovered.reset();
    d->scene.hovered.reset();
    update();
    d->tellHover();
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    completeAnimation();
    event->ignore();
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift && !event->isAutoRepeat())
        d->pin(std::nullopt);
    QWidget::keyReleaseEvent(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Shift) {
        // It says nothing by itself, so it does not end an animation.
        d->pin(d->hovered ? d->hovered : d->focused);
        return;
    }
    const QPointer<BoardWidget> alive(this);
    const bool wasAnimating = isAnimating();
    completeAnimation();
    if (!alive)
        return;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && d->isPicking && key == Qt::Key_0) {
        Q_EMIT placePicked(rules::Place::store(d->board.sideToMove));
        return;
    }
    if (plain && key == Qt::Key_Escape) {
        const bool isMine = wasAnimating || d->focused || d->preview || d->isPicking;
        setFocusedHouse(std::nullopt);
        setPreview(std::nullopt);
        Q_EMIT escaped();
        if (isMine)
            return;
    }
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_9) {
        press({d->board.sideToMove, static_cast<std::uint8_t>(key - Qt::Key_0)});
        return;
    }
    if (d->focused && plain) {
        rules::House house = *d->focused;
        const int column = d->scene.geometry.column(house);
        const auto inColumn = [&](rules::Side row, int wanted) {
            wanted = std::clamp(wanted, 0, d->layout.houses - 1);
            const int number = d->scene.geometry.isBottom(row) ? wanted + 1 : d->layout.houses - wanted;
            return rules::House{row, static_cast<std::uint8_t>(number)};
        };
        switch (key) {
        case Qt::Key_Left:
            setFocusedHouse(inColumn(house.row, column - 1));
            return;
        case Qt::Key_Right:
            setFocusedHouse(inColumn(house.row, column + 1));
            return;
        case Qt::Key_Up:
        case Qt::Key_Down:
            setFocusedHouse(inColumn((key == Qt::Key_Down) == d->scene.geometry.isBottom(rules::Side::South)
                                         ? rules::Side::South
                                         : rules::Side::North,
                                     column));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            press(house);
            return;
        default:
            break;
        }
    }
    // It has shown the rest of the move; a button that has been given the focus for that is not meant by it.
    if (wasAnimating && (key == Qt::Key_Return || key == Qt::Key_Enter))
        return;
    QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!d->focused && (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason))
        focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    d->scene.focused = d->focused;
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    d->scene.focused.reset();
    update();
    d->pin(std::nullopt);
    d->tellHover();
}

} // namespace qumalaq::desktop
