// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/evaluation_bar.h"

#include "app/desktop/i18n/score_text.h"
#include "app/desktop/play/race_bar.h"
#include "core/session/score_view.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace qumalaq::desktop {

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    retranslate();
}

void EvaluationBar::setScore(const std::optional<ai::Score>& score)
{
    if (score == m_score)
        return;
    m_score = score;
    retranslate();
    update();
}

void EvaluationBar::setFlipped(bool flipped)
{
    m_isFlipped = flipped;
    update();
}

void EvaluationBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize EvaluationBar::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("+00.0")) + 6, fontMetrics().height() * 8};
}

QSize EvaluationBar::minimumSizeHint() const
{
    return {sizeHint().width(), fontMetrics().height() * 4};
}

void EvaluationBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EvaluationBar::retranslate()
{
    setAccessibleName(tr("Evaluation"));
    const QString text = m_score ? tr("%1. First wins %2 of such games.", "sentence, percentage")
                                       .arg(ScoreText::sentence(*m_score), ScoreText::chance(*m_score))
                                 : QString();
    setAccessibleDescription(text);
    setToolTip(text);
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = this->font();
    font.setBold(true);
    painter.setFont(font);
    const double text = painter.fontMetrics().height();
    const QRectF track =
        QRectF(rect()).adjusted(1, text + 2, -1, -text - 2).adjusted(width() / 5.0, 0, -width() / 5.0, 0);
    QPainterPath outline;
    outline.addRoundedRect(track, 5, 5);
    painter.fillPath(outline, m_theme.surface);
    if (m_score) {
        const double share = session::winChance(*m_score);
        const double edge =
            m_isFlipped ? track.top() + track.height() * share : track.bottom() - track.height() * share;
        for (const int side : {0, 1}) {
            const bool isBelow = (side == 0) != m_isFlipped;
            QRectF part = track;
            if (isBelow)
                part.setTop(edge);
            else
                part.setBottom(edge);
            QPainterPath shape;
            shape.addRect(part);
            fillAsOwner(painter, shape.intersected(outline), m_theme, side);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.outline, m_theme.drawsOutlines ? 2 : 1));
    painter.drawPath(outline);
    painter.setPen(QPen(m_theme.text, 2));
    painter.drawLine(QPointF(track.left() - 3, track.center().y()), QPointF(track.right() + 3, track.center().y()));
    if (!m_score)
        return;
    // The number is at the end of the side that is ahead.
    const bool isAtBottom = (session::winChance(*m_score) >= 0.5) != m_isFlipped;
    const QRectF place(0, isAtBottom ? height() - text - 1 : 1, width(), text);
    painter.drawText(place, Qt::AlignCenter, ScoreText::sign(*m_score));
}

} // namespace qumalaq::desktop
