// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/session/match.h"
#endif

#include <QObject>
#include <QString>

namespace qumalaq::desktop {

class GameCaption;
class GameController;

/// What a screen reader says of the game: each move, and what is asked for. The latter is read below the board, too.
class GameSpeech : public QObject {
    Q_OBJECT

public:
    /// All must outlive the object.
    GameSpeech(const session::Match& match, const GameController& controller, GameCaption& caption,
               QObject* parent = nullptr);

    /// The commands that are done here.
    [[nodiscard]] static bool knows(ActionId command);
    void run(ActionId command);
    /// Says the last move, unless that was done, and what is out of the ordinary about the turn that begins.
    void sayTurn();

Q_SIGNALS:
    /// Everything that is said.
    void announced(const QString& text);
    /// What is out of the ordinary about the turn that begins.
    void turnAnnounced(const QString& note);

private:
    void announceText(const QString& text);
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString clocks() const;

    const session::Match& m_match;
    const GameController& m_controller;
    GameCaption& m_caption;
    int m_saidPly = 0; ///< after which the turn was said
};

} // namespace qumalaq::desktop
