// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/counting_rush.h"

#include "core/learn/move_consequences.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;

namespace {

constexpr int kShortSowing = 9;

/// A position of a random game that is not over. South is to move, so that the learner always has the same colour.
[[nodiscard]] AnyPosition somePosition(const rules::GameSetup& setup, Prng& prng)
{
    constexpr std::uint32_t kMaxPlies = 60;
    for (;;) {
        AnyPosition position(setup);
        for (std::uint32_t left = prng.below(kMaxPlies) + 1; left > 0 && !position.outcome(); --left) {
            const auto moves = position.legalMoves();
            position.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (!position.outcome() && position.sideToMove() == rules::Side::South)
            return position;
    }
}

[[nodiscard]] RushQuestion questionOf(int level, Prng& prng)
{
    constexpr int kTakenFrom = 3;
    constexpr int kReplyFrom = 5;
    const std::uint32_t kinds = level >= kReplyFrom ? 3 : level >= kTakenFrom ? 2 : 1;
    // The newest kind of question is asked most often.
    return static_cast<RushQuestion>(std::max(prng.below(kinds), prng.below(kinds)));
}

/// A random move; one that captures if `wantsCapture` and there is one.
[[nodiscard]] Move someMove(const AnyPosition& position, bool wantsCapture, int mostStones, Prng& prng)
{
    std::vector<Move> suitable;
    std::vector<Move> all;
    for (const Move move : position.legalMoves()) {
        if (position.board().at(move.from) > mostStones)
            continue;
        all.push_back(move);
        if (consequencesOf(position, move).taken > 0)
            suitable.push_back(move);
    }
    const std::vector<Move>& from = wantsCapture && !suitable.empty() ? suitable : all;
    if (from.empty())
        return position.legalMoves()[0];
    return from[prng.below(static_cast<std::uint32_t>(from.size()))];
}

} // namespace

RushTask rushTask(const rules::GameSetup& setup, int level, Prng& prng)
{
    assert(level >= 1 && level <= kRushLevels);
    const int most = level % 2 == 1 ? kShortSowing : AnyPosition(setup).layout().totalStones;
    RushTask task;
    task.question = questionOf(level, prng);
    for (;;) {
        task.position = somePosition(setup, prng);
        const bool wantsCapture = prng.below(2) == 0;
        const bool isAboutReply = task.question == RushQuestion::AfterReply;
        task.move = someMove(task.position, wantsCapture && !isAboutReply, most, prng);
        const MoveConsequences tried = consequencesOf(task.position, task.move);
        if (task.position.board().at(task.move.from) > most || tried.after.outcome())
            continue;
        task.last = tried.last;
        switch (task.question) {
        case RushQuestion::Landing:
            task.answer = tried.last;
            break;
        case RushQuestion::Taken:
            task.answer = tried.taken;
            break;
        case RushQuestion::AfterReply: {
            task.reply = someMove(tried.after, wantsCapture, most, prng);
            if (tried.after.board().at(task.reply->from) > most)
                continue;
            const MoveConsequences reply = consequencesOf(tried.after, *task.reply);
            task.answer = reply.taken;
            task.last = reply.last;
            break;
        }
        }
        return task;
    }
}

void RushRun::recordAnswer(bool isRight)
{
    if (!isRight) {
        m_level = std::max(1, m_level - 1);
        m_streak = 0;
        m_onLevel = 0;
        return;
    }
    m_points += m_level;
    m_bestStreak = std::max(m_bestStreak, ++m_streak);
    if (++m_onLevel == kRushStreak) {
        m_level = std::min(kRushLevels, m_level + 1);
        m_onLevel = 0;
    }
}

} // namespace qumalaq::learn
