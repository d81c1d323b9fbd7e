// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/review_graph.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "core/notation/game_tree.h"
#include "core/notation/turn_counter.h"
#include "core/session/study_review.h"

#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <string_view>

namespace qumalaq::desktop {

namespace {

constexpr double kLegendGaps = 10;                 ///< beside the names, in radii of their dots
constexpr std::array kDotRadii = {0.2, 0.25, 0.3}; ///< [gravity], in heights of a line

/// 0 to 2: an inaccuracy, a mistake, a blunder.
std::size_t gravityOf(ai::MoveQuality quality)
{
    return static_cast<std::size_t>(quality) - static_cast<std::size_t>(ai::MoveQuality::Inaccuracy);
}

QString markOf(ai::MoveQuality quality)
{
    const std::string_view mark = notation::markOf(*session::remarkFor(quality));
    return QString::fromLatin1(mark);
}

} // namespace

ReviewGraph::ReviewGraph(session::StudyReview& review, QWidget* parent) : Graph(parent), m_review(review)
{
    connect(&m_review, &session::StudyReview::changed, this, &ReviewGraph::refresh);
    connect(this, &QAbstractSlider::valueChanged, this,
            [this](int ply) { m_review.goToPly(static_cast<std::size_t>(ply)); });
    refresh();
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
    m_faults.clear();
    m_numbers = {0};
    notation::TurnCounter turns;
    for (std::size_t ply = 0; ply < game.plies().size(); ++ply) {
        const rules::Side mover = game.positionAt(ply).sideToMove();
        turns.count(mover);
        m_numbers.push_back(turns.numberFor(mover));
    }
    if (m_review.isShown()) {
        for (std::size_t ply = 0; ply < m_kazans.size(); ++ply)
            m_chances.push_back(m_review.review()->chanceAfter(ply));
        const auto& moves = m_review.review()->moves;
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            if (moves[ply].quality >= ai::MoveQuality::Inaccuracy)
                m_faults.push_back({ply + 1, moves[ply].quality, m_review.review()->movers[ply]});
        }
    }
    {
        const QSignalBlocker blocker(this);
        setRange(0, static_cast<int>(game.plies().size()));
    }
    showCurrentPly();
    update();
}

void ReviewGraph::showCurrentPly()
{
    const QSignalBlocker blocker(this);
    setValue(static_cast<int>(m_review.nearestPly()));
}

QString ReviewGraph::textOf(int ply) const
{
    const auto index = static_cast<std::size_t>(ply);
    if (!m_review.isShown() || index > m_review.game().plies().size())
        return {};
    const auto stores = m_review.game().positionAt(index).board().stores;
    const QString kazans =
        tr("score %1 to %2", "stones taken").arg(QString::number(stores[0]), QString::number(stores[1]));
    const QString place = ply == 0 ? tr("Start", "of a game")
                                   : tr("Move %1, %2", "number, South or North")
                                         .arg(QString::number(m_numbers[index]),
                                              GameText::sideName(m_review.game().positionAt(index - 1).sideToMove()));
    QString text = place + QStringLiteral(" · ") + kazans;
    text += QStringLiteral(" · ")
            + ScoreText::sentence(m_review.review()->scores[index], rules::gameOf(m_review.game().start()), m_names);
    if (ply == 0)
        return text;
    const session::MoveReview& move = m_review.review()->moves[index - 1];
    if (move.quality >= ai::MoveQuality::Inaccuracy)
        text += QStringLiteral(" · ") + ReviewText::judgementOf(move.quality);
    return text;
}

void ReviewGraph::setNames(const std::array<QString, 2>& names)
{
    m_names = names;
    update();
}

void ReviewGraph::setStonesShown(bool areShown)
{
    m_areStonesShown = areShown;
    update();
}

int ReviewGraph::numberOf(int ply) const
{
    const auto index = static_cast<std::size_t>(ply);
    return index < m_numbers.size() ? m_numbers[index] : 0;
}

/// With the mark of a doubtful move.
QString ReviewGraph::plateText() const
{
    const auto fault = std::ranges::find(m_faults, static_cast<std::size_t>(value()), &Fault::ply);
    return fault == m_faults.end() ? Graph::plateText() : Graph::plateText() + u' ' + markOf(fault->quality);
}

/// The chance of whoever is ahead, or the stones.
std::vector<std::pair<double, QString>> ReviewGraph::labels() const
{
    if (m_areStonesShown)
        return {{1.0, QString::number(m_majority)}, {0.0, QString::number(0)}};
    return {{1.0, ScoreText::percent(100)}, {0.5, ScoreText::percent(50)}, {0.0, ScoreText::percent(100)}};
}

void ReviewGraph::drawContent(QPainter& painter) const
{
    if (m_chances.empty())
        return;
    if (m_areStonesShown)
        drawKazans(painter);
    else
        drawChances(painter);
    drawLegend(painter);
    drawFaults(painter);
}

void ReviewGraph::drawChances(QPainter& painter) const
{
    const QRectF area = plot();
    const auto y = [&](std::size_t ply) { return yOf(m_chances[ply]); };
    QPainterPath curve(QPointF(xOf(0), y(0)));
    for (std::size_t ply = 1; ply < m_chances.size(); ++ply)
        curve.lineTo(xOf(static_cast<double>(ply)), y(ply));
    const double middle = area.center().y();
    QPainterPath closed = curve;
    closed.lineTo(area.right(), middle);
    closed.lineTo(area.left(), middle);
    closed.closeSubpath();
    // South is ahead above the middle, North below, each in its own pattern.
    for (const rules::Side side : rules::kBothSides) {
        painter.save();
        painter.setClipRect(side == rules::Side::South ? QRectF(area.topLeft(), QPointF(area.right(), middle))
                                                       : QRectF(QPointF(area.left(), middle), area.bottomRight()),
                            Qt::IntersectClip);
        painter.setOpacity(0.55);
        fillAsOwner(painter, closed, side);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().text, 1.6));
    painter.drawPath(curve);
}

void ReviewGraph::drawKazans(QPainter& painter) const
{
    for (const std::size_t side : {0U, 1U}) {
        QPainterPath path;
        for (std::size_t ply = 0; ply < m_kazans.size(); ++ply) {
            const QPointF at(xOf(static_cast<double>(ply)), yOf(stonesShare(ply, side)));
            if (ply == 0)
                path.moveTo(at);
            else
                path.lineTo(at);
        }
        QPen pen(currentTheme().owners[side], currentTheme().drawsOutlines ? 3 : 2);
        if (side == 1)
            pen.setDashPattern({4, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
}

double ReviewGraph::stonesShare(std::size_t ply, std::size_t side) const
{
    return std::min(1.0, m_kazans[ply][side] / static_cast<double>(m_majority));
}

double ReviewGraph::legendWidth() const
{
    const QFontMetricsF metrics(font());
    return width() - fontMetrics().height() / 2 - kLegendGaps * metrics.height() / 4;
}

/// The longer one if it fits into this width.
QString ReviewGraph::axisTitle(double space) const
{
    if (m_areStonesShown)
        return tr("Stones", "title of an axis");
    const QString title = tr("Chance to win");
    return QFontMetricsF(font()).horizontalAdvance(title) <= space ? title : tr("Chances", "to win, short");
}

/// The names and the title of the axis, which gets a line of its own if it does not fit beside them.
int ReviewGraph::linesAbove() const
{
    const QFontMetricsF metrics(font());
    const double left = legendWidth() - metrics.horizontalAdvance(m_names[0]) - metrics.horizontalAdvance(m_names[1])
                        - 3 * metrics.height() / 4;
    return metrics.horizontalAdvance(axisTitle(left)) <= left ? 1 : 2;
}

QStringList ReviewGraph::legend() const
{
    const QFontMetricsF metrics(font());
    const double space = legendWidth();
    std::array<double, 2> widths = {metrics.horizontalAdvance(m_names[0]), metrics.horizontalAdvance(m_names[1])};
    const double names = widths[0] + widths[1];
    if (names > space) {
        const std::size_t longer = widths[0] > widths[1] ? 0 : 1;
        widths[1 - longer] = std::min(widths[1 - longer], 0.6 * space);
        widths[longer] = space - widths[1 - longer];
    }
    return {metrics.elidedText(m_names[0], Qt::ElideRight, widths[0] + 1),
            metrics.elidedText(m_names[1], Qt::ElideRight, widths[1] + 1),
            axisTitle(linesAbove() > 1 ? space : space - names - 3 * metrics.height() / 4)};
}

void ReviewGraph::drawLegend(QPainter& painter) const
{
    const QFontMetricsF metrics(painter.font());
    const double radius = metrics.height() / 4;
    const double middle = metrics.height() / 2 + 2;
    const auto line = [&](double left, double right) {
        return QRectF(left, middle - metrics.height() / 2, right - left, metrics.height());
    };
    const QStringList texts = legend();
    double left = plot().left();
    for (const rules::Side side : rules::kBothSides) {
        QPainterPath sample;
        sample.addEllipse(QPointF(left + radius, middle), radius, radius);
        fillAsOwner(painter, sample, side);
        left += 3 * radius;
        const QString& name = texts[static_cast<int>(indexOf(side))];
        const double end = left + metrics.horizontalAdvance(name);
        painter.setPen(currentTheme().text);
        painter.drawText(line(left, end + 1), Qt::AlignLeft | Qt::AlignVCenter, name);
        left = end + 3 * radius;
    }
    // The axis is on the right, above its labels.
    painter.setPen(currentTheme().mutedText);
    const bool isAlone = linesAbove() > 1;
    painter.drawText(line(isAlone ? 0 : left, width() - radius).translated(0, isAlone ? metrics.height() : 0),
                     Qt::AlignRight | Qt::AlignVCenter, texts.back());
}

/// A dot for each doubtful move, the larger the graver, in the colour and pattern of the player who made it.
void ReviewGraph::drawFaults(QPainter& painter) const
{
    for (const Fault& fault : m_faults) {
        const double share = m_areStonesShown ? stonesShare(fault.ply, indexOf(fault.mover)) : m_chances[fault.ply];
        const double radius = kDotRadii[gravityOf(fault.quality)] * fontMetrics().height();
        QPainterPath dot;
        dot.addEllipse(QPointF(xOf(static_cast<double>(fault.ply)), yOf(share)), radius, radius);
        fillAsOwner(painter, dot, fault.mover);
        painter.setPen(QPen(currentTheme().text, 1));
        painter.drawPath(dot);
    }
}

} // namespace qumalaq::desktop
