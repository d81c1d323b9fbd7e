// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
#include "core/base/expected.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace qumalaq::workshop {

/// What ai::BestemsheEndgame holds, for more stones than a program can carry: two bytes a position in a file for each
/// number of stones, 0.4 GB up to 28 stones and 0.9 GB up to 30. All of it lies in memory.
class BestemsheLayers {
public:
    using Share = ai::BestemsheEndgame::Share;
    static constexpr int kMostStones = 36;

    struct Progress {
        int stones = 0;
        std::size_t positions = 0;
        std::size_t exact = 0; ///< with one number
        int sweeps = 0;        ///< over all positions; 0 if the file was there
    };
    using Report = std::function<void(const Progress&)>;

    /// Computes the layers up to `stones`, an even number up to kMostStones, that have no file in the folder yet; a
    /// file is complete or does not exist, so it may be interrupted. Blocks. The result does not depend on the number
    /// of threads. The error is a message.
    [[nodiscard]] static Expected<BestemsheLayers, std::string> make(const std::filesystem::path& folder, int stones,
                                                                     int threads, const Report& report);

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// For the side to move. Requires an even number of stones on the board, at most stones().
    [[nodiscard]] Share shareOf(const rules::BestemshePosition& position) const;

    /// In how many positions the numbers are not those that the moves lead to, played stone by stone, one position in
    /// `every`. Blocks.
    [[nodiscard]] std::size_t disagreements(std::size_t every) const;

private:
    BestemsheLayers() = default;

    /// A share: the least in the low byte, the most in the high one.
    using Cell = std::atomic<std::uint16_t>;
    static_assert(Cell::is_always_lock_free && sizeof(Cell) == 2);

    [[nodiscard]] std::uint16_t cellOf(const rules::BestemshePosition& position) const;
    /// By one move and the cells behind it. `after` plays a move.
    template <typename After>
    [[nodiscard]] std::uint16_t valueOf(const rules::BestemshePosition& position, int stones, const After& after) const;
    int solve(int stones, int threads);
    [[nodiscard]] bool read(const std::filesystem::path& path, int stones);
    [[nodiscard]] bool write(const std::filesystem::path& path, int stones) const;

    std::array<std::unique_ptr<Cell[]>, kMostStones / 2 + 1> m_layers; ///< [half of the stones][index in the layer]
    int m_stones = 0;
};

} // namespace qumalaq::workshop
