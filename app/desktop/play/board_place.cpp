// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/board_place.h"

#include "app/desktop/board/board_widget.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kSmallestWidth = 420;
constexpr int kSmallestHeight = 250;

} // namespace

BoardPlace::BoardPlace(BoardWidget* board, QLabel* caption, QWidget* parent)
    : QWidget(parent)
    , m_board(board)
    , m_caption(caption)
{
    m_board->setParent(this);
    m_caption->setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize BoardPlace::sizeHint() const
{
    const QSize board = m_board->sizeHint();
    return {board.width(), board.height() + captionHeight()};
}

QSize BoardPlace::minimumSizeHint() const
{
    return {kSmallestWidth, kSmallestHeight};
}

int BoardPlace::captionHeight() const
{
    return m_caption->isHidden() || m_caption->text().isEmpty() ? 0 : m_caption->fontMetrics().height() * 3 / 2;
}

void BoardPlace::arrange()
{
    const int caption = captionHeight();
    const int room = std::max(1, height() - caption);
    int boardWidth = width();
    int boardHeight = m_board->heightForWidth(boardWidth);
    if (boardHeight > room) {
        boardWidth = boardWidth * room / boardHeight;
        boardHeight = room;
    }
    const int top = (height() - boardHeight - caption) / 2;
    m_board->setGeometry((width() - boardWidth) / 2, top, boardWidth, boardHeight);
    m_caption->setGeometry(0, top + boardHeight, width(), caption);
}

void BoardPlace::resizeEvent(QResizeEvent*)
{
    arrange();
}

bool BoardPlace::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::StyleChange)
        arrange();
    return QWidget::event(event);
}

} // namespace qumalaq::desktop
