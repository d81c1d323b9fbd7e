// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qumalaq::protocol {

/// The `option` lines for the options of the games. A key that several games have is listed once, with the type and
/// default of the first game and the values of all.
[[nodiscard]] std::vector<std::string> gameOptionLines();

} // namespace qumalaq::protocol
