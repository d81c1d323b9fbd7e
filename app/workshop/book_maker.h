// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/book_tree.h"
#include "core/ai/engine.h"
#include "core/ai/nnue/network.h"
#include "core/rules/history.h"

#include <memory>
#include <vector>

namespace qumalaq::workshop {

/// Hundredths of a stone for the side to move. Proven results are far beyond all others, sooner results more so.
[[nodiscard]] int centistonesOf(const ai::Score& score);

/// A blocking search to a number of nodes, without clock, book and memory of earlier searches, so the same position
/// gives the same answer.
class Analyst {
public:
    explicit Analyst(std::shared_ptr<const ai::nnue::Network> network);

    /// The game must not be over.
    [[nodiscard]] ai::SearchResult search(const rules::History& history, std::uint64_t nodes);

private:
    ai::SearchResult m_result; ///< written by the engine's thread, read when it is idle
    ai::Engine m_engine;       ///< last: its thread must end before m_result is destroyed
};

/// Searches every legal move after `path` by the recipe. Requires positionAfter(path).
[[nodiscard]] std::vector<BookMove> searchMoves(const BookTree::Path& path, const BookRecipe& recipe, Analyst& analyst);

/// The game of a path.
[[nodiscard]] rules::History historyOf(const BookTree::Path& path);

} // namespace qumalaq::workshop
