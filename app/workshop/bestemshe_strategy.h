// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/bestemshe_proof.h"
#include "core/ai/book.h"

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace qumalaq::workshop {

/// A winning move for one side in each position of Bestemshe that can arise against it.
class BestemsheStrategy {
public:
    /// Returns the moves of a position and what an attack has found.
    using Replies = std::function<std::vector<ai::BestemsheProof::Reply>(const rules::BestemshePosition&)>;

    /// After an attack that wins this position: follows every reply to a winning move, down to the positions that need
    /// no search. Skips what earlier calls have collected, which must have had the same attacker. Returns false if a
    /// move is missing, because the memory of the attack was too small, or if positions are repeated.
    [[nodiscard]] bool collect(const Replies& repliesTo, const rules::BestemshePosition& position,
                               rules::Side attacker);

    [[nodiscard]] const std::vector<ai::Book::Entry>& moves() const { return m_moves; }
    /// The positions in which the strategy ends and the game continues; each once.
    [[nodiscard]] const std::vector<rules::BestemshePosition>& ends() const { return m_ends; }

private:
    enum class State : std::uint8_t { Open, Sound };

    [[nodiscard]] bool collectFrom(const Replies& repliesTo, const rules::BestemshePosition& position,
                                   std::uint64_t key);
    [[nodiscard]] bool isCollected(const ai::BestemsheProof::Reply& reply) const;

    rules::Side m_attacker = rules::Side::South;
    std::unordered_map<std::uint64_t, State> m_states; ///< by BestemsheProof::Reply::key
    std::vector<ai::Book::Entry> m_moves;
    std::vector<rules::BestemshePosition> m_ends;
    std::unordered_set<std::uint64_t> m_endKeys; ///< of m_ends
};

} // namespace qumalaq::workshop
