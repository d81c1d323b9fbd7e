// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/notice_bar.h"
#include "core/rules/types.h"
#include "core/session/match.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class GameSession;
class Page;

/// The notices of a running game: a draw is offered, the clocks are paused, or another game
/// was set aside for it.
class GameNotices : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object. The notices belong to `page`.
    GameNotices(session::Match& match, GameSession& gameSession, NoticeBar& notices, const Page& page,
                QObject* parent = nullptr);

    /// The side that reads text upside down, at a table.
    void setFarSide(std::optional<rules::Side> side);
    /// Asks first: a click by mistake would cost the game. The clock runs on.
    void resign(rules::Side side);
    void rematch();
    /// Calls `begin` for another game. Asks first, on any page, if the running one would be lost by it: a rated game in
    /// which the person has moved, or a game on two computers.
    static void beginOther(session::Match& match, NoticeBar& notices, std::function<void()> begin);
    /// Says that a game with `spec` was set aside.
    [[nodiscard]] static QString setAsideText(const session::MatchSpec& spec);

Q_SIGNALS:
    /// The person went on with the game, after a pause or the question before resigning.
    void resumed();

private:
    void forgetDraw();
    void forgetEnd();
    /// Asks `side`.
    void ask(NoticeId id, rules::Side side, std::function<QString()> text, std::vector<Notice::Answer> answers);
    static std::vector<Notice::Answer> yesAndNo(std::function<void()> act);
    void onDrawOffered(rules::Side by);
    void onPauseChanged();
    /// Empty if no game was set aside for this one.
    [[nodiscard]] QString textOfSetAside() const;
    void onSetAsideChanged();

    session::Match& m_match;
    GameSession& m_gameSession;
    NoticeBar& m_notices;
    const Page& m_page;
    std::optional<rules::Side> m_farSide;
};

} // namespace qumalaq::desktop
