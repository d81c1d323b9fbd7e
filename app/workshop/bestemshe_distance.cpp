// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_distance.h"

#include <algorithm>
#include <utility>

namespace qumalaq::workshop {

using ai::BestemsheProof;
using rules::BestemshePosition;

BestemsheDistance::BestemsheDistance(BestemsheProof::Shares shares, int settledStones, rules::Side attacker)
    : m_shares(std::move(shares))
    , m_settledStones(settledStones)
    , m_attacker(attacker)
{
}

bool BestemsheDistance::attack(const BestemshePosition& position, int mostPlies)
{
    for (int plies = 1; plies <= mostPlies; ++plies) {
        if (isWonWithin(position, plies))
            return true;
    }
    return false;
}

bool BestemsheDistance::isWonWithin(const BestemshePosition& position, int plies)
{
    if (const auto isWon = BestemsheProof::known(m_shares, m_settledStones, position, m_attacker))
        return *isWon;
    const std::uint64_t key = BestemsheProof::keyOf(position, m_attacker);
    const Bounds bounds = m_bounds[key];
    if (bounds.proven >= 0 && bounds.proven <= plies)
        return true;
    if (plies == 0 || bounds.refuted >= plies)
        return false;
    const auto moves = position.legalMoves();
    const auto wins = [&](rules::Move move) { return isWonWithin(position.after(move), plies - 1); };
    const bool isWon = position.sideToMove() == m_attacker ? std::any_of(moves.begin(), moves.end(), wins)
                                                           : std::all_of(moves.begin(), moves.end(), wins);
    (isWon ? m_bounds[key].proven : m_bounds[key].refuted) = plies;
    return isWon;
}

std::vector<BestemsheProof::Reply> BestemsheDistance::repliesTo(const BestemshePosition& position) const
{
    std::vector<BestemsheProof::Reply> replies;
    for (const rules::Move move : position.legalMoves()) {
        BestemsheProof::Reply reply;
        reply.move = move;
        reply.position = position.after(move);
        reply.key = BestemsheProof::keyOf(reply.position, m_attacker);
        if (const auto isWon = BestemsheProof::known(m_shares, m_settledStones, reply.position, m_attacker)) {
            reply.isSettled = true;
            reply.isWon = *isWon;
        } else if (const auto found = m_bounds.find(reply.key); found != m_bounds.end() && found->second.proven >= 0) {
            reply.isWon = true;
            reply.order = static_cast<std::uint32_t>(found->second.proven);
        }
        replies.push_back(reply);
    }
    return replies;
}

} // namespace qumalaq::workshop
