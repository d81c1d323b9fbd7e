// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/review_graph.h"

#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/score_text.h"
#include "app/desktop/play/race_bar.h"
#include "core/notation/turn_counter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

ReviewGraph::ReviewGraph(session::StudyReview& review, QWidget* parent) : QAbstractSlider(parent), m_review(review)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setPageStep(10);
    setCursor(Qt::PointingHandCursor);
    connect(&m_review, &session::StudyReview::changed, this, &ReviewGraph::refresh);
    connect(this, &QAbstractSlider::valueChanged, this,
            [this](int ply) { m_review.goToPly(static_cast<std::size_t>(ply)); });
}

void ReviewGraph::refresh()
{
    const rules::History& game = m_review.game();
    m_kazans.clear();
    for (std::size_t ply = 0; ply <= game.plies().size(); ++ply) {
        const auto board = game.positionAt(ply).board();
        m_kazans.push_back({board.stores[0], board.stores[1]});
    }
    m_majority = std::max(1, game.start().layout().totalStones / 2 + 1);
    m_chances.clear();
    m_turningPoints.clear();
    if (m_review.isShown()) {
        for (std::size_t ply = 0; ply < m_kazans.size(); ++ply)
            m_chances.push_back(m_review.review()->chanceAfter(ply));
        m_turningPoints = m_review.review()->turningPoints();
    }
    {
        const QSignalBlocker blocker(this);
        setRange(0, static_cast<int>(game.plies().size()));
    }
    follow();
    update();
}

void ReviewGraph::follow()
{
    const QSignalBlocker blocker(this);
    if (const auto ply = m_review.currentPly())
        setValue(static_cast<int>(*ply));
}

QString ReviewGraph::textOf(int ply) const
{
    const auto index = static_cast<std::size_t>(ply);
    if (index > m_review.game().plies().size())
        return {};
    const auto stores = m_review.game().positionAt(index).board().stores;
    const QString kazans =
        tr("score %1 : %2", "stones taken").arg(QString::number(stores[0]), QString::number(stores[1]));
    const QString place = ply == 0 ? tr("Start", "of a game")
                                   : tr("Move %1, %2", "number, South or North")
                                         .arg(QString::number(notation::moveNumberAt(m_review.game(), index)),
                                              GameText::sideName(m_review.game().positionAt(index - 1).sideToMove()));
    QString text = place + QStringLiteral(" · ") + kazans;
    if (m_review.isShown())
        text += QStringLiteral(" · ") + ScoreText::sentence(m_review.review()->scores[index]);
    return text;
}

void ReviewGraph::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize ReviewGraph::sizeHint() const
{
    return {fontMetrics().height() * 20, fontMetrics().height() * 4};
}

QSize ReviewGraph::minimumSizeHint() const
{
    return {fontMetrics().height() * 8, fontMetrics().height() * 4};
}

QRectF ReviewGraph::plot() const
{
    return QRectF(rect()).adjusted(6, 5, -6, -5);
}

double ReviewGraph::xOf(double ply) const
{
    const QRectF area = plot();
    return area.left() + area.width() * ply / std::max(1, maximum());
}

int ReviewGraph::plyAt(double x) const
{
    const QRectF area = plot();
    return std::clamp(static_cast<int>(std::lround((x - area.left()) / area.width() * maximum())), 0, maximum());
}

void ReviewGraph::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setValue(plyAt(event->position().x()));
}

void ReviewGraph::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        setValue(plyAt(event->position().x()));
}

void ReviewGraph::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    setAccessibleDescription(textOf(value()));
    update();
}

bool ReviewGraph::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), textOf(plyAt(help->pos().x())), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void ReviewGraph::drawChances(QPainter& painter) const
{
    if (m_chances.empty())
        return;
    const QRectF area = plot();
    const auto y = [&](std::size_t ply) { return area.bottom() - area.height() * m_chances[ply]; };
    QPainterPath curve(QPointF(xOf(0), y(0)));
    for (std::size_t ply = 1; ply < m_chances.size(); ++ply)
        curve.lineTo(xOf(static_cast<double>(ply)), y(ply));
    const double middle = area.center().y();
    QPainterPath closed = curve;
    closed.lineTo(area.right(), middle);
    closed.lineTo(area.left(), middle);
    closed.closeSubpath();
    // Above the middle South is ahead, below it North, each in its own pattern.
    for (const int side : {0, 1}) {
        painter.save();
        painter.setClipRect(side == 0 ? QRectF(area.topLeft(), QPointF(area.right(), middle))
                                      : QRectF(QPointF(area.left(), middle), area.bottomRight()),
                            Qt::IntersectClip);
        painter.setOpacity(0.55);
        fillAsOwner(painter, closed, m_theme, side);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.text, 1.6));
    painter.drawPath(curve);
    painter.setPen(QPen(m_theme.surface, 1));
    painter.setBrush(m_theme.hint);
    for (const std::size_t point : m_turningPoints) {
        const double x = xOf(static_cast<double>(point + 1));
        painter.drawEllipse(QPointF(x, y(point + 1)), 4.5, 4.5);
    }
}

void ReviewGraph::drawKazans(QPainter& painter) const
{
    const QRectF area = plot();
    for (const std::size_t side : {0U, 1U}) {
        QPainterPath path;
        for (std::size_t ply = 0; ply < m_kazans.size(); ++ply) {
            const double share = std::min(1.0, m_kazans[ply][side] / static_cast<double>(m_majority));
            const QPointF at(xOf(static_cast<double>(ply)), area.bottom() - area.height() * share);
            if (ply == 0)
                path.moveTo(at);
            else
                path.lineTo(at);
        }
        QPen pen(m_theme.owners[side], m_theme.drawsOutlines ? 3 : 2);
        if (side == 1)
            pen.setDashPattern({4, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
}

void ReviewGraph::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.fillPath(card, m_theme.surface);
    const QRectF area = plot();
    painter.setPen(QPen(m_theme.outline, 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
    drawChances(painter);
    drawKazans(painter);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawLine(QPointF(xOf(value()), 3), QPointF(xOf(value()), height() - 3));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen(m_theme.accent, 2) : QPen(m_theme.outline, 1));
    painter.drawPath(card);
}

} // namespace qumalaq::desktop
