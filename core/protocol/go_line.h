// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/request.h"
#include "core/base/expected.h"
#include "core/protocol/line_problem.h"

namespace qumalaq::protocol {

/// Parses the arguments of `go`; `mover` is the side to move.
[[nodiscard]] Expected<ai::Limits, Problem> limitsFrom(LineWords& words, rules::Side mover);

} // namespace qumalaq::protocol
