// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"
#include "core/work/latest_task.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/ui/settings.h"
#include "core/learn/answer.h"
#endif

#include <QWidget>

#include <vector>

class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class LearnStore;
class LessonGameView;
class SoundPlayer;
class StarRating;
class TaskView;

/// A sequence of tasks: those of a lesson, or the reviews that are due today.
///
/// A right answer is played out. A wrong answer is refuted on the board, and the learner can try again as often as
/// wanted. Results go to the store at once. Refutations are computed on another thread; leaving the page during the
/// computation asks the question again.
class LessonView : public QWidget {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    LessonView(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    /// `first` is the index of the task to begin with. Requires at least one task.
    void start(std::vector<TaskRef> tasks, int first = 0);
    /// Focuses the widget that takes the answer.
    void focusTask();
    /// Call it when the page is hidden. A game against the computer goes on when its task is shown again.
    void leave();

    [[nodiscard]] TaskView* taskView() const { return m_taskView; }
    [[nodiscard]] LessonGameView* match() const { return m_match; }
    [[nodiscard]] const learn::Task& task() const { return *m_tasks[m_at].task; }
    [[nodiscard]] int index() const { return static_cast<int>(m_at); }
    /// The answer was right and the next task can follow.
    [[nodiscard]] bool isSolved() const { return m_state == State::Solved; }
    [[nodiscard]] int misses() const { return m_misses; }
    [[nodiscard]] bool canHint() const;
    /// Rings the pit of the solution, or fills in the number. Counts as a wrong answer.
    void hint();
    [[nodiscard]] bool canReplay() const;
    /// Plays the line of the answer again.
    void replay();

    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    /// Emitted after the last task.
    void finished();
    void changed();

private:
    enum class State {
        Playing, ///< showing the move that the question is about
        Asked,
        Refuting,     ///< computing why the answer is wrong
        ShowingWrong, ///< playing the refutation
        Wrong,        ///< the refutation was shown
        Solved,
    };

    void showTask();
    /// Shows the task from its beginning.
    void begin();
    void ask();
    void showHint();
    void askFor(const learn::Task& task);
    void answer(const learn::Answer& answer);
    void refute(const learn::Answer& answer);
    void findTheWin();
    void showRight();
    [[nodiscard]] std::vector<rules::Move> rightLine() const;
    /// The rule behind the task, or else the reasons for its answer.
    [[nodiscard]] QString ruleText() const;
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] QString clue() const;
    void onLineShown();
    void onMatchEnded(bool isWon);
    void keepMatch();
    void goOn();
    void refreshTexts();
    [[nodiscard]] Language language() const;

    Settings& m_settings;
    LearnStore& m_store;
    std::vector<TaskRef> m_tasks;
    std::size_t m_at = 0;
    State m_state = State::Asked;
    int m_misses = 0;
    bool m_isHinted = false;
    bool m_isOtherEnd = false;                     ///< the learner clicked the other end of the right move
    std::optional<learn::Refutation> m_refutation; ///< of the last wrong answer, when computed
    work::LatestTask m_refuting;
    std::vector<rules::Move> m_winningLine; ///< after the right answer, when computed
    work::LatestTask m_winning;

    QStackedWidget* m_pages;
    TaskView* m_taskView;
    LessonGameView* m_match = nullptr; ///< created when first needed
    SoundPlayer& m_sound;
    StarRating* m_stars;
    QPushButton* m_retry;
    QPushButton* m_next;
    Theme m_theme;
    Metrics m_metrics;
};

} // namespace qumalaq::desktop
