// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/background_reviewer.h"
#include "app/desktop/learn/mistake_store.h"
#include "core/learn/mistake.h"
#include "core/library/stored_game.h"
#include "core/notation/game_record.h"
#include "core/session/review.h"
#include "core/storage/persistent_file.h"
#include "core/work/latest_task.h"

#include <QByteArray>
#include <QObject>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// A game that is to be reviewed or was reviewed. Arrays are by rules::indexOf(side).
struct QueuedGame {
    notation::GameRecord record;
    std::uint64_t key = library::gameKey(record);
    bool isReviewed = false;
    std::array<std::optional<double>, 2> accuracy{}; ///< in percent, see session::GameReview
    std::array<int, 2> mistakeCounts{};              ///< of mistakes and blunders
    struct TurningPoint {
        int ply = 0;    ///< from 0
        int number = 0; ///< as in the record, from 1
        rules::Side mover{};
    };
    std::optional<TurningPoint> turningPoint{}; ///< see session::GameReview
    /// The mistakes by learn::MistakeKind.
    std::array<std::array<int, learn::kMistakeKinds>, 2> kinds{};
    std::array<std::optional<MoveLoss>, 2> losses{}; ///< see lossesIn(); none if it was not kept
    QByteArray json{};                               ///< all this as it is stored; made once, because that takes long

    [[nodiscard]] std::size_t plies() const { return record.moves().size(); }
    /// Those of `side` that are worth a task, see mistakesIn(). Reads them anew at each call.
    [[nodiscard]] std::vector<learn::Mistake> mistakes(rules::Side side) const;
    /// Reads it anew at each call; none if it was not kept.
    [[nodiscard]] std::optional<session::GameReview> review() const;
};

/// Reviews many games, one after the other, in the background. The games and their results are in one JSON file, so the
/// reviews go on after the end of the program; the game under review begins again. For the user interface thread.
class ReviewQueue : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMaxGames = 500;
    static constexpr std::size_t kMaxUnlisted = 100;

    /// The match must outlive it. Tests pass their own reviewer and power source.
    explicit ReviewQueue(session::Match& match,
                         BackgroundReviewer::MakeReviewer make = BackgroundReviewer::makeReviewer,
                         BackgroundReviewer::IsOnBattery isOnBattery = BackgroundReviewer::isOnBatteryNow);
    ~ReviewQueue() override;

    /// Loads the games from `path`, in the background, and stores them there from now on; an empty path stores nothing.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// In the order in which they were added.
    [[nodiscard]] const std::vector<QueuedGame>& games() const { return m_games; }
    [[nodiscard]] std::size_t waiting() const;
    /// The index of the game under review; none if there is no such game.
    [[nodiscard]] std::optional<std::size_t> current() const;
    /// How much of this game was reviewed, in thousandths.
    [[nodiscard]] int progress() const { return m_progress; }
    /// The review of this game, if it was reviewed: it is in the list, or was remembered.
    [[nodiscard]] std::optional<session::GameReview> reviewOf(const notation::GameRecord& record) const;
    /// Without games that have no moves or are in the list already. Returns how many found no room among kMaxGames.
    int add(const std::vector<notation::GameRecord>& records);
    /// Keeps a review that was made elsewhere, of a game that is in the list or is added. `played`: its main line.
    void store(const notation::GameRecord& record, const session::GameReview& review, const rules::History& played);
    /// The same, but a game that is not in the list is not added: the review is there when it is added or opened. Of
    /// more than kMaxUnlisted such games the oldest is dropped.
    void remember(const notation::GameRecord& record, const session::GameReview& review, const rules::History& played);
    /// Indices in ascending order. Returns the games, for restore().
    std::vector<QueuedGame> remove(const std::vector<std::size_t>& indices);
    /// Adds removed games again, at the end. The other games stay as they are.
    void restore(const std::vector<QueuedGame>& games);

    /// By the person; not kept.
    void setPaused(bool isPaused);
    [[nodiscard]] bool isPaused() const { return m_reviewer.isPaused(); }
    /// How long the games that wait will take, by the time that those before them and the present one took.
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    /// The same if so many games were added. Those that are not among `read` are like them on average.
    [[nodiscard]] std::chrono::milliseconds timeFor(const std::vector<library::StoredGame>& read,
                                                    std::size_t games) const;

Q_SIGNALS:
    /// Games were added, removed or reviewed, or isPaused() changed.
    void changed();
    /// progress() of the game under review changed.
    void progressed();

private:
    void begin();
    void onReviewed(const session::GameReview& review, const rules::History& played);
    /// The contents of a file.
    struct Content {
        std::vector<QueuedGame> games;
        std::vector<QueuedGame> unlisted;
        double measuredMs = 0;
        double measuredPlies = 0;
    };
    [[nodiscard]] static Content contentOf(const QByteArray& bytes, const StopToken& stop);
    void setContent(Content content);
    void write();
    void emitChanged();
    /// How many plies of the game under review are done.
    [[nodiscard]] double pliesDone() const;
    [[nodiscard]] std::chrono::milliseconds timeOf(double plies) const;
    [[nodiscard]] std::vector<QueuedGame>::iterator next();
    [[nodiscard]] std::vector<QueuedGame>::const_iterator find(const notation::GameRecord& record) const;
    /// From m_unlisted; none if it is not there.
    std::optional<QueuedGame> takeUnlisted(const notation::GameRecord& record);
    void limitUnlisted();

    BackgroundReviewer m_reviewer; ///< of the first game that waits
    storage::PersistentFile m_file;
    work::LatestTask m_reading; ///< of the file; nothing is reviewed or written before that
    std::vector<QueuedGame> m_games;
    std::vector<QueuedGame> m_unlisted; ///< reviewed, but not asked for
    double m_measuredMs; ///< for m_measuredPlies; of the last reviews, also of earlier starts of the program
    double m_measuredPlies;
    int m_progress = 0; ///< of the game under review, in thousandths
};

} // namespace qumalaq::desktop
