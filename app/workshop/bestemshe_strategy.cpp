// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_strategy.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace qumalaq::workshop {

using ai::BestemsheProof;
using rules::BestemshePosition;

namespace {

constexpr int kMinWin = 200; ///< 26 stones to 24, in hundredths

} // namespace

bool BestemsheStrategy::collect(const Replies& repliesTo, const BestemshePosition& position, rules::Side attacker)
{
    m_attacker = attacker;
    return collectFrom(repliesTo, position, BestemsheProof::keyOf(position, attacker));
}

bool BestemsheStrategy::isCollected(const BestemsheProof::Reply& reply) const
{
    if (reply.isSettled)
        return reply.isWon;
    const auto found = m_states.find(reply.key);
    return found != m_states.end() && found->second == State::Sound;
}

bool BestemsheStrategy::collectFrom(const Replies& repliesTo, const BestemshePosition& position, std::uint64_t key)
{
    const auto [entry, isNew] = m_states.try_emplace(key, State::Open);
    if (!isNew)
        return entry->second == State::Sound; // if open, a repetition
    std::vector<BestemsheProof::Reply> replies = repliesTo(position);
    const bool isAttack = position.sideToMove() == m_attacker;
    if (isAttack) {
        // One move is enough: if possible one that needs no further position. The win that was proven first depends on
        // no other.
        const auto isBetter = [this](const auto& a, const auto& b) {
            return std::tuple(!isCollected(a), !a.isWon, a.order) < std::tuple(!isCollected(b), !b.isWon, b.order);
        };
        std::swap(replies.front(), *std::min_element(replies.begin(), replies.end(), isBetter));
        replies.resize(1);
    }
    for (const BestemsheProof::Reply& reply : replies) {
        if (!isCollected(reply) && !(reply.isWon && collectFrom(repliesTo, reply.position, reply.key))) {
            m_states.erase(key);
            return false;
        }
        if (reply.isSettled && !reply.position.outcome() && m_endKeys.insert(reply.key).second)
            m_ends.push_back(reply.position);
    }
    if (isAttack)
        m_moves.push_back({ai::Book::keyOf(position), replies.front().move.from.number, 1, kMinWin});
    m_states[key] = State::Sound;
    return true;
}

} // namespace qumalaq::workshop
