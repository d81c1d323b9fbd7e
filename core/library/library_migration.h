// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/game_rows.h"

namespace qumalaq::library {

/// Converts the rows of version 1 to kLibraryVersion. Requires a transaction.
[[nodiscard]] Expected<void, LibraryError> migrate(const Database& database, GameRows& rows);

} // namespace qumalaq::library
