// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/new_game_choice.h"
#include "core/ai/player_rating.h"
#include "core/library/stored_game.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace qumalaq::library {
class LibraryService;
}
namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// The finished games of the learner against the levels of the computer, and what follows from them: the rating, and
/// the level of an opponent that keeps up. They are read from the library, which is the only place where they are kept.
///
/// GUI thread only; never waits.
class LearnerGames : public QObject {
    Q_OBJECT

public:
    /// Counts each game of the match when it is over. `match` must outlive this object.
    explicit LearnerGames(const session::Match& match, QObject* parent = nullptr);

    /// Reads the games of `library` after each change from now on. Call it once; `library` must outlive this object.
    void setLibrary(library::LibraryService& library);
    /// Reads them now. Requires setLibrary().
    void read();

    struct Learner {
        QString id;           ///< in the tag `Learner`; empty for somebody without games
        QString name;         ///< empty if there is nobody else
        bool isAlone = false; ///< then games without the tag are theirs, too

        friend bool operator==(const Learner&, const Learner&) = default;
    };
    void setLearner(const Learner& learner);
    [[nodiscard]] const Learner& learner() const { return m_learner; }

    /// The learner's, the oldest first.
    [[nodiscard]] const std::vector<library::LevelGame>& games() const { return m_games; }

    /// Computed from the rated games.
    [[nodiscard]] ai::PlayerRating rating(rules::GameId game) const;
    /// How strong the learner is now: from the last games, rated or not. Before them it is the rating, or without one
    /// the strength of the level. Requires that the levels of this game have ratings.
    [[nodiscard]] double strength(rules::GameId game, int level) const;
    /// The level that an opponent that keeps up plays like now: the nearest one.
    [[nodiscard]] int levelNow(rules::GameId game, int level) const;

    /// A choice with an opponent that keeps up gets its level, `choice.level` counting as the last one. In a rated game
    /// it is about as strong as the learner, a little weaker or a little stronger.
    [[nodiscard]] NewGameChoice withLevel(NewGameChoice choice) const;

Q_SIGNALS:
    void changed();

private:
    void onFinished(const session::Match& match);
    void select();

    std::vector<library::LevelGame> m_all; ///< of every learner
    std::vector<library::LevelGame> m_games;
    std::uint64_t m_finished = 0; ///< the key of the last game that ended
    Learner m_learner;
    library::LibraryService* m_library = nullptr;
    int m_asked = 0;    ///< how often the library was asked
    int m_answered = 0; ///< and has answered
    int m_awaited = 0;  ///< the first answer that has all games of the match
};

} // namespace qumalaq::desktop
