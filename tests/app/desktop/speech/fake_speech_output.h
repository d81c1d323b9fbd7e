// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/speech/self_voicing.h"

#include <QStringList>

#include <memory>

namespace qumalaq::desktop {

/// What fake voices were told. The test says when a text was said to its end.
struct Told {
    QStringList texts;
    QStringList languages;
    double speed = 0;
    int stops = 0;
    QString spoken;      ///< that language alone has a voice; empty: all have
    bool isSlow = false; ///< the service has not answered yet

    /// What is said now: the latest text unless it was ended.
    [[nodiscard]] QString latest() const { return texts.isEmpty() ? QString() : texts.last(); }
    /// The current text was said; the next one begins.
    void finish() const
    {
        if (current)
            Q_EMIT current->finished(id);
    }

    SpeechOutput* current = nullptr;
    int id = 0;
};

class FakeSpeechOutput final : public SpeechOutput {
public:
    explicit FakeSpeechOutput(Told& told) : m_told(told) { m_told.current = this; }
    FakeSpeechOutput(const FakeSpeechOutput&) = delete;
    FakeSpeechOutput& operator=(const FakeSpeechOutput&) = delete;
    ~FakeSpeechOutput() override { m_told.current = nullptr; }

    void setLocale(const QLocale& locale) override
    {
        const QString language = locale.name().section(u'_', 0, 0);
        m_told.languages.append(language);
        if (m_told.isSlow)
            return;
        Q_EMIT stateChanged(m_told.spoken.isEmpty() || m_told.spoken == language ? State::Ready : State::NoLanguage);
    }
    void setSpeed(double speed) override { m_told.speed = speed; }
    void say(int id, const QString& text) override
    {
        m_told.id = id;
        m_told.texts.append(text);
    }
    void stop() override { ++m_told.stops; }

private:
    Told& m_told;
};

inline SelfVoicing::Maker fakeSpeechOutput(Told& told)
{
    return [&told] { return std::make_unique<FakeSpeechOutput>(told); };
}

} // namespace qumalaq::desktop
