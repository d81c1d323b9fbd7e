// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/ledger.h"
#include "core/rules/outcome.h"
#include "core/session/match_tally.h"

#include <QCoreApplication>
#include <QFrame>
#include <QString>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class LearnerGames;
class ScoreBar;

/// The content of the panel at the end of a game.
struct EndContent {
    Q_DECLARE_TR_FUNCTIONS(EndContent)

public:
    /// None while the game is still on.
    [[nodiscard]] static std::optional<EndContent> of(const session::Match& match, const session::MatchTally& tally,
                                                      const LearnerGames& games);

    rules::Outcome outcome;
    QString title;                ///< who won, with the players' names
    std::array<QString, 2> names; ///< [side]
    QString reason;               ///< why the game is over; a listener hears it here, the message line shows it
    bool isByStones = true;       ///< otherwise the stones do not say who won
    int totalStones = 0;
    std::array<learn::StoneSources, 2> sources; ///< [side]
    QString rating;                             ///< after a rated game
    QString matchScore;                         ///< of several games between the same players; empty after the first
};

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
    /// A brief column does not show where the stones came from.
    void setBrief(bool isBrief);
    /// The height as a row.
    [[nodiscard]] int rowHeight() const;

    [[nodiscard]] bool hasContent() const { return m_content.has_value(); }
    /// Hides the panel if there is no content.
    void setContent(const std::optional<EndContent>& content);

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
    bool m_isBrief = false;
    QLabel* m_title;
    QLabel* m_rating;
    QLabel* m_matchScore;
    QLabel* m_score;
    ScoreBar* m_scoreBar;
    std::array<QLabel*, 2> m_sources; ///< [side]
    QPushButton* m_rematch;
    QPushButton* m_review;
    QPushButton* m_newGame;
    QToolButton* m_copy;
    QToolButton* m_save;
    std::optional<EndContent> m_content;
};

} // namespace qumalaq::desktop
