// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sound/synthesis.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace qumalaq::desktop {

/// How loud a sound is on each side.
struct StereoGain {
    float left = 1;
    float right = 1;
};

/// `pan` from -1 (left) to 1 (right), at the same power everywhere.
[[nodiscard]] StereoGain panned(double pan);

/// Sounds that overlap, added up. Thread-safe: the window adds, the audio thread takes out.
class Mixer {
public:
    /// So many sound at once; one more ends the oldest.
    static constexpr std::size_t kMostVoices = 24;

    void add(std::shared_ptr<const Samples> samples, StereoGain gain);
    /// Fills with what comes next: left, right, left, right … Silence where nothing sounds. What would be too loud
    /// together is made softer, never cut off.
    void take(std::span<float> interleaved);
    [[nodiscard]] bool isSilent() const;

private:
    struct Voice {
        std::shared_ptr<const Samples> samples;
        StereoGain gain;
        std::size_t at = 0;
    };

    mutable std::mutex m_mutex;
    std::vector<Voice> m_voices;
    float m_envelope = 0; ///< how loud it was lately
};

} // namespace qumalaq::desktop
