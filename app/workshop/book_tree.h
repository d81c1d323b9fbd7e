// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/book.h"
#include "core/base/expected.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qumalaq::workshop {

/// With what a book is made. A tree that was begun with other numbers is not continued.
struct BookRecipe {
    std::uint64_t nodes = 300'000;     ///< for a move that may be good
    std::uint64_t quickNodes = 15'000; ///< to see which may be
    int reach = 120; ///< hundredths of a stone below the best that a move may seem, to be searched in full
    std::uint64_t networkHash = 0; ///< of the judge; 0 for the hand-made rules

    friend bool operator==(const BookRecipe&, const BookRecipe&) = default;
};

/// A move from a position of the tree, as the search saw it.
struct BookMove {
    std::uint8_t pit = 1;
    int value = 0; ///< hundredths of a stone for the mover
    bool isDeep = false;

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// The tree a book is made from: positions whose moves have all been searched. It grows where the play is best ("drop
/// out expansion", Lincke 2000): next comes the position that costs least to reach, a ply costing one and each
/// kDropOfAPly hundredths of a stone given away on the path one more. Positions that are reached by several orders of
/// moves are one.
class BookTree {
public:
    /// From 1, the first move's pit first.
    using Path = std::vector<std::uint8_t>;

    static constexpr int kDropOfAPly = 20;
    /// A move this much worse than the best is in no book.
    static constexpr int kMargin = 30;
    /// Positions of the tree that a position must lead to, itself included, to be in the book: a few searches alone say
    /// less than the engine finds out by itself in the time it has for a move.
    static constexpr int kLeastBelow = 6;

    explicit BookTree(const BookRecipe& recipe) : m_recipe(recipe) {}

    [[nodiscard]] const BookRecipe& recipe() const { return m_recipe; }
    /// Positions whose moves have been searched.
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    /// How to reach the position that is next to be searched.
    [[nodiscard]] Path next() const;
    /// Every legal move of the position that `path` leads to. False, and nothing is changed, if the path or the moves
    /// can not be, or the position has been searched.
    bool add(const Path& path, std::vector<BookMove> moves);

    /// The book as it stands: from every position of the tree the moves within kMargin of the best by what the whole
    /// tree says, the better the heavier.
    [[nodiscard]] std::vector<ai::Book::Entry> entries(int leastBelow = kLeastBelow) const;
    /// For South, by what the whole tree says.
    [[nodiscard]] int valueOfStart() const;
    /// The moves both sides play by it.
    [[nodiscard]] Path mainLine() const;

    /// As text, a line a position after a first line with the recipe; to be appended line by line.
    [[nodiscard]] static std::string headerOf(const BookRecipe& recipe);
    [[nodiscard]] static std::string lineOf(const Path& path, const std::vector<BookMove>& moves);

    enum class ReadError : std::uint8_t { NotATree, OtherRecipe, BadLine };
    /// A last line without its end, as an interruption leaves it, is dropped; `length` is where it began.
    [[nodiscard]] static Expected<BookTree, ReadError> fromText(std::string_view text, const BookRecipe& recipe,
                                                                std::size_t& length);

private:
    struct Node {
        rules::TogyzqumalaqPosition position;
        std::vector<BookMove> moves;
        std::vector<std::uint64_t> children; ///< key of the position after each move
    };
    using Values = std::unordered_map<std::uint64_t, int>;

    [[nodiscard]] bool leadsTo(std::uint64_t key, std::size_t count) const;
    [[nodiscard]] Values values() const;
    int valueOf(std::uint64_t key, Values& known) const;
    [[nodiscard]] int valueOf(const Node& node, std::size_t move, const Values& known) const;

    BookRecipe m_recipe;
    std::unordered_map<std::uint64_t, Node> m_nodes;
    std::vector<std::uint64_t> m_order; ///< keys, the oldest first
};

/// Where the moves of `path` lead from the start; none if they can not all be made or the game is over then.
[[nodiscard]] std::optional<rules::TogyzqumalaqPosition> positionAfter(const BookTree::Path& path);

} // namespace qumalaq::workshop
