// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sound/mixer.h"

#include <memory>

namespace qumalaq::desktop {

/// Plays sounds. For the user interface thread; never blocks.
class SoundOutput {
public:
    virtual ~SoundOutput() = default;
    virtual void play(std::shared_ptr<const Samples> samples, StereoGain gain) = 0;
};

/// The system's default audio output, or silence if there is none or the program was built without Qt Multimedia.
[[nodiscard]] std::unique_ptr<SoundOutput> makeSystemOutput();

} // namespace qumalaq::desktop
