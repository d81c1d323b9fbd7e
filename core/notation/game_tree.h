// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/words.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace qumalaq::notation {

/// Names a node of one GameTree as long as it is not removed; never used again for another.
enum class NodeId : std::uint32_t {
    Root = 0, ///< the start, before any move
    None = std::numeric_limits<std::uint32_t>::max(),
};

/// A number of the PGN standard for a remark on a move: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, up to 255.
using Nag = std::uint8_t;
/// As it is written behind a move; empty above 6.
[[nodiscard]] std::string_view markOf(Nag nag);

/// What was written about a move.
struct Annotation {
    std::string before; ///< a comment in front of the move
    std::string after;  ///< a comment behind it; at the root: in front of the game
    std::vector<Nag> nags;

    [[nodiscard]] bool isEmpty() const { return before.empty() && after.empty() && nags.empty(); }
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// The moves of a game with all that was tried instead: a value, nodes in one vector, named by index.
///
/// The children of a node are the moves made or tried there; the first one is the game as it went on (or, in a
/// variation, how that goes on). The tree knows no rules: whoever adds a move has seen that it is legal there.
/// Every id passed must be contained, unless something else is said.
class GameTree {
public:
    GameTree() : m_nodes(1) {}

    /// Moves in the tree.
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool contains(NodeId node) const;

    /// Not of the root.
    [[nodiscard]] rules::Move move(NodeId node) const;
    /// None for the root.
    [[nodiscard]] NodeId parent(NodeId node) const { return at(node).parent; }
    /// None where nothing follows.
    [[nodiscard]] NodeId firstChild(NodeId node) const { return at(node).firstChild; }
    /// The next one of the same parent, or None.
    [[nodiscard]] NodeId nextSibling(NodeId node) const { return at(node).nextSibling; }
    [[nodiscard]] std::vector<NodeId> children(NodeId node) const;
    /// The child with this move, or None.
    [[nodiscard]] NodeId childWith(NodeId node, rules::Move move) const;

    /// Number of moves from the root.
    [[nodiscard]] std::size_t depth(NodeId node) const;
    /// From the first move to this node; empty for the root.
    [[nodiscard]] std::vector<NodeId> lineTo(NodeId node) const;
    /// The last node if one follows the first children from here; the node itself if it has none.
    [[nodiscard]] NodeId endOfLine(NodeId node) const;
    /// The game as it was played.
    [[nodiscard]] std::vector<NodeId> mainLine() const { return lineTo(endOfLine(NodeId::Root)); }
    /// The root is.
    [[nodiscard]] bool isOnMainLine(NodeId node) const;

    /// The child of `parent` with this move: the one there is, or a new last one.
    NodeId add(NodeId parent, rules::Move move);

    /// Moves the variation this node lies in one place up among its alternatives; the first place makes it the line
    /// that goes on. False, and nothing happens, on the main line.
    bool promote(NodeId node);
    /// Until the node lies on the main line.
    void promoteToMainLine(NodeId node);
    /// Removes the node and all that follows it; not the root. The other ids stay good.
    void remove(NodeId node);

    /// Empty if nothing was written. Valid until the tree changes.
    [[nodiscard]] const Annotation& annotation(NodeId node) const;
    /// Comments become one line each: every run of white space is one space, none at the ends. (That is how PGN reads
    /// them.) `before` of the root must be empty, 0 is no Nag.
    void annotate(NodeId node, Annotation annotation);
    /// Writes more behind what was written: comments are joined by a space. Under the same terms.
    void annotateFurther(NodeId node, const Annotation& more);

    /// The same moves in the same order with the same annotations; ids may differ.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    struct Node {
        NodeId parent = NodeId::None; ///< None for the root and for what was removed
        NodeId firstChild = NodeId::None;
        NodeId nextSibling = NodeId::None;
        std::uint32_t annotation = 0; ///< 1 + index; 0 none: most moves have none
        rules::Move move;
    };

    [[nodiscard]] const Node& at(NodeId node) const;
    [[nodiscard]] Node& at(NodeId node);
    /// The annotation of a node, made if there is none.
    [[nodiscard]] Annotation& annotationOf(NodeId node);
    /// Takes a node out of its parent's children.
    void unlink(NodeId node);

    std::vector<Node> m_nodes; ///< with those that were removed
    std::vector<Annotation> m_annotations;
    std::size_t m_size = 0;
};

/// Every run of white space and control characters as one space, none at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace qumalaq::notation
