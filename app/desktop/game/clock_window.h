// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"
#include "core/session/clock_pair.h"

#include <QDialog>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <optional>

class QPushButton;

namespace qumalaq::desktop {

class ClockButton;
class SoundPlayer;

/// A clock for a game on a wooden board: each player presses their half after a move. It needs no game and changes
/// none. Show it full screen.
class ClockWindow : public QDialog {
    Q_OBJECT

public:
    /// `sound` must outlive the window. Without `clock` each side has 20 minutes.
    ClockWindow(const std::optional<session::ClockSpec>& clock, SoundPlayer& sound, QWidget* parent = nullptr);

    [[nodiscard]] const session::ClockPair& clocks() const { return m_clocks; }
    /// The half of a side: South's is the near one.
    [[nodiscard]] ClockButton* face(rules::Side side) const { return m_faces[rules::indexOf(side)]; }

    /// For tests: replaces the source of the time.
    void setTime(std::function<session::Milliseconds()> now) { m_now = std::move(now); }
    /// Shows the time that has passed; called by a timer while a clock runs.
    void tick();
    /// Resets the clocks to `clock`, not running.
    void start(const session::ClockSpec& clock);

Q_SIGNALS:
    void runningChanged(bool isRunning);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void press(rules::Side side);
    void togglePause();
    void choose();
    void showClocks();
    void announceState();
    void announceTimes();
    void setTexts();

    SoundPlayer& m_sound;
    session::ClockPair m_clocks;
    std::function<session::Milliseconds()> m_now;
    QTimer m_timer;
    std::chrono::seconds m_heardSecond{-1};
    bool m_wasRunning = false;           ///< as runningChanged() told
    std::array<ClockButton*, 2> m_faces; ///< [side]
    QPushButton* m_pause;
    QPushButton* m_restart;
    QPushButton* m_choose;
    QPushButton* m_close;
};

} // namespace qumalaq::desktop
