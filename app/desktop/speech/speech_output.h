// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

#include <memory>

namespace qumalaq::desktop {

/// Says one text at a time. For the user interface thread; nothing here waits for the service that speaks.
class SpeechOutput : public QObject {
    Q_OBJECT

public:
    enum class State {
        Unknown,    ///< the system has not answered yet
        Ready,      ///< there is a voice for the language
        NoLanguage, ///< the voices of the system speak other languages
        NoService,  ///< the system has no service that speaks
        NotBuilt,   ///< the program was built without Qt TextToSpeech
    };

    /// Looks for a voice of this language, in this country if there is a choice. Every call is answered by
    /// stateChanged().
    virtual void setLocale(const QLocale& locale) = 0;
    /// From -1 (slowest) to 1 (fastest); initially 0.
    virtual void setSpeed(double speed) = 0;
    /// Ends what is being said, and says this. The caller chooses the id.
    virtual void say(int id, const QString& text) = 0;
    /// Ends what is being said.
    virtual void stop() = 0;

Q_SIGNALS:
    void stateChanged(qumalaq::desktop::SpeechOutput::State state);
    /// The text was said, or could not be said. Not emitted for a text that was ended by say() or stop().
    void finished(int id);
};

/// The voice of the system. It is connected with the first setLocale(). As makeSilentSpeechOutput() if the program was
/// built without Qt TextToSpeech.
[[nodiscard]] std::unique_ptr<SpeechOutput> makeQtSpeechOutput();

/// Says nothing, and answers that it was not built.
[[nodiscard]] std::unique_ptr<SpeechOutput> makeSilentSpeechOutput();

} // namespace qumalaq::desktop
