// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/lesson.h"
#include "core/rules/any_position.h"

#include <optional>

namespace qumalaq::learn {

/// The same question about another position, where the same rule decides. The stones of some pits are changed, or
/// some moves were made, so it is as hard as the task. The answer is the only right one, and another one if there can
/// be one. Its texts cannot be those of the task, which may name pits and numbers.
///
/// None for a won ending, which takes long to solve, and if no such position is found. The same task always has the
/// same variant. Takes some milliseconds.
[[nodiscard]] std::optional<Task> variantOf(const rules::GameSetup& setup, const Task& task);

/// Whether the position can come up in a game, as far as that can be seen, which is in the Togyz family alone. Captures
/// of even numbers leave an even number in the kazan of a player without a tuzdyk, and a tuzdyk has brought the three
/// stones that made it. Where the opponent has just moved, a pit has one stone at most, or two after a full lap.
[[nodiscard]] bool isPossible(const rules::AnyPosition& position);

} // namespace qumalaq::learn
