// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/style.h"
#include "core/work/latest_work.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/settings.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "core/learn/answer.h"
#endif

#include <QWidget>

#include <vector>

class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class LearnStore;
class MatchStage;
class SoundPlayer;
class StarRow;
class TaskStage;

/// Tasks, one after the other: those of a lesson, or what is to be repeated today.
///
/// One answers, then watches: a right answer is played out, a wrong one shows what comes of it, and one may try again
/// as often as one likes. What was done is told to the store at once. What comes of a wrong answer is worked out on
/// another thread; leaving the page meanwhile puts the question again.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    /// All must outlive the page.
    LessonPage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    /// Begins with one of the tasks (at least one), from 0.
    void start(std::vector<TaskRef> tasks, int first = 0);
    /// The keyboard's focus goes to where the answer is given.
    void focusTask();
    /// The page is hidden: a game against the computer rests.
    void leave();

    [[nodiscard]] TaskStage* stage() const { return m_stage; }
    [[nodiscard]] MatchStage* match() const { return m_match; }
    [[nodiscard]] const learn::Task& task() const { return *m_tasks[m_at].task; }
    [[nodiscard]] int index() const { return static_cast<int>(m_at); }
    /// The answer was right, and the next task can be gone on to.
    [[nodiscard]] bool isSolved() const { return m_state == State::Solved; }
    [[nodiscard]] int misses() const { return m_misses; }
    [[nodiscard]] bool canHint() const;
    /// Rings the pit to begin with, or says the number. Costs as much as a wrong answer.
    void hint();
    [[nodiscard]] bool canReplay() const;
    /// Shows once more what came of the answer.
    void replay();

    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    /// The last task is done.
    void finished();
    void changed();

private:
    enum class State {
        Asked,
        Refuting,     ///< the answer is wrong, and why is being worked out
        ShowingWrong, ///< what comes of a wrong answer
        Wrong,        ///< it has been shown
        Solved,
    };

    void showTask();
    void ask();
    void answer(const learn::Answer& answer);
    void refute(const learn::Answer& answer);
    void showRight();
    void onLineShown();
    void onMatchEnded(bool isWon);
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
    std::optional<learn::Refutation> m_refutation; ///< of the last wrong answer, once it is known
    work::LatestWork m_refuting;

    QStackedWidget* m_pages;
    TaskStage* m_stage;
    MatchStage* m_match = nullptr; ///< made when it is first needed
    SoundPlayer& m_sound;
    StarRow* m_stars;
    QPushButton* m_retry;
    QPushButton* m_next;
    Theme m_theme;
    Metrics m_metrics;
};

} // namespace qumalaq::desktop
