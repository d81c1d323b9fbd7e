// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/power_source.h"
#include "core/rules/history.h"
#include "core/session/review.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// Reviews one game at a time, with only the processor time that nothing else needs. Pauses while a computer player
/// thinks, on battery, and when the person wants it. Lives in the user interface thread and never blocks it.
class BackgroundReviewer : public QObject {
    Q_OBJECT

public:
    /// The engine is created when there is a game to review.
    using MakeReviewer = std::function<std::unique_ptr<session::Reviewer>()>;
    using IsOnBattery = std::function<bool()>;

    /// The match must outlive it. Tests pass their own reviewer and power source.
    explicit BackgroundReviewer(session::Match& match, MakeReviewer make = makeReviewer,
                                IsOnBattery isOnBattery = isOnBatteryNow);
    ~BackgroundReviewer() override;

    [[nodiscard]] static std::unique_ptr<session::Reviewer> makeReviewer();
    [[nodiscard]] static bool isOnBatteryNow() { return isOnBattery(); }

    /// Instead of the game before, if that is still under review.
    void start(const rules::History& game);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_game.has_value(); }

    /// Pauses or resumes it for the person.
    void setPaused(bool isPaused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// On the game that was started last, without the pauses.
    [[nodiscard]] std::chrono::milliseconds timeSpent() const;
    /// Between looks at the power source.
    void setPollInterval(std::chrono::milliseconds interval) { m_poll.setInterval(interval); }

Q_SIGNALS:
    /// See session::Reviewer.
    void progressed(int permille);
    void finished(const qumalaq::session::GameReview& review, const qumalaq::rules::History& game);

private:
    /// Pauses or continues the review, as it may run now.
    void update();

    session::Match& m_match;
    MakeReviewer m_make;
    IsOnBattery m_isOnBattery;
    std::unique_ptr<session::Reviewer> m_reviewer;
    std::optional<rules::History> m_game;
    QTimer m_poll;
    QElapsedTimer m_since;                ///< the review of this game went on; invalid while it is held
    std::chrono::milliseconds m_spent{0}; ///< on this game before that
    bool m_isPaused = false;
};

} // namespace qumalaq::desktop
