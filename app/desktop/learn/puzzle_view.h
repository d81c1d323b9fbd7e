// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"
#include "core/work/latest_task.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/ui/settings.h"
#include "core/learn/mistake.h"
#include "core/learn/puzzle_answer.h"
#endif

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class LearnStore;
class SoundPlayer;
class TaskView;

/// A puzzle of a pack, or a mistake from one of the learner's games, which is shown like one.
struct PuzzleTask {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    learn::Puzzle puzzle;
    std::optional<learn::Mistake> mistake;

    /// A mistake may have several right answers.
    [[nodiscard]] bool isAnswer(rules::Move move) const
    {
        return mistake ? mistake->isAnswer(move) : move == puzzle.answer();
    }
};

[[nodiscard]] PuzzleTask taskOf(const learn::Mistake& mistake);

/// A sequence of puzzles. Only the first answer counts; after a wrong one the learner can try again as often as he
/// likes. The comparison with the solution is computed on another thread; leaving the page during it asks the question
/// again. After the solution was shown, the question's position comes back with the answer ringed.
class PuzzleView : public QWidget {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    PuzzleView(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    /// "Solved on the first try: 3 of 5.", in the colour of success if at least half of them were.
    static void showResult(QLabel* label, int solvedAtOnce, int count);

    /// At least one. Of long solutions only the first learn::kSolutionMoves moves are shown and told.
    void start(std::vector<PuzzleTask> puzzles);
    void leave();

    [[nodiscard]] TaskView* taskView() const { return m_taskView; }
    [[nodiscard]] const PuzzleTask& task() const { return m_puzzles[m_at]; }
    [[nodiscard]] const learn::Puzzle& puzzle() const { return task().puzzle; }
    [[nodiscard]] int index() const { return static_cast<int>(m_at); }
    [[nodiscard]] int count() const { return static_cast<int>(m_puzzles.size()); }
    /// Puzzles solved at the first try.
    [[nodiscard]] int solved() const { return m_solved; }
    [[nodiscard]] bool isSolved() const { return m_state == State::Solved; }

    [[nodiscard]] bool canHint() const { return m_state == State::Asked && !m_isHinted; }
    /// Rings the pit of the solution. Counts as a miss.
    void hint();
    [[nodiscard]] bool canReplay() const { return m_state == State::Wrong || m_state == State::Solved; }
    void replay();

    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    void finished();
    void changed();

private:
    enum class State {
        Asked,
        Comparing,    ///< computing why the answer is wrong
        ShowingWrong, ///< playing the comparison
        Wrong,        ///< the comparison was shown
        Solved,
    };

    void showPuzzle();
    void ask();
    void answer(rules::Move move);
    void compare(rules::Move wrong);
    void showSolution();
    void playSolution();
    void onLineShown();
    void comeBack();
    [[nodiscard]] QString reasons() const;
    [[nodiscard]] QString continuation() const;
    void goOn();
    void miss();
    void refreshTexts();

    LearnStore& m_store;
    std::vector<PuzzleTask> m_puzzles;
    std::size_t m_at = 0;
    State m_state = State::Asked;
    int m_misses = 0;
    bool m_isHinted = false;
    bool m_isGiven = false; ///< the person asked for the solution
    int m_solved = 0;
    std::optional<rules::Move> m_given; ///< the right answer that was given
    learn::WrongMove m_wrongMove;       ///< of the last wrong answer, when computed
    work::LatestTask m_comparing;
    QTimer m_back; ///< from the end of the solution to the question

    TaskView* m_taskView;
    QPushButton* m_show;
    QPushButton* m_retry;
    QPushButton* m_next;
};

/// The key under which the store remembers a solved puzzle.
[[nodiscard]] QString keyOf(const learn::Puzzle& puzzle);

} // namespace qumalaq::desktop
