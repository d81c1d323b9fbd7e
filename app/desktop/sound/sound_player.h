// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sound/sound_output.h"

#include <array>
#include <chrono>
#include <memory>
#include <optional>

namespace qumalaq::desktop {

/// Plays the sounds of a game. For the user interface thread; never blocks.
class SoundPlayer {
public:
    using Clock = std::chrono::steady_clock;

    /// Uses makeSystemOutput(), with the first sound.
    SoundPlayer();
    explicit SoundPlayer(std::unique_ptr<SoundOutput> output);
    ~SoundPlayer();

    /// In percent, 0 to 100; initially 70. Other values are clamped.
    void setVolume(int percent);
    void setMuted(bool muted) { m_isMuted = muted; }

    /// The row of a pit on the screen. Each has its own timbre.
    enum class Row { Near, Far };

    /// A stone fell into a pit that now holds `count`. `pan` is from -1 (left) to 1 (right). At most 20 of these sounds
    /// are played per second.
    void stoneDropped(Row row, int count, double pan, Clock::time_point now = Clock::now());
    void stonesCaptured(double pan);
    void tuzdykMade(double pan);
    /// A pit without a legal move was pressed.
    void refused(double pan);
    void gameEnded();
    /// Called for each second of a player in time trouble.
    void clockTicked();

private:
    void play(const std::shared_ptr<const Samples>& samples, double pan);
    [[nodiscard]] bool isHeard() const { return !m_isMuted && m_volume > 0; }

    static constexpr int kMaxTicks = 41; ///< tickPitch() is the same from 40 stones on

    std::unique_ptr<SoundOutput> m_output; ///< created when first needed
    int m_volume = 70;
    bool m_isMuted = false;
    std::optional<Clock::time_point> m_lastTick;
    using Sounds = std::array<std::shared_ptr<const Samples>, kMaxTicks>;
    std::array<Sounds, 2> m_ticks; ///< for each row; created when first needed, like m_others
    std::array<std::shared_ptr<const Samples>, 5> m_others;
};

} // namespace qumalaq::desktop
