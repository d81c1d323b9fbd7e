// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/rules/history.h"

#include <string>
#include <vector>

namespace qumalaq::console {

/// An error in the input with its place, in one line. The exit status is then kBadInput.
using Problem = std::string;

inline constexpr int kBadInput = 2;

/// The choice of a game on the command line; empty by default.
struct GameArguments {
    std::string game;
    std::vector<std::string> options; ///< each key=value
    std::string position;
    std::string moves;
};

/// The game from its start, after the given moves.
[[nodiscard]] Expected<rules::History, Problem> openGame(const GameArguments& arguments);

} // namespace qumalaq::console
