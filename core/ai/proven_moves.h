// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/search_types.h"
#include "core/rules/game_position.h"
#include "core/rules/togyz/togyz_position.h"

#include <type_traits>

namespace qumalaq::ai {

/// Corrects what a search found by the proof of Bestemshe (resources/bestemshe/README.md): a move that is proven to win
/// comes first, and moves that are proven to lose come after the others that were searched. The proof does not say how
/// long it takes, so the plies are Score::kUnknownLength. Positions that the proof does not reach stay as they are.
void applyProof(const rules::BestemshePosition& root, SearchOutcome& outcome);

/// The games that have no proof.
template <rules::GamePosition P>
    requires(!std::is_same_v<P, rules::BestemshePosition>)
void applyProof(const P&, SearchOutcome&) {}

} // namespace qumalaq::ai
