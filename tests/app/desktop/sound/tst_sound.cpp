// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/mixer.h"
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/sound/synthesis.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace qumalaq::desktop;
using namespace std::chrono_literals;

namespace {

constexpr SoundKind kAllKinds[] = {SoundKind::Tick,  SoundKind::SoftTick,  SoundKind::Rattle,
                                   SoundKind::Chord, SoundKind::EndPhrase, SoundKind::Thud};
constexpr SoundPlayer::Row kNear = SoundPlayer::Row::Near;
constexpr SoundPlayer::Row kFar = SoundPlayer::Row::Far;

double loudest(const Samples& samples)
{
    double most = 0;
    for (const float sample : samples)
        most = std::max(most, std::abs(static_cast<double>(sample)));
    return most;
}

/// The amplitude of a frequency in a sound, by a plain Fourier sum.
double partOf(const Samples& samples, double frequency)
{
    double real = 0;
    double imaginary = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double angle = 2 * 3.14159265358979 * frequency * static_cast<double>(i) / kSampleRate;
        real += static_cast<double>(samples[i]) * std::cos(angle);
        imaginary += static_cast<double>(samples[i]) * std::sin(angle);
    }
    return std::hypot(real, imaginary);
}

/// The strongest frequency from 50 to 3,000 Hz.
double toneOf(const Samples& samples)
{
    double best = 0;
    double most = 0;
    for (double frequency = 50; frequency <= 3000; frequency *= 1.01) {
        if (const double part = partOf(samples, frequency); part > most) {
            most = part;
            best = frequency;
        }
    }
    return best;
}

/// Remembers what was played.
class ListeningOutput final : public SoundOutput {
public:
    struct Heard {
        std::shared_ptr<const Samples> samples;
        StereoGain gain;
    };
    explicit ListeningOutput(std::vector<Heard>& heard) : m_heard(heard) {}
    void play(std::shared_ptr<const Samples> samples, StereoGain gain) override
    {
        m_heard.push_back({std::move(samples), gain});
    }

private:
    std::vector<Heard>& m_heard;
};

std::shared_ptr<const Samples> constantly(float value, std::size_t count)
{
    return std::make_shared<const Samples>(count, value);
}

std::atomic<int> g_messages = 0;

void countMessage(QtMsgType, const QMessageLogContext&, const QString&)
{
    ++g_messages;
}

} // namespace

class TestSound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySoundIsClean()
    {
        for (const SoundKind kind : kAllKinds) {
            for (const double pitch : {0.0, 0.25, 0.75, 1.0, 3.0, 4.0, 100.0}) {
                const Samples samples = synthesise(kind, pitch);
                QVERIFY(samples.size() > kSampleRate / 20);
                QVERIFY(samples.size() < 2 * kSampleRate);
                QVERIFY(std::all_of(samples.begin(), samples.end(),
                                    [](float sample) { return std::isfinite(sample) && std::abs(sample) <= 1.0F; }));
                // Audible, but not clipped.
                QVERIFY(loudest(samples) > 0.1);
                QVERIFY(loudest(samples) < 0.999);
                // No click at either end.
                QVERIFY(std::abs(samples.front()) < 0.001F);
                QVERIFY(std::abs(samples.back()) < 0.001F);
                QVERIFY(samples == synthesise(kind, pitch));
            }
        }
    }

    void theSoundsDiffer()
    {
        QVERIFY(synthesise(SoundKind::Tick, 1).size() < synthesise(SoundKind::Rattle, 1).size());
        QVERIFY(toneOf(synthesise(SoundKind::Chord, 1)) < 160);
        QVERIFY(toneOf(synthesise(SoundKind::Tick, 1)) > 500);
        QVERIFY(toneOf(synthesise(SoundKind::Thud, 1)) < 250);
    }

    void thePitchIsThatOfTheTone()
    {
        const double low = toneOf(synthesise(SoundKind::Tick, 1));
        const double high = toneOf(synthesise(SoundKind::Tick, 2));
        QVERIFY(std::abs(high / low - 2) < 0.1);
    }

    void theRowsHaveTheSameTonesAndDifferInTimbre()
    {
        const Samples wood = synthesise(SoundKind::Tick, 1);
        const Samples felt = synthesise(SoundKind::SoftTick, 1);
        QVERIFY(std::abs(toneOf(felt) / toneOf(wood) - 1) < 0.05);
        // Wood has strong overtones, felt has hardly any.
        const double first = toneOf(wood);
        QVERIFY(partOf(wood, 2.76 * first) / partOf(wood, first) > 0.15);
        QVERIFY(partOf(felt, 2.76 * first) / partOf(felt, first) < 0.05);
    }

    void moreStonesSoundHigher()
    {
        for (int count = 1; count <= 40; ++count)
            QVERIFY(tickPitch(count) > tickPitch(count - 1));
        QCOMPARE(tickPitch(41), tickPitch(40));
        QCOMPARE(tickPitch(162), tickPitch(40));
        QCOMPARE(tickPitch(-1), tickPitch(0));
    }

    void thePanMovesTheSoundAtTheSamePower()
    {
        QVERIFY(panned(-1).right < 1e-6F && panned(-1).left > 0.999F);
        QVERIFY(panned(1).left < 1e-6F && panned(1).right > 0.999F);
        QVERIFY(std::abs(panned(0).left - panned(0).right) < 1e-6F);
        for (double pan = -1; pan <= 1; pan += 0.1) {
            const StereoGain gain = panned(pan);
            QVERIFY(std::abs(gain.left * gain.left + gain.right * gain.right - 1) < 1e-5F);
        }
        QVERIFY(std::abs(panned(7).left - panned(1).left) < 1e-6F);
    }

    void theMixerAddsWhatOverlaps()
    {
        Mixer mixer;
        QVERIFY(mixer.isSilent());
        mixer.add(constantly(0.25F, 6), {1, 0});
        std::vector<float> out(8);
        mixer.take(out);
        mixer.add(constantly(0.5F, 4), {0.5F, 1});
        QVERIFY(out == std::vector<float>({0.25F, 0, 0.25F, 0, 0.25F, 0, 0.25F, 0}));
        mixer.take(out);
        QVERIFY(out == std::vector<float>({0.5F, 0.5F, 0.5F, 0.5F, 0.25F, 0.5F, 0.25F, 0.5F}));
        QVERIFY(mixer.isSilent());
        mixer.take(out);
        QVERIFY(out == std::vector<float>(8, 0.0F));
    }

    void theMixerStaysWithinFullLevel()
    {
        Mixer mixer;
        for (std::size_t i = 0; i < Mixer::kMaxVoices + 5; ++i)
            mixer.add(constantly(i % 2 == 0 ? 0.9F : 0.8F, 100), {1, -1});
        std::vector<float> out(200);
        mixer.take(out);
        QVERIFY(std::all_of(out.begin(), out.end(), [](float sample) { return std::abs(sample) <= 1.0F; }));
    }

    void oneVoiceTooManyEndsTheOldest()
    {
        Mixer mixer;
        mixer.add(constantly(0.5F, 100), {1, 1});
        for (std::size_t i = 0; i < Mixer::kMaxVoices; ++i)
            mixer.add(constantly(0, 100), {1, 1});
        std::vector<float> out(2);
        mixer.take(out);
        QCOMPARE(out[0], 0.0F);
    }

    void theMixerIsUsedFromTwoThreads()
    {
        Mixer mixer;
        std::thread audio([&mixer] {
            std::vector<float> out(128);
            for (int i = 0; i < 2000; ++i)
                mixer.take(out);
        });
        for (int i = 0; i < 2000; ++i)
            mixer.add(constantly(0.1F, 50), {1, 1});
        audio.join();
        std::vector<float> out(4096);
        mixer.take(out);
        QVERIFY(mixer.isSilent());
    }

    void atMostTwentyTicksASecond()
    {
        std::vector<ListeningOutput::Heard> heard;
        SoundPlayer player(std::make_unique<ListeningOutput>(heard));
        const SoundPlayer::Clock::time_point start{};
        for (int ms = 0; ms < 1000; ++ms)
            player.stoneDropped(kNear, 5, 0, start + std::chrono::milliseconds(ms));
        QCOMPARE(heard.size(), 20U);
    }

    void aTickDependsOnTheCountAndThePlace()
    {
        std::vector<ListeningOutput::Heard> heard;
        SoundPlayer player(std::make_unique<ListeningOutput>(heard));
        const SoundPlayer::Clock::time_point start{};
        player.stoneDropped(kNear, 2, -1, start);
        player.stoneDropped(kNear, 20, 1, start + 1s);
        player.stoneDropped(kNear, 2, 1, start + 2s);
        QVERIFY(*heard[0].samples != *heard[1].samples);
        QVERIFY(heard[0].samples == heard[2].samples);
        QVERIFY(heard[0].gain.left > heard[0].gain.right);
        QVERIFY(heard[1].gain.left < heard[1].gain.right);
        player.stoneDropped(kFar, 2, 1, start + 2500ms);
        QVERIFY(*heard[2].samples != *heard[3].samples);
        player.stoneDropped(kNear, -3, 0, start + 3s);
        player.stoneDropped(kNear, 1000, 0, start + 4s);
        QCOMPARE(heard.size(), 6U);
    }

    void eachEventHasItsOwnSound()
    {
        std::vector<ListeningOutput::Heard> heard;
        SoundPlayer player(std::make_unique<ListeningOutput>(heard));
        player.stoneDropped(kNear, 5, 0);
        player.stonesCaptured(0);
        player.tuzdykMade(0);
        player.refused(0);
        player.gameEnded();
        player.clockTicked();
        QCOMPARE(heard.size(), 6U);
        for (std::size_t i = 0; i < heard.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(*heard[i].samples != *heard[j].samples);
        }
    }

    void theVolumeIsHeard()
    {
        std::vector<ListeningOutput::Heard> heard;
        SoundPlayer player(std::make_unique<ListeningOutput>(heard));
        player.setVolume(100);
        player.stonesCaptured(0);
        player.setVolume(50);
        player.tuzdykMade(0);
        QCOMPARE(heard.size(), 2U);
        QVERIFY(heard[0].gain.left > heard[1].gain.left);
        player.setVolume(0);
        player.gameEnded();
        player.setVolume(-5);
        player.gameEnded();
        QCOMPARE(heard.size(), 2U);
        player.setVolume(500); // as 100
        player.stonesCaptured(0);
        QCOMPARE(heard.size(), 3U);
        QCOMPARE(heard[2].gain.left, heard[0].gain.left);
        player.setMuted(true);
        player.gameEnded();
        player.stoneDropped(kNear, 3, 0);
        QCOMPARE(heard.size(), 3U);
        player.setMuted(false);
        player.gameEnded();
        QCOMPARE(heard.size(), 4U);
    }

    void theSystemOutputPrintsNothingWithoutADevice()
    {
        // With or without a device there is no message, and the end does not wait for a sound.
        const QtMessageHandler old = qInstallMessageHandler(countMessage);
        {
            SoundPlayer player;
            player.setVolume(1);
            player.stoneDropped(kNear, 5, 0);
            player.stonesCaptured(0.5);
            QTest::qWait(200);
            player.gameEnded();
        }
        {
            SoundPlayer unused;
        }
        qInstallMessageHandler(old);
        QCOMPARE(g_messages.load(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSound)
#include "tst_sound.moc"
