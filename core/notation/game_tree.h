// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace qumalaq::notation {

/// Identifies a node of one GameTree until the node is removed. Never reused.
enum class NodeId : std::uint32_t {
    Root = 0, ///< the start, before any move
    None = std::numeric_limits<std::uint32_t>::max(),
};

/// A numeric annotation glyph of PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, up to 255.
using Nag = std::uint8_t;
/// The sign of a Nag, such as `!`; empty above 6.
[[nodiscard]] std::string_view markOf(Nag nag);

/// The comments and marks of a move.
struct Annotation {
    std::string before; ///< a comment before the move
    std::string after;  ///< a comment after the move; at the root: before the game
    std::vector<Nag> nags;

    [[nodiscard]] bool isEmpty() const { return before.empty() && after.empty() && nags.empty(); }
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// The moves of a game with variations. A value: nodes in one vector, identified by their index.
///
/// The children of a node are the alternatives at that point; the first child continues the game or the variation. The
/// tree does not know the rules: the caller must add only legal moves. All functions but contains() require ids that
/// the tree contains.
class GameTree {
public:
    GameTree() : m_nodes(1) {}

    /// The number of moves in the tree.
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool contains(NodeId node) const;

    /// Requires a node other than the root.
    [[nodiscard]] rules::Move move(NodeId node) const;
    /// None for the root.
    [[nodiscard]] NodeId parent(NodeId node) const { return at(node).parent; }
    /// None if nothing follows.
    [[nodiscard]] NodeId firstChild(NodeId node) const { return at(node).firstChild; }
    /// The next child of the same parent, or None.
    [[nodiscard]] NodeId nextSibling(NodeId node) const { return at(node).nextSibling; }
    [[nodiscard]] std::vector<NodeId> children(NodeId node) const;
    /// The child with this move, or None.
    [[nodiscard]] NodeId childWith(NodeId node, rules::Move move) const;

    /// The number of moves from the root.
    [[nodiscard]] std::size_t depth(NodeId node) const;
    /// The nodes from the first move to this one; empty for the root.
    [[nodiscard]] std::vector<NodeId> lineTo(NodeId node) const;
    /// The last node reached by following first children; the node itself if it has none.
    [[nodiscard]] NodeId endOfLine(NodeId node) const;
    /// The nodes of the game as it was played.
    [[nodiscard]] std::vector<NodeId> mainLine() const { return lineTo(endOfLine(NodeId::Root)); }
    /// True for the root.
    [[nodiscard]] bool isOnMainLine(NodeId node) const;

    /// Returns the child of `parent` with this move; adds it as the last child if there is none.
    NodeId add(NodeId parent, rules::Move move);

    /// Moves the variation of this node up by one among its alternatives; as the first it becomes the main
    /// continuation. Returns false and does nothing on the main line.
    bool promote(NodeId node);
    /// Removes the node and everything after it. Requires a node other than the root. Other ids remain valid.
    void remove(NodeId node);

    /// The reference is valid until the tree changes.
    [[nodiscard]] const Annotation& annotation(NodeId node) const;
    /// Whether any move, or the game, has a mark or a comment.
    [[nodiscard]] bool isAnnotated() const;
    /// Replaces the annotation. Comments are converted by oneLine(), as PGN reads them. `before` of the root must be
    /// empty, and no Nag may be 0.
    void annotate(NodeId node, Annotation annotation);
    /// Appends to the annotation; comments are joined by a space. The same preconditions.
    void annotateFurther(NodeId node, const Annotation& more);

    /// The same moves in the same order with the same annotations; ids may differ.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    struct Node {
        NodeId parent = NodeId::None; ///< None for the root and for removed nodes
        NodeId firstChild = NodeId::None;
        NodeId nextSibling = NodeId::None;
        std::uint32_t annotation = 0; ///< 1 + index; 0 for none, as for most moves
        rules::Move move;
    };

    [[nodiscard]] const Node& at(NodeId node) const;
    [[nodiscard]] Node& at(NodeId node);
    /// The annotation of a node; created if there is none.
    [[nodiscard]] Annotation& annotationOf(NodeId node);
    /// Takes a node out of its parent's children.
    void unlink(NodeId node);

    std::vector<Node> m_nodes; ///< including removed ones
    std::vector<Annotation> m_annotations;
    std::size_t m_size = 0;
};

/// Replaces runs of white space and control characters by one space and drops them at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace qumalaq::notation
