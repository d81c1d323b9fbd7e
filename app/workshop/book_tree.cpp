// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_tree.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>
#include <queue>
#include <set>
#include <tuple>
#include <utility>

namespace qumalaq::workshop {

using rules::Move;
using rules::TogyzqumalaqPosition;

namespace {

[[nodiscard]] std::uint64_t keyOf(const TogyzqumalaqPosition& position)
{
    return ai::Book::keyOf(position);
}

template <typename Number>
[[nodiscard]] std::optional<Number> numberOf(std::string_view text)
{
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// Removes the text up to the next space, and the space.
[[nodiscard]] std::string_view takeWord(std::string_view& line)
{
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    line.remove_prefix(space == std::string_view::npos ? line.size() : space + 1);
    return word;
}

[[nodiscard]] std::optional<BookTree::Path> pathFrom(std::string_view word)
{
    BookTree::Path path;
    if (word == "-")
        return path;
    for (const char digit : word) {
        if (digit < '1' || digit > '9')
            return std::nullopt;
        path.push_back(static_cast<std::uint8_t>(digit - '0'));
    }
    return path;
}

/// `3:-45` searched in full, `3:-45q` quickly.
[[nodiscard]] std::optional<BookMove> moveFrom(std::string_view word)
{
    BookMove move;
    if (word.size() < 3 || word[0] < '1' || word[0] > '9' || word[1] != ':')
        return std::nullopt;
    move.pit = static_cast<std::uint8_t>(word[0] - '0');
    word.remove_prefix(2);
    move.isDeep = word.back() != 'q';
    if (!move.isDeep)
        word.remove_suffix(1);
    const auto value = numberOf<int>(word);
    if (!value)
        return std::nullopt;
    move.value = *value;
    return move;
}

} // namespace

std::optional<TogyzqumalaqPosition> positionAfter(const BookTree::Path& path)
{
    TogyzqumalaqPosition position;
    for (const std::uint8_t pit : path) {
        const Move move{{position.sideToMove(), pit}};
        if (!position.isLegal(move))
            return std::nullopt;
        position.play(move);
    }
    return position.outcome() ? std::nullopt : std::optional(position);
}

BookTree::Path BookTree::next() const
{
    if (m_nodes.empty())
        return {};
    struct Step {
        double cost = 0;
        Path path;
        std::uint64_t key = 0;
        /// For std::priority_queue, which returns the greatest element: the cheapest, among equals the first in order.
        bool operator<(const Step& other) const { return std::tie(cost, path) > std::tie(other.cost, other.path); }
    };
    const Values known = values();
    std::priority_queue<Step> queue;
    std::set<std::uint64_t> done;
    queue.push({0, {}, m_order.front()});
    while (!queue.empty()) {
        const Step step = queue.top();
        queue.pop();
        if (!done.insert(step.key).second)
            continue;
        const auto found = m_nodes.find(step.key);
        if (found == m_nodes.end())
            return step.path;
        const Node& node = found->second;
        const int best = known.at(step.key);
        for (std::size_t i = 0; i < node.moves.size(); ++i) {
            Step after = step;
            after.path.push_back(node.moves[i].pit);
            after.key = node.children[i];
            after.cost += 1 + static_cast<double>(best - valueOf(node, i, known)) / kDropOfAPly;
            TogyzqumalaqPosition position = node.position;
            position.play(Move{{position.sideToMove(), node.moves[i].pit}});
            if (!position.outcome())
                queue.push(std::move(after));
        }
    }
    return {};
}

bool BookTree::add(const Path& path, std::vector<BookMove> moves)
{
    const auto position = positionAfter(path);
    if (!position || (m_nodes.empty() && !path.empty()))
        return false;
    const rules::MoveList legal = position->legalMoves();
    const auto isSame = [](const BookMove& move, Move other) { return move.pit == other.from.number; };
    if (!std::equal(moves.begin(), moves.end(), legal.begin(), legal.end(), isSame))
        return false;
    const std::uint64_t key = keyOf(*position);
    if (m_nodes.contains(key))
        return false;
    Node node{*position, std::move(moves), {}};
    for (const Move move : legal) {
        TogyzqumalaqPosition after = *position;
        after.play(move);
        node.children.push_back(keyOf(after));
    }
    m_nodes.emplace(key, std::move(node));
    m_order.push_back(key);
    return true;
}

int BookTree::valueOf(const Node& node, std::size_t move, const Values& known) const
{
    const auto child = known.find(node.children[move]);
    return child == known.end() ? node.moves[move].value : -child->second;
}

int BookTree::valueOf(std::uint64_t key, Values& known) const
{
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    const Node& node = m_nodes.at(key);
    const auto searched = [](const BookMove& a, const BookMove& b) { return a.value < b.value; };
    // Until the values of its moves are known its value is that of the search, in case a line leads back to it.
    known[key] = std::max_element(node.moves.begin(), node.moves.end(), searched)->value;
    int best = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < node.moves.size(); ++i) {
        const bool isInTree = m_nodes.contains(node.children[i]);
        best = std::max(best, isInTree ? -valueOf(node.children[i], known) : node.moves[i].value);
    }
    known[key] = best;
    return best;
}

BookTree::Values BookTree::values() const
{
    Values known;
    for (const std::uint64_t key : m_order)
        valueOf(key, known);
    return known;
}

bool BookTree::leadsTo(std::uint64_t key, std::size_t count) const
{
    std::vector<std::uint64_t> reached = {key};
    for (std::size_t i = 0; i < reached.size() && reached.size() < count; ++i) {
        for (const std::uint64_t child : m_nodes.at(reached[i]).children) {
            if (m_nodes.contains(child) && std::find(reached.begin(), reached.end(), child) == reached.end())
                reached.push_back(child);
        }
    }
    return reached.size() >= count;
}

std::vector<ai::Book::Entry> BookTree::entries(int leastBelow) const
{
    constexpr double kHeaviest = 200;
    constexpr double kHalved = 10; // hundredths of a stone that halve the frequency of a move
    const Values known = values();
    std::vector<ai::Book::Entry> entries;
    for (const std::uint64_t key : m_order) {
        if (!leadsTo(key, static_cast<std::size_t>(leastBelow)))
            continue;
        const Node& node = m_nodes.at(key);
        const int best = known.at(key);
        for (std::size_t i = 0; i < node.moves.size(); ++i) {
            const int value = valueOf(node, i, known);
            if (best - value > kMargin)
                continue;
            ai::Book::Entry entry;
            entry.key = key;
            entry.pit = node.moves[i].pit;
            entry.weight = static_cast<std::uint8_t>(std::lround(kHeaviest * std::exp2((value - best) / kHalved)));
            entry.value = static_cast<std::int16_t>(std::clamp(value, -30'000, 30'000));
            entries.push_back(entry);
        }
    }
    return entries;
}

int BookTree::valueOfStart() const
{
    return m_order.empty() ? 0 : values().at(m_order.front());
}

BookTree::Path BookTree::mainLine() const
{
    Path line;
    if (m_order.empty())
        return line;
    const Values known = values();
    std::set<std::uint64_t> passed;
    std::uint64_t key = m_order.front();
    while (m_nodes.contains(key) && passed.insert(key).second) {
        const Node& node = m_nodes.at(key);
        std::size_t best = 0;
        for (std::size_t i = 1; i < node.moves.size(); ++i) {
            if (valueOf(node, i, known) > valueOf(node, best, known))
                best = i;
        }
        line.push_back(node.moves[best].pit);
        key = node.children[best];
    }
    return line;
}

std::string BookTree::headerOf(const BookRecipe& recipe)
{
    char line[160];
    std::snprintf(line, sizeof line, "qumalaq book tree 1 nodes %llu quick %llu reach %d judge %016llx\n",
                  static_cast<unsigned long long>(recipe.nodes), static_cast<unsigned long long>(recipe.quickNodes),
                  recipe.reach, static_cast<unsigned long long>(recipe.networkHash));
    return line;
}

std::string BookTree::lineOf(const Path& path, const std::vector<BookMove>& moves)
{
    std::string line = path.empty() ? "-" : "";
    for (const std::uint8_t pit : path)
        line += static_cast<char>('0' + pit);
    for (const BookMove& move : moves) {
        line += ' ' + std::to_string(move.pit) + ':' + std::to_string(move.value);
        if (!move.isDeep)
            line += 'q';
    }
    return line + '\n';
}

Expected<BookTree, BookTree::ReadError> BookTree::fromText(std::string_view text, const BookRecipe& recipe,
                                                           std::size_t& length)
{
    BookTree tree(recipe);
    length = 0;
    for (;;) {
        const std::size_t end = text.find('\n', length);
        if (end == std::string_view::npos)
            break;
        std::string_view line = text.substr(length, end - length);
        if (length == 0) {
            if (!line.starts_with("qumalaq book tree 1 "))
                return unexpected(ReadError::NotATree);
            const std::string wanted = headerOf(recipe);
            if (line != std::string_view(wanted).substr(0, wanted.size() - 1))
                return unexpected(ReadError::OtherRecipe);
        } else {
            const auto path = pathFrom(takeWord(line));
            std::vector<BookMove> moves;
            while (path && !line.empty()) {
                const auto move = moveFrom(takeWord(line));
                if (!move)
                    return unexpected(ReadError::BadLine);
                moves.push_back(*move);
            }
            if (!path || !tree.add(*path, std::move(moves)))
                return unexpected(ReadError::BadLine);
        }
        length = end + 1;
    }
    // An incomplete first line counts as an empty tree. Anything else without a complete line is not a tree.
    if (length == 0 && !headerOf(recipe).starts_with(text))
        return unexpected(ReadError::NotATree);
    return tree;
}

} // namespace qumalaq::workshop
