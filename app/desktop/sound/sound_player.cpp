// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/sound_player.h"

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenTicks = 50ms;

const std::shared_ptr<const Samples>& made(std::shared_ptr<const Samples>& slot, SoundKind kind, double pitch)
{
    if (!slot)
        slot = std::make_shared<const Samples>(synthesise(kind, pitch));
    return slot;
}

} // namespace

SoundPlayer::SoundPlayer() = default;

SoundPlayer::SoundPlayer(std::unique_ptr<SoundOutput> output) : m_output(std::move(output)) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setVolume(int percent)
{
    m_volume = std::clamp(percent, 0, 100);
}

void SoundPlayer::stoneDropped(Row row, int count, double pan, Clock::time_point now)
{
    if (!isHeard() || (m_lastTick && now - *m_lastTick < kBetweenTicks))
        return;
    m_lastTick = now;
    const int which = std::clamp(count, 0, kMaxTicks - 1);
    const SoundKind kind = row == Row::Near ? SoundKind::Tick : SoundKind::SoftTick;
    Sounds& sounds = m_ticks[static_cast<std::size_t>(row)];
    play(made(sounds[static_cast<std::size_t>(which)], kind, tickPitch(which)), pan);
}

void SoundPlayer::stonesCaptured(double pan)
{
    if (isHeard())
        play(made(m_others[0], SoundKind::Rattle, 1), pan);
}

void SoundPlayer::tuzdykMade(double pan)
{
    if (isHeard())
        play(made(m_others[1], SoundKind::Chord, 1), pan);
}

void SoundPlayer::gameEnded()
{
    if (isHeard())
        play(made(m_others[2], SoundKind::EndPhrase, 1), 0);
}

void SoundPlayer::clockTicked()
{
    constexpr double kHigh = 3.2; // higher than any stone
    if (isHeard())
        play(made(m_others[3], SoundKind::Tick, kHigh), 0);
}

void SoundPlayer::refused(double pan)
{
    if (isHeard())
        play(made(m_others[4], SoundKind::Thud, 1), pan);
}

void SoundPlayer::play(const std::shared_ptr<const Samples>& samples, double pan)
{
    if (!m_output)
        m_output = makeSystemOutput();
    // Loudness is roughly proportional to the square of the slider.
    const auto part = static_cast<float>(m_volume) / 100.0F;
    StereoGain gain = panned(pan);
    gain.left *= part * part;
    gain.right *= part * part;
    m_output->play(samples, gain);
}

} // namespace qumalaq::desktop
