// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/speech_queue.h"

#include <utility>

namespace qumalaq::desktop {

std::optional<SpeechQueue::Text> SpeechQueue::add(Kind kind, const QString& text)
{
    if (text.isEmpty())
        return std::nullopt;
    bool replacesSpoken = false;
    if (kind != Kind::Event) {
        std::erase_if(m_waiting, [kind](const Text& waiting) { return waiting.kind == kind; });
        replacesSpoken = m_speaking == kind;
    }
    m_waiting.push_back({kind, text});
    return replacesSpoken || !m_speaking ? next() : std::nullopt;
}

std::optional<SpeechQueue::Text> SpeechQueue::next()
{
    m_speaking.reset();
    if (m_waiting.empty())
        return std::nullopt;
    Text text = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    m_speaking = text.kind;
    return text;
}

void SpeechQueue::clear()
{
    m_speaking.reset();
    m_waiting.clear();
}

} // namespace qumalaq::desktop
