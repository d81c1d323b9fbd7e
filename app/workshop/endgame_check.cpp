// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/endgame_check.h"

#include "core/ai/endgame/endgame_index.h"

#include <algorithm>

namespace qumalaq::workshop {

using ai::endgame::Tuzdyks;
using rules::Side;
using rules::TogyzqumalaqPosition;

TogyzqumalaqPosition randomEnding(int stones, Prng& prng)
{
    Tuzdyks tuzdyks;
    do
        tuzdyks = Tuzdyks::fromNumber(prng.below(ai::endgame::kTuzdykPairs));
    while (!tuzdyks.isPossible());
    const auto board = ai::endgame::stonesOf(prng.below(ai::endgame::countOf(tuzdyks, stones)), tuzdyks, stones);
    rules::BoardState state;
    state.pits = rules::kMaxPits;
    state.sideToMove = prng.below(2) == 0 ? Side::South : Side::North;
    const std::size_t mover = rules::indexOf(state.sideToMove);
    for (std::size_t row = 0; row < 2; ++row)
        std::copy(board[row].begin(), board[row].end(), state.rows[row == 0 ? mover : 1 - mover].begin());
    state.tuzdyks[mover] = tuzdyks.own;
    state.tuzdyks[1 - mover] = tuzdyks.other;
    // 81 at most for either.
    constexpr int kHalf = TogyzqumalaqPosition::kTotalStones / 2;
    const int less = static_cast<int>(prng.below(static_cast<std::uint32_t>(stones) + 1));
    state.stores[mover] = static_cast<std::uint16_t>(kHalf - less);
    state.stores[1 - mover] = static_cast<std::uint16_t>(kHalf - (stones - less));
    return TogyzqumalaqPosition::fromBoard(state, rules::TogyzEnd::Majority);
}

std::uint64_t disagreements(const ai::EndgameTable& table, std::uint64_t positions, std::uint64_t seed)
{
    Prng prng(seed);
    std::uint64_t wrong = 0;
    for (std::uint64_t i = 0; i < positions; ++i) {
        const int stones = static_cast<int>(prng.below(static_cast<std::uint32_t>(table.stones()) + 1));
        const TogyzqumalaqPosition position = randomEnding(stones, prng);
        const Side mover = position.sideToMove();
        const Side other = rules::opponentOf(mover);
        int best = 0; // without a move the other side gets all stones
        for (const rules::Move move : position.legalMoves()) {
            TogyzqumalaqPosition after = position;
            after.play(move);
            const int taken = after.store(mover) - position.store(mover);
            const int left = stones - taken - (after.store(other) - position.store(other));
            best = std::max(best, taken + left - table.shareOf(after).value_or(left));
        }
        wrong += table.shareOf(position) == best ? 0 : 1;
    }
    return wrong;
}

} // namespace qumalaq::workshop
