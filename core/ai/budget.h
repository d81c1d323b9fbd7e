// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/request.h"
#include "core/ai/search_types.h"

namespace qumalaq::ai {

struct LevelSpec;

/// What a request leaves for one search: the least of all its limits, among them those of `level`, if it is to play
/// like one. `lag`: by how much answers came late; a clock is spared it.
[[nodiscard]] SearchBudget budgetOf(const Limits& limits, rules::Side mover, const LevelSpec* level = nullptr,
                                    std::chrono::milliseconds lag = {});

} // namespace qumalaq::ai
