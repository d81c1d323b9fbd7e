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

/// The parameters of a book. A tree with other parameters is not continued.
struct BookRecipe {
    std::uint64_t nodes = 300'000;     ///< for a promising move
    std::uint64_t quickNodes = 15'000; ///< to find the promising moves
    int reach = 120; ///< the most by which a promising move is worse than the best, in hundredths of a stone
    std::uint64_t networkHash = 0; ///< 0 for the hand-made evaluation

    friend bool operator==(const BookRecipe&, const BookRecipe&) = default;
};

/// A move from a position of the tree, with its value by the search.
struct BookMove {
    std::uint8_t pit = 1;
    int value = 0; ///< hundredths of a stone for the mover
    bool isDeep = false;

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// The tree from which a book is made: positions whose moves have all been searched. It grows where the play is best
/// ("drop out expansion", Lincke 2000): the next position is the cheapest to reach. A ply costs one, and kDropOfAPly
/// hundredths of a stone that are lost on the path cost one more. Transpositions share a position.
class BookTree {
public:
    /// Pits from 1, in the order of the moves.
    using Path = std::vector<std::uint8_t>;

    static constexpr int kDropOfAPly = 20;
    /// A move this much worse than the best is not in the book.
    static constexpr int kMargin = 30;
    /// A position must lead to this many positions of the tree, itself included, to be in the book: a few searches know
    /// less than the engine finds in the time for a move.
    static constexpr int kMinBelow = 6;

    explicit BookTree(const BookRecipe& recipe) : m_recipe(recipe) {}

    /// The number of positions whose moves have been searched.
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    /// The path to the position to be searched next.
    [[nodiscard]] Path next() const;
    /// Adds all legal moves of the position after `path`. Returns false and changes nothing if the path or the moves
    /// are illegal, or if the tree has the position already.
    bool add(const Path& path, std::vector<BookMove> moves);

    /// The book so far: for every position of the tree the moves within kMargin of the best, by the values of the whole
    /// tree. Better moves have a greater weight.
    [[nodiscard]] std::vector<ai::Book::Entry> entries(int leastBelow = kMinBelow) const;
    /// For South, by the values of the whole tree.
    [[nodiscard]] int valueOfStart() const;
    /// The best moves of both sides.
    [[nodiscard]] Path mainLine() const;

    /// The tree as text: a first line with the recipe, then a line for each position, which can be appended.
    [[nodiscard]] static std::string headerOf(const BookRecipe& recipe);
    [[nodiscard]] static std::string lineOf(const Path& path, const std::vector<BookMove>& moves);

    enum class ReadError : std::uint8_t { NotATree, OtherRecipe, BadLine };
    /// Drops an incomplete last line, which an interruption may leave; `length` is the length of the text before it.
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

/// The position after the moves of `path` from the start; none if one of them is illegal or the game is over.
[[nodiscard]] std::optional<rules::TogyzqumalaqPosition> positionAfter(const BookTree::Path& path);

} // namespace qumalaq::workshop
