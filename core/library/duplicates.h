// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/database.h"

#include <vector>

namespace qumalaq::library {

/// The ids of a game that is stored several times, with other names or comments; at least two, ascending.
using Duplicates = std::vector<StoredId>;

/// Shorter games may have the same moves by chance.
inline constexpr int kLeastPliesOfDuplicates = 16;

/// Groups games from the standard start that have the same rules and moves and do not contradict each other in date and
/// result. Takes seconds in half a million games.
[[nodiscard]] Expected<std::vector<Duplicates>, LibraryError> findDuplicates(const Database& database);

} // namespace qumalaq::library
