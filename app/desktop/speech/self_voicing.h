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
/// Any key cuts off an answer, and what waits follows.
///
/// Reads what has changed in the focused widget when the focus moves, and after each key press and click. The owner of
/// a value must announce other changes. For the user interface thread.
class SelfVoicing : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    using Maker = std::function<std::unique_ptr<SpeechOutput>()>;

    /// `maker` is called when a voice is first needed.
    explicit SelfVoicing(Maker maker, QObject* parent = nullptr);
    ~SelfVoicing() override;

    /// Whether to read aloud; initially off. A person who insists hears the voice beside the screen reader that runs,
    /// too: it may have crashed unnoticed.
    void setOn(bool on, bool isInsisted = false);
    /// Called by Qt, and by whoever knows better: Qt does not notice that a screen reader has crashed.
    void setScreenReaderRunning(bool isRunning);
    /// 0 (slowest) to 100; initially 50, the normal speed of the voice.
    void setSpeed(int percent);
    /// The language of the program.
    void setLocale(const QLocale& locale);

    /// Looks for a voice unless one is ready. stateChanged() follows if state() differs.
    void ask();
    [[nodiscard]] SpeechOutput::State state() const { return m_state; }
    /// Whether a screen reader is running and the person has not insisted on reading. Qt cannot tell a screen reader
    /// from other assistive programs, such as an on-screen keyboard.
    [[nodiscard]] bool yieldsToScreenReader() const { return m_isScreenReaderRunning && !m_isInsisted; }

    /// Reads an event or an answer, unless reading is off.
    void announce(SpeechQueue::Kind kind, const QString& text);
    /// Discards announcements that are not spoken yet.
    void dropWaiting() { m_queue.dropWaiting(); }
    /// Reads the text instead of anything else, even if reading is off. Does nothing unless state() is Ready.
    void speakSample(const QString& text);
    void silence();
    /// Whether it is on, has a voice as far as is known, and no screen reader reads instead.
    [[nodiscard]] bool isReading() const;

Q_SIGNALS:
    /// state() or yieldsToScreenReader() has changed.
    void stateChanged();
    /// Speaking has begun, or all texts are spoken.
    void speakingChanged(bool isSpeaking);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void accessibilityActiveChanged(bool active) override { setScreenReaderRunning(active); }
    void onOutputState(SpeechOutput::State state);
    void look();
    void sayNext();
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
    QTimer m_pause; ///< lets the focus follow a key
    FocusDescription m_focus;
    SpeechQueue m_queue;
    int m_lastId = 0;
    bool m_isSpeaking = false;
};

} // namespace qumalaq::desktop
