// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/fact.h"
#include "tests/core/learn/naive_board.h"

#include <QString>

#include <numeric>

/// The truth about everything that facts mention, found by trying moves on the naive board.
namespace qumalaq::learn {

using rules::AnyPosition;
using rules::BoardState;
using rules::indexOf;
using rules::Move;
using rules::opponentOf;
using rules::Pit;
using rules::Side;

/// A position, and what the test must know about the game besides the board.
struct Case {
    AnyPosition position;
    naive::Game game;
    bool hasTuzdyk;
    int turn; ///< moves played before

    [[nodiscard]] naive::Deed deed(const BoardState& board, Move move, Side mover, int plies) const
    {
        switch (game) {
        case naive::Game::Togyz:
            return naive::playTogyz(board, move.from, hasTuzdyk);
        case naive::Game::Congkak:
            return naive::playCongkak(board, move.from);
        case naive::Game::Mangala:
            return naive::playMangala(board, move.from, mover, turn + plies < 2);
        case naive::Game::Oware:
            return naive::playOware(board, move.from);
        case naive::Game::Kalah:
            return naive::playWithHome(board, move.from, false);
        case naive::Game::MangalaTurkish:
            return naive::playWithHome(board, move.from, true);
        }
        return {};
    }
};

inline std::vector<Move> movesOf(const BoardState& board, Side side)
{
    std::vector<Move> moves;
    for (std::uint8_t number = 1; number <= board.pits; ++number) {
        if (board.rows[indexOf(side)][number - 1U] > 0)
            moves.push_back({{side, number}});
    }
    return moves;
}

inline std::vector<Move> movesOf(const AnyPosition& position)
{
    const auto moves = position.legalMoves();
    return {moves.begin(), moves.end()};
}

struct Truth {
    Truth(const Case& theCase, Move theMove)
        : c(theCase)
        , move(theMove)
        , before(c.position.board())
        , mover(before.sideToMove)
        , other(opponentOf(mover))
        , deed(c.deed(before, theMove, mover, 0))
    {
        AnyPosition next = c.position;
        next.play(theMove);
        isOver = next.outcome().has_value();
        after = next.board();
        if (!isOver && after.sideToMove == other) {
            for (const Move answer : movesOf(next))
                answers.emplace_back(answer, c.deed(after, answer, other, 1));
        }
        if (c.game != naive::Game::Togyz)
            return;
        // Hypothetically the other side moves before, and the mover again after.
        for (const Move could : movesOf(before, other))
            hisBefore.emplace_back(could, c.deed(before, could, other, 0));
        for (const Move could : movesOf(before, mover))
            ownBefore.emplace_back(could, c.deed(before, could, mover, 0));
        if (!isOver) {
            for (const Move could : movesOf(after, mover))
                ownNext.emplace_back(could, c.deed(after, could, mover, 1));
        }
    }

    using Deeds = std::vector<std::pair<Move, naive::Deed>>;

    static int mostTaken(const Deeds& deeds)
    {
        int most = 0;
        for (const auto& [m, d] : deeds)
            most = std::max(most, d.taken);
        return most;
    }
    static std::vector<Pit> tuzdyksOf(const Deeds& deeds)
    {
        std::vector<Pit> pits;
        for (const auto& [m, d] : deeds) {
            if (d.made)
                pits.push_back(*d.made);
        }
        return pits;
    }
    static const naive::Deed* find(const Deeds& deeds, const std::optional<Move>& wanted)
    {
        for (const auto& [m, d] : deeds) {
            if (wanted && m == *wanted)
                return &d;
        }
        return nullptr;
    }

    const Case& c;
    Move move;
    BoardState before;
    BoardState after;
    Side mover;
    Side other;
    naive::Deed deed;
    bool isOver = false;
    Deeds answers;
    Deeds hisBefore;
    Deeds ownBefore;
    Deeds ownNext;
};

inline std::vector<Pit> listOf(const PitList& pits)
{
    return {pits.begin(), pits.end()};
}

inline int lonelyWait(const BoardState& board, Side side)
{
    const auto& row = board.rows[indexOf(side)];
    const std::vector<int> pits(row.begin(), row.begin() + board.pits);
    const int tuzdyk = board.tuzdyks[indexOf(opponentOf(side))];
    if (tuzdyk != 0 || std::accumulate(pits.begin(), pits.end(), 0) <= 9) {
        std::map<std::vector<int>, int> known;
        return naive::longestWait(pits, tuzdyk, known);
    }
    // Without a tuzdyk each stone takes one step per move to the end, except when several are lifted at once.
    int moves = 0;
    for (int pit = 0; pit < board.pits; ++pit) {
        const int way = board.pits - pit;
        const int stones = pits[static_cast<std::size_t>(pit)];
        moves += stones * way;
        int spent = 0;
        for (int step = 1; step < stones; ++step)
            spent += std::min(step, way);
        moves -= stones >= 2 ? spent - 1 : 0;
    }
    return moves;
}

/// What is wrong with a fact, as a sentence; empty if it is true.
inline QString complaint(const Fact& fact, const Truth& truth)
{
    const auto expect = [&](bool isTrue, const char* what) {
        return isTrue ? QString() : QString::fromLatin1(what) + QStringLiteral(": fact %1").arg(int(fact.kind));
    };
    const naive::Deed* named = Truth::find(truth.answers, fact.move);
    const naive::Deed* next = Truth::find(truth.ownNext, fact.move);
    switch (fact.kind) {
    case FactKind::Takes: {
        int second = 0;
        for (const Move other : movesOf(truth.c.position)) {
            if (other != truth.move)
                second = std::max(second, truth.c.deed(truth.before, other, truth.mover, 0).taken);
        }
        const bool isSecond = fact.move
                                  ? truth.c.deed(truth.before, *fact.move, truth.mover, 0).taken == second && second > 0
                                  : second == 0;
        return expect(fact.counts[0] == truth.deed.taken && fact.counts[1] == second && isSecond
                          && listOf(fact.pits) == truth.deed.from,
                      "takes something else");
    }
    case FactKind::MakesTuzdyk:
        return expect(truth.deed.made && fact.pits[0] == *truth.deed.made && fact.counts[0] == 3, "no such tuzdyk");
    case FactKind::ThreatensTake: {
        bool isNew = true;
        for (const auto& [m, d] : truth.ownBefore)
            isNew = isNew && !(d.taken >= fact.counts[0] && d.from.front() == fact.pits[0]);
        return expect(next && next->taken == fact.counts[0] && next->from.front() == fact.pits[0] && isNew
                          && fact.counts[0] == Truth::mostTaken(truth.ownNext),
                      "no new threat");
    }
    case FactKind::ThreatensTuzdyk:
        return expect(next && next->made && *next->made == fact.pits[0] && Truth::tuzdyksOf(truth.ownBefore).empty(),
                      "no new threat of a tuzdyk");
    case FactKind::StopsTake: {
        bool isThere = false;
        for (const auto& [m, d] : truth.hisBefore)
            isThere = isThere || (d.taken == fact.counts[0] && d.from.front() == fact.pits[0]);
        return expect(isThere && fact.counts[0] == Truth::mostTaken(truth.hisBefore)
                          && fact.counts[1] == Truth::mostTaken(truth.answers) && fact.counts[1] < fact.counts[0],
                      "stops nothing");
    }
    case FactKind::StopsTuzdyk: {
        const auto could = Truth::tuzdyksOf(truth.hisBefore);
        bool areAll = !could.empty();
        for (const Pit pit : could)
            areAll = areAll && std::find(fact.pits.begin(), fact.pits.end(), pit) != fact.pits.end();
        for (const Pit pit : fact.pits)
            areAll = areAll && std::find(could.begin(), could.end(), pit) != could.end();
        return expect(areAll && Truth::tuzdyksOf(truth.answers).empty(), "stops no tuzdyk");
    }
    case FactKind::MakesOddPitEven: {
        const Pit pit = fact.pits[0];
        return expect(pit.row == truth.mover && truth.before.at(pit) == fact.counts[0]
                          && truth.deed.after.at(pit) == fact.counts[1] && fact.counts[0] % 2 == 1
                          && fact.counts[0] >= 5 && fact.counts[1] % 2 == 0 && fact.counts[1] > 0,
                      "not from odd to even");
    }
    case FactKind::FeedsTuzdyk:
        return expect(fact.counts[0] == truth.deed.hisTuzdyk && fact.side == truth.mover
                          && truth.before.tuzdykOwner(fact.pits[0]) == truth.other,
                      "feeds another number");
    case FactKind::Collects:
        return expect(fact.counts[0] == truth.deed.ownTuzdyk && truth.before.tuzdykOwner(fact.pits[0]) == truth.mover,
                      "collects another number");
    case FactKind::LeavesToTake:
        return expect(named && fact.side == truth.other && named->taken == fact.counts[0]
                          && named->from == listOf(fact.pits) && fact.counts[0] == Truth::mostTaken(truth.answers),
                      "he takes something else");
    case FactKind::LeavesTuzdyk:
        return expect(named && named->made && *named->made == fact.pits[0], "he makes no tuzdyk");
    case FactKind::OnlyMove:
        return expect(movesOf(truth.c.position).size() == 1, "there are other moves");
    case FactKind::NeedsToMajority: {
        const int all = truth.before.total();
        return expect(fact.counts[1] == all / 2 + 1
                          && truth.deed.after.stores[indexOf(truth.mover)] + fact.counts[0] == fact.counts[1]
                          && fact.counts[0] > 0 && fact.counts[0] <= 12,
                      "needs another number");
    }
    case FactKind::MovesLeft:
        return expect(fact.counts[0] == lonelyWait(truth.deed.after, truth.mover)
                          && fact.counts[1] == lonelyWait(truth.deed.after, truth.other),
                      "another number of moves left");
    case FactKind::SowsHome:
        return expect(fact.counts[0] == truth.deed.home, "sows another number home");
    case FactKind::MovesAgain:
        return expect(truth.deed.endsAtHome && truth.deed.after.rowTotal(truth.mover) > 0, "does not move again");
    case FactKind::Passes: {
        const bool isMoversTurn = truth.deed.endsAtHome;
        const Side next_ = isMoversTurn ? truth.mover : truth.other;
        return expect(fact.side == next_ && truth.deed.after.rowTotal(next_) == 0
                          && truth.deed.after.rowTotal(opponentOf(next_)) > 0,
                      "nobody passes");
    }
    case FactKind::Wins: {
        const int own = fact.counts[0];
        const int his = fact.counts[1];
        return expect(truth.isOver && own > his && own >= truth.deed.after.stores[indexOf(truth.mover)], "is no win");
    }
    case FactKind::CollectsRest:
        return expect(truth.isOver && fact.counts[0] > 0 && fact.counts[0] == truth.deed.after.rowTotal(truth.mover),
                      "another rest is added");
    case FactKind::LineGains: // see tst_puzzle
    case FactKind::TuzdykComes:
        return expect(false, "a line was told, but none was given");
    case FactKind::CommonOpening: // see tst_opening_counts
    case FactKind::RareOpening:
        return expect(false, "an opening was told, but no counts were given");
    }
    return QStringLiteral("a fact of no kind");
}

/// What would help the opponent to answer the move; empty if the fact gives nothing away.
inline QString hintIn(const Fact& fact, const Truth& truth)
{
    if (fact.move && fact.move->from.row != truth.mover)
        return QStringLiteral("names an answer: fact %1").arg(int(fact.kind));
    if (fact.side != truth.mover && fact.kind != FactKind::Passes)
        return QStringLiteral("tells what the other side can do: fact %1").arg(int(fact.kind));
    // Stopping everything that could be taken is not a hint; what can still be taken is one.
    if (fact.kind == FactKind::StopsTake && Truth::mostTaken(truth.answers) > 0)
        return QStringLiteral("tells how much the answer takes: fact %1").arg(int(fact.kind));
    return {};
}

/// A fact that must be there and is missing; empty if all are there.
inline QString missing(const std::vector<Fact>& facts, const Truth& truth)
{
    const auto says = [&](FactKind kind) {
        return std::any_of(facts.begin(), facts.end(), [kind](const Fact& fact) { return fact.kind == kind; });
    };
    const auto check = [&](FactKind kind, bool isSo) {
        return says(kind) == isSo ? QString() : QStringLiteral("fact %1 is said: %2").arg(int(kind)).arg(!isSo);
    };
    QString all;
    all += check(FactKind::Takes, truth.deed.taken > 0);
    all += check(FactKind::MakesTuzdyk, truth.deed.made.has_value());
    all += check(FactKind::Collects, truth.deed.ownTuzdyk > 0);
    all += check(FactKind::FeedsTuzdyk, truth.deed.hisTuzdyk > 0);
    all += check(FactKind::SowsHome, truth.deed.home > 0);
    all += check(FactKind::LeavesToTake, Truth::mostTaken(truth.answers) > 0);
    all += check(FactKind::LeavesTuzdyk, !Truth::tuzdyksOf(truth.answers).empty());
    all += check(FactKind::OnlyMove, movesOf(truth.c.position).size() == 1);
    if (truth.c.game == naive::Game::Congkak)
        all += check(FactKind::MovesAgain, truth.deed.endsAtHome && truth.deed.after.rowTotal(truth.mover) > 0);
    if (truth.c.game == naive::Game::Kalah || truth.c.game == naive::Game::MangalaTurkish)
        all += check(FactKind::MovesAgain, truth.deed.endsAtHome && !truth.isOver);
    if (truth.c.game == naive::Game::Togyz)
        all += check(FactKind::CollectsRest, says(FactKind::Wins) && truth.deed.after.rowTotal(truth.mover) > 0);
    if (truth.c.game == naive::Game::Togyz && !truth.isOver) {
        all += check(FactKind::StopsTuzdyk,
                     !Truth::tuzdyksOf(truth.hisBefore).empty() && Truth::tuzdyksOf(truth.answers).empty());
        all += check(FactKind::ThreatensTuzdyk,
                     !Truth::tuzdyksOf(truth.ownNext).empty() && Truth::tuzdyksOf(truth.ownBefore).empty());
        all += check(FactKind::StopsTake, Truth::mostTaken(truth.hisBefore) - Truth::mostTaken(truth.answers) >= 2);
    }
    return all;
}

} // namespace qumalaq::learn
