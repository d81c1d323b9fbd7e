// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/merged_game.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace qumalaq::library {

using notation::Annotation;
using notation::GameRecord;
using notation::GameResult;
using notation::NodeId;

namespace {

/// `text`, or empty if `known` contains it.
std::string whatIsNew(const std::string& text, const std::string& known)
{
    return known.find(text) == std::string::npos ? text : std::string();
}

void addAnnotation(notation::GameTree& tree, NodeId node, Annotation more)
{
    const Annotation& known = tree.annotation(node);
    more.before = whatIsNew(more.before, known.before);
    more.after = whatIsNew(more.after, known.after);
    std::erase_if(more.nags, [&known](notation::Nag nag) {
        return std::find(known.nags.begin(), known.nags.end(), nag) != known.nags.end();
    });
    if (!more.isEmpty())
        tree.annotateFurther(node, more);
}

} // namespace

notation::GameRecord merged(const GameRecord& first, const GameRecord& second)
{
    GameRecord game = first;
    if (game.result() == GameResult::Open && second.result() != GameResult::Open) {
        game.setResult(second.result());
        game.removeTag("Termination"); // why the game was still open
    }
    for (const notation::Tag& tag : second.tags()) {
        const bool isOfAnotherEnd = tag.name == "Termination" && game.result() != second.result();
        if (game.tag(tag.name).empty() && !isOfAnotherEnd)
            game.addTag(tag.name, tag.value);
    }
    std::vector<std::pair<NodeId, NodeId>> nodes = {{NodeId::Root, NodeId::Root}}; // of second, of the result
    while (!nodes.empty()) {
        const auto [from, to] = nodes.back();
        nodes.pop_back();
        addAnnotation(game.tree(), to, second.tree().annotation(from));
        for (const NodeId child : second.tree().children(from))
            nodes.emplace_back(child, game.tree().add(to, second.tree().move(child)));
    }
    return game;
}

} // namespace qumalaq::library
