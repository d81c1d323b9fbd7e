// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/database.h"

#include <vector>

namespace qumalaq::library {

/// The ids of one game that is stored several times, under other names or with other comments; at least two, ascending.
using Duplicates = std::vector<StoredId>;

/// Shorter games may be equal by chance.
inline constexpr int kLeastPliesOfDuplicates = 16;

/// All games of the standard start with the same rules and moves that do not contradict each other in date and result.
/// Reads the moves of all games: seconds in half a million.
[[nodiscard]] Expected<std::vector<Duplicates>, LibraryError> findDuplicates(const Database& database);

} // namespace qumalaq::library
