// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qumalaq::protocol {

/// The `option` lines that introduce the options of the games. A key shared by several games is listed once, as the
/// first of them has it, with the values of all.
[[nodiscard]] std::vector<std::string> gameOptionLines();

} // namespace qumalaq::protocol
