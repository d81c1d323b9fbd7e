// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/book_tree.h"
#include "core/ai/book.h"
#include "core/ai/nnue/network.h"
#include "core/learn/opening_counts.h"
#include "core/rules/history.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Balanced openings of Togyzqumalaq for matches, all different.
namespace qumalaq::workshop {

struct OpeningSuitePlan {
    int count = 100;
    int plies = 6;   ///< random moves from the start
    int margin = 60; ///< the largest advantage of a side by the search, in hundredths of a stone
    std::uint64_t nodes = 100'000;
    std::uint64_t seed = 1;
    std::shared_ptr<const ai::nnue::Network> network;
};

struct Opening {
    BookTree::Path path;
    int value = 0; ///< hundredths of a stone for the side to move

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// Called for each opening that was found.
using OpeningReport = std::function<void(std::size_t found, std::size_t tried)>;

/// The same plan gives the same suite. Fewer than `plan.count` openings if a thousand tries for each do not find as
/// many.
[[nodiscard]] std::vector<Opening> makeOpenings(const OpeningSuitePlan& plan, const OpeningReport& report);

/// One line for each opening: its moves as digits, then the value after a #.
[[nodiscard]] std::string toText(const std::vector<Opening>& openings);

/// The moves of openings that people played, with the numbers of games as weights.
[[nodiscard]] std::shared_ptr<const ai::Book> bookOf(const learn::OpeningCounts& counts);

/// The inverse of toText(). Ignores text after a # and empty lines. None if a line has an illegal move, or if there is
/// no opening.
[[nodiscard]] std::optional<std::vector<rules::History>> openingsFromText(std::string_view text);

} // namespace qumalaq::workshop
