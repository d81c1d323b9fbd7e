// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/learn/mistake.h"
#include "core/notation/game_record.h"
#include "core/rules/history.h"
#include "core/session/review.h"
#include "core/storage/persistent_file.h"
#endif

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// A game that is to be reviewed or was reviewed. Arrays are by rules::indexOf(side).
struct QueuedGame {
    notation::GameRecord record;
    bool isReviewed = false;
    std::array<std::optional<double>, 2> accuracy{}; ///< in percent, see session::GameReview
    std::array<int, 2> turningPoints{};              ///< how many moves were mistakes or blunders
    std::optional<int> worstPly{};                   ///< the index of the costliest of them; none if there is none
    /// Those that are worth a task, of both players, see mistakesIn().
    std::array<std::vector<learn::Mistake>, 2> mistakes{};
    QJsonObject json{}; ///< all this as it is stored; made once, because that takes long

    [[nodiscard]] std::size_t plies() const { return record.moves().size(); }
};

/// Reviews many games, one after the other, in the background. The games and their results are in one JSON file, so the
/// reviews go on after the end of the program; the game under review begins again. For the user interface thread.
///
/// Uses only processor time that nothing else needs, and pauses while a computer player thinks, and on battery.
class ReviewQueue : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMostGames = 500;
    /// The engine is created when there is a game to review.
    using MakeReviewer = std::function<std::unique_ptr<session::Reviewer>()>;

    /// The match must outlive it. Tests pass their own reviewer and power source.
    explicit ReviewQueue(session::Match& match, QObject* parent = nullptr);
    ReviewQueue(session::Match& match, MakeReviewer make, std::function<bool()> isOnBattery, QObject* parent = nullptr);
    ~ReviewQueue() override;

    /// Loads the games from `path` and stores them there from now on; an empty path stores nothing.
    void keepIn(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// In the order in which they were added.
    [[nodiscard]] const std::vector<QueuedGame>& games() const { return m_games; }
    [[nodiscard]] std::size_t waiting() const;
    /// Without games that have no moves or are in the list already, and without what is more than kMostGames.
    void add(const std::vector<notation::GameRecord>& records);
    /// Indices in ascending order. Returns the games, for restore().
    std::vector<QueuedGame> remove(const std::vector<std::size_t>& indices);
    /// Adds removed games again, at the end. The other games stay as they are.
    void restore(const std::vector<QueuedGame>& games);

    /// By the person; not kept.
    void setPaused(bool isPaused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// How long the games that wait will take, by the time that those before them took.
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;

Q_SIGNALS:
    /// Games were added, removed or reviewed, or isPaused() changed.
    void changed();

private:
    void begin();
    void onReviewed(const session::GameReview& review);
    /// Pauses or continues the review, as it may run now.
    void arrange();
    void stop();
    void read(const QByteArray& bytes);
    void write();
    void emitChanged();
    [[nodiscard]] std::vector<QueuedGame>::iterator next();

    session::Match& m_match;
    MakeReviewer m_make;
    std::function<bool()> m_isOnBattery;
    storage::PersistentFile m_file;
    std::vector<QueuedGame> m_games;
    std::unique_ptr<session::Reviewer> m_reviewer;
    std::optional<rules::History> m_running; ///< the game under review: the first that waits
    bool m_isPaused = false;
    bool m_isHeld = false; ///< by the person, a computer player or the battery
    QTimer m_look;         ///< at the power source
    QElapsedTimer m_since; ///< the review of this game went on
    double m_spentMs = 0;  ///< on this game before that
    double m_measuredMs = 0;
    double m_measuredPlies = 0;
};

} // namespace qumalaq::desktop
