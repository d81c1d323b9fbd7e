// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_maker.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace qumalaq::workshop {

namespace {

constexpr int kProven = 20'000;

} // namespace

int centistonesOf(const ai::Score& score)
{
    switch (score.kind()) {
    case ai::Score::Kind::Estimate:
        return score.centistones();
    case ai::Score::Kind::ProvenWin:
        return kProven - score.plies();
    case ai::Score::Kind::ProvenLoss:
        return score.plies() - kProven;
    case ai::Score::Kind::ProvenDraw:
        break;
    }
    return 0;
}

Analyst::Analyst(std::shared_ptr<const ai::nnue::Network> network)
    : m_engine({nullptr, [this](const ai::SearchResult& result) { m_result = result; }})
{
    m_engine.setNetwork(std::move(network));
}

ai::SearchResult Analyst::search(const rules::History& history, std::uint64_t nodes)
{
    ai::Limits limits;
    limits.nodes = nodes;
    m_engine.newGame();
    m_engine.setPosition(history);
    m_engine.go(limits);
    m_engine.waitUntilIdle();
    return m_result;
}

rules::History historyOf(const BookTree::Path& path)
{
    rules::History history;
    for (const std::uint8_t pit : path)
        history.play({{history.position().sideToMove(), pit}});
    return history;
}

std::vector<BookMove> searchMoves(const BookTree::Path& path, const BookRecipe& recipe, Analyst& analyst)
{
    const rules::History before = historyOf(path);
    const auto search = [&](std::uint8_t pit, std::uint64_t nodes) {
        rules::History history = before;
        const rules::Side mover = history.position().sideToMove();
        history.play({{mover, pit}});
        if (const auto outcome = history.outcome())
            return !outcome->winner ? 0 : *outcome->winner == mover ? kProven : -kProven;
        return -centistonesOf(analyst.search(history, nodes).score);
    };
    std::vector<BookMove> moves;
    for (const rules::Move move : before.position().legalMoves())
        moves.push_back({move.from.number, search(move.from.number, recipe.quickNodes), false});
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return moves[a].value > moves[b].value; });
    std::optional<int> best;
    for (const std::size_t i : order) {
        if (best && moves[i].value < *best - recipe.reach)
            continue;
        moves[i].value = search(moves[i].pit, recipe.nodes);
        moves[i].isDeep = true;
        best = std::max(best.value_or(std::numeric_limits<int>::min()), moves[i].value);
    }
    return moves;
}

} // namespace qumalaq::workshop
