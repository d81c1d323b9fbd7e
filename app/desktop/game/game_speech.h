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

class GameStrip;
class ShownGame;

/// Announcements of the game for screen readers: each move when its stones have landed, and answers to requests, which
/// are also shown below the board.
class GameSpeech : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object.
    GameSpeech(const session::Match& match, const ShownGame& shown, GameStrip& strip, QObject* parent = nullptr);

    /// Whether this class handles the command.
    [[nodiscard]] static bool knows(ActionId command);
    void run(ActionId command);

Q_SIGNALS:
    /// Every announcement.
    void announced(const QString& text);
    /// Anything unusual about the turn that begins.
    void turnAnnounced(const QString& note);

private:
    void sayMove(int ply);
    void announceText(const QString& text);
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString clocks() const;

    const session::Match& m_match;
    const ShownGame& m_shown;
    GameStrip& m_strip;
};

} // namespace qumalaq::desktop
