// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/frame/new_game_choice.h"
#include "app/desktop/game/game_archive.h"
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "core/session/match_tally.h"
#endif

#include <QObject>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

/// The one place where the games of the window begin, and where they end: however a game is left, it is on disk before
/// the next one begins. A game that is over goes into the archive, and so does one that makes way for another; that one
/// can be taken up again.
///
/// Lives in the user interface thread. Reads and writes small files, and never waits for the disk.
class GameStarter : public QObject {
    Q_OBJECT

public:
    /// `match` must outlive the starter, and begin no game but through it.
    explicit GameStarter(session::Match& match, QObject* parent = nullptr);
    ~GameStarter() override;

    /// Keeps the game that is played in the file `journal` from now on; empty: nowhere. What cannot be read there is
    /// set aside; where a later version of the program has a game, nothing is kept. journalOpened() tells. One running
    /// program only may use a file.
    void keepIn(const QString& journal);
    [[nodiscard]] GameArchive& archive() { return m_archive; }

    /// The unfinished game in the journal, while none is played. Reads a small file.
    [[nodiscard]] std::optional<session::JournalContent> kept() const;
    /// Goes on with it. False if it is not there any more.
    bool resume();

    /// A random side is drawn here.
    [[nodiscard]] static session::MatchSpec specOf(const NewGameChoice& choice);
    /// The same from a position of a game. Against the computer, the person is to move.
    [[nodiscard]] static session::MatchSpec specOf(NewGameChoice choice, const rules::GameSetup& setup,
                                                   const rules::AnyPosition& position);
    void start(const session::MatchSpec& spec);
    /// Once more with the sides changed; the games are counted.
    void rematch();

    /// The game that made way for the present one, for as long as the present one is short.
    [[nodiscard]] std::optional<session::MatchSpec> setAside() const;
    /// Takes that game up again; the present one makes way for it, or is dropped if nothing was played.
    void undo();

    /// Of the games between the two who play.
    [[nodiscard]] const session::MatchTally& tally() const { return m_tally; }

    /// The window is about to close: a game that is kept in no journal goes into the archive.
    void close();

Q_SIGNALS:
    void setAsideChanged();
    void journalOpened(const QString& path, const qumalaq::storage::Opening& opening);

private:
    struct SetAside {
        session::SuspendedGame game;
        GameArchive::Ticket ticket{};
        session::MatchTally tally;
    };

    void onFinished(const rules::Outcome& outcome);
    void onReopened();
    void onMoveMade(int ply);
    GameArchive::Ticket archive(const session::SuspendedGame& game);
    [[nodiscard]] std::optional<SetAside> makeWay();
    void begin(const session::MatchSpec& spec, std::optional<SetAside> before);
    void takeOutOfArchive();

    session::Match& m_match;
    GameArchive m_archive;
    QString m_journal;
    session::MatchTally m_tally;
    std::optional<GameArchive::Ticket> m_ticket; ///< of the present game, if the archive has it
    std::optional<SetAside> m_setAside;
};

} // namespace qumalaq::desktop
