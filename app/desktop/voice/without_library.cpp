// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/voice/voice.h"

namespace qumalaq::desktop {

std::unique_ptr<Voice> makeSystemVoice()
{
    return makeNoVoice();
}

} // namespace qumalaq::desktop
