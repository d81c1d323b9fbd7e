// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/togyz/togyz_position.h"

namespace qumalaq::rules {

/// The children's game of the family, as on PlayStrategy; no written source was found. Two rows of five pits with five
/// stones each, no tuzdyk; otherwise like Togyzqumalaq.
inline constexpr TogyzRules kBestemsheRules{5, 5, false};

using BestemshePosition = TogyzPosition<kBestemsheRules>;

static_assert(GamePosition<BestemshePosition>);
static_assert(sizeof(BestemshePosition) == 32);

} // namespace qumalaq::rules
