// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "core/rules/outcome.h"

#include <QFrame>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class RaceBar;

/// How the game ended, below the board, which stays visible: result, score, reason, and what to do next.
class EndPanel : public QFrame {
    Q_OBJECT

public:
    explicit EndPanel(QWidget* parent = nullptr);

    /// Hides the panel if there is no outcome. `title` says who won, in the players' names.
    void setOutcome(const std::optional<rules::Outcome>& outcome, const QString& title, int totalStones);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void rematchWished();
    void newGameWished();
    void undoWished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_title;
    QLabel* m_reason;
    QLabel* m_score;
    RaceBar* m_race;
    QPushButton* m_rematch;
    QPushButton* m_newGame;
    QPushButton* m_undo;
    std::optional<rules::Outcome> m_outcome;
    int m_totalStones = 0;
};

} // namespace qumalaq::desktop
