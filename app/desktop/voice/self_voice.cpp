// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/voice/self_voice.h"

#include "app/desktop/i18n/spoken_form.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kPauseMs = 40;

} // namespace

SelfVoice::SelfVoice(Maker maker, QObject* parent)
    : QObject(parent)
    , m_maker(std::move(maker))
    , m_isScreenReaderRunning(QAccessible::isActive())
    , m_pause(this)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SelfVoice::look);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isReading())
            m_pause.start();
    });
    QAccessible::installActivationObserver(this);
}

SelfVoice::~SelfVoice()
{
    QAccessible::removeActivationObserver(this);
}

void SelfVoice::setOn(bool on)
{
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

void SelfVoice::setSpeed(int percent)
{
    m_speed = std::clamp(percent, 0, 100);
    if (m_voice)
        m_voice->setSpeed((m_speed - 50) / 50.0);
}

void SelfVoice::setLocale(const QLocale& locale)
{
    if (locale == std::exchange(m_locale, locale) || !m_voice)
        return;
    silence();
    m_voice->setLocale(locale);
}

void SelfVoice::ask()
{
    if (!m_voice) {
        m_voice = m_maker();
        connect(m_voice.get(), &Voice::stateChanged, this, &SelfVoice::follow);
        connect(m_voice.get(), &Voice::finished, this, [this](int id) {
            if (id != m_lastId)
                return;
            if (const auto next = m_queue.next())
                say(next);
            else
                setSpeaking(false);
        });
        setSpeed(m_speed);
    }
    if (m_state != Voice::State::Ready)
        m_voice->setLocale(m_locale);
}

void SelfVoice::follow(Voice::State state)
{
    if (state != std::exchange(m_state, state))
        Q_EMIT stateChanged();
}

bool SelfVoice::isReading() const
{
    // A voice that is still looked for says afterwards what it was given.
    const bool canSpeak = m_state == Voice::State::Ready || m_state == Voice::State::Unknown;
    return m_isOn && !m_isScreenReaderRunning && canSpeak;
}

void SelfVoice::accessibilityActiveChanged(bool active)
{
    if (active == std::exchange(m_isScreenReaderRunning, active))
        return;
    if (active)
        silence();
    Q_EMIT stateChanged();
}

void SelfVoice::announce(ReadingQueue::Kind kind, const QString& text)
{
    if (isReading())
        say(m_queue.add(kind, text));
}

void SelfVoice::tryOut(const QString& text)
{
    if (m_state != Voice::State::Ready)
        return;
    silence();
    say(m_queue.add(ReadingQueue::Kind::Answer, text));
}

void SelfVoice::silence()
{
    m_queue.clear();
    ++m_lastId;
    if (m_voice)
        m_voice->stop();
    setSpeaking(false);
}

void SelfVoice::say(const std::optional<ReadingQueue::Text>& text)
{
    if (!text)
        return;
    setSpeaking(true);
    m_voice->say(++m_lastId, SpokenForm::of(text->text));
}

void SelfVoice::setSpeaking(bool isSpeaking)
{
    if (isSpeaking != std::exchange(m_isSpeaking, isSpeaking))
        Q_EMIT speakingChanged(isSpeaking);
}

bool SelfVoice::eventFilter(QObject* watched, QEvent* event)
{
    if (isReading()) {
        switch (event->type()) {
        case QEvent::KeyPress:
            if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Control)
                silence();
            [[fallthrough]];
        case QEvent::KeyRelease:
        case QEvent::MouseButtonRelease:
            // Not again while it runs: while a key is held, what it reaches is said, too.
            if (!m_pause.isActive())
                m_pause.start();
            break;
        default:
            break;
        }
    }
    return QObject::eventFilter(watched, event);
}

void SelfVoice::look()
{
    if (!isReading())
        return;
    const FocusText focus = FocusText::now();
    const QString text = focus.since(m_focus);
    if (focus.widget != nullptr) // for a moment nothing has it, while a window opens
        m_focus = focus;
    say(m_queue.add(ReadingQueue::Kind::Focus, text));
}

} // namespace qumalaq::desktop
