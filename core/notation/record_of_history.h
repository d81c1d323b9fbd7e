// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/rules/history.h"

#include <cstddef>
#include <limits>

namespace qumalaq::notation {

/// Without tags.
[[nodiscard]] GameRecord toRecord(const rules::History& history);

/// The first `plies` moves of the main line, but not after the end of the game by the rules: a record may continue
/// after the third occurrence of a position, a history cannot.
[[nodiscard]] rules::History toHistory(const GameRecord& record,
                                       std::size_t plies = std::numeric_limits<std::size_t>::max());
/// The moves to a node of the record, with the same limit.
[[nodiscard]] rules::History toHistory(const GameRecord& record, NodeId node);

} // namespace qumalaq::notation
