// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QAbstractSlider>
#include <QString>

#include <array>
#include <functional>
#include <vector>

namespace qumalaq::desktop {

/// A game at a glance: both kazans move by move, and, once the review is shown, who was likely to win and where the
/// game turned. Its value is the number of moves made: a click or a key goes there, as on any slider.
class ReviewGraph : public QAbstractSlider {
    Q_OBJECT

public:
    explicit ReviewGraph(QWidget* parent = nullptr);

    /// [n]: what lies in the kazans [side] after n moves, and how many stones win.
    void setKazans(const std::vector<std::array<int, 2>>& kazans, int majority);
    /// [n]: South's chance after n moves, 0 to 1; empty: not shown. Turning points: the mistakes' places, from 0.
    void setChances(const std::vector<double>& chances, const std::vector<std::size_t>& turningPoints);
    void setTheme(const Theme& theme);
    /// What is said of a place on the graph.
    void setTextOf(const std::function<QString(int ply)>& textOf);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void sliderChange(SliderChange change) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double xOf(double ply) const;
    [[nodiscard]] int plyAt(double x) const;
    void drawChances(QPainter& painter) const;
    void drawKazans(QPainter& painter) const;

    std::vector<std::array<int, 2>> m_kazans;
    int m_majority = 1;
    std::vector<double> m_chances;
    std::vector<std::size_t> m_turningPoints;
    std::function<QString(int)> m_textOf;
    Theme m_theme;
};

} // namespace qumalaq::desktop
