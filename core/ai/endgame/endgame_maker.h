// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::ai {

/// Computes endgame tables by the rules of the game. The same numbers, the same table, with any number of threads.
class EndgameMaker {
public:
    struct Progress {
        int stones = 0; ///< the layer that is complete
        std::size_t positions = 0;
        std::size_t ofPositions = 0;
        std::size_t open = 0; ///< positions of the layer in which walking round for ever would pay
        int plies = 0;        ///< EndgameTable::pliesToDecide() of the layer
    };
    /// Called after each layer, by the thread that called make().
    using Report = std::function<void(const Progress&)>;

    /// Blocks. 0 <= stones <= endgame::kMostStones, threads >= 1. Needs five bytes for two positions: of 6 stones
    /// there are 6 million, of 8 60, of 9 169, of 10 446. None if there is not so much memory, or if a position has no
    /// share (see Progress::open).
    [[nodiscard]] static std::shared_ptr<const EndgameTable> make(int stones, int threads, const Report& report);

private:
    explicit EndgameMaker(int stones);

    struct Layer {
        std::atomic<std::size_t> open = 0;
        std::atomic<int> plies = 0;
    };

    void makeLayer(int stones, int threads, Layer& layer);
    /// The positions with these tuzdyks and with these turned.
    void solvePair(endgame::Tuzdyks tuzdyks, int stones, Layer& layer);

    std::shared_ptr<EndgameTable> m_table;
    std::vector<std::uint8_t> m_shares; ///< of the layers that are complete, one a byte: threads may write side by side
    std::vector<std::uint8_t> m_plies;  ///< within which each is forced
};

} // namespace qumalaq::ai
