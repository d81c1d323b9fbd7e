// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <string_view>
#include <vector>

namespace qumalaq::workshop {

/// The games of this setup in a text, each up to its first illegal move.
[[nodiscard]] std::vector<rules::History> readGames(std::string_view text, const rules::GameSetup& setup);

} // namespace qumalaq::workshop
