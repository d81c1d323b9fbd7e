// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/base/expected.h"
#include "core/rules/sowing/oware.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qumalaq::ai {

/// How the last seeds of Oware are divided with perfect play: every position with a few seeds on the board, where a
/// grand slam takes nothing.
///
/// Seeds can go round the board for ever, and then the rule of repetition divides them, depending on where they lie at
/// that moment. So there are two numbers for a position: what the side to move can force for itself, into its store or
/// into its row at the end, and what the other side can limit it to. In two positions of three they are equal.
/// Both sides force theirs in a bounded number of plies, so neither repetition nor the end at 25 seeds changes them.
///
/// Immutable: threads may share one.
class OwareEndgame {
public:
    struct Share {
        std::uint8_t least = 0; ///< the mover can force it
        std::uint8_t most = 0;  ///< the other side can force the rest

        friend constexpr bool operator==(const Share&, const Share&) = default;
    };

    struct Progress {
        int stones = 0; ///< the layer that is complete
        std::size_t positions = 0;
        std::size_t exact = 0; ///< of them, with one number
    };
    using Report = std::function<void(const Progress&)>;

    /// Computed by the rules of the game. Blocks; `report`, which may be null, is called after each layer.
    /// 0 <= stones <= endgame::kMostStones.
    [[nodiscard]] static std::shared_ptr<const OwareEndgame> make(int stones, const Report& report);

    /// Complete up to this number of seeds on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// From a position with this many seeds its numbers are forced within this number of plies, at most 255 are told.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[static_cast<std::size_t>(stones)]; }
    [[nodiscard]] std::size_t positions() const { return m_shares.size(); }

    /// For the side to move, without what its store already holds. None if there are too many seeds on the board, or if
    /// a grand slam takes all.
    [[nodiscard]] std::optional<Share> shareOf(const rules::OwarePosition& position) const;
    /// How a game that is not over ends for the side to move; also none if that depends on seeds that go round.
    [[nodiscard]] std::optional<EndgameTable::Result> resultOf(const rules::OwarePosition& position) const;

    // --- Files: a header, then all shares, coded (endgame_code.h); the same on every machine ---

    [[nodiscard]] static Expected<std::shared_ptr<const OwareEndgame>, EndgameError>
    fromBytes(std::span<const std::uint8_t> bytes);
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 4 + 4 + 16 + 8 + 8;

private:
    explicit OwareEndgame(int stones);
    [[nodiscard]] std::uint64_t hashOfContents() const;

    static constexpr std::size_t kHouses = 12;
    static constexpr int kHalf = 24; ///< of all seeds
    /// Of the maker.
    class Layer;

    int m_stones;
    std::array<std::uint8_t, 16> m_plies{};
    std::vector<Share> m_shares;
};

/// The one that is built in; null if there is none. Decoded by the first call, which takes some tens of milliseconds.
[[nodiscard]] const std::shared_ptr<const OwareEndgame>& embeddedOwareEndgame();

} // namespace qumalaq::ai
