// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/graph.h"
#include "core/ai/player_rating.h"
#include "core/library/stored_game.h"

#include <vector>

namespace qumalaq::desktop {

/// The rating after each rated game, with its interval. The value of the slider is the number of the game, from
/// ai::kFewestRatedGames on.
class RatingGraph final : public Graph {
    Q_OBJECT

public:
    explicit RatingGraph(QWidget* parent = nullptr);

    /// The rated games of one person, the oldest first.
    void setGames(const std::vector<library::LevelGame>& games);
    /// Whether there are enough for a line.
    [[nodiscard]] bool hasLine() const { return m_ratings.size() > 1; }
    /// After game ai::kFewestRatedGames. Requires hasLine().
    [[nodiscard]] const ai::PlayerRating& first() const { return m_ratings.front(); }

Q_SIGNALS:
    /// Somebody wants to see the game of a point.
    void activated(const qumalaq::library::Filter& games);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    [[nodiscard]] QString textOf(int value) const override;
    [[nodiscard]] int numberOf(int value) const override { return value; }
    [[nodiscard]] std::vector<std::pair<double, QString>> labels() const override;
    void drawContent(QPainter& painter) const override;

private:
    [[nodiscard]] double shareOf(double rating) const;
    void activate();

    std::vector<library::LevelGame> m_games;
    std::vector<ai::PlayerRating> m_ratings; ///< [n]: after game n + ai::kFewestRatedGames
    double m_lowest = 0.0;                   ///< at the bottom
    double m_highest = 1.0;
};

} // namespace qumalaq::desktop
