// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/announcement_text.h"
#include "app/desktop/ui/actions.h"
#include "core/session/match.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace qumalaq::desktop {

class GameController;
class DisplayedGame;

/// Announces what happens in the game: start and end, each move when it has landed, moves taken back or looked at, draw
/// offers. Answers commands.
class GameAnnouncements : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object. It speaks for `page`, which owns it.
    GameAnnouncements(const session::Match& match, const GameController& controller, QWidget& page);

    /// Whether this class handles the command.
    [[nodiscard]] static bool handles(ActionId command);
    void run(ActionId command);
    /// Which game this is, and whose turn it is.
    void announceGame();
    /// After a pause, or a question that was answered with no.
    void announceResumed();

Q_SIGNALS:
    /// A move or an answer was announced.
    void announced(const QString& text);
    void answerGiven(const QString& text);
    /// Anything unusual about the turn that begins.
    void turnAnnounced(const QString& note);

private:
    void onStarted();
    void onMoveLanded(int ply);
    void announceTakenBack();
    void onChanged();
    [[nodiscard]] QString clocks() const;
    /// The move that led to the displayed position, or that it is the start.
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString moveAt(int ply, AnnouncementText::Part part) const;
    /// The side that answers address: the only person's, or else the side to move.
    [[nodiscard]] rules::Side addressee() const;
    /// The result or a draw offer; otherwise empty.
    [[nodiscard]] QString news() const;

    const session::Match& m_match;
    const GameController& m_controller;
    const DisplayedGame& m_shown;
    const QWidget& m_page;
    std::optional<int> m_lookedAt;        ///< plies, while an earlier position is shown
    QString m_news;                       ///< announced last
    bool m_wasStopped = false;            ///< over or paused
    std::vector<rules::Move> m_takenBack; ///< not announced yet, the latest move first
};

} // namespace qumalaq::desktop
