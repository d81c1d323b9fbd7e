// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/evaluation_bar.h"

#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/session/score_view.h"

#include <QAccessible>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kWidestScore("+000.0 ");

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Evaluation"));
}

void EvaluationBar::setScore(const std::optional<ai::Score>& score, rules::GameId game)
{
    if (score == m_score && game == m_game)
        return;
    m_score = score;
    m_game = game;
    describe();
    update();
}

void EvaluationBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void EvaluationBar::tellScore() const
{
    const QString score = isVisible() ? accessibleDescription() : QString();
    tell(*this, score.isEmpty() ? tr("There is no evaluation.") : score, Announcer::Kind::Answer);
}

QSize EvaluationBar::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(kWidestScore) * 5, fontMetrics().height()};
}

QSize EvaluationBar::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(kWidestScore) * 3, fontMetrics().height()};
}

void EvaluationBar::describe()
{
    const QString text = m_score ? tr("%1. First’s chances: %2.", "sentence, percentage")
                                       .arg(ScoreText::sentence(*m_score, m_game), ScoreText::chance(*m_score))
                                 : QString();
    if (accessibleDescription() != text)
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
    const double text = painter.fontMetrics().horizontalAdvance(kWidestScore);
    const QRectF track = QRectF(rect()).adjusted(text, height() / 5.0, -text, -height() / 5.0);
    QPainterPath outline;
    outline.addRoundedRect(track, 5, 5);
    painter.fillPath(outline, m_theme.surface);
    if (m_score) {
        const double edge = track.left() + track.width() * session::winChance(*m_score);
        for (const rules::Side side : rules::kBothSides) {
            QRectF part = track;
            if (side == rules::Side::South)
                part.setRight(edge);
            else
                part.setLeft(edge);
            QPainterPath shape;
            shape.addRect(part);
            fillAsOwner(painter, shape.intersected(outline), m_theme, side);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.outline, m_theme.drawsOutlines ? 2 : 1));
    painter.drawPath(outline);
    painter.setPen(QPen(m_theme.text, 2));
    painter.drawLine(QPointF(track.center().x(), track.top() - 3), QPointF(track.center().x(), track.bottom() + 3));
    if (!m_score)
        return;
    // Whole stones, at the end of the side ahead.
    const bool isAtLeft = session::winChance(*m_score) >= 0.5;
    const QRectF place(isAtLeft ? 0 : width() - text, 0, text, height());
    painter.drawText(place, Qt::AlignCenter,
                     m_score->isProven() ? ScoreText::sign(*m_score)
                                         : QString::number(std::lround(std::abs(m_score->centistones()) / 100.0)));
}

} // namespace qumalaq::desktop
