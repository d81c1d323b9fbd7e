// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/rules/board_state.h"
#include "core/rules/game.h"

#include <QString>
#include <QWidget>

#include <array>
#include <optional>

namespace qumalaq::desktop {

/// The chances to win: each side's share in its colour and pattern, South's on the left.
class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// From South's point of view; none if unknown.
    void setScore(const std::optional<ai::Score>& score, rules::GameId game);
    /// [side].
    void setNames(const std::array<QString, 2>& names);
    /// Above the bar: "Computer 1: 4 stones ahead in the end", or as much of it as fits.
    [[nodiscard]] QString shownText() const;
    /// Announces the score, the reason that is on the board, and more, or that there is no evaluation if the bar is
    /// hidden.
    void announceScore(const rules::BoardState& board, const QString& more) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    std::optional<ai::Score> m_score;
    rules::GameId m_game = rules::GameId::Togyzqumalaq;
    std::array<QString, 2> m_names;
};

} // namespace qumalaq::desktop
