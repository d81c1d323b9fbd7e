// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qumalaq::protocol {

/// How the options of the games are introduced, a line each. Games may share a key: it is listed once, as the first of
/// them has it, with every value that one of them takes.
[[nodiscard]] std::vector<std::string> gameOptionLines();

} // namespace qumalaq::protocol
