// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/mixer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr float kCeiling = 0.97F;
/// The factor for each frame: the envelope halves in about 80 ms.
constexpr float kRelease = 0.9998F;

} // namespace

StereoGain panned(double pan)
{
    const double angle = (std::clamp(pan, -1.0, 1.0) + 1) * std::numbers::pi / 4;
    return {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
}

void Mixer::add(std::shared_ptr<const Samples> samples, StereoGain gain)
{
    const std::lock_guard lock(m_mutex);
    if (m_voices.size() == kMaxVoices)
        m_voices.erase(m_voices.begin());
    m_voices.push_back({std::move(samples), gain, 0});
}

void Mixer::take(std::span<float> interleaved)
{
    std::fill(interleaved.begin(), interleaved.end(), 0.0F);
    const std::lock_guard lock(m_mutex);
    const std::size_t frames = interleaved.size() / 2;
    for (Voice& voice : m_voices) {
        const std::size_t count = std::min(frames, voice.samples->size() - voice.at);
        for (std::size_t i = 0; i < count; ++i) {
            const float sample = (*voice.samples)[voice.at + i];
            interleaved[2 * i] += voice.gain.left * sample;
            interleaved[2 * i + 1] += voice.gain.right * sample;
        }
        voice.at += count;
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.at == voice.samples->size(); });
    // A limiter: attenuates at once, and recovers slowly.
    for (std::size_t frame = 0; frame < frames; ++frame) {
        float& left = interleaved[2 * frame];
        float& right = interleaved[2 * frame + 1];
        const float loudest = std::max(std::abs(left), std::abs(right));
        m_envelope = std::max(loudest, m_envelope * kRelease);
        const float gain = m_envelope > kCeiling ? kCeiling / m_envelope : 1.0F;
        left *= gain;
        right *= gain;
    }
}

bool Mixer::isSilent() const
{
    const std::lock_guard lock(m_mutex);
    return m_voices.empty();
}

} // namespace qumalaq::desktop
