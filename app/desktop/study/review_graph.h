// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/graph.h"
#include "core/session/study_review.h"

#include <QStringList>

#include <array>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

/// A slider over a reviewed game: its value is the number of plies played. Shows the chances to win after each ply and
/// the doubtful moves; on request the stones in both kazans in place of the chances.
class ReviewGraph final : public Graph {
    Q_OBJECT

public:
    /// The review must outlive the graph.
    explicit ReviewGraph(session::StudyReview& review, QWidget* parent = nullptr);

    /// Sets the value to the current ply.
    void showCurrentPly();
    /// Whether to draw the kazans in place of the chances.
    void setStonesShown(bool areShown);
    /// [side].
    void setNames(const std::array<QString, 2>& names);
    /// The names as they are shown, and the title of the axis.
    [[nodiscard]] QStringList legend() const;
    [[nodiscard]] QString plateText() const override;

protected:
    [[nodiscard]] QString textOf(int ply) const override;
    [[nodiscard]] int numberOf(int ply) const override;
    [[nodiscard]] std::vector<std::pair<double, QString>> labels() const override;
    [[nodiscard]] int linesAbove() const override;
    void drawContent(QPainter& painter) const override;

private:
    struct Fault {
        std::size_t ply = 0; ///< the position after the move
        ai::MoveQuality quality = ai::MoveQuality::Mistake;
        rules::Side mover = rules::Side::South;
    };

    void refresh();
    /// Of a kazan after a ply, of the stones that win: 0 to 1.
    [[nodiscard]] double stonesShare(std::size_t ply, std::size_t side) const;
    [[nodiscard]] double legendWidth() const;
    [[nodiscard]] QString axisTitle(double space) const;
    void drawChances(QPainter& painter) const;
    void drawKazans(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    void drawFaults(QPainter& painter) const;

    session::StudyReview& m_review;
    std::vector<std::array<int, 2>> m_kazans; ///< [n][side], after n moves
    int m_majority = 1;                       ///< number of stones that wins
    std::vector<double> m_chances;            ///< [n]: South's chance after n moves, 0 to 1; empty without a review
    std::vector<Fault> m_faults;
    std::vector<int> m_numbers; ///< [n]: the number of the n-th ply's move; 0 at the start
    std::array<QString, 2> m_names;
    bool m_areStonesShown = false;
};

} // namespace qumalaq::desktop
