// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound/sound_output.h"

namespace qumalaq::desktop {

namespace {

class SilentOutput final : public SoundOutput {
public:
    void play(std::shared_ptr<const Samples>, StereoGain) override {}
};

} // namespace

std::unique_ptr<SoundOutput> makeSystemOutput()
{
    return std::make_unique<SilentOutput>();
}

} // namespace qumalaq::desktop
