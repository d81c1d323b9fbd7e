// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/history.h"
#include "core/session/match.h"
#include "tests/random_move.h"

#include <QSignalSpy>

#include <algorithm>

/// Shared by the tests of a match.
namespace qumalaq::session::testing {

inline rules::Move south(int pit)
{
    return {{rules::Side::South, static_cast<std::uint8_t>(pit)}};
}

inline rules::Move north(int pit)
{
    return {{rules::Side::North, static_cast<std::uint8_t>(pit)}};
}

inline Player human(const QString& name = {})
{
    return {Player::Kind::Person, 1, name};
}

inline Player computer(int level = 1)
{
    return {Player::Kind::Computer, level, {}};
}

inline MatchSpec specOf(const Player& southern, const Player& northern)
{
    MatchSpec spec;
    spec.players = {southern, northern};
    return spec;
}

/// The same game: start, setup and every position.
inline bool isSame(const rules::History& one, const rules::History& other)
{
    return one.start() == other.start() && one.setup() == other.setup() && one.position() == other.position()
           && std::equal(one.plies().begin(), one.plies().end(), other.plies().begin(), other.plies().end(),
                         [](const auto& a, const auto& b) { return a.move == b.move && a.after == b.after; });
}

/// Spies on all signals of a match.
struct Spies {
    explicit Spies(Match& match)
        : started(&match, &Match::started)
        , moveMade(&match, &Match::moveMade)
        , moveTakenBack(&match, &Match::moveTakenBack)
        , finished(&match, &Match::finished)
        , reopened(&match, &Match::reopened)
        , drawOffered(&match, &Match::drawOffered)
        , drawDeclined(&match, &Match::drawDeclined)
        , thinkingChanged(&match, &Match::thinkingChanged)
        , hintReady(&match, &Match::hintReady)
        , journalFailed(&match, &Match::journalFailed)
        , journalRecovered(&match, &Match::journalRecovered)
    {
    }

    [[nodiscard]] qsizetype total() const
    {
        return started.size() + moveMade.size() + moveTakenBack.size() + finished.size() + reopened.size()
               + drawOffered.size() + drawDeclined.size() + thinkingChanged.size() + hintReady.size()
               + journalFailed.size();
    }

    QSignalSpy started;
    QSignalSpy moveMade;
    QSignalSpy moveTakenBack;
    QSignalSpy finished;
    QSignalSpy reopened;
    QSignalSpy drawOffered;
    QSignalSpy drawDeclined;
    QSignalSpy thinkingChanged;
    QSignalSpy hintReady;
    QSignalSpy journalFailed;
    QSignalSpy journalRecovered;
};

} // namespace qumalaq::session::testing
