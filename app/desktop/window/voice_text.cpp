// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/voice_text.h"

#include "app/desktop/speech/self_voicing.h"

namespace qumalaq::desktop {

QString VoiceText::whySilent(const SelfVoicing& voice)
{
    switch (voice.state()) {
    case SpeechOutput::State::Unknown:
        return {};
    case SpeechOutput::State::Ready:
        return voice.yieldsToScreenReader() ? tr("A screen reader is running, so the program itself is silent.")
                                            : QString();
    case SpeechOutput::State::NoLanguage:
        return tr("This computer has no voice for the language of the program.");
    case SpeechOutput::State::NoService:
        return tr("This computer has no voice: install speech-dispatcher with eSpeak NG.");
    case SpeechOutput::State::NotBuilt:
        return tr("The program was built without Qt TextToSpeech, so it cannot read aloud.");
    }
    return {};
}

QString VoiceText::readerHasStopped()
{
    return tr("The screen reader has stopped.");
}

QString VoiceText::greeting()
{
    return tr("The program reads aloud. Control silences it; F8 turns reading aloud off.");
}

QString VoiceText::farewell()
{
    return tr("The program no longer reads aloud.");
}

QString VoiceText::sample()
{
    return tr("First plays 7, to Second’s 6. Takes 10, now 10.");
}

} // namespace qumalaq::desktop
