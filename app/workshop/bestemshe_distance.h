// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/bestemshe_proof.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace qumalaq::workshop {

/// Finds a win in Bestemshe by its length: whether the attacker can force it within two plies, within four, and so on.
/// Slower than ai::BestemsheProof, but a repetition cannot hide a win, because the shortest win never repeats a
/// position.
class BestemsheDistance {
public:
    /// `shares` and `settledStones` as in ai::BestemsheProof.
    BestemsheDistance(ai::BestemsheProof::Shares shares, int settledStones, rules::Side attacker);

    /// Whether the attacker can win, or reach a settled win, within this number of plies.
    [[nodiscard]] bool attack(const rules::BestemshePosition& position, int mostPlies);
    /// All legal moves and what the attacks have found. Reply::order is the number of plies.
    [[nodiscard]] std::vector<ai::BestemsheProof::Reply> repliesTo(const rules::BestemshePosition& position) const;

private:
    struct Bounds {
        int refuted = -1; ///< not within this number of plies
        int proven = -1;  ///< within this number of plies; -1 if unknown
    };

    [[nodiscard]] bool isWonWithin(const rules::BestemshePosition& position, int plies);

    ai::BestemsheProof::Shares m_shares;
    int m_settledStones;
    rules::Side m_attacker;
    std::unordered_map<std::uint64_t, Bounds> m_bounds; ///< by BestemsheProof::keyOf()
};

} // namespace qumalaq::workshop
