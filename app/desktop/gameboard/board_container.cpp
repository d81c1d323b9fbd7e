// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/board_container.h"

#include "app/desktop/board/board_widget.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr QSize kSmallestBoard(250, 170); ///< one of few pits is narrower, and its pits are still as wide
constexpr int kGap = 4;

} // namespace

BoardContainer::BoardContainer(BoardWidget* board, QWidget* below, QWidget* parent)
    : QWidget(parent)
    , m_board(board)
    , m_below(below)
{
    m_board->setParent(this);
    m_below->setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize BoardContainer::sizeHint() const
{
    const QSize board = m_board->sizeHint();
    return {board.width(), board.height() + belowHeight() + kGap};
}

QSize BoardContainer::minimumSizeHint() const
{
    const int height = m_board->heightForWidth(kSmallestBoard.width());
    return {kSmallestBoard.width(), std::min(height, kSmallestBoard.height()) + belowHeight() + kGap};
}

/// The height of the widget below: its fixed height, or that of a line of text.
int BoardContainer::belowHeight() const
{
    if (!hasBelow())
        return 0;
    const bool isFixed = m_below->minimumHeight() == m_below->maximumHeight();
    return isFixed ? m_below->minimumHeight() : m_below->fontMetrics().height() * 3 / 2;
}

void BoardContainer::updateLayout()
{
    const int below = belowHeight();
    const int gap = below > 0 ? kGap : 0;
    const int space = std::max(1, height() - below - gap);
    int boardWidth = width();
    int boardHeight = m_board->heightForWidth(boardWidth);
    if (boardHeight > space) {
        boardWidth = boardWidth * space / boardHeight;
        boardHeight = space;
    }
    const int top = (height() - boardHeight - below - gap) / 2;
    m_board->setGeometry((width() - boardWidth) / 2, top, boardWidth, boardHeight);
    if (hasBelow())
        m_below->setGeometry(0, top + boardHeight + gap, width(), below);
    if (std::exchange(m_needed, minimumSizeHint()) != minimumSizeHint())
        updateGeometry();
}

void BoardContainer::resizeEvent(QResizeEvent*)
{
    updateLayout();
}

bool BoardContainer::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::StyleChange)
        updateLayout();
    return QWidget::event(event);
}

} // namespace qumalaq::desktop
