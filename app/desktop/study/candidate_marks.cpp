// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/candidate_marks.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace qumalaq::desktop {

CandidateMarks::CandidateMarks(BoardWidget* board) : QWidget(board), m_board(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    board->installEventFilter(this);
    setGeometry(board->rect());
    hide();
}

void CandidateMarks::setMarks(const std::vector<Mark>& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    setVisible(!marks.empty());
    raise();
    update();
}

bool CandidateMarks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_board->rect());
    return QWidget::eventFilter(watched, event);
}

void CandidateMarks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The best move is painted last, on top.
    for (std::size_t i = m_marks.size(); i-- > 0;) {
        const Mark& mark = m_marks[i];
        const QRectF pit(m_board->pitRect(mark.pit));
        const double unit = std::min(pit.width(), pit.height());
        const bool isBest = i == 0;
        if (isBest) {
            painter.setPen(QPen(currentTheme().hint, std::max(2.0, unit * 0.05)));
            painter.setBrush(Qt::NoBrush);
            const QRectF ring = pit.adjusted(unit * 0.03, unit * 0.03, -unit * 0.03, -unit * 0.03);
            painter.drawRoundedRect(ring, ring.width() / 2, ring.width() / 2);
        }
        QFont font = this->font();
        font.setBold(isBest);
        font.setPixelSize(std::max(11, static_cast<int>(unit * 0.2)));
        painter.setFont(font);
        const QFontMetricsF metrics(font);
        const double height = metrics.height() * 1.15;
        const double text = metrics.horizontalAdvance(mark.label);
        // Neighbours must not overlap on a small board.
        const double width = std::max(text + 4, std::min(std::max(text + height * 0.6, height * 1.4), pit.width()));
        const QRectF plate(pit.center().x() - width / 2, pit.center().y() - height / 2, width, height);
        painter.setPen(
            QPen(isBest ? currentTheme().hint : currentTheme().outline, currentTheme().drawsOutlines ? 2 : 1.2));
        painter.setBrush(currentTheme().surface);
        painter.drawRoundedRect(plate, height / 2, height / 2);
        painter.setPen(currentTheme().text);
        painter.drawText(plate, Qt::AlignCenter, mark.label);
    }
}

} // namespace qumalaq::desktop
