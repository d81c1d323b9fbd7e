// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// The program's sounds are computed; there are no recordings.
namespace qumalaq::desktop {

inline constexpr int kSampleRate = 44'100; ///< samples per second

enum class SoundKind : std::uint8_t {
    Tick,      ///< a stone falls on wood
    SoftTick,  ///< a stone falls on felt
    Rattle,    ///< stones are captured
    Chord,     ///< a tuzdyk is made
    EndPhrase, ///< the game is over
    Thud,      ///< a pit cannot be played
};

/// Mono, in [-1, 1], at kSampleRate.
using Samples = std::vector<float>;

/// Deterministic on machines with the same rounding. `pitch` is a factor for all frequencies, clamped to [1/4, 4].
/// Begins and ends with silence, to avoid clicks.
[[nodiscard]] Samples synthesise(SoundKind kind, double pitch);

/// The pitch of a tick for a pit that now holds `count` stones. Rises up to 40 stones.
[[nodiscard]] double tickPitch(int count);

} // namespace qumalaq::desktop
