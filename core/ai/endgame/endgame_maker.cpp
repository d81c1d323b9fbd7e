// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/endgame_maker.h"

#include "core/base/on_threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <new>
#include <numeric>
#include <vector>

namespace qumalaq::ai {

using endgame::Stones;
using endgame::Tuzdyks;
using rules::Side;
using rules::TogyzqumalaqPosition;

namespace {

/// South is to move. The other stones are divided between the kazans so that neither has more than half.
[[nodiscard]] TogyzqumalaqPosition positionOf(const Stones& board, Tuzdyks tuzdyks, int stones)
{
    rules::BoardState state;
    state.pits = rules::kMaxPits;
    const int banked = TogyzqumalaqPosition::kTotalStones - stones;
    for (const Side side : rules::kBothSides) {
        const std::size_t at = rules::indexOf(side);
        std::copy(board[at].begin(), board[at].end(), state.rows[at].begin());
        state.stores[at] = static_cast<std::uint16_t>(side == Side::South ? banked / 2 : banked - banked / 2);
    }
    state.tuzdyks = {tuzdyks.own, tuzdyks.other};
    return TogyzqumalaqPosition::fromBoard(state, rules::TogyzEnd::Playout);
}

/// The bounds of a position's share as known so far.
struct Bounds {
    std::uint8_t least = 0; ///< what the mover can force
    std::uint8_t most = 0;  ///< to what the other side can limit it
    std::uint8_t plies = 0; ///< within which both are forced

    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// All positions of a layer with one pair of tuzdyks.
struct Half {
    Half(Tuzdyks own, int stones)
        : tuzdyks(own)
        , bounds(endgame::countOf(own, stones), Bounds{0, static_cast<std::uint8_t>(stones), 0})
        , open(bounds.size())
    {
        std::iota(open.begin(), open.end(), std::uint32_t{0});
    }

    Tuzdyks tuzdyks;
    std::vector<Bounds> bounds;
    std::vector<std::uint32_t> open; ///< ranks of those whose bounds still differ
};

void raise(std::atomic<int>& most, int value)
{
    for (int seen = most; seen < value && !most.compare_exchange_weak(seen, value);) {
    }
}

} // namespace

EndgameMaker::EndgameMaker(int stones)
    : m_table(new EndgameTable(stones))
    , m_shares(m_table->positions())
    , m_plies(m_table->positions())
{
}

std::shared_ptr<const EndgameTable> EndgameMaker::make(int stones, int threads, const Report& report)
{
    assert(stones >= 0 && stones <= endgame::kMaxStones && threads >= 1);
    try {
        EndgameMaker maker(stones);
        EndgameTable& table = *maker.m_table;
        for (int count = 0; count <= stones; ++count) {
            Layer layer;
            maker.makeLayer(count, threads, layer);
            const bool isLast = count == stones;
            if (report)
                report({count, isLast ? table.positions() : table.startOf({}, count + 1), table.positions(), layer.open,
                        table.pliesToDecide(count)});
            if (layer.open > 0)
                return nullptr;
        }
        for (std::size_t index = 0; index < maker.m_shares.size(); ++index)
            table.set(index, maker.m_shares[index]);
        table.m_hash = table.hashOfContents();
        return maker.m_table;
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

/// A move without a capture leads from a pair of tuzdyks to the same pair seen from the other side, any other move to
/// fewer stones. So the pairs of a layer do not depend on each other.
void EndgameMaker::makeLayer(int stones, int threads, Layer& layer)
{
    std::vector<Tuzdyks> pairs;
    for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
        const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number);
        if (tuzdyks.isPossible() && tuzdyks.own <= tuzdyks.other)
            pairs.push_back(tuzdyks);
    }
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isShortOfMemory = false;
    const auto work = [&] {
        try {
            for (std::size_t i = next++; i < pairs.size(); i = next++)
                solvePair(pairs[i], stones, layer);
        } catch (const std::bad_alloc&) {
            isShortOfMemory = true;
        }
    };
    runOnThreads(threads, work);
    if (isShortOfMemory)
        throw std::bad_alloc();
    m_table->m_plies[static_cast<std::size_t>(stones)] = static_cast<std::uint8_t>(layer.plies);
}

void EndgameMaker::solvePair(Tuzdyks tuzdyks, int stones, Layer& layer)
{
    const auto boundsAfter = [&](const TogyzqumalaqPosition& after, int left, const Half& sameLayer) {
        const Tuzdyks then{static_cast<std::uint8_t>(after.tuzdykOf(Side::North)),
                           static_cast<std::uint8_t>(after.tuzdykOf(Side::South))};
        const std::uint32_t rank = endgame::rankOf({after.pits(Side::North), after.pits(Side::South)}, then, left);
        if (left == stones)
            return sameLayer.bounds[rank];
        const std::size_t index = m_table->startOf(then, left) + rank;
        return Bounds{m_shares[index], m_shares[index], m_plies[index]};
    };
    const auto boundsOf = [&](const TogyzqumalaqPosition& position, const Half& sameLayer) {
        constexpr int kMaxPlies = 255;
        Bounds bounds;
        int plies = 0;
        for (const rules::Move move : position.legalMoves()) {
            TogyzqumalaqPosition after = position;
            after.play(move);
            const int taken = after.store(Side::South) - position.store(Side::South);
            const int left = stones - taken - (after.store(Side::North) - position.store(Side::North));
            const Bounds theirs = boundsAfter(after, left, sameLayer);
            bounds.least = std::max(bounds.least, static_cast<std::uint8_t>(taken + left - theirs.most));
            bounds.most = std::max(bounds.most, static_cast<std::uint8_t>(taken + left - theirs.least));
            plies = std::max(plies, theirs.plies + 1);
        }
        bounds.plies = static_cast<std::uint8_t>(std::min(plies, kMaxPlies));
        return bounds;
    };
    // Each step adds one ply to what is forced: a half reads only the previous state of the other half. Without tuzdyks
    // both halves are the same positions, and are computed alternately all the same.
    std::array<Half, 2> halves = {Half(tuzdyks, stones), Half(tuzdyks.turned(), stones)};
    int unchanged = 0;
    for (std::size_t turn = 0; unchanged < 2; turn = 1 - turn) {
        Half& half = halves[turn];
        bool hasChanged = false;
        std::size_t kept = 0;
        for (const std::uint32_t rank : half.open) {
            const Stones board = endgame::stonesOf(rank, half.tuzdyks, stones);
            const Bounds now = boundsOf(positionOf(board, half.tuzdyks, stones), halves[1 - turn]);
            Bounds& known = half.bounds[rank];
            // Only plies that change a bound count.
            if (now.least != known.least || now.most != known.most) {
                hasChanged = true;
                known = now;
            }
            if (known.least < known.most)
                half.open[kept++] = rank;
        }
        half.open.resize(kept);
        unchanged = hasChanged ? 0 : unchanged + 1;
    }
    for (const Half& half : halves) {
        layer.open += half.open.size();
        std::size_t index = m_table->startOf(half.tuzdyks, stones);
        for (const Bounds& bounds : half.bounds) {
            raise(layer.plies, bounds.plies);
            m_shares[index] = bounds.least;
            m_plies[index++] = bounds.plies;
        }
    }
}

} // namespace qumalaq::ai
