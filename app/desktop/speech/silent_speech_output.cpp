// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/speech_output.h"

namespace qumalaq::desktop {

namespace {

class SilentSpeechOutput final : public SpeechOutput {
public:
    void setLocale(const QLocale&) override { Q_EMIT stateChanged(State::NotBuilt); }
    void setSpeed(double) override {}
    void say(int id, const QString&) override { Q_EMIT finished(id); }
    void stop() override {}
};

} // namespace

std::unique_ptr<SpeechOutput> makeSilentSpeechOutput()
{
    return std::make_unique<SilentSpeechOutput>();
}

} // namespace qumalaq::desktop
