// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/voice_text.h"

#include "app/desktop/voice/self_voice.h"

namespace qumalaq::desktop {

QString VoiceText::whySilent(const SelfVoice& voice)
{
    switch (voice.state()) {
    case Voice::State::Unknown:
        return {};
    case Voice::State::Ready:
        return voice.isScreenReaderRunning() ? tr("A screen reader is running, so the program itself is silent.")
                                             : QString();
    case Voice::State::NoLanguage:
        return tr("This computer has no voice for the language of the program.");
    case Voice::State::NoService:
        return tr("This computer has no voice: install speech-dispatcher with eSpeak NG.");
    case Voice::State::NotBuilt:
        return tr("The program was built without Qt TextToSpeech, so it cannot read aloud.");
    }
    return {};
}

QString VoiceText::greeting()
{
    return tr("The program reads aloud. Control silences it, F8 turns reading aloud off.");
}

QString VoiceText::sample()
{
    return tr("First plays pit 7. Last stone in Second’s pit 6. Takes 10.");
}

} // namespace qumalaq::desktop
