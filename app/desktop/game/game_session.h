// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/game/game_archive.h"
#include "app/desktop/game/learner_games.h"
#include "app/desktop/ui/new_game_choice.h"
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "core/session/match_tally.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

namespace qumalaq::desktop {

/// Starts and ends all games of the window. A game is on disk before the next one starts. Finished games and those set
/// aside for another game go into the archive; the latter can be continued.
///
/// GUI thread only. Reads and writes small files without waiting for the disk.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// `match` must outlive the game session, and only the game session may begin games on it.
    explicit GameSession(session::Match& match, QObject* parent = nullptr);
    ~GameSession() override;

    /// Journals the game in the file `journal` from now on; an empty path journals nothing. An unreadable file is set
    /// aside; a file of a later version stays untouched, and nothing is journalled. journalOpened() reports the result.
    /// Only one running program may use the file.
    void setJournal(const QString& journal);
    [[nodiscard]] GameArchive& archive() { return m_archive; }
    [[nodiscard]] LearnerGames& learnerGames() { return m_learnerGames; }

    /// The unfinished game in the journal, unless it is on two computers, or a game is running. Reads a small file.
    [[nodiscard]] std::optional<session::JournalContent> kept() const;
    /// Continues that game. False if it no longer exists.
    bool resume();
    /// Continues the game on two computers in the journal, also before the first move. False if there is none.
    bool resumeRemote();
    /// Continues an unfinished game of the library and removes it from there. False if it cannot be continued, see
    /// session::toSuspendedGame().
    bool resume(const notation::GameRecord& record);

    /// Replaces OwnSide::Random by a random side.
    [[nodiscard]] static session::MatchSpec specOf(const NewGameChoice& choice);
    void start(const session::MatchSpec& spec);
    /// The same for what somebody chose: it is a game of the learner of learnerGames().
    void start(const NewGameChoice& choice);
    /// Starts from a position; against the computer the person plays the side `own`. The game affects no rating.
    void start(NewGameChoice choice, const rules::GameSetup& setup, const rules::AnyPosition& position,
               rules::Side own);
    /// Starts or continues a game with a person at another computer. The game that is shown already only changes.
    void start(const session::SuspendedGame& game);
    /// Archives the unfinished game on two computers, the current one or the one in the journal, because it cannot go
    /// on here. False if there is none with a move.
    bool endRemote();
    /// Starts the next game of a match with the sides swapped; an opponent that keeps up gets its level anew. On two
    /// computers asks the other person.
    void rematch();
    /// How the other person is asked; null without another computer.
    void setRematch(std::function<bool()> ask) { m_askForRematch = std::move(ask); }

    /// The game that was set aside for the current one, until a person has moved in the current one.
    [[nodiscard]] std::optional<session::MatchSpec> setAside() const;
    /// The file of that game, if the library could not store it.
    [[nodiscard]] QString fileOfSetAside() const;
    /// Continues that game. The current one is set aside for it, or dropped if it has no moves.
    void returnToSetAside();

    /// The score of the games between the same players.
    [[nodiscard]] const session::MatchTally& tally() const { return m_tally; }

    /// Call it before the window closes. Archives an unfinished game that has no journal.
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
    [[nodiscard]] std::optional<SetAside> setCurrentGameAside();
    /// `before`: the game that was set aside for it.
    void begin(const std::function<void()>& startMatch, std::optional<SetAside> before);
    void resumeArchived(const session::SuspendedGame& game, GameArchive::Ticket ticket);
    void takeOutOfArchive();
    [[nodiscard]] std::optional<session::JournalContent> unfinished() const;

    session::Match& m_match;
    GameArchive m_archive;
    LearnerGames m_learnerGames;
    QString m_journal;
    NewGameChoice m_choice; ///< of the current game, if it was started by a choice
    session::MatchTally m_tally;
    std::optional<GameArchive::Ticket> m_ticket; ///< of the current game, if it is in the archive
    std::optional<SetAside> m_setAside;
    std::function<bool()> m_askForRematch;
};

} // namespace qumalaq::desktop
