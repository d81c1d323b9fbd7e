// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/mixer.h"
#include "app/desktop/sound/sound_output.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QCoreApplication>
#include <QEvent>
#include <QIODevice>
#include <QMediaDevices>
#include <QThread>
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
/// What the device holds ready: little enough to sound with the stone, enough not to stutter. PulseAudio plays once its
/// buffer is full, and Qt 6.4 fills it by whole periods of 20 ms: with 40 ms it filled one, waited for room for the
/// next, and nothing was ever heard.
constexpr auto kBuffer = 80ms;
/// A sink that plays silence costs a wake-up every few milliseconds, so it is stopped after so long.
constexpr auto kRestAfter = 3000ms;

/// Keeps to itself what Qt has to say in this thread while it lives: a machine without a sound server is no error, and
/// Qt offers no other way to ask. Messages of other threads go on as before.
class Hush {
public:
    Hush()
    {
        t_isHushed = true;
        s_previous = qInstallMessageHandler(handle);
    }
    ~Hush()
    {
        // If somebody else set a handler meanwhile, theirs stays.
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

/// The mixer as an endless stream of 16-bit stereo.
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

/// The device and all that may have to wait for it, in a thread of its own.
class AudioThread final : public QObject {
public:
    explicit AudioThread(std::shared_ptr<Mixer> mixer) : m_mixer(std::move(mixer)), m_stream(m_mixer), m_rest(this)
    {
        // moveToThread() takes children along only.
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

    /// Sent from the window's thread; queued calls would do, but an event carries nothing that could be shared.
    static constexpr auto kWake = QEvent::User;
    static constexpr auto kClose = static_cast<QEvent::Type>(QEvent::User + 1);

    bool event(QEvent* event) override
    {
        if (event->type() == kWake) {
            wake();
        } else if (event->type() == kClose) {
            close();
            thread()->quit();
        } else {
            return QObject::event(event);
        }
        return true;
    }

private:
    /// There is something to play.
    void wake()
    {
        if (!m_sink)
            openDevice();
        if (!m_sink) {
            // Without a device sounds must not pile up to come out later.
            std::array<float, 2048> lost{};
            while (!m_mixer->isSilent())
                m_mixer->take(lost);
            return;
        }
        if (m_sink->state() == QAudio::StoppedState)
            m_sink->start(&m_stream);
        m_rest.start();
    }

    /// In the own thread: a timer can be stopped nowhere else.
    void close()
    {
        m_rest.stop();
        m_sink.reset();
        m_devices.reset();
    }

    void openDevice()
    {
        if (m_isWithoutDevice)
            return;
        const Hush hush;
        if (!m_devices) {
            m_devices = std::make_unique<QMediaDevices>();
            // Headphones were plugged in: the next sound looks again.
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
    bool m_isWithoutDevice = false; ///< asked once: looking for a device again for every stone would cost
};

class MultimediaOutput final : public SoundOutput {
public:
    MultimediaOutput() : m_audio(std::make_unique<AudioThread>(m_mixer))
    {
        m_audio->moveToThread(&m_thread);
        m_thread.setObjectName(QStringLiteral("sound"));
        m_thread.start();
    }
    MultimediaOutput(const MultimediaOutput&) = delete;
    MultimediaOutput& operator=(const MultimediaOutput&) = delete;
    ~MultimediaOutput() override
    {
        QCoreApplication::postEvent(m_audio.get(), new QEvent(AudioThread::kClose));
        m_thread.wait();
    }

    void play(std::shared_ptr<const Samples> samples, StereoGain gain) override
    {
        m_mixer->add(std::move(samples), gain);
        QCoreApplication::postEvent(m_audio.get(), new QEvent(AudioThread::kWake));
    }

private:
    std::shared_ptr<Mixer> m_mixer = std::make_shared<Mixer>();
    QThread m_thread;
    std::unique_ptr<AudioThread> m_audio;
};

} // namespace

std::unique_ptr<SoundOutput> makeSystemOutput()
{
    return std::make_unique<MultimediaOutput>();
}

} // namespace qumalaq::desktop
