// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/game/end_content.h"

#include <QFrame>

#include <array>
#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace qumalaq::desktop {

class ScoreBar;

/// The end of the game: result, score, where the stones came from, the reason, and what to do next.
class EndPanel : public QFrame {
    Q_OBJECT

public:
    explicit EndPanel(QWidget* parent = nullptr);

    enum class Shape {
        Column, ///< in the side panel
        Row,    ///< one line of buttons; the message line above it shows the result
        Sheet,  ///< a row with the result
    };
    void setShape(Shape shape);
    /// The height as a row.
    [[nodiscard]] int rowHeight() const;

    [[nodiscard]] bool hasContent() const { return m_content.has_value(); }
    /// Hides the panel if there is no content.
    void setContent(const std::optional<EndContent>& content);
    void setTheme(const Theme& theme);
    void setIconSize(int pixels);

Q_SIGNALS:
    void rematchRequested();
    void newGameRequested();
    void reviewRequested();
    void saveRequested();
    void copyRequested();

private:
    void layOut();
    void layOutColumn();
    void layOutRow();
    void showContent();

    Shape m_shape = Shape::Column;
    QLabel* m_title;
    QLabel* m_rating;
    QLabel* m_matchScore;
    QLabel* m_score;
    ScoreBar* m_scoreBar;
    std::array<QLabel*, 2> m_sources; ///< [side]
    QLabel* m_reason;
    QPushButton* m_rematch;
    QPushButton* m_review;
    QPushButton* m_newGame;
    QToolButton* m_copy;
    QToolButton* m_save;
    std::optional<EndContent> m_content;
};

} // namespace qumalaq::desktop
