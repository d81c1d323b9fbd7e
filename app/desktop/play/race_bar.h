// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QWidget>

#include <array>

class QPainter;
class QPainterPath;

namespace qumalaq::desktop {

/// What both sides have gathered, growing towards each other, with a mark at the half that decides.
class RaceBar : public QWidget {
    Q_OBJECT

public:
    explicit RaceBar(QWidget* parent = nullptr);

    /// Stones of South and North, and how many the game has.
    void setScore(const std::array<int, 2>& score, int totalStones);
    void setTheme(const Theme& theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    std::array<int, 2> m_score{};
    int m_total = 1;
};

/// Fills a shape with an owner's colour, North's striped: owners differ by more than colour.
void fillAsOwner(QPainter& painter, const QPainterPath& shape, const Theme& theme, int side);

} // namespace qumalaq::desktop
