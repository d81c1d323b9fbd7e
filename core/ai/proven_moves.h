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

/// Moves whose result is known without a search, but not its length.
struct ProvenMoves {
    std::vector<rules::Move> winning; ///< at least one if the position is proven to be won; not all
    std::vector<rules::Move> losing;
    std::vector<rules::Move> held; ///< neither side can force a win; empty if another move wins
};

/// With this many stones on the board or fewer, provenMoves() searches for a proof.
inline constexpr int kProofStones = 28;
/// The most positions that the proof searches for each side. Half of them are enough from each position where the
/// built-in strategy ends (resources/bestemshe/README.md).
inline constexpr std::uint64_t kProofNodes = 200'000;
inline constexpr int kProofMebibytes = 8; ///< of memory during the proof

/// The proven moves by the built-in strategy of Bestemshe and by `table`, which may be null: the table shows where
/// neither side can force a win, and a search for a proof above it who can. A winning move leads to none of the
/// positions in `path`, those of the game since the last capture, so playing it each time wins in the end. Blocks for
/// up to half a second.
[[nodiscard]] ProvenMoves provenMoves(const rules::BestemshePosition& root,
                                      std::span<const rules::BestemshePosition> path, const BestemsheEndgame* table,
                                      const BestemsheProof::Limits& limits);

/// Corrects the outcome of a search: a proven winning move comes first, proven losing moves after the others that were
/// searched. The plies of results that the search has not proven are Score::kUnknownLength. If neither side can force a
/// win, the order is that of the search.
void applyProof(const ProvenMoves& proven, SearchOutcome& outcome);

} // namespace qumalaq::ai
