// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/background_reviewer.h"
#include "app/desktop/learn/mistake_store.h"
#include "core/learn/mistake.h"
#include "core/rules/history.h"
#include "core/session/review.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <vector>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class LearnStore;

/// What was wrong with a mistake that was reviewed, made in this position.
[[nodiscard]] learn::MistakeKind kindOf(const session::MoveReview& mistake, const rules::AnyPosition& position);

/// The mistakes of `learner` in a reviewed game that are worth a task: two searches, of the game and of all moves in
/// the position, both find a better move. The costliest first, at most kMaxMistakesOfGame.
[[nodiscard]] std::vector<learn::Mistake> mistakesIn(const session::GameReview& review, const rules::History& game,
                                                     rules::Side learner);

/// What the learner's moves with a choice cost in each part of the game, in stones. A game that is proven to be won or
/// lost costs nothing more.
[[nodiscard]] MistakeStore::Losses lossesIn(const session::GameReview& review, const rules::History& game,
                                            rules::Side learner);
inline constexpr std::size_t kMaxMistakesOfGame = 5;

/// Reviews the finished games between a person and a computer in the background, and puts the person's mistakes into
/// the store and the schedule. A game waits in the store until it is reviewed.
class MistakeFinder : public QObject {
    Q_OBJECT

public:
    static constexpr int kFewestPlies = 10;

    /// The first three must outlive it. Tests pass their own reviewer and power source.
    MistakeFinder(session::Match& match, MistakeStore& mistakes, LearnStore& store,
                  BackgroundReviewer::MakeReviewer make = BackgroundReviewer::makeReviewer,
                  BackgroundReviewer::IsOnBattery isOnBattery = BackgroundReviewer::isOnBatteryNow);
    ~MistakeFinder() override;

    /// The pause before a review begins, and between looks at the power source.
    void setWaits(std::chrono::milliseconds rest, std::chrono::milliseconds look);

Q_SIGNALS:
    /// The review of a finished game. `played`: its moves.
    void reviewed(const qumalaq::notation::GameRecord& record, const qumalaq::session::GameReview& review,
                  const qumalaq::rules::History& played);

private:
    void onFinished();
    void begin();
    void onReviewed(const session::GameReview& review, const rules::History& played);

    session::Match& m_match;
    MistakeStore& m_mistakes;
    LearnStore& m_store;
    BackgroundReviewer m_reviewer;
    QString m_running; ///< id of the game under review
    QTimer m_rest;
};

} // namespace qumalaq::desktop
