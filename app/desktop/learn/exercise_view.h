// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/exercise.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/settings.h"
#include "core/work/latest_task.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class BoardWidget;
class LessonGameView;
class SoundPlayer;
class StarRating;
class TaskView;

/// A sequence of exercises: from a lesson, a day, or a pack. Stores nothing; reports results to its page by signals.
///
/// The right answer is played out. A wrong answer is refuted on the board, and the learner can try again as often as
/// wanted. The first one gets only the idea if its refutation would show the right answer. Refutations are computed on
/// another thread; leaving the page during the computation asks the question again. After the solution of a puzzle, the
/// question's position comes back with the answer ringed.
class ExerciseView : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the view.
    ExerciseView(Settings& settings, SoundPlayer& sound, QWidget* parent = nullptr);

    /// "Solved on the first try: 3 of 5.", in the colour of success if at least half of them were.
    static void showResult(QLabel* label, int solvedAtOnce, int count);

    /// `first` is the index of the exercise to begin with. Requires at least one.
    void start(std::vector<Exercise> exercises, std::size_t first = 0);
    /// How far the learner is, for a view made anew.
    struct Progress {
        std::vector<Exercise> exercises;
        std::size_t at = 0;
        int solvedAtOnce = 0;
        // In the current exercise:
        int misses = 0;
        int hints = 0;
        bool isSolved = false;
        std::optional<learn::Answer> given; ///< the right answer that was given
    };
    [[nodiscard]] Progress progress() const
    {
        return {m_exercises, m_at, m_solvedAtOnce, m_misses, m_hints, isSolved(), m_given};
    }
    /// Requires at least one exercise. Asks again what was not solved.
    void resume(Progress progress);
    /// Reviews the moves of openings. It must outlive the view.
    void setReviewer(session::Reviewer& reviewer);
    /// Focuses the widget that takes the answer, or the button that goes on.
    void focusQuestion();
    /// Call it when the page is hidden. A game against the computer goes on when it is shown again.
    void leave();

    /// The heading of the page: "The tuzdyk · 2 of 5".
    [[nodiscard]] QString heading() const;
    [[nodiscard]] TaskView* taskView() const { return m_taskView; }
    [[nodiscard]] LessonGameView* match() const { return m_gameView; }
    /// The board of the task or of the game; null before start().
    [[nodiscard]] BoardWidget* board() const;
    [[nodiscard]] const Exercise& exercise() const { return m_exercises[m_at]; }
    [[nodiscard]] const learn::Task& task() const { return exercise().task; }
    [[nodiscard]] int count() const { return static_cast<int>(m_exercises.size()); }
    /// The answer was right, or the solution was shown, and the next exercise can follow.
    [[nodiscard]] bool isSolved() const { return m_state == State::Solved; }
    /// The exercise was missed and is asked once more among these.
    [[nodiscard]] bool comesAgain() const { return m_isRepeatAnnounced; }
    /// Wrong answers to this exercise and hints.
    [[nodiscard]] int misses() const { return m_misses; }
    /// Exercises solved at the first try.
    [[nodiscard]] int solvedAtOnce() const { return m_solvedAtOnce; }

    /// As Page::canRun() and Page::run(), after start().
    [[nodiscard]] bool canRun(ActionId command) const;
    void run(ActionId command);

    void updateLook();

Q_SIGNALS:
    /// A wrong answer, a hint, or a game that was not won: the `misses`th of this exercise.
    void missed(int misses);
    void solved(int misses);
    /// The moves of the game against the computer have changed; they are empty when it is over.
    void gameChanged(const QString& moves);
    /// Emitted after the last exercise.
    void finished();
    /// canRun() may have changed.
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

    void beginNext();
    void showExercise();
    /// Shows the exercise from its beginning.
    void begin();
    void retry();
    void ask();
    void showGame();
    void answer(const learn::Answer& answer);
    void refute(const learn::Answer& answer);
    void findTheWin();
    void reviewOpening();
    void onOpeningReviewed(const session::GameReview& review, int number);
    void miss();
    void solve();
    [[nodiscard]] bool repeatLater();
    void showRight();
    void hint();
    void onLineShown();
    void onGameEnded(bool isWon);
    void comeBack();
    void goOn();
    void refreshTexts();
    void refreshFeedback();
    [[nodiscard]] bool isGame() const { return task().kind == learn::TaskKind::Match; }
    /// A task that only has to be watched.
    [[nodiscard]] bool isToWatch() const { return task().kind == learn::TaskKind::Show && m_state == State::Asked; }
    /// False while stones are still being sown: nothing is announced before they have landed.
    [[nodiscard]] bool isSolutionShown() const;
    [[nodiscard]] bool isAnswerHinted() const;
    /// Empty before the first hint.
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] Language language() const;

    Settings& m_settings;
    SoundPlayer& m_sound;
    std::vector<Exercise> m_exercises;
    std::size_t m_at = 0;
    int m_solvedAtOnce = 0;
    State m_state = State::Asked;
    int m_misses = 0;
    int m_hints = 0; ///< that were asked for in this exercise
    bool m_isRetrying = false;
    bool m_isRepeatAnnounced = false;     ///< with this exercise
    bool m_isHintKeyAnnounced = false;    ///< to a listener
    bool m_isOtherEnd = false;            ///< the learner clicked the other end of the right move
    std::optional<learn::Answer> m_given; ///< the right answer that was given
    Exercise::Refutation m_refutation;    ///< of the last wrong answer, when computed
    work::LatestTask m_refuting;
    std::vector<rules::Move> m_solution; ///< with the moves to the end of the game, when computed
    work::LatestTask m_winning;
    session::Reviewer* m_reviewer = nullptr;
    std::optional<int> m_reviewNumber; ///< of the review of this exercise
    QTimer m_back;                     ///< from the end of the solution to the question

    QStackedWidget* m_pages;
    TaskView* m_taskView;
    LessonGameView* m_gameView = nullptr; ///< created when first needed
    StarRating* m_stars;
    QPushButton* m_show;
    QPushButton* m_retry;
    QPushButton* m_next;
};

} // namespace qumalaq::desktop
