// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/style.h"
#include "core/work/latest_work.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/learn/puzzle_answer.h"
#endif

#include <QWidget>

#include <vector>

class QPushButton;

namespace qumalaq::desktop {

class LearnStore;
class SoundPlayer;
class TaskStage;

/// A sequence of puzzles. Only the first answer counts; after a wrong one the learner can try again as often as he
/// likes. The comparison with the solution is computed on another thread; leaving the page during it asks the question
/// again.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    PuzzlePage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    /// `puzzles` are indices into LessonShelf::puzzles(), at least one.
    void start(std::vector<std::size_t> puzzles);
    void leave();

    [[nodiscard]] TaskStage* stage() const { return m_stage; }
    [[nodiscard]] const learn::Puzzle& puzzle() const;
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
    void onLineShown();
    void goOn();
    void miss();
    void refreshTexts();

    LearnStore& m_store;
    std::vector<std::size_t> m_puzzles;
    std::size_t m_at = 0;
    State m_state = State::Asked;
    bool m_isMissed = false;
    bool m_isHinted = false;
    bool m_isGiven = false; ///< the person asked for the solution
    int m_solved = 0;
    learn::Miss m_miss; ///< of the last wrong answer, when computed
    work::LatestWork m_comparing;

    TaskStage* m_stage;
    QPushButton* m_show;
    QPushButton* m_retry;
    QPushButton* m_next;
};

/// The key under which the store remembers a solved puzzle.
[[nodiscard]] QString keyOf(const learn::Puzzle& puzzle);

} // namespace qumalaq::desktop
