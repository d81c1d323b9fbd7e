// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// Decides what a voice says next. Events are all said, in their order. Of answers only the newest is said, and of what
/// has the focus, too: it replaces an older one, also while that is being said.
class SpeechQueue {
public:
    enum class Kind {
        Event,  ///< something happened: a move, an offer
        Answer, ///< was asked for, or is the end
        Focus,  ///< what the keyboard is at
    };
    struct Text {
        Kind kind = Kind::Event;
        QString text;
    };

    /// Returns what must be said now, and ends what is being said; none if the text has to wait. Empty texts are
    /// ignored.
    [[nodiscard]] std::optional<Text> add(Kind kind, const QString& text);
    /// What was being said is finished; returns what must be said now.
    [[nodiscard]] std::optional<Text> next();
    /// Forgets what waits. What is being said goes on.
    void dropWaiting() { m_waiting.clear(); }
    /// Forgets everything: the voice was silenced.
    void clear();

private:
    std::optional<Kind> m_speaking;
    std::vector<Text> m_waiting; ///< the next one first
};

} // namespace qumalaq::desktop
