// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

#include <memory>

namespace qumalaq::desktop {

/// Speaks one text at a time. For the user interface thread; never blocks.
class SpeechOutput : public QObject {
    Q_OBJECT

public:
    enum class State {
        Unknown,    ///< the system has not answered yet
        Ready,      ///< there is a voice for the language
        NoLanguage, ///< there are voices, but only for other languages
        NoService,  ///< the system has no speech service
        NotBuilt,   ///< the program was built without Qt TextToSpeech
    };

    /// Looks for a voice of this language, preferably of this country. Each call is answered by stateChanged().
    virtual void setLocale(const QLocale& locale) = 0;
    /// From -1 (slowest) to 1 (fastest); initially 0.
    virtual void setSpeed(double speed) = 0;
    /// Interrupts the current text and speaks this one. The caller chooses the id.
    virtual void say(int id, const QString& text) = 0;
    /// Interrupts the current text.
    virtual void stop() = 0;

Q_SIGNALS:
    void stateChanged(qumalaq::desktop::SpeechOutput::State state);
    /// The text was spoken or has failed. Not emitted for texts interrupted by say() or stop().
    void finished(int id);
};

/// The voice of the system, connected by the first setLocale(); makeSilentSpeechOutput() in a build without Qt
/// TextToSpeech.
[[nodiscard]] std::unique_ptr<SpeechOutput> makeQtSpeechOutput();

/// Speaks nothing; its state is NotBuilt.
[[nodiscard]] std::unique_ptr<SpeechOutput> makeSilentSpeechOutput();

} // namespace qumalaq::desktop
