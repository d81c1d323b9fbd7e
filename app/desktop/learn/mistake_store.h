// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/mistake.h"
#include "core/learn/schedule.h"
#include "core/notation/game_record.h"
#include "core/storage/persistent_file.h"

#include <QObject>
#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qumalaq::desktop {

/// What the moves of a part of a game cost.
struct MoveLoss {
    double stones = 0; ///< all together
    int moves = 0;

    friend MoveLoss operator+(const MoveLoss& a, const MoveLoss& b) { return {a.stones + b.stones, a.moves + b.moves}; }
};

/// The mistakes from the learner's own games, and the finished games that wait to be reviewed, in one small JSON file.
/// When a mistake is to be repeated is in the LearnStore, under Mistake::key(). For the user interface thread.
///
/// Every change is written in the background, as PersistentFile does, so a game that waits survives the end of the
/// program.
class MistakeStore : public QObject {
    Q_OBJECT

public:
    /// The oldest are dropped first.
    static constexpr std::size_t kMaxMistakes = 200;
    static constexpr std::size_t kMaxWaiting = 20;
    /// The games that counts() is about.
    static constexpr std::size_t kLastGames = 30;
    static constexpr std::size_t kMaxGames = 100; ///< of each kind of game

    struct Game {
        QString id; ///< different for every game
        notation::GameRecord record{};
        rules::Side learner = rules::Side::South;
    };

    using QObject::QObject;

    /// Loads the mistakes from `path` and stores them there from now on; an empty path stores nothing.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// What was lost in the opening, the middle and the ending.
    using Losses = std::array<MoveLoss, 3>;

    // --- Games to review ---

    /// A game has ended. Replaces a game with the same id.
    void await(const Game& game);
    /// The game goes on, so it is not to be reviewed yet.
    void withdraw(const QString& id);
    /// The one that has waited longest.
    [[nodiscard]] const Game* next() const { return m_waiting.empty() ? nullptr : &m_waiting.front(); }
    /// A game was reviewed. Returns the mistakes that are new: the same position is kept once. If the game was reviewed
    /// at an earlier end and then went on, this replaces what the earlier end added.
    std::vector<learn::Mistake> reviewed(const Game& game, const std::vector<learn::Mistake>& mistakes,
                                         const Losses& losses = {});

    // --- Mistakes ---

    /// In the order in which they were found.
    [[nodiscard]] const std::vector<learn::Mistake>& mistakes() const { return m_mistakes; }
    /// Null if it was dropped.
    [[nodiscard]] const learn::Mistake* find(const std::string& key) const;
    /// The number of the last reviewed games, at most kLastGames.
    [[nodiscard]] std::size_t games() const { return std::min(m_games.size(), kLastGames); }
    using Counts = std::array<int, learn::kMistakeKinds>;
    /// How many mistakes of each kind were made in them.
    [[nodiscard]] Counts counts() const;

    struct Reviewed {
        QString id;
        rules::GameId game = rules::GameId::Togyzqumalaq;
        std::uint64_t key = 0; ///< library::gameKey(); 0 if it was not kept
        Counts counts{};
        std::vector<std::string> added; ///< the keys of the mistakes that were new
        Losses losses{};
    };
    /// At most kMaxGames, the latest first.
    [[nodiscard]] std::vector<Reviewed> reviewedGames(rules::GameId game) const;
    [[nodiscard]] bool hasReviewed(rules::GameId game) const;

Q_SIGNALS:
    void changed();

private:
    /// Removes a game from the waiting ones; false if it is not among them.
    bool takeOut(const QString& id);
    void read(const QByteArray& bytes);
    void write();

    storage::PersistentFile m_file;
    std::vector<Game> m_waiting;
    std::vector<learn::Mistake> m_mistakes;
    std::vector<Reviewed> m_games; ///< the latest last
};

} // namespace qumalaq::desktop
