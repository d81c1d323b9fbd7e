// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/mixer.h"
#include "app/desktop/sound/sound_output.h"
#include "core/work/object_thread.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <memory>
#include <span>
#include <utility>

namespace qumalaq::desktop {

namespace {

using namespace std::chrono_literals;

constexpr int kChannels = 2;
/// The buffer of the device: short enough for the sound to come with the stone, long enough not to stutter. PulseAudio
/// starts when its buffer is full, and Qt 6.4 fills it in whole periods of 20 ms: with 40 ms it wrote one period,
/// waited for room for the next, and nothing was ever heard.
constexpr auto kBuffer = 80ms;
/// A sink that plays silence wakes up every few milliseconds, so it is stopped after this time.
constexpr auto kRestAfter = 3000ms;

/// While it exists, Qt messages from this thread are suppressed: a machine without a sound server is not an error, and
/// Qt offers no quieter way to find out. Messages from other threads pass.
class Hush {
public:
    Hush()
    {
        t_isHushed = true;
        s_previous = qInstallMessageHandler(handle);
    }
    ~Hush()
    {
        // A handler that somebody else installed meanwhile stays.
        if (const QtMessageHandler current = qInstallMessageHandler(s_previous); current != handle)
            qInstallMessageHandler(current);
        t_isHushed = false;
    }
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        if (t_isHushed)
            return;
        if (const QtMessageHandler previous = s_previous)
            previous(type, context, message);
    }

    static inline thread_local bool t_isHushed = false;
    static inline std::atomic<QtMessageHandler> s_previous = nullptr;
};

/// The mixer as an endless 16-bit stereo stream.
class MixerStream final : public QIODevice {
public:
    explicit MixerStream(std::shared_ptr<Mixer> mixer) : m_mixer(std::move(mixer)) { open(ReadOnly | Unbuffered); }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return kMostBytes + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const auto values =
            static_cast<std::size_t>(std::min(most, kMostBytes)) / sizeof(qint16) / kChannels * kChannels;
        const std::span<float> mixed(m_mixed.data(), values);
        m_mixer->take(mixed);
        for (std::size_t i = 0; i < values; ++i) {
            const auto sample = static_cast<qint16>(std::lround(mixed[i] * 32'767.0F));
            std::memcpy(data + i * sizeof sample, &sample, sizeof sample);
        }
        return static_cast<qint64>(values * sizeof(qint16));
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    static constexpr qint64 kMostBytes = 16'384;

    std::shared_ptr<Mixer> m_mixer;
    std::array<float, kMostBytes / sizeof(qint16)> m_mixed{};
};

/// The device and everything that may wait for it. Lives in its own thread.
class Audio final : public QObject {
public:
    explicit Audio(std::shared_ptr<Mixer> mixer) : m_mixer(std::move(mixer)), m_stream(m_mixer), m_rest(this)
    {
        // moveToThread() moves only children.
        m_stream.setParent(this);
        m_rest.setSingleShot(true);
        m_rest.setInterval(kRestAfter);
        connect(&m_rest, &QTimer::timeout, this, [this] {
            if (m_sink && m_mixer->isSilent())
                m_sink->stop();
            else
                m_rest.start();
        });
    }

    /// Called when there is something to play.
    void wake()
    {
        if (!m_sink)
            openDevice();
        if (!m_sink) {
            // Without a device, drain the mixer: the sounds must not pile up and play later.
            std::array<float, 2048> lost{};
            while (!m_mixer->isSilent())
                m_mixer->take(lost);
            return;
        }
        if (m_sink->state() == QAudio::StoppedState)
            m_sink->start(&m_stream);
        m_rest.start();
    }

private:
    void openDevice()
    {
        if (m_isWithoutDevice)
            return;
        const Hush hush;
        if (!m_devices) {
            m_devices = std::make_unique<QMediaDevices>();
            // For example headphones were plugged in: the next sound opens the device again.
            connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] {
                m_sink.reset();
                m_isWithoutDevice = false;
            });
        }
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        QAudioFormat format;
        format.setSampleRate(kSampleRate);
        format.setChannelCount(kChannels);
        format.setSampleFormat(QAudioFormat::Int16);
        if (device.isNull() || !device.isFormatSupported(format)) {
            m_isWithoutDevice = true;
            return;
        }
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->setBufferSize(format.bytesForDuration(std::chrono::microseconds(kBuffer).count()));
    }

    std::shared_ptr<Mixer> m_mixer;
    MixerStream m_stream;
    QTimer m_rest;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink;
    bool m_isWithoutDevice = false; ///< looking for a device again for each stone would be slow
};

class MultimediaOutput final : public SoundOutput {
public:
    void play(std::shared_ptr<const Samples> samples, StereoGain gain) override
    {
        m_mixer->add(std::move(samples), gain);
        m_thread.post([audio = m_audio] { audio->wake(); });
    }

private:
    std::shared_ptr<Mixer> m_mixer = std::make_shared<Mixer>();
    Audio* m_audio = new Audio(m_mixer); ///< lives in m_thread
    work::ObjectThread m_thread{QStringLiteral("sound"), m_audio};
};

} // namespace

std::unique_ptr<SoundOutput> makeSystemOutput()
{
    return std::make_unique<MultimediaOutput>();
}

} // namespace qumalaq::desktop
