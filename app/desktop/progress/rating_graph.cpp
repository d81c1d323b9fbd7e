// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/rating_graph.h"

#include "app/desktop/text/date_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/rating_text.h"
#include "core/notation/player_name.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <span>

namespace qumalaq::desktop {

RatingGraph::RatingGraph(QWidget* parent) : Graph(parent)
{
    setAccessibleName(tr("Rating, game by game"));
}

void RatingGraph::setGames(const std::vector<library::LevelGame>& games)
{
    m_games = games;
    m_ratings.clear();
    ai::PlayerRating rating;
    for (const library::LevelGame& game : games) {
        const ai::LevelResult result{game.level, game.score()};
        rating = ai::ratingOf(game.game, std::span(&result, 1), rating);
        if (rating.games >= ai::kFewestRatedGames)
            m_ratings.push_back(rating);
    }
    constexpr double kStep = 100.0;
    if (!m_ratings.empty()) {
        m_lowest = m_ratings.front().lowerBound();
        m_highest = m_ratings.front().upperBound();
        for (const ai::PlayerRating& one : m_ratings) {
            m_lowest = std::min(m_lowest, one.lowerBound());
            m_highest = std::max(m_highest, one.upperBound());
        }
        m_lowest = std::floor(m_lowest / kStep) * kStep;
        m_highest = std::ceil(m_highest / kStep) * kStep;
    }
    const QSignalBlocker blocker(this);
    setRange(ai::kFewestRatedGames, ai::kFewestRatedGames + std::max(0, static_cast<int>(m_ratings.size()) - 1));
    setValue(maximum());
    setAccessibleDescription(textOf(value()));
    update();
}

QString RatingGraph::textOf(int value) const
{
    const auto index = static_cast<std::size_t>(value - ai::kFewestRatedGames);
    if (index >= m_ratings.size())
        return {};
    const library::LevelGame& game = m_games[static_cast<std::size_t>(value - 1)];
    const ai::PlayerRating& rating = m_ratings[index];
    constexpr int kMonths = 100;
    constexpr int kYears = 10'000;
    const QString opponent = PlayerText::computerName({game.level, {}});
    const QString result = game.score() == 1.0   ? tr("you won", "a game")
                           : game.score() == 0.0 ? tr("you lost", "a game")
                                                 : tr("a draw", "a game");
    return tr("Rated game %1, %2: %3 (%4). Rating %5, most likely between %6 and %7.",
              "number, date, opponent, won or lost, rating")
        .arg(QString::number(value),
             DateText::of(game.date / kYears, game.date / kMonths % kMonths, game.date % kMonths), opponent, result,
             QString::number(RatingText::rounded(rating.value)),
             QString::number(RatingText::rounded(rating.lowerBound())),
             QString::number(RatingText::rounded(rating.upperBound())));
}

void RatingGraph::activate()
{
    if (m_ratings.empty())
        return;
    const library::LevelGame& game = m_games[static_cast<std::size_t>(value() - 1)];
    library::Filter filter;
    filter.game = game.game;
    filter.keys = {game.key};
    Q_EMIT activated(filter);
}

void RatingGraph::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        activate();
    else
        Graph::keyPressEvent(event);
}

void RatingGraph::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event); // this point
    activate();
}

double RatingGraph::shareOf(double rating) const
{
    return (rating - m_lowest) / (m_highest - m_lowest);
}

std::vector<std::pair<double, QString>> RatingGraph::labels() const
{
    return {{1.0, QString::number(RatingText::rounded(m_highest))},
            {0.5, QString::number(RatingText::rounded((m_lowest + m_highest) / 2))},
            {0.0, QString::number(RatingText::rounded(m_lowest))}};
}

void RatingGraph::drawContent(QPainter& painter) const
{
    if (m_ratings.empty())
        return;
    const auto at = [this](std::size_t index, double rating) {
        return QPointF(xOf(static_cast<double>(index) + ai::kFewestRatedGames), yOf(shareOf(rating)));
    };
    QPainterPath line(at(0, m_ratings[0].value));
    QPainterPath band(at(0, m_ratings[0].upperBound()));
    for (std::size_t i = 1; i < m_ratings.size(); ++i) {
        line.lineTo(at(i, m_ratings[i].value));
        band.lineTo(at(i, m_ratings[i].upperBound()));
    }
    for (std::size_t i = m_ratings.size(); i-- > 0;)
        band.lineTo(at(i, m_ratings[i].lowerBound()));
    band.closeSubpath();
    QColor shade = currentTheme().mutedText;
    shade.setAlphaF(0.25F);
    painter.fillPath(band, shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().text, currentTheme().drawsOutlines ? 3 : 2));
    painter.drawPath(line);
    painter.setPen(currentTheme().mutedText);
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    const QRectF above(area.left(), area.top() - metrics.height() - 3, area.width(), metrics.height());
    painter.drawText(
        above, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(tr("Rating, game by game; grey: its likely range"), Qt::ElideRight, above.width()));
}

} // namespace qumalaq::desktop
