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

/// Computes endgame tables by the rules of the game. The result does not depend on the number of threads.
class EndgameMaker {
public:
    struct Progress {
        int stones = 0; ///< the layer that is complete
        std::size_t positions = 0;
        std::size_t ofPositions = 0;
        std::size_t open = 0; ///< positions of the layer without a share, because an endless line would pay
        int plies = 0;        ///< EndgameTable::pliesToDecide() of the layer
    };
    /// Called after each layer, in the thread of make().
    using Report = std::function<void(const Progress&)>;

    /// Blocks. 0 <= stones <= endgame::kMaxStones, threads >= 1. Needs five bytes for two positions; there are 6
    /// million with up to 6 stones, 60 million with 8, 169 million with 9 and 446 million with 10. Null if memory runs
    /// out, or if a position has no share (Progress::open).
    [[nodiscard]] static std::shared_ptr<const EndgameTable> make(int stones, int threads, const Report& report);

private:
    explicit EndgameMaker(int stones);

    struct Layer {
        std::atomic<std::size_t> open = 0;
        std::atomic<int> plies = 0;
    };

    void makeLayer(int stones, int threads, Layer& layer);
    /// The positions with these tuzdyks, and those with the same tuzdyks seen from the other side.
    void solvePair(endgame::Tuzdyks tuzdyks, int stones, Layer& layer);

    std::shared_ptr<EndgameTable> m_table;
    /// The shares of the complete layers; a byte each, so that threads can write neighbours.
    std::vector<std::uint8_t> m_shares;
    std::vector<std::uint8_t> m_plies; ///< within which each is forced
};

} // namespace qumalaq::ai
