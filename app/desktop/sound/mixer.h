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

struct StereoGain {
    float left = 1;
    float right = 1;
};

/// Constant-power panning; `pan` from -1 (left) to 1 (right).
[[nodiscard]] StereoGain panned(double pan);

/// Adds up overlapping sounds. Thread-safe: the user interface thread adds sounds, the audio thread takes samples.
class Mixer {
public:
    /// With this many voices, a new sound replaces the oldest.
    static constexpr std::size_t kMaxVoices = 24;

    void add(std::shared_ptr<const Samples> samples, StereoGain gain);
    /// Fills the span with the next stereo frames (left, right), or with silence. Sums that are too loud are
    /// attenuated, not clipped.
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
    float m_envelope = 0; ///< peak level with a slow decay
};

} // namespace qumalaq::desktop
