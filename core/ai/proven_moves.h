// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/bestemshe_proof.h"
#include "core/ai/search_types.h"
#include "core/rules/togyz/bestemshe.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qumalaq::ai {

/// Moves whose result is known without a search, though not how long it takes.
struct ProvenMoves {
    std::vector<rules::Move> winning; ///< at least one of them, if the position is proven to be won
    std::vector<rules::Move> losing;
    std::vector<rules::Move> held; ///< after which neither side can force a win; none if another move wins
};

/// At this number of stones on the board and below, provenMoves() searches for a proof.
inline constexpr int kProofStones = 28;
/// The most positions that it looks at for each side. From each position where the built-in strategy ends, half of them
/// are enough (resources/bestemshe/README.md).
inline constexpr std::uint64_t kProofNodes = 200'000;
inline constexpr int kProofMebibytes = 8; ///< of memory, meanwhile

/// What the built-in strategy of Bestemshe knows, and the table, unless it is null: where neither side can force a win,
/// and, by a search for a proof over it from kProofStones on, who can. A winning move leads to none of the positions in
/// `path`, those of the game since the last capture: whoever plays it each time wins in the end. Blocks for up to half
/// a second.
[[nodiscard]] ProvenMoves provenMoves(const rules::BestemshePosition& root,
                                      std::span<const rules::BestemshePosition> path, const BestemsheEndgame* table,
                                      const BestemsheProof::Limits& limits);

/// Corrects what a search found: a move that is proven to win comes first, and moves that are proven to lose come after
/// the others that were searched. The plies of what the search has not proven itself are Score::kUnknownLength. Where
/// neither side can force a win, the order is that of the search.
void applyProof(const ProvenMoves& proven, SearchOutcome& outcome);

} // namespace qumalaq::ai
