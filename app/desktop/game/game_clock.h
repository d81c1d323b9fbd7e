// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/match.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace qumalaq::desktop {

class SoundPlayer;

/// Emits ticked() while a clock of the match runs, and plays the sound of its last seconds.
class GameClock : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object.
    GameClock(const session::Match& match, SoundPlayer& sound, QObject* parent = nullptr);

    /// Whether the player to move is short of time.
    [[nodiscard]] bool isShortOfTime() const { return m_isShortOfTime; }

Q_SIGNALS:
    /// The displayed times changed.
    void ticked();
    void shortOfTimeChanged();

private:
    void tick();
    void setShortOfTime(bool isShort);

    const session::Match& m_match;
    SoundPlayer& m_sound;
    QTimer m_timer;
    bool m_isShortOfTime = false;
    std::chrono::seconds m_heardSecond{-1};
};

} // namespace qumalaq::desktop
