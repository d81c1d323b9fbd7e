// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/self_voicing.h"

#include "app/desktop/text/pronunciation.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kPauseMs = 40;

} // namespace

SelfVoicing::SelfVoicing(Maker maker, QObject* parent)
    : QObject(parent)
    , m_maker(std::move(maker))
    , m_isScreenReaderRunning(QAccessible::isActive())
    , m_pause(this)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SelfVoicing::look);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isReading())
            m_pause.start();
    });
    QAccessible::installActivationObserver(this);
}

SelfVoicing::~SelfVoicing()
{
    QAccessible::removeActivationObserver(this);
}

void SelfVoicing::setOn(bool on, bool isInsisted)
{
    const bool gaveWay = yieldsToScreenReader();
    m_isInsisted = on && isInsisted;
    if (gaveWay != yieldsToScreenReader())
        Q_EMIT stateChanged();
    if (on == std::exchange(m_isOn, on))
        return;
    silence();
    m_focus = {};
    if (!on)
        return qApp->removeEventFilter(this);
    qApp->installEventFilter(this);
    ask();
    m_pause.start();
}

void SelfVoicing::setSpeed(int percent)
{
    m_speed = std::clamp(percent, 0, 100);
    if (m_output)
        m_output->setSpeed((m_speed - 50) / 50.0);
}

void SelfVoicing::setLocale(const QLocale& locale)
{
    if (locale == std::exchange(m_locale, locale) || !m_output)
        return;
    silence();
    m_output->setLocale(locale);
}

void SelfVoicing::ask()
{
    if (!m_output) {
        m_output = m_maker();
        connect(m_output.get(), &SpeechOutput::stateChanged, this, &SelfVoicing::onOutputState);
        connect(m_output.get(), &SpeechOutput::finished, this, [this](int id) {
            if (id == m_lastId)
                sayNext();
        });
        setSpeed(m_speed);
    }
    if (m_state != SpeechOutput::State::Ready)
        m_output->setLocale(m_locale);
}

void SelfVoicing::onOutputState(SpeechOutput::State state)
{
    if (state != std::exchange(m_state, state))
        Q_EMIT stateChanged();
}

bool SelfVoicing::isReading() const
{
    // Unknown: the output speaks as soon as it has found a voice.
    const bool canSpeak = m_state == SpeechOutput::State::Ready || m_state == SpeechOutput::State::Unknown;
    return m_isOn && !yieldsToScreenReader() && canSpeak;
}

void SelfVoicing::setScreenReaderRunning(bool isRunning)
{
    if (isRunning == std::exchange(m_isScreenReaderRunning, isRunning))
        return;
    if (isRunning)
        m_isInsisted = false; // it was about another one
    if (yieldsToScreenReader())
        silence();
    else
        m_pause.start(); // where the person is
    Q_EMIT stateChanged();
}

void SelfVoicing::announce(SpeechQueue::Kind kind, const QString& text)
{
    if (isReading())
        say(m_queue.add(kind, text));
}

void SelfVoicing::speakSample(const QString& text)
{
    if (m_state != SpeechOutput::State::Ready)
        return;
    silence();
    say(m_queue.add(SpeechQueue::Kind::Answer, text));
}

void SelfVoicing::silence()
{
    m_queue.clear();
    ++m_lastId;
    if (m_output)
        m_output->stop();
    setSpeaking(false);
}

void SelfVoicing::sayNext()
{
    if (const auto next = m_queue.next())
        say(next);
    else
        setSpeaking(false);
}

void SelfVoicing::say(const std::optional<SpeechQueue::Text>& text)
{
    if (!text)
        return;
    setSpeaking(true);
    m_output->say(++m_lastId, Pronunciation::of(text->text));
}

void SelfVoicing::setSpeaking(bool isSpeaking)
{
    if (isSpeaking != std::exchange(m_isSpeaking, isSpeaking))
        Q_EMIT speakingChanged(isSpeaking);
}

bool SelfVoicing::eventFilter(QObject* watched, QEvent* event)
{
    if (isReading()) {
        switch (event->type()) {
        case QEvent::KeyPress:
            if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Control) {
                silence();
            } else if (m_queue.speaking() == SpeechQueue::Kind::Answer) { // a board takes ten seconds
                ++m_lastId;
                m_output->stop();
                sayNext();
            }
            [[fallthrough]];
        case QEvent::KeyRelease:
        case QEvent::MouseButtonRelease:
            // Not restarted while it runs: the focus is read even while a key is held.
            if (!m_pause.isActive())
                m_pause.start();
            break;
        default:
            break;
        }
    }
    return QObject::eventFilter(watched, event);
}

void SelfVoicing::look()
{
    if (!isReading())
        return;
    const FocusDescription focus = FocusDescription::now();
    const QString text = focus.since(m_focus);
    if (focus.widget != nullptr) // nothing has it for a moment while a window opens
        m_focus = focus;
    say(m_queue.add(SpeechQueue::Kind::Focus, text));
}

} // namespace qumalaq::desktop
