// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// The program's sounds, computed: they come from no file and no recording.
namespace qumalaq::desktop {

inline constexpr int kSampleRate = 44'100; ///< samples per second

enum class SoundKind : std::uint8_t {
    Tick,      ///< a stone falls on wood
    SoftTick,  ///< a stone falls on felt
    Rattle,    ///< a handful of stones is taken
    Chord,     ///< a tuzdyk is made
    EndPhrase, ///< the game is over
    Thud,      ///< a pit refuses
};

/// One channel, in [-1, 1].
using Samples = std::vector<float>;

/// Deterministic, on machines with the same rounding. All frequencies are multiplied by `pitch`, clamped to [1/4, 4].
/// The samples begin and end with silence, so there is no click.
[[nodiscard]] Samples synthesise(SoundKind kind, double pitch);

/// The pitch of a tick for a pit that now holds `count` stones: it rises with the count up to 40.
[[nodiscard]] double tickPitch(int count);

} // namespace qumalaq::desktop
