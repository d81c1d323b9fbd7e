// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// Decides which text is spoken next. All events are spoken, in order. A newer answer replaces an older one, even while
/// that is spoken; the same holds for the focus.
class SpeechQueue {
public:
    enum class Kind {
        Event,  ///< something happened: a move, an offer
        Answer, ///< was requested, or is the end of the game
        Focus,  ///< what has the keyboard focus
    };
    struct Text {
        Kind kind = Kind::Event;
        QString text;
    };

    /// Returns the text to speak now, interrupting the current one; none if the text has to wait. Ignores empty texts.
    [[nodiscard]] std::optional<Text> add(Kind kind, const QString& text);
    /// Call it when the current text has ended. Returns the text to speak now.
    [[nodiscard]] std::optional<Text> next();
    /// Discards waiting texts. The current one goes on.
    void dropWaiting() { m_waiting.clear(); }
    /// Discards everything: the voice was silenced.
    void clear();
    [[nodiscard]] std::optional<Kind> speaking() const { return m_speaking; }

private:
    std::optional<Kind> m_speaking;
    std::vector<Text> m_waiting; ///< the next one first
};

} // namespace qumalaq::desktop
