// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// The program's sounds, computed: no file is read, nothing is anybody's recording.
namespace qumalaq::desktop {

inline constexpr int kSampleRate = 44'100; ///< of everything here, a second

enum class SoundKind : std::uint8_t {
    Tick,      ///< a stone falls on wood
    Rattle,    ///< a handful of stones is taken
    Chord,     ///< a tuzdyk is made
    EndPhrase, ///< the game is over
};

/// One channel, in [-1, 1].
using Samples = std::vector<float>;

/// The same samples for the same arguments, on every machine that rounds alike. `pitch` is the factor all frequencies
/// are multiplied by, 1 as written, taken into [1/4, 4]. Begins and ends in silence, so it never clicks.
[[nodiscard]] Samples synthesise(SoundKind kind, double pitch);

/// The pitch of a tick by the number of stones that lie where it fell: higher with each, the same from 40 on.
[[nodiscard]] double tickPitch(int count);

} // namespace qumalaq::desktop
