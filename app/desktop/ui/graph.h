// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace qumalaq::desktop {

/// A graph on a card, with points from left to right. The value of the slider is the current point, which a screen
/// reader reads; a tool tip shows the point under the pointer. What is drawn in the plot belongs to the subclass.
class Graph : public QAbstractSlider {
    Q_OBJECT

public:
    /// What the plate below the current point says: its number.
    [[nodiscard]] virtual QString plateText() const { return QString::number(numberOf(value())); }
    [[nodiscard]] QSize sizeHint() const override { return {fontMetrics().height() * 20, fontMetrics().height() * 7}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {fontMetrics().height() * 8, sizeHint().height()}; }

protected:
    explicit Graph(QWidget* parent = nullptr);

    /// What is known about a point.
    [[nodiscard]] virtual QString textOf(int value) const = 0;
    /// The number of a point on the axis; 0 for none. It does not fall from left to right.
    [[nodiscard]] virtual int numberOf(int value) const = 0;
    /// Labels on the right, with their height in the plot, 0 to 1.
    [[nodiscard]] virtual std::vector<std::pair<double, QString>> labels() const = 0;
    /// How many lines the legend has.
    [[nodiscard]] virtual int linesAbove() const { return 1; }
    /// Draws into plot(), and the legend above it.
    virtual void drawContent(QPainter& painter) const = 0;

    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double xOf(double value) const;
    /// `share`: 0 at the bottom of the plot, 1 at its top.
    [[nodiscard]] double yOf(double share) const;

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void sliderChange(SliderChange change) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int valueAt(double x) const;
    [[nodiscard]] QRectF numberPlate() const;
    void drawAxis(QPainter& painter) const;
    void drawCursor(QPainter& painter) const;
};

} // namespace qumalaq::desktop
