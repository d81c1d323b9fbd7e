// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

namespace qumalaq::library {

/// Merges two records of the same game: all tags and comments of both. Where they contradict, `first` counts. Both must
/// have the same rules, start and moves.
[[nodiscard]] notation::GameRecord merged(const notation::GameRecord& first, const notation::GameRecord& second);

} // namespace qumalaq::library
