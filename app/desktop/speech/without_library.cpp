// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/speech_output.h"

namespace qumalaq::desktop {

std::unique_ptr<SpeechOutput> makeQtSpeechOutput()
{
    return makeSilentSpeechOutput();
}

} // namespace qumalaq::desktop
