// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

namespace qumalaq::library {

/// One record of a game that was written down twice, with everything that either contains. Where they differ the first
/// one counts. Both must have the same rules, start and moves.
[[nodiscard]] notation::GameRecord merged(const notation::GameRecord& first, const notation::GameRecord& second);

} // namespace qumalaq::library
