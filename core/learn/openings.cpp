// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/openings.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace qumalaq::learn {

using notation::GameRecord;
using notation::NodeId;
using rules::AnyPosition;
using rules::Move;
using rules::Side;

namespace {

constexpr std::string_view kSideTag = "Openings";
constexpr std::string_view kSouth = "First";
constexpr std::string_view kNorth = "Second";

AnyPosition after(AnyPosition position, Move move)
{
    position.play(move);
    return position;
}

} // namespace

std::string OpeningTask::key() const
{
    return std::string(kOpeningPrefix) + std::string(rules::idOf(game)) + '/' + notation::toText(position) + '/'
           + notation::toText(position, answer);
}

std::span<const Move> Openings::movesAt(const AnyPosition& position) const
{
    const auto found = m_moves.find(position);
    return found == m_moves.end() ? std::span<const Move>() : found->second;
}

Openings::Added Openings::add(std::span<const Move> line)
{
    Added added;
    AnyPosition at = start();
    for (auto move = line.begin(); move != line.end(); ++move) {
        std::vector<Move>& known = m_moves[at];
        const bool isKnown = std::find(known.begin(), known.end(), *move) != known.end();
        if (at.sideToMove() == m_side && !isKnown) {
            if (!known.empty())
                added.replaced.push_back({{line.begin(), move}, known.front()});
            known = {*move};
            ++added.moves;
        } else if (!isKnown) {
            known.push_back(*move);
        }
        at.play(*move);
    }
    prune();
    return added;
}

Openings::Added Openings::add(const Openings& others)
{
    Added all;
    for (const OpeningTask& task : others.tasks()) {
        std::vector<Move> line = task.path;
        line.push_back(task.answer);
        Added added = add(line);
        all.moves += added.moves;
        std::move(added.replaced.begin(), added.replaced.end(), std::back_inserter(all.replaced));
    }
    return all;
}

void Openings::remove(const AnyPosition& position)
{
    if (position.sideToMove() != m_side)
        return;
    m_moves.erase(position);
    prune();
}

void Openings::prune()
{
    const auto leadsToAnswer = [this](const auto& self, const AnyPosition& position) -> bool {
        const auto moves = movesAt(position);
        if (position.sideToMove() == m_side)
            return !moves.empty();
        return std::any_of(moves.begin(), moves.end(), [&](Move move) { return self(self, after(position, move)); });
    };
    Moves kept;
    walk([&](std::span<const Move>, const AnyPosition& position) {
        std::vector<Move> moves(movesAt(position).begin(), movesAt(position).end());
        if (position.sideToMove() != m_side)
            std::erase_if(moves, [&](Move move) { return !leadsToAnswer(leadsToAnswer, after(position, move)); });
        if (!moves.empty())
            kept.emplace(position, std::move(moves));
    });
    m_moves = std::move(kept);
}

template <typename Visit>
void Openings::walk(Visit visit) const
{
    std::vector<std::pair<std::vector<Move>, AnyPosition>> open{{{}, start()}};
    std::unordered_set<AnyPosition, Hash> seen;
    while (!open.empty()) {
        const auto [path, position] = std::move(open.back());
        open.pop_back();
        if (!seen.insert(position).second)
            continue;
        visit(std::span<const Move>(path), position);
        const auto moves = movesAt(position);
        for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
            open.emplace_back(path, after(position, *move));
            open.back().first.push_back(*move);
        }
    }
}

std::vector<OpeningTask> Openings::tasks() const
{
    std::vector<OpeningTask> tasks;
    walk([&](std::span<const Move> path, const AnyPosition& position) {
        const auto moves = movesAt(position);
        if (moves.empty() || position.sideToMove() != m_side)
            return;
        OpeningTask task{m_game, {path.begin(), path.end()}, position, moves.front(), {}};
        AnyPosition at = after(position, task.answer);
        for (auto replies = movesAt(at); !replies.empty() && at.sideToMove() != m_side; replies = movesAt(at)) {
            task.replies.push_back(replies.front());
            at.play(replies.front());
        }
        tasks.push_back(std::move(task));
    });
    return tasks;
}

Openings::Comparison Openings::comparedWith(const rules::History& game) const
{
    Comparison comparison;
    if (game.setup().game() != m_game || !isStart(m_game, game.start()))
        return comparison;
    for (std::size_t ply = 0; ply < game.plies().size(); ++ply) {
        const AnyPosition& at = game.positionAt(ply);
        const auto moves = movesAt(at);
        const Move played = game.plies()[ply].move;
        if (at.sideToMove() != m_side || moves.empty())
            continue;
        ++comparison.known;
        if (moves.front() != played) {
            comparison.departure = Departure{ply, played, moves.front(), comparison.known == 1};
            break;
        }
    }
    return comparison;
}

std::vector<Openings::Unanswered> Openings::unanswered(const OpeningCounts& counts) const
{
    std::vector<Unanswered> all;
    if (isEmpty())
        return all;
    walk([&](std::span<const Move> path, const AnyPosition& position) {
        if (position.sideToMove() == m_side)
            return;
        const auto known = movesAt(position);
        for (const Move reply : position.legalMoves()) {
            const auto share = counts.shareOf(position, reply);
            const bool isOften = share && share->played * kOftenPart >= share->games;
            if (isOften && std::find(known.begin(), known.end(), reply) == known.end()
                && movesAt(after(position, reply)).empty())
                all.push_back({{path.begin(), path.end()}, position, reply, *share});
        }
    });
    return all;
}

GameRecord Openings::toRecord() const
{
    GameRecord record{rules::GameSetup(m_game)};
    record.setTag(kSideTag, m_side == Side::South ? kSouth : kNorth);
    walk([&](std::span<const Move> path, const AnyPosition& position) {
        NodeId at = NodeId::Root;
        for (const Move move : path)
            at = record.tree().add(at, move);
        for (const Move move : movesAt(position))
            record.tree().add(at, move);
    });
    return record;
}

std::optional<Openings> Openings::of(const GameRecord& record)
{
    const std::string_view side = record.tag(kSideTag);
    const rules::GameId game = record.setup().game();
    if ((side != kSouth && side != kNorth) || !isStart(game, record.start()))
        return std::nullopt;
    Openings openings(game, side == kSouth ? Side::South : Side::North);
    // Of several moves of the learner in a position, the first is kept. Nodes come after their parents.
    std::vector<std::pair<NodeId, AnyPosition>> open{{NodeId::Root, record.start()}};
    while (!open.empty()) {
        const auto [node, position] = open.back();
        open.pop_back();
        const auto children = record.tree().children(node);
        std::vector<Move>& known = openings.m_moves[position];
        for (const NodeId child : children) {
            const Move move = record.tree().move(child);
            const bool isKnown = std::find(known.begin(), known.end(), move) != known.end();
            if (!isKnown && (known.empty() || position.sideToMove() != openings.m_side))
                known.push_back(move);
        }
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            open.emplace_back(*child, after(position, record.tree().move(*child)));
    }
    openings.prune();
    return openings;
}

} // namespace qumalaq::learn
