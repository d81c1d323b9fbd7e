// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/review_graph.h"

#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "core/notation/game_tree.h"
#include "core/notation/turn_counter.h"
#include "core/session/study_review.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace qumalaq::desktop {

namespace {

constexpr std::array kDotRadii = {3.2, 4.2, 5.0}; ///< [gravity]

/// 0 to 2: an inaccuracy, a mistake, a blunder.
std::size_t gravityOf(ai::MoveQuality quality)
{
    return static_cast<std::size_t>(quality) - static_cast<std::size_t>(ai::MoveQuality::Inaccuracy);
}

QString markOf(ai::MoveQuality quality)
{
    const std::string_view mark = notation::markOf(*session::remarkFor(quality));
    return QString::fromLatin1(mark.data(), static_cast<qsizetype>(mark.size()));
}

} // namespace

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
                m_faults.push_back({ply + 1, moves[ply].quality});
        }
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
                                         .arg(QString::number(m_numbers[index]),
                                              GameText::sideName(m_review.game().positionAt(index - 1).sideToMove()));
    QString text = place + QStringLiteral(" · ") + kazans;
    if (!m_review.isShown())
        return text;
    text += QStringLiteral(" · ")
            + ScoreText::sentence(m_review.review()->scores[index], rules::gameOf(m_review.game().start()));
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

void ReviewGraph::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize ReviewGraph::sizeHint() const
{
    return {fontMetrics().height() * 20, fontMetrics().height() * 7};
}

QSize ReviewGraph::minimumSizeHint() const
{
    return {fontMetrics().height() * 8, sizeHint().height()};
}

QRectF ReviewGraph::plot() const
{
    const int line = fontMetrics().height();
    const int right = fontMetrics().horizontalAdvance(QStringLiteral("100 %0")) + line / 2;
    return QRectF(rect()).adjusted(line / 2, line * 3 / 2, -right, -line * 5 / 4);
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
    // South is ahead above the middle, North below, each in its own pattern.
    for (const rules::Side side : rules::kBothSides) {
        painter.save();
        painter.setClipRect(side == rules::Side::South ? QRectF(area.topLeft(), QPointF(area.right(), middle))
                                                       : QRectF(QPointF(area.left(), middle), area.bottomRight()),
                            Qt::IntersectClip);
        painter.setOpacity(0.55);
        fillAsOwner(painter, closed, m_theme, side);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.text, 1.6));
    painter.drawPath(curve);
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

/// Move numbers below; chances or stones on the right.
void ReviewGraph::drawAxis(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    painter.setPen(QPen(m_theme.outline, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(m_theme.outline, 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
    const int last = m_numbers.back();
    const double needed = metrics.horizontalAdvance(QStringLiteral("0000"));
    int every = 1;
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        every = step;
        if (area.width() * step / std::max(1, last) >= needed)
            break;
    }
    for (std::size_t ply = 1; ply < m_numbers.size(); ++ply) {
        if (m_numbers[ply] == m_numbers[ply - 1] || m_numbers[ply] % every != 0)
            continue;
        const double x = xOf(static_cast<double>(ply));
        painter.setPen(QPen(m_theme.outline, 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3));
        painter.setPen(m_theme.mutedText);
        painter.drawText(QRectF(x - needed, area.bottom() + 2, 2 * needed, metrics.height()), Qt::AlignCenter,
                         QString::number(m_numbers[ply]));
    }
    painter.setPen(m_theme.mutedText);
    const QRectF right(area.right() + 3, 0, width() - area.right() - 5, metrics.height());
    const auto write = [&](double y, const QString& text) {
        painter.drawText(right.translated(0, y - metrics.height() / 2), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    // The chance of the side in whose half the label is, or the stones.
    if (m_chances.empty()) {
        write(area.top(), QString::number(m_majority));
        write(area.bottom(), QStringLiteral("0"));
    } else {
        write(area.top(), ScoreText::percent(100));
        write(area.center().y(), ScoreText::percent(50));
        write(area.bottom(), ScoreText::percent(100));
    }
}

/// The legend.
void ReviewGraph::drawNames(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    const double radius = metrics.height() / 4;
    const double middle = area.top() - metrics.height() / 2 - 3;
    const auto line = [&](double left, double right) {
        return QRectF(left, middle - metrics.height() / 2, right - left, metrics.height());
    };
    double left = area.left();
    for (const rules::Side side : rules::kBothSides) {
        QPainterPath sample;
        sample.addEllipse(QPointF(left + radius, middle), radius, radius);
        fillAsOwner(painter, sample, m_theme, side);
        left += 3 * radius;
        const double right = side == rules::Side::South ? left + area.width() / 2 - 4 * radius : area.right();
        const QRectF space = line(left, right);
        const QString name = metrics.elidedText(m_names[indexOf(side)], Qt::ElideRight, space.width());
        painter.setPen(m_theme.text);
        painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter, name);
        left += metrics.horizontalAdvance(name) + 4 * radius;
    }
    const QString axes = m_chances.empty() ? tr("Stones taken, move by move") : tr("Chance of winning, move by move");
    if (left + metrics.horizontalAdvance(axes) > area.right())
        return;
    painter.setPen(m_theme.mutedText);
    painter.drawText(line(left, area.right()), Qt::AlignRight | Qt::AlignVCenter, axes);
}

QPointF ReviewGraph::dotOf(const Fault& fault) const
{
    const QRectF area = plot();
    return {xOf(static_cast<double>(fault.ply)), area.bottom() - area.height() * m_chances[fault.ply]};
}

std::map<int, QRectF> ReviewGraph::marks() const
{
    const QFontMetricsF metrics(font());
    const QRectF area = plot();
    std::vector<QRectF> taken;
    std::vector<const Fault*> gravest;
    for (const Fault& fault : m_faults) {
        const double radius = kDotRadii[gravityOf(fault.quality)];
        taken.push_back(QRectF(dotOf(fault), QSizeF()).adjusted(-radius, -radius, radius, radius));
        gravest.push_back(&fault);
    }
    std::stable_sort(gravest.begin(), gravest.end(),
                     [](const Fault* a, const Fault* b) { return a->quality > b->quality; });
    std::map<int, QRectF> placed;
    for (const Fault* fault : gravest) {
        const QPointF dot = dotOf(*fault);
        const double radius = kDotRadii[gravityOf(fault->quality)];
        const double height = metrics.ascent();
        const double width = metrics.horizontalAdvance(markOf(fault->quality));
        const double left = dot.x() - width / 2;
        const double above = dot.y() - radius - height;
        const double below = dot.y() + radius;
        const double beside = dot.y() - height / 2;
        // Above or below the dot, beside it, then in growing distance above and below, also shifted sideways.
        std::vector<QPointF> corners = {QPointF(left, above), QPointF(left, below),
                                        QPointF(dot.x() + radius + 1, beside),
                                        QPointF(dot.x() - radius - 1 - width, beside)};
        for (double further = 0; further <= 2 * height; further += height / 3) {
            for (const double aside : {0.0, width / 2, -width / 2}) {
                corners.emplace_back(left + aside, above - further);
                corners.emplace_back(left + aside, below + further);
            }
        }
        for (const QPointF& corner : corners) {
            const QRectF space(corner, QSizeF(width, height));
            const auto touches = [&space](const QRectF& other) { return other.intersects(space); };
            if (space.top() < area.top() - 3 || space.bottom() > area.bottom()
                || std::any_of(taken.begin(), taken.end(), touches))
                continue;
            taken.push_back(space);
            placed[static_cast<int>(fault->ply)] = space;
            break;
        }
    }
    return placed;
}

/// A dot for each doubtful move and the mark near it, in the colour of the mark.
void ReviewGraph::drawFaults(QPainter& painter) const
{
    for (const Fault& fault : m_faults) {
        const double radius = kDotRadii[gravityOf(fault.quality)];
        painter.setPen(QPen(m_theme.surface, 1));
        painter.setBrush(m_theme.faults[gravityOf(fault.quality)]);
        painter.drawEllipse(dotOf(fault), radius, radius);
    }
    const auto placed = marks();
    for (const Fault& fault : m_faults) {
        const auto mark = placed.find(static_cast<int>(fault.ply));
        if (mark == placed.end())
            continue;
        painter.setPen(m_theme.faults[gravityOf(fault.quality)]);
        painter.drawText(mark->second, Qt::AlignCenter | Qt::TextDontClip, markOf(fault.quality));
    }
}

void ReviewGraph::drawCursor(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    const double x = xOf(value());
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom()));
    const QString number = QString::number(m_numbers[static_cast<std::size_t>(value())]);
    const double wide = metrics.horizontalAdvance(number) + metrics.height() / 2;
    const QRectF plate(std::clamp(x - wide / 2, 1.0, width() - wide - 1), area.bottom() + 2, wide, metrics.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.accent);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(m_theme.accentText);
    painter.drawText(plate, Qt::AlignCenter, number);
}

void ReviewGraph::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.fillPath(card, m_theme.surface);
    drawAxis(painter);
    drawChances(painter);
    if (drawsStones())
        drawKazans(painter);
    drawNames(painter);
    drawFaults(painter);
    drawCursor(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen(m_theme.accent, 2) : QPen(m_theme.outline, 1));
    painter.drawPath(card);
}

} // namespace qumalaq::desktop
