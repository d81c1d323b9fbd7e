// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/learn/answer.h"
#include "core/learn/counting_rush.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace qumalaq::desktop {

class ExerciseIntro;
class LearnStore;
class SoundPlayer;
class TaskView;
struct Guess;

/// Counting rush: as many questions as possible in thirty seconds, from the pit of the last stone to the stones that an
/// answer takes. It can be played by keyboard alone: Enter begins, digits answer, up and down change the row.
class CountingRushPage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    CountingRushPage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent = nullptr);

    void start();
    [[nodiscard]] bool isRunning() const { return m_tick.isActive() || m_shown.isActive(); }
    /// True while an answer is shown over its own board. The time of the run stands still.
    [[nodiscard]] bool isShowingAnswer() const { return m_shown.isActive(); }
    [[nodiscard]] const learn::RushTask& task() const { return m_task; }
    [[nodiscard]] const learn::RushRun& result() const { return m_run; }
    [[nodiscard]] TaskView* taskView() const { return m_taskView; }

    /// How long a right or a wrong answer is shown.
    void setShownTimes(std::chrono::milliseconds right, std::chrono::milliseconds wrong);
    /// The duration of later runs; kRushTime by default.
    void setTime(std::chrono::milliseconds time) { m_time = time; }
    /// The same seed gives the same questions.
    void setSeed(std::uint64_t seed) { m_prng = Prng(seed); }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    bool stepBack() override;
    void updateLook() override;
    void enter() override;
    void leave() override;

private:
    void goOn();
    void ask();
    void answer(const learn::Answer& given);
    void showAnswer(const Guess& guess);
    void tick();
    void waitForSpeech();
    void end();
    void announceResult(const QString& why = {});
    void announceTime(Announcer::Kind kind);
    [[nodiscard]] int secondsLeft() const;
    [[nodiscard]] std::chrono::milliseconds spent() const;
    void refresh();
    [[nodiscard]] QString rightAnswer() const;
    void showMissed();

    LearnStore& m_store;
    Prng m_prng;
    learn::RushTask m_task;
    learn::RushRun m_run;
    std::vector<learn::RushTask> m_missed; ///< in the last run
    std::chrono::milliseconds m_time = learn::kRushTime;
    std::chrono::milliseconds m_shownRight{450};
    std::chrono::milliseconds m_shownWrong{1600};
    QElapsedTimer m_elapsed;
    QTimer m_tick;
    QTimer m_shown;                      ///< how long an answer is shown over its own board
    std::chrono::milliseconds m_rest{0}; ///< of the run, while an answer is shown
    std::chrono::milliseconds m_free{0}; ///< while the question is read aloud, the time stands still
    std::chrono::milliseconds m_seen{0}; ///< the time of m_elapsed at the last look
    bool m_hasRun = false;
    bool m_isBest = false;
    bool m_isEndAnnounced = false; ///< that the last seconds run

    QStackedWidget* m_pages;
    ExerciseIntro* m_intro;
    TaskView* m_taskView;
    QLabel* m_clock;
    QLabel* m_explanation;
    QLabel* m_result;
    QLabel* m_missedList;
    QLabel* m_best;
    QPushButton* m_start;
};

} // namespace qumalaq::desktop
