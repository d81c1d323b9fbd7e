// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/speech/focus_description.h"
#include "app/desktop/speech/speech_output.h"
#include "app/desktop/speech/speech_queue.h"

#include <QAccessible>
#include <QLocale>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace qumalaq::desktop {

/// Reads aloud, for people without a screen reader, what is announced and what has the focus. The Control key silences
/// it. While a screen reader runs it is silent, unless somebody insists.
///
/// It looks at the focus when that moves, after each key and after each click, and says what is new: a value that
/// changes by itself is the business of whoever announces it. For the user interface thread.
class SelfVoicing : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    using Maker = std::function<std::unique_ptr<SpeechOutput>()>;

    /// The voice is made when it is first needed.
    explicit SelfVoicing(Maker maker, QObject* parent = nullptr);
    ~SelfVoicing() override;

    /// Whether to read aloud; initially off. Who insists hears the voice beside a screen reader, too: Qt does not
    /// notice that a screen reader has crashed.
    void setOn(bool on, bool isInsisted = false);
    /// 0 (slowest) to 100; initially 50, the normal speed of the voice.
    void setSpeed(int percent);
    /// The language in which the program is shown from now on.
    void setLocale(const QLocale& locale);

    /// Finds out whether there is a voice: stateChanged() follows if that is not known.
    void ask();
    [[nodiscard]] SpeechOutput::State state() const { return m_state; }
    /// A screen reader runs, and nobody insists. Qt tells the same of other assistive programs, such as a keyboard on
    /// the screen.
    [[nodiscard]] bool givesWay() const { return m_isScreenReaderRunning && !m_isInsisted; }

    /// Something happened, or an answer was given.
    void announce(SpeechQueue::Kind kind, const QString& text);
    /// What was announced and not said yet is outdated.
    void dropWaiting() { m_queue.dropWaiting(); }
    /// Says the text instead of anything else, also if reading is off.
    void tryOut(const QString& text);
    void silence();

Q_SIGNALS:
    /// state() or givesWay() has changed.
    void stateChanged();
    /// Something is said from now on, or all is said.
    void speakingChanged(bool isSpeaking);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void accessibilityActiveChanged(bool active) override;
    [[nodiscard]] bool isReading() const;
    void follow(SpeechOutput::State state);
    void look();
    void say(const std::optional<SpeechQueue::Text>& text);
    void setSpeaking(bool isSpeaking);

    Maker m_maker;
    std::unique_ptr<SpeechOutput> m_output;
    SpeechOutput::State m_state = SpeechOutput::State::Unknown;
    bool m_isOn = false;
    bool m_isInsisted = false;
    bool m_isScreenReaderRunning;
    int m_speed = 50;
    QLocale m_locale;
    QTimer m_pause; ///< after a key, until the focus has followed it
    FocusDescription m_focus;
    SpeechQueue m_queue;
    int m_lastId = 0;
    bool m_isSpeaking = false;
};

} // namespace qumalaq::desktop
