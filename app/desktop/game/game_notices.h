// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/rules/words.h"
#include "core/session/match.h"
#endif

#include <QObject>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

class GameStarter;
class NoticeBar;
class Room;
struct Notice;

/// What the game that is played has to tell and to ask: that a draw is offered, that the clocks stand, that it cannot
/// be kept, and that another game has made way for it.
class GameNotices : public QObject {
    Q_OBJECT

public:
    /// All must outlive the object. The notices are `room`'s.
    GameNotices(session::Match& match, GameStarter& starter, NoticeBar& notices, const Room& room,
                QObject* parent = nullptr);

    /// The side whose player sits on the far side of the table, and reads upside down; none: both sit in front.
    void setFarSide(std::optional<rules::Side> side);

Q_SIGNALS:
    /// The person goes on with the game after a pause.
    void goneOn();

private:
    void forgetDraw();
    void onDrawOffered(rules::Side by);
    void onDrawDeclined(rules::Side by);
    void onClockChanged();
    void onSetAsideChanged();

    session::Match& m_match;
    GameStarter& m_starter;
    NoticeBar& m_notices;
    const Room& m_room;
    std::optional<rules::Side> m_farSide;
};

} // namespace qumalaq::desktop
