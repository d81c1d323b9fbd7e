// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/speech_output.h"
#include "core/work/callback_context.h"
#include "core/work/object_thread.h"

#include <QTextToSpeech>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace qumalaq::desktop {

namespace {

using namespace std::chrono_literals;

/// A service that has not begun by then has dropped the text.
constexpr auto kTimeout = 4s;

/// The connection to the service. Lives in its own thread, because a service that has to be started blocks.
class Speech final : public QObject {
public:
    struct Listener {
        std::function<void(SpeechOutput::State)> known;
        std::function<void(int)> finished;
    };

    explicit Speech(Listener listener) : m_listener(std::move(listener)), m_timeout(this)
    {
        m_timeout.setSingleShot(true);
        m_timeout.setInterval(kTimeout);
        connect(&m_timeout, &QTimer::timeout, this, &Speech::rest);
    }

    ~Speech() override { close(); }
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    void setLocale(const QLocale& locale)
    {
        close();
        bool isThere = false;
        const QStringList engines = QTextToSpeech::availableEngines();
        for (const QString& name : engines) {
            m_engine = std::make_unique<QTextToSpeech>(name);
            isThere = isThere || !m_engine->availableLocales().isEmpty();
            if (choose(locale))
                break;
            m_engine.reset();
        }
        if (m_engine) {
            m_engine->setRate(m_speed);
            connect(m_engine.get(), &QTextToSpeech::stateChanged, this, &Speech::onStateChanged);
        }
        const auto missing = isThere ? SpeechOutput::State::NoLanguage : SpeechOutput::State::NoService;
        m_listener.known(m_engine ? SpeechOutput::State::Ready : missing);
    }

    void setSpeed(double speed)
    {
        m_speed = speed;
        if (m_engine)
            m_engine->setRate(speed);
    }

    void say(int id, const QString& text)
    {
        m_next = Text{id, text};
        if (m_phase == Phase::Resting)
            begin();
        else
            end();
    }

    void stop()
    {
        m_next.reset();
        if (m_phase != Phase::Resting)
            end();
    }

private:
    enum class Phase {
        Resting,
        Asked, ///< the service has the text, but has not begun
        Speaking,
        Ending, ///< the service has not confirmed the end
    };
    struct Text {
        int id = 0;
        QString text;
    };

    void close()
    {
        stop();
        m_timeout.stop();
        m_engine.reset();
        m_phase = Phase::Resting;
    }

    [[nodiscard]] bool choose(const QLocale& wanted)
    {
        std::optional<QLocale> chosen;
        const QList<QLocale> locales = m_engine->availableLocales();
        for (const QLocale& locale : locales) {
            if (locale.language() == wanted.language() && (!chosen || locale.territory() == wanted.territory()))
                chosen = locale;
        }
        if (chosen)
            m_engine->setLocale(*chosen);
        // Ignores the engine's state, which is Error already if no voice speaks the system's language.
        return chosen.has_value();
    }

    void begin()
    {
        if (!m_next)
            return;
        const Text text = *std::exchange(m_next, std::nullopt);
        m_current = text.id;
        if (!m_engine)
            return m_listener.finished(m_current);
        m_phase = Phase::Asked;
        m_timeout.start();
        m_engine->say(text.text);
    }

    void end()
    {
        // Engines ignore stop() before they have begun, so onStateChanged() stops then.
        if (std::exchange(m_phase, Phase::Ending) == Phase::Speaking)
            m_engine->stop();
    }

    void onStateChanged(QTextToSpeech::State state)
    {
        if (state == QTextToSpeech::Speaking) {
            if (m_phase == Phase::Ending)
                m_engine->stop();
            else
                m_phase = Phase::Speaking;
            m_timeout.stop();
        } else if (state == QTextToSpeech::Error) {
            m_engine.release()->deleteLater(); // not deleted at once, because it is the sender
            rest();
            m_listener.known(SpeechOutput::State::NoService);
        } else if (state == QTextToSpeech::Ready) {
            rest();
        }
    }

    /// Ends the current text and begins the next.
    void rest()
    {
        m_timeout.stop();
        const Phase phase = std::exchange(m_phase, Phase::Resting);
        if (phase == Phase::Asked || phase == Phase::Speaking)
            m_listener.finished(m_current);
        begin();
    }

    Listener m_listener;
    QTimer m_timeout;
    double m_speed = 0;
    std::unique_ptr<QTextToSpeech> m_engine; ///< none if there is no voice
    Phase m_phase = Phase::Resting;
    int m_current = 0;          ///< the text of m_phase
    std::optional<Text> m_next; ///< begins when the current text has ended
};

class QtSpeechOutput final : public SpeechOutput {
public:
    QtSpeechOutput() = default;
    QtSpeechOutput(const QtSpeechOutput&) = delete;
    QtSpeechOutput& operator=(const QtSpeechOutput&) = delete;
    ~QtSpeechOutput() override { m_answers->close(); }

    void setLocale(const QLocale& locale) override
    {
        m_thread.post([speech = m_speech, locale] { speech->setLocale(locale); });
    }
    void setSpeed(double speed) override
    {
        m_thread.post([speech = m_speech, speed] { speech->setSpeed(speed); });
    }
    void say(int id, const QString& text) override
    {
        m_thread.post([speech = m_speech, id, text] { speech->say(id, text); });
    }
    void stop() override
    {
        m_thread.post([speech = m_speech] { speech->stop(); });
    }

private:
    [[nodiscard]] Speech::Listener listener()
    {
        return {
            [this, answers = m_answers](State state) { answers->call([this, state] { Q_EMIT stateChanged(state); }); },
            [this, answers = m_answers](int id) { answers->call([this, id] { Q_EMIT finished(id); }); }};
    }

    std::shared_ptr<work::CallbackContext> m_answers = std::make_shared<work::CallbackContext>();
    Speech* m_speech = new Speech(listener()); ///< lives in m_thread
    work::ObjectThread m_thread{QStringLiteral("voice"), m_speech};
};

} // namespace

std::unique_ptr<SpeechOutput> makeQtSpeechOutput()
{
    return std::make_unique<QtSpeechOutput>();
}

} // namespace qumalaq::desktop
