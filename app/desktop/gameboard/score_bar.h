// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <QWidget>

#include <array>

class QPainter;
class QPainterPath;

namespace qumalaq::desktop {

/// The stones gathered by both sides as bars that grow towards each other, with a mark at half of all stones.
class ScoreBar : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBar(QWidget* parent = nullptr);

    /// The stones of South and North, and the total of the game.
    void setScore(const std::array<int, 2>& score, int totalStones);

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().height() * 14, fontMetrics().height() * 3 / 2};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {fontMetrics().height() * 6, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<int, 2> m_score{};
    int m_total = 1;
};

/// Fills a shape with an owner's colour, striped for North: owners differ by more than colour.
void fillAsOwner(QPainter& painter, const QPainterPath& shape, rules::Side side);

} // namespace qumalaq::desktop
