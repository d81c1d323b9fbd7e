// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/request.h"
#include "core/ai/search_types.h"

namespace qumalaq::ai {

/// What a request leaves for one search: the least of all its limits, its level's among them.
[[nodiscard]] SearchBudget budgetOf(const Limits& limits, rules::Side mover);

} // namespace qumalaq::ai
