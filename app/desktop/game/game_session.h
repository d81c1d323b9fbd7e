// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/game/game_archive.h"
#include "app/desktop/ui/new_game_choice.h"
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "core/session/match_tally.h"
#endif

#include <QObject>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

/// All games of the window begin and end here. A game is on disk before the next one begins, however it is left.
/// Finished games go into the archive, and so do games that make way for another one; these can be continued.
///
/// Lives in the user interface thread. Reads and writes small files without waiting for the disk.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// `match` must outlive the game session, and only the game session may begin games on it.
    explicit GameSession(session::Match& match, QObject* parent = nullptr);
    ~GameSession() override;

    /// Journals the game in the file `journal` from now on; an empty path journals nothing. An unreadable file is set
    /// aside; a file of a later version stays untouched, and nothing is journalled. journalOpened() reports the result.
    /// Only one running program may use the file.
    void keepIn(const QString& journal);
    [[nodiscard]] GameArchive& archive() { return m_archive; }

    /// The unfinished game in the journal, unless a game is running. Reads a small file.
    [[nodiscard]] std::optional<session::JournalContent> kept() const;
    /// Continues that game. False if it no longer exists.
    bool resume();
    /// Continues an unfinished game of the library, which no longer has it then. False if it cannot be continued
    /// (session::toSuspendedGame()).
    bool resume(const notation::GameRecord& record);

    /// A random side is drawn by this function.
    [[nodiscard]] static session::MatchSpec specOf(const NewGameChoice& choice);
    /// The same, starting from a position. Against the computer the person is to move.
    [[nodiscard]] static session::MatchSpec specOf(NewGameChoice choice, const rules::GameSetup& setup,
                                                   const rules::AnyPosition& position);
    void start(const session::MatchSpec& spec);
    /// Starts the next game of a match with the sides swapped.
    void rematch();

    /// The game that made way for the current one, while the current one is short.
    [[nodiscard]] std::optional<session::MatchSpec> setAside() const;
    /// The file of that game, if the library could not store it.
    [[nodiscard]] QString fileOfSetAside() const;
    /// Continues that game. The current one makes way for it, or is dropped if no move was made.
    void undo();

    /// The score of the games between the same players.
    [[nodiscard]] const session::MatchTally& tally() const { return m_tally; }

    /// Called before the window closes: archives a game that would not be offered at the next start.
    void close();

Q_SIGNALS:
    void setAsideChanged();
    void journalOpened(const QString& path, const qumalaq::storage::OpenedFile& opening);

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
    void bringBack(const session::SuspendedGame& game, GameArchive::Ticket ticket);
    void takeOutOfArchive();

    session::Match& m_match;
    GameArchive m_archive;
    QString m_journal;
    session::MatchTally m_tally;
    std::optional<GameArchive::Ticket> m_ticket; ///< of the current game, if it is in the archive
    std::optional<SetAside> m_setAside;
};

} // namespace qumalaq::desktop
