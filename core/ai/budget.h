// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/request.h"
#include "core/ai/search_types.h"

namespace qumalaq::ai {

struct LevelSpec;

/// The limits of one search: the smaller ones of the request and of `level`, which may be null. `lag`, by which answers
/// have been late, is subtracted from the time on a clock.
[[nodiscard]] SearchBudget budgetOf(const Limits& limits, rules::Side mover, const LevelSpec* level = nullptr,
                                    std::chrono::milliseconds lag = {});

} // namespace qumalaq::ai
