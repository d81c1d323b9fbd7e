// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/moves_left.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace qumalaq::learn {

using rules::Side;

namespace {

using Row = std::array<std::uint16_t, rules::kMaxPits>;

/// A row by itself. The opponent's tuzdyk in it stays empty; its index is `pits` if there is none.
struct LoneRow {
    std::size_t pits = 0;
    std::size_t tuzdyk = 0;

    void play(Row& row, std::size_t pit) const
    {
        std::size_t stones = row[pit];
        row[pit] = 0;
        std::size_t to = stones == 1 ? pit + 1 : pit;
        for (; stones > 0 && to < pits; --stones, ++to) {
            if (to != tuzdyk)
                ++row[to];
        }
    }

    /// Moves the foremost pit first, so that no pit grows before it is lifted and every move loses as little as
    /// possible. Without a tuzdyk this is optimal (a test tries every order).
    [[nodiscard]] int foremostFirst(Row row) const
    {
        int moves = 0;
        for (std::size_t pit = pits; pit-- > 0;) {
            if (row[pit] == 0)
                continue;
            play(row, pit);
            ++moves;
            pit = pits;
        }
        return moves;
    }

    /// Tries every order, because it can pay to jump over a tuzdyk with several stones. None if there are too many.
    [[nodiscard]] std::optional<int> everyOrder(const Row& row, std::unordered_map<std::uint64_t, int>& known) const
    {
        constexpr std::size_t kMaxRows = 5'000;
        const std::uint64_t key = packed(row);
        if (const auto found = known.find(key); found != known.end())
            return found->second;
        if (known.size() >= kMaxRows)
            return std::nullopt;
        int best = 0;
        for (std::size_t pit = 0; pit < pits; ++pit) {
            if (row[pit] == 0)
                continue;
            Row next = row;
            play(next, pit);
            const auto rest = everyOrder(next, known);
            if (!rest)
                return std::nullopt;
            best = std::max(best, *rest + 1);
        }
        known.emplace(key, best);
        return best;
    }

    /// The most stones in a pit that fit into packed(): far more than can be tried in every order.
    static constexpr std::uint16_t kMaxStones = 127;

    [[nodiscard]] std::uint64_t packed(const Row& row) const
    {
        std::uint64_t key = 0;
        for (std::size_t pit = 0; pit < pits; ++pit)
            key = key << 7U | row[pit];
        return key;
    }
};

} // namespace

MovesLeft movesLeft(const rules::BoardState& board, Side side)
{
    const Row& row = board.rows[rules::indexOf(side)];
    const std::uint8_t tuzdyk = board.tuzdyks[rules::indexOf(rules::opponentOf(side))];
    const LoneRow lone{board.pits, tuzdyk == 0 ? board.pits : tuzdyk - std::size_t{1}};
    const int foremost = lone.foremostFirst(row);
    if (tuzdyk == 0)
        return {foremost, true};
    if (std::all_of(row.begin(), row.end(), [](std::uint16_t stones) { return stones <= LoneRow::kMaxStones; })) {
        std::unordered_map<std::uint64_t, int> known;
        if (const auto best = lone.everyOrder(row, known))
            return {*best, true};
    }
    return {foremost, false};
}

} // namespace qumalaq::learn
