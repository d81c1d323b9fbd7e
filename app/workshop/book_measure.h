// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/elo.h"
#include "core/ai/book.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace qumalaq::workshop {

/// Measures a book: the engine with it against the engine without it, in pairs of games from the start. The nodes vary
/// by up to a fifth between pairs, or the side without a book would always play the same game.
struct BookMeasurePlan {
    std::shared_ptr<const ai::Book> book;
    int pairs = 100;
    std::uint64_t nodes = 20'000; ///< for a move of either side
    std::uint64_t seed = 1;
};

struct BookMeasure {
    PairScore score;   ///< of the side with the book
    int bookMoves = 0; ///< played from it, in all games
};

/// Blocks. The same plan gives the same games. `report` is called after each pair.
[[nodiscard]] BookMeasure measureBook(const BookMeasurePlan& plan,
                                      const std::function<void(const BookMeasure&)>& report);

} // namespace qumalaq::workshop
