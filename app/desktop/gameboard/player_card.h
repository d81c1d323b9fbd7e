// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"
#include "core/session/clock.h"

#include <QFrame>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

class OwnerBadge;
class BusyIndicator;
class RotatedElidedLabel;
class RotatedLabel;

/// The content of a player's card.
struct PlayerCardContent {
    QString name;
    QString note; ///< one short line: whose turn, the level, who moves first
    int store = 0;
    bool isToMove = false;
    bool isComputer = false;
    bool isThinking = false;
    std::optional<session::Milliseconds> clock; ///< time left; none without a clock
    bool isClockRunning = false;

    friend bool operator==(const PlayerCardContent&, const PlayerCardContent&) = default;
};

/// The card of a player: colour and pattern, name, kazan, and whether it is their turn.
class PlayerCard : public QFrame {
    Q_OBJECT

public:
    explicit PlayerCard(rules::Side side, QWidget* parent = nullptr);

    [[nodiscard]] rules::Side side() const { return m_side; }
    /// Wide enough for the whole name.
    [[nodiscard]] QSize sizeHint() const override;

    void setContent(const PlayerCardContent& content);
    /// Reduces the height, for narrow windows: everything in one row, without the note.
    void setCompact(bool compact);
    /// Rotated by 180 degrees, for a player across the table.
    void setRotated(bool rotated);
    /// Updates only the time, many times a second.
    void showClock(session::Milliseconds left);

private:
    void placeTexts();

    rules::Side m_side;
    OwnerBadge* m_badge;
    BusyIndicator* m_busy;
    RotatedElidedLabel* m_name;
    RotatedElidedLabel* m_note;
    RotatedLabel* m_clock;
    RotatedLabel* m_store;
    PlayerCardContent m_content;
    bool m_isCompact = false;
    bool m_isRotated = false;
};

} // namespace qumalaq::desktop
