// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/game_tree.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace qumalaq::notation {

using rules::Move;

namespace {

[[nodiscard]] constexpr std::size_t indexOf(NodeId node)
{
    return static_cast<std::size_t>(node);
}

} // namespace

std::string_view markOf(Nag nag)
{
    static constexpr std::array<std::string_view, 7> kMarks = {"", "!", "?", "!!", "??", "!?", "?!"};
    return nag < kMarks.size() ? kMarks[nag] : std::string_view();
}

const GameTree::Node& GameTree::at(NodeId node) const
{
    assert(contains(node));
    return m_nodes[indexOf(node)];
}

GameTree::Node& GameTree::at(NodeId node)
{
    assert(contains(node));
    return m_nodes[indexOf(node)];
}

bool GameTree::contains(NodeId node) const
{
    return node == NodeId::Root || (indexOf(node) < m_nodes.size() && m_nodes[indexOf(node)].parent != NodeId::None);
}

Move GameTree::move(NodeId node) const
{
    assert(node != NodeId::Root);
    return at(node).move;
}

std::vector<NodeId> GameTree::children(NodeId node) const
{
    std::vector<NodeId> list;
    for (NodeId child = firstChild(node); child != NodeId::None; child = nextSibling(child))
        list.push_back(child);
    return list;
}

NodeId GameTree::childWith(NodeId node, Move move) const
{
    NodeId child = firstChild(node);
    while (child != NodeId::None && at(child).move != move)
        child = nextSibling(child);
    return child;
}

std::size_t GameTree::depth(NodeId node) const
{
    std::size_t moves = 0;
    for (; node != NodeId::Root; node = parent(node))
        ++moves;
    return moves;
}

std::vector<NodeId> GameTree::lineTo(NodeId node) const
{
    std::vector<NodeId> line;
    for (; node != NodeId::Root; node = parent(node))
        line.push_back(node);
    std::reverse(line.begin(), line.end());
    return line;
}

NodeId GameTree::endOfLine(NodeId node) const
{
    while (firstChild(node) != NodeId::None)
        node = firstChild(node);
    return node;
}

bool GameTree::isOnMainLine(NodeId node) const
{
    for (; node != NodeId::Root; node = parent(node)) {
        if (firstChild(parent(node)) != node)
            return false;
    }
    return true;
}

NodeId GameTree::add(NodeId parent, Move move)
{
    NodeId last = NodeId::None;
    for (NodeId child = firstChild(parent); child != NodeId::None; child = nextSibling(child)) {
        if (at(child).move == move)
            return child;
        last = child;
    }
    assert(m_nodes.size() < indexOf(NodeId::None));
    const auto added = static_cast<NodeId>(m_nodes.size());
    m_nodes.push_back({parent, NodeId::None, NodeId::None, 0, move});
    (last == NodeId::None ? at(parent).firstChild : at(last).nextSibling) = added;
    ++m_size;
    return added;
}

bool GameTree::promote(NodeId node)
{
    for (; node != NodeId::Root; node = parent(node)) {
        const NodeId first = firstChild(parent(node));
        if (first == node)
            continue;
        NodeId* link = &at(parent(node)).firstChild; // the link of the previous sibling
        while (nextSibling(*link) != node)
            link = &at(*link).nextSibling;
        const NodeId before = *link;
        at(before).nextSibling = nextSibling(node);
        at(node).nextSibling = before;
        *link = node;
        return true;
    }
    return false;
}

void GameTree::unlink(NodeId node)
{
    NodeId* link = &at(parent(node)).firstChild;
    while (*link != node)
        link = &at(*link).nextSibling;
    *link = nextSibling(node);
}

void GameTree::remove(NodeId node)
{
    assert(node != NodeId::Root);
    unlink(node);
    std::vector<NodeId> doomed{node};
    while (!doomed.empty()) {
        const NodeId next = doomed.back();
        doomed.pop_back();
        for (NodeId child = firstChild(next); child != NodeId::None; child = nextSibling(child))
            doomed.push_back(child);
        if (const auto written = at(next).annotation; written != 0)
            m_annotations[written - 1] = {};
        at(next) = {};
        --m_size;
    }
}

const Annotation& GameTree::annotation(NodeId node) const
{
    static const Annotation kNothing;
    const std::uint32_t written = at(node).annotation;
    return written == 0 ? kNothing : m_annotations[written - 1];
}

Annotation& GameTree::annotationOf(NodeId node)
{
    Node& target = at(node);
    if (target.annotation == 0) {
        m_annotations.emplace_back();
        target.annotation = static_cast<std::uint32_t>(m_annotations.size());
    }
    return m_annotations[target.annotation - 1];
}

bool GameTree::isAnnotated() const
{
    return std::any_of(m_annotations.begin(), m_annotations.end(),
                       [](const Annotation& annotation) { return annotation != Annotation(); });
}

void GameTree::annotate(NodeId node, Annotation annotation)
{
    annotation.before = oneLine(annotation.before);
    annotation.after = oneLine(annotation.after);
    assert(node != NodeId::Root || annotation.before.empty());
    assert(std::find(annotation.nags.begin(), annotation.nags.end(), Nag(0)) == annotation.nags.end());
    if (!annotation.isEmpty() || at(node).annotation != 0)
        annotationOf(node) = std::move(annotation);
}

void GameTree::annotateFurther(NodeId node, const Annotation& more)
{
    assert(node != NodeId::Root || more.before.empty());
    if (more.isEmpty())
        return;
    Annotation& written = annotationOf(node);
    const auto join = [](std::string& text, std::string_view added) {
        const std::string line = oneLine(added);
        if (!text.empty() && !line.empty())
            text += ' ';
        text += line;
    };
    join(written.before, more.before);
    join(written.after, more.after);
    written.nags.insert(written.nags.end(), more.nags.begin(), more.nags.end());
}

bool operator==(const GameTree& a, const GameTree& b)
{
    if (a.m_size != b.m_size)
        return false;
    std::vector<std::pair<NodeId, NodeId>> open{{NodeId::Root, NodeId::Root}};
    while (!open.empty()) {
        const auto [inA, inB] = open.back();
        open.pop_back();
        if (!(a.annotation(inA) == b.annotation(inB)))
            return false;
        NodeId childA = a.firstChild(inA);
        NodeId childB = b.firstChild(inB);
        while (childA != NodeId::None && childB != NodeId::None) {
            if (a.move(childA) != b.move(childB))
                return false;
            open.emplace_back(childA, childB);
            childA = a.nextSibling(childA);
            childB = b.nextSibling(childB);
        }
        if (childA != childB) // one of them has more children
            return false;
    }
    return true;
}

std::string oneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    bool isSpaceOpen = false;
    while (!text.empty()) {
        const std::size_t control = controlLength(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>({control, utf8Length(text), 1}));
        text.remove_prefix(character.size());
        if (control > 0 || character == " ") {
            isSpaceOpen = !line.empty();
            continue;
        }
        if (isSpaceOpen)
            line += ' ';
        isSpaceOpen = false;
        line += character;
    }
    return line;
}

} // namespace qumalaq::notation
