// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/pit_index.h"
#include "core/base/expected.h"
#include "core/base/inline_vector.h"
#include "core/base/large_array.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace qumalaq::workshop {

/// The content of ai::BestemsheEndgame for more stones than can be built into a program: two bytes for each position,
/// in a file for each number of stones; 0.5 GB up to 28 stones, 4.6 GB up to 36 and 17.5 GB up to 42. Everything is in
/// memory.
class BestemsheLayers {
public:
    using Share = ai::BestemsheEndgame::Share;
    static constexpr int kMaxStones = 42;

    /// How moves are played; the result is the same.
    enum class Playing : std::uint8_t {
        Fast,
        StoneByStone, ///< as the rules are written
    };

    struct Progress {
        int stones = 0;
        std::size_t positions = 0;
        std::size_t exact = 0; ///< positions whose two numbers are equal
        int sweeps = 0;        ///< over all positions; 0 if the file existed
    };
    using Report = std::function<void(const Progress&)>;

    /// Computes the layers up to `stones`, an even number up to kMaxStones, that have no file in the folder yet. May
    /// be interrupted, because a file is complete or does not exist. Blocks. The result does not depend on the number
    /// of threads. The error is a message.
    [[nodiscard]] static Expected<BestemsheLayers, std::string>
    make(const std::filesystem::path& folder, int stones, int threads, Playing playing, const Report& report);

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// The share of the side to move. Requires an even number of stones on the board, at most stones().
    [[nodiscard]] Share shareOf(const rules::BestemshePosition& position) const;

    /// The number of positions with this many stones whose share is not the one that follows from the moves, played
    /// stone by stone. The same preconditions as shareOf(). Blocks.
    [[nodiscard]] std::size_t disagreements(int stones, int threads) const;

private:
    BestemsheLayers() = default;

    /// A share: the least in the low byte, the most in the high one.
    using Cell = std::atomic<std::uint16_t>;
    static_assert(Cell::is_always_lock_free && sizeof(Cell) == 2);

    /// The cells of the positions after each move.
    using Replies = InlineVector<const Cell*, rules::BestemshePosition::kPits>;

    [[nodiscard]] const Cell& cellOf(const rules::BestemshePosition& position) const;
    template <typename Play>
    [[nodiscard]] Replies repliesTo(const rules::BestemshePosition& position, const Play& play) const;
    /// The share that follows from the cells after each move.
    [[nodiscard]] static std::uint16_t valueOf(const Replies& replies, int stones);
    /// Calls take(cell, value) for the cells of a part of the layer for which isWanted(its share).
    template <typename Play, typename IsWanted, typename Take>
    void forEachValue(const ai::endgame::Pits& part, int stones, const Play& play, const IsWanted& isWanted,
                      const Take& take) const;
    /// Returns the number of sweeps.
    template <typename Play>
    int solve(int stones, int threads, const Play& play);
    [[nodiscard]] bool read(const std::filesystem::path& path, int stones);
    [[nodiscard]] bool write(const std::filesystem::path& path, int stones) const;

    std::array<LargeArray<Cell>, kMaxStones / 2 + 1> m_layers; ///< [half of the stones][index in the layer]
    int m_stones = 0;
};

} // namespace qumalaq::workshop
