// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"
#include "core/rules/types.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

/// The order in which the search tries moves: the earlier the best move, the smaller the tree.
namespace qumalaq::ai {

struct Candidate {
    rules::Move move;
    std::uint8_t child = 0;  ///< index of the position after it, among its siblings
    int gain = 0;            ///< stones banked by the mover, less those banked by the other side side
    bool movesAgain = false; ///< the same side is to move after it
    int order = 0;           ///< higher is earlier
};
using Candidates = InlineVector<Candidate, rules::kMaxPits>;

/// A step of a selection sort: swaps the best candidate from `first` on to that place. Among equals it is the one that
/// was generated first, so that the order is the same on every machine. Usually only one or two candidates are needed.
[[nodiscard]] inline const Candidate& bestFrom(Candidates& candidates, std::size_t first)
{
    const auto key = [](const Candidate& candidate) {
        return candidate.order * static_cast<int>(rules::kMaxPits + 1) - candidate.child;
    };
    std::size_t best = first;
    int most = key(candidates[first]);
    for (std::size_t i = first + 1; i < candidates.size(); ++i) {
        const int each = key(candidates[i]);
        best = each > most ? i : best;
        most = std::max(most, each);
    }
    std::swap(candidates[first], candidates[best]);
    return candidates[first];
}

/// Moves that caused a cutoff at one ply.
using Killers = std::array<std::optional<rules::Move>, 2>;

/// Moves of this order and above are killers, captures and the like, and are reduced less.
inline constexpr int kWithReason = 80'000;

/// The history heuristic: counts cutoffs by moves that win no stones.
class HistoryHeuristic {
public:
    /// Sets the order of every candidate for bestFrom().
    void rank(Candidates& candidates, rules::Side mover, const std::optional<rules::Move>& hashMove,
              const Killers& killers) const
    {
        for (Candidate& candidate : candidates)
            candidate.order = orderOf(candidate, mover, hashMove, killers);
    }

    void remember(rules::Side mover, const Candidate& candidate, int depth, Killers& killers)
    {
        constexpr int kMax = 40'000;
        if (candidate.gain > 0)
            return;
        if (killers[0] != candidate.move) {
            killers[1] = killers[0];
            killers[0] = candidate.move;
        }
        int& count = m_counts[indexOf(mover, candidate.move)];
        count += depth * depth;
        if (count > kMax)
            std::for_each(m_counts.begin(), m_counts.end(), [](int& each) { each /= 2; });
    }

private:
    [[nodiscard]] static std::size_t indexOf(rules::Side mover, rules::Move move)
    {
        const std::size_t rows = 2 * rules::indexOf(mover) + rules::indexOf(move.from.row);
        return rows * rules::kMaxPits + move.from.number - 1U;
    }

    [[nodiscard]] int orderOf(const Candidate& candidate, rules::Side mover, const std::optional<rules::Move>& hashMove,
                              const Killers& killers) const
    {
        if (hashMove == candidate.move)
            return 1'000'000;
        if (candidate.movesAgain)
            return 500'000 + candidate.gain;
        if (candidate.gain > 0)
            return 100'000 + 1'000 * candidate.gain;
        if (killers[0] == candidate.move)
            return kWithReason + 10'000;
        if (killers[1] == candidate.move)
            return kWithReason;
        return m_counts[indexOf(mover, candidate.move)] + 1'000 * candidate.gain;
    }

    std::array<int, 4 * rules::kMaxPits> m_counts{};
};

} // namespace qumalaq::ai
