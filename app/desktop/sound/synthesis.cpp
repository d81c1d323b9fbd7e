// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/synthesis.h"

#include "core/base/prng.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>

namespace qumalaq::desktop {

namespace {

constexpr double kTwoPi = 2 * std::numbers::pi;

[[nodiscard]] std::size_t samplesIn(double seconds)
{
    return static_cast<std::size_t>(seconds * kSampleRate);
}

/// A partial of a struck body.
struct Mode {
    double ratio;  ///< relative to the body's lowest frequency
    double level;  ///< initial amplitude
    double fading; ///< seconds until 1/e
};

/// A short, dry wooden bar: the partials of a free bar; higher ones decay sooner.
constexpr std::array kWood = {Mode{1.0, 0.55, 0.022}, Mode{2.76, 0.28, 0.010}, Mode{5.40, 0.12, 0.004}};
/// A hollow body under felt: mostly its lowest tone, which lasts a little longer.
constexpr std::array kFelt = {Mode{1.0, 0.85, 0.040}, Mode{2.0, 0.10, 0.015}};
/// A long bar with a resonator, as in a marimba.
constexpr std::array kBar = {Mode{1.0, 0.60, 0.30}, Mode{4.0, 0.14, 0.07}, Mode{9.2, 0.04, 0.02}};
/// A low string with a soft attack.
constexpr std::array kString = {Mode{1.0, 0.50, 0.55}, Mode{2.0, 0.22, 0.35}, Mode{3.0, 0.10, 0.22}};

/// Adds a stroke at `start` seconds that rises linearly for `attack` seconds.
template <std::size_t kModes>
void addStroke(Samples& samples, double start, const std::array<Mode, kModes>& body, double frequency, double level,
               double attack)
{
    constexpr double kInaudible = 1e-5;
    const std::size_t first = samplesIn(start);
    const double attackSamples = attack * kSampleRate;
    for (const Mode& mode : body) {
        // Partials near or above half the sample rate would alias.
        if (mode.ratio * frequency >= 0.45 * kSampleRate)
            continue;
        // A rotating, shrinking phasor needs no sine and power for each sample: a sound is ready within a frame.
        std::complex<double> arrow = level * mode.level;
        const std::complex<double> turn =
            std::polar(std::exp(-1 / (mode.fading * kSampleRate)), kTwoPi * mode.ratio * frequency / kSampleRate);
        for (std::size_t i = first; i < samples.size() && std::norm(arrow) > kInaudible * kInaudible; ++i) {
            const double rise = std::min(1.0, static_cast<double>(i - first) / attackSamples);
            samples[i] += static_cast<float>(rise * arrow.imag());
            arrow *= turn;
        }
    }
}

/// The noise of the impact.
void touch(Samples& samples, double start, double level, Prng& random)
{
    constexpr double kSeconds = 0.003;
    const std::size_t first = samplesIn(start);
    const std::size_t count = std::min(samplesIn(kSeconds), samples.size() - first);
    for (std::size_t i = 0; i < count; ++i) {
        const double noise = static_cast<double>(random.below(2001)) / 1000.0 - 1.0;
        const double rest = 1.0 - static_cast<double>(i) / static_cast<double>(count);
        samples[first + i] += static_cast<float>(level * noise * rest * rest);
    }
}

/// Fades both ends and clamps the samples.
void finish(Samples& samples)
{
    const std::size_t rise = samplesIn(0.0005);
    const std::size_t fall = samplesIn(0.010);
    for (std::size_t i = 0; i < rise; ++i)
        samples[i] *= static_cast<float>(i) / static_cast<float>(rise);
    for (std::size_t i = 0; i < fall; ++i)
        samples[samples.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(fall);
    for (float& sample : samples)
        sample = std::clamp(sample, -1.0F, 1.0F);
}

constexpr double kWoodFrequency = 620;
constexpr double kWoodAttack = 0.0006;

Samples tick(double pitch)
{
    Samples samples(samplesIn(0.090));
    Prng random(1);
    touch(samples, 0, 0.20, random);
    addStroke(samples, 0, kWood, kWoodFrequency * pitch, 0.8, kWoodAttack);
    return samples;
}

/// The frequency of tick(), with a softer and longer stroke.
Samples softTick(double pitch)
{
    Samples samples(samplesIn(0.160));
    addStroke(samples, 0, kFelt, kWoodFrequency * pitch, 0.8, 0.006);
    return samples;
}

/// Two low knocks; the second is lower.
Samples thud(double pitch)
{
    Samples samples(samplesIn(0.260));
    Prng random(3);
    touch(samples, 0, 0.10, random);
    addStroke(samples, 0, kFelt, 196.0 * pitch, 0.8, 0.004);
    addStroke(samples, 0.095, kFelt, 155.56 * pitch, 0.8, 0.004);
    return samples;
}

Samples rattle(double pitch)
{
    Samples samples(samplesIn(0.380));
    Prng random(2);
    constexpr int kStones = 9;
    for (int stone = 0; stone < kStones; ++stone) {
        // The stones follow each other faster towards the end, like a handful that settles.
        const double along = std::sqrt(static_cast<double>(stone) / kStones);
        const double start = 0.26 * along + 0.012 * random.below(1000) / 1000.0;
        const double tone = 0.85 + 0.5 * random.below(1000) / 1000.0;
        touch(samples, start, 0.12, random);
        addStroke(samples, start, kWood, kWoodFrequency * pitch * tone, 0.45, kWoodAttack);
    }
    return samples;
}

Samples chord(double pitch)
{
    Samples samples(samplesIn(1.600));
    // A dombra's tuning: an open fifth and the octave, D, A, D.
    constexpr std::array kNotes = {73.42, 110.0, 146.83};
    for (std::size_t i = 0; i < kNotes.size(); ++i)
        addStroke(samples, 0.03 * static_cast<double>(i), kString, kNotes[i] * pitch, 0.36, 0.012);
    return samples;
}

Samples endPhrase(double pitch)
{
    Samples samples(samplesIn(1.500));
    struct Note {
        double start;
        double frequency;
    };
    // From the pentatonic scale: A, D, E, A.
    constexpr std::array kNotes = {Note{0.0, 220.0}, Note{0.16, 293.66}, Note{0.32, 329.63}, Note{0.52, 440.0}};
    for (const Note& note : kNotes)
        addStroke(samples, note.start, kBar, note.frequency * pitch, 0.5, 0.003);
    return samples;
}

} // namespace

Samples synthesise(SoundKind kind, double pitch)
{
    const double bounded = std::clamp(pitch, 0.25, 4.0);
    Samples samples;
    switch (kind) {
    case SoundKind::Tick:
        samples = tick(bounded);
        break;
    case SoundKind::SoftTick:
        samples = softTick(bounded);
        break;
    case SoundKind::Rattle:
        samples = rattle(bounded);
        break;
    case SoundKind::Chord:
        samples = chord(bounded);
        break;
    case SoundKind::EndPhrase:
        samples = endPhrase(bounded);
        break;
    case SoundKind::Thud:
        samples = thud(bounded);
        break;
    }
    finish(samples);
    return samples;
}

double tickPitch(int count)
{
    constexpr int kHighest = 40;
    // Two octaves, so that neighbouring small counts are easy to tell apart.
    return 0.75 * std::exp2(2.0 * std::clamp(count, 0, kHighest) / kHighest);
}

} // namespace qumalaq::desktop
