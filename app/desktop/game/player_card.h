// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#ifndef Q_MOC_RUN // moc 6.4 can not read <chrono>
#include "core/rules/words.h"
#include "core/session/clock.h"
#endif

#include <QFrame>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

class OwnerBadge;
class ThinkingDots;
class TurnedLabel;

/// What a card says of a player.
struct PlayerCardContent {
    QString name;
    QString note; ///< whose turn, the level, who moves first: one short line
    int store = 0;
    bool isToMove = false;
    bool isThinking = false;
    std::optional<session::Milliseconds> clock; ///< what is left, if there is a clock

    friend bool operator==(const PlayerCardContent&, const PlayerCardContent&) = default;
};

/// One player: colour and pattern, name, kazan, whose turn it is.
class PlayerCard : public QFrame {
    Q_OBJECT

public:
    /// side: 0 South, 1 North.
    explicit PlayerCard(int side, QWidget* parent = nullptr);

    [[nodiscard]] rules::Side side() const { return m_side; }

    void setContent(const PlayerCardContent& content);
    void setTheme(const Theme& theme);
    /// On one line, for narrow windows.
    void setCompact(bool compact);
    /// Upside down.
    void setTurned(bool turned);
    /// The time alone, many times a second.
    void showClock(session::Milliseconds left);

private:
    rules::Side m_side;
    OwnerBadge* m_badge;
    ThinkingDots* m_dots;
    TurnedLabel* m_name;
    TurnedLabel* m_note;
    TurnedLabel* m_clock;
    TurnedLabel* m_store;
    PlayerCardContent m_content;
    bool m_isCompact = false;
    bool m_isTurned = false;
};

} // namespace qumalaq::desktop
