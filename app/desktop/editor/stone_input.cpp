// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/stone_input.h"

#include "app/desktop/board/board_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace qumalaq::desktop {

using rules::Side;

namespace {

/// Digits typed within this time of each other form one number.
constexpr int kTypingMs = 1200;

[[nodiscard]] bool isDigit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

[[nodiscard]] bool isPlain(const QKeyEvent& key)
{
    return (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
}

} // namespace

StoneInput::StoneInput(BoardWidget& board, notation::PositionDraft& draft, QObject* parent)
    : QObject(parent)
    , m_board(board)
    , m_draft(draft)
{
    m_board.installEventFilter(this);
}

std::optional<rules::Place> StoneInput::placeAt(QPointF point) const
{
    for (const Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= m_draft.board().pits; ++number) {
            if (m_board.pitRect({side, number}).contains(point.toPoint()))
                return rules::Pit{side, number};
        }
        if (m_board.storeRect(side).contains(point.toPoint()))
            return rules::Place::store(side);
    }
    return std::nullopt;
}

void StoneInput::add(rules::Place place, int stones)
{
    m_draft.setCount(place, m_draft.board().at(place) + stones);
    m_typedAt.reset();
    Q_EMIT laid();
}

void StoneInput::type(rules::Pit pit, int digit)
{
    const bool goesOn = m_typedAt == pit && m_sinceTyped.isValid() && m_sinceTyped.elapsed() < kTypingMs;
    m_typed = goesOn ? m_typed * 10 + digit : digit;
    if (m_typed > m_draft.layout().totalStones)
        m_typed = digit;
    m_draft.setCount(pit, m_typed);
    m_typedAt = pit;
    m_sinceTyped.start();
    Q_EMIT laid();
}

bool StoneInput::press(const QKeyEvent& key)
{
    const auto pit = m_board.focusedPit();
    if (!pit || !isPlain(key))
        return false;
    if (isDigit(key.key())) {
        type(*pit, key.key() - Qt::Key_0);
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        add(*pit, 1);
        return true;
    case Qt::Key_Minus:
        add(*pit, -1);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        add(*pit, -m_draft.board().at(*pit));
        return true;
    case Qt::Key_T:
        if (!m_draft.hasTuzdyks())
            return false;
        m_draft.setTuzdyk(rules::opponentOf(pit->row), m_draft.board().tuzdykOwner(*pit) ? 0 : pit->number);
        Q_EMIT laid();
        return true;
    default:
        return false;
    }
}

bool StoneInput::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool adds = mouse->button() == Qt::LeftButton;
        if (!adds && mouse->button() != Qt::RightButton)
            return true;
        m_board.setFocus(Qt::MouseFocusReason);
        if (const auto place = placeAt(mouse->position())) {
            m_board.setFocusedPit(place->isStore() ? std::nullopt : std::optional(place->pit()));
            add(*place, adds ? 1 : -1);
        }
        return true;
    }
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        const auto place = placeAt(wheel->position());
        if (const int steps = m_wheel.of(*wheel); place && steps != 0)
            add(*place, -steps);
        return true;
    }
    case QEvent::ShortcutOverride: {
        // These keys are commands elsewhere; here they edit the pit.
        const auto* key = static_cast<QKeyEvent*>(event);
        const int code = key->key();
        const bool isStone = isDigit(code) || code == Qt::Key_Plus || code == Qt::Key_Equal || code == Qt::Key_Minus
                             || code == Qt::Key_T;
        if (!isStone || !isPlain(*key) || !m_board.focusedPit())
            return false;
        event->accept();
        return true;
    }
    case QEvent::KeyPress:
        return press(*static_cast<QKeyEvent*>(event));
    default:
        return QObject::eventFilter(object, event);
    }
}

} // namespace qumalaq::desktop
