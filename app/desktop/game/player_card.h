// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QFrame>
#include <QString>

class QLabel;

namespace qumalaq::desktop {

class OwnerBadge;
class ThinkingDots;

/// What a card says of a player.
struct PlayerCardContent {
    QString name;
    QString note; ///< whose turn, the level, who moves first: one short line
    int store = 0;
    bool isToMove = false;
    bool isThinking = false;

    friend bool operator==(const PlayerCardContent&, const PlayerCardContent&) = default;
};

/// One player: colour and pattern, name, kazan, whose turn it is.
class PlayerCard : public QFrame {
    Q_OBJECT

public:
    /// side: 0 South, 1 North.
    explicit PlayerCard(int side, QWidget* parent = nullptr);

    void setContent(const PlayerCardContent& content);
    void setTheme(const Theme& theme);
    /// On one line, for narrow windows.
    void setCompact(bool compact);

private:
    OwnerBadge* m_badge;
    ThinkingDots* m_dots;
    QLabel* m_name;
    QLabel* m_note;
    QLabel* m_store;
    PlayerCardContent m_content;
    bool m_isCompact = false;
};

} // namespace qumalaq::desktop
