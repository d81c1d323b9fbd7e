// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/settings.h"
#include "core/session/match.h"

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class BoardContainer;
class GameAnnouncements;
class GameController;
class ScoreBar;
class SoundPlayer;

/// A whole game against the computer within a lesson. It is not saved and has no clock; the learner plays South.
class LessonGameView : public QWidget {
    Q_OBJECT

public:
    static constexpr rules::Side kLearner = rules::Side::South;

    /// Both must outlive the view.
    LessonGameView(Settings& settings, SoundPlayer& sound, QWidget* parent = nullptr);
    ~LessonGameView() override;

    /// Continues after the first moves of the game, in the form of moves(); those that are not legal are left out, and
    /// all after them. The learner is to make so many moves as `asked`, or to play to the end.
    void start(const rules::GameSetup& setup, int level, const QString& moves = {}, int asked = 0);
    /// The moves of the game so far, as the scoresheet has them, with spaces between them.
    [[nodiscard]] QString moves() const;
    /// Call it when the view is hidden. Ends the animation; the computer still finishes its move, which does not take
    /// long.
    void rest();

    void setTexts(const QString& task, const QString& next);
    /// The task first, then the board.
    void announceTask();
    /// True when the task is done; shows the button that continues.
    void setSolved(bool solved);

    [[nodiscard]] session::Match& match() { return m_match; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] GameController* controller() const { return m_controller; }

    /// As Page::canRun() and Page::run().
    [[nodiscard]] bool canRun(ActionId command) const;
    void run(ActionId command);

    void updateLook();

Q_SIGNALS:
    /// The game, or the moves that were asked for.
    void ended(bool isWon);
    /// moves() has changed.
    void moved();
    void goOnRequested();

private:
    void refresh();
    void applySetting(Settings::Key key);
    void showNames();
    [[nodiscard]] QString nameOf(rules::Side side) const;
    [[nodiscard]] int movesMade() const; ///< by the learner
    [[nodiscard]] QString goal() const;
    [[nodiscard]] QString resultOf(const rules::Outcome& outcome) const;
    [[nodiscard]] bool isSheetShown() const;
    [[nodiscard]] QString sheet() const;

    Settings& m_settings;
    session::Match m_match;
    BoardWidget* m_board;
    GameController* m_controller;
    GameAnnouncements* m_announcements;
    BoardContainer* m_boardContainer;
    QLabel* m_task;
    QLabel* m_caption;
    QLabel* m_result; ///< or what is to be reached, or a hint
    QLabel* m_sheet;
    ScoreBar* m_scoreBar;
    std::array<QLabel*, 2> m_scores; ///< [side], beside the bar
    QPushButton* m_again;
    QPushButton* m_next;
    rules::GameSetup m_setup;
    int m_level = 1;
    int m_asked = 0;
    bool m_isSolved = false;
    bool m_isEndAnnounced = false;
};

} // namespace qumalaq::desktop
