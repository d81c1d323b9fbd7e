// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sound/sound_output.h"

#include <array>
#include <chrono>
#include <memory>
#include <optional>

namespace qumalaq::desktop {

/// What is heard of a game. For the user interface thread; nothing here blocks.
class SoundPlayer {
public:
    using Clock = std::chrono::steady_clock;

    /// By the system's output, which is looked for when the first sound is played.
    SoundPlayer();
    explicit SoundPlayer(std::unique_ptr<SoundOutput> output);
    ~SoundPlayer();

    /// 0 to 100; 70 at first. Beyond it is taken to the nearer end.
    void setVolume(int percent);
    [[nodiscard]] int volume() const { return m_volume; }
    void setMuted(bool muted);
    [[nodiscard]] bool isMuted() const { return m_isMuted; }

    /// A stone fell where `count` lie now. `pan` is the place on the board, -1 left to 1 right. At most 20 a second are
    /// heard, whatever the speed of the sowing.
    void stoneDropped(int count, double pan, Clock::time_point now = Clock::now());
    void stonesCaptured(double pan);
    void tuzdykMade(double pan);
    void gameEnded();
    /// A second passes of somebody who is short of time.
    void clockTicked();

private:
    void play(const std::shared_ptr<const Samples>& samples, double pan);
    [[nodiscard]] bool isHeard() const { return !m_isMuted && m_volume > 0; }

    static constexpr int kMostTicks = 41; ///< different ones: tickPitch() is the same from 40 stones on

    std::unique_ptr<SoundOutput> m_output; ///< made when first needed
    int m_volume = 70;
    bool m_isMuted = false;
    std::optional<Clock::time_point> m_lastTick;
    std::array<std::shared_ptr<const Samples>, kMostTicks> m_ticks; ///< made when first needed, as are the others
    std::array<std::shared_ptr<const Samples>, 4> m_others;
};

} // namespace qumalaq::desktop
