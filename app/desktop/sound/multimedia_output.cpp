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
/// Short, so that sound and stone coincide, but without underruns. PulseAudio starts when the buffer is full, and Qt
/// 6.4 writes whole periods of 20 ms: at 40 ms it wrote one, waited for room, and nothing was heard.
constexpr auto kBuffer = 80ms;
/// Stops an idle sink, which would wake up every few milliseconds to play silence.
constexpr auto kRestAfter = 3000ms;

/// Suppresses Qt's messages from this thread while it exists: a machine without a sound server is not an error, and Qt
/// has no quieter way to check. Messages from other threads pass.
class Hush {
public:
    Hush()
    {
        t_isHushed = true;
        s_previous = qInstallMessageHandler(handle);
    }
    ~Hush()
    {
        // Keeps a handler that was installed meanwhile.
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
    [[nodiscard]] qint64 bytesAvailable() const override { return kMaxBytes + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const auto values =
            static_cast<std::size_t>(std::min(most, kMaxBytes)) / sizeof(qint16) / kChannels * kChannels;
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
    static constexpr qint64 kMaxBytes = 16'384;

    std::shared_ptr<Mixer> m_mixer;
    std::array<float, kMaxBytes / sizeof(qint16)> m_mixed{};
};

/// The device, which may block. Lives in its own thread.
class Audio final : public QObject {
public:
    explicit Audio(std::shared_ptr<Mixer> mixer) : m_mixer(std::move(mixer)), m_stream(m_mixer), m_rest(this)
    {
        // moveToThread() moves the children, too.
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

    /// Starts the device when there is something to play.
    void wake()
    {
        if (!m_sink)
            openDevice();
        if (!m_sink) {
            // Without a device, discards the sounds, so that they are not played later.
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
            // For example for headphones: the next sound opens the new device.
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
    bool m_isWithoutDevice = false; ///< avoids a slow search for each stone
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
