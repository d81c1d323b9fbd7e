// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/base/expected.h"
#include "core/rules/sowing/oware.h"
#include "core/rules/togyz/bestemshe.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace qumalaq::ai {

/// How the last stones are divided with perfect play, in a game in which stones can go round the board for ever: every
/// position with a few stones on the board.
///
/// In an endless line the rule of repetition ends the game, with a result that depends on the game and on earlier
/// moves. So a position has two numbers: the stones that the side to move can force into its store, or into its row at
/// the end, and the stones to which the other side can limit it. Mostly they are equal. Both sides force theirs in a
/// bounded number of plies, so neither repetition nor an end by majority changes them.
///
/// P is OwarePosition, where a grand slam takes nothing, or BestemshePosition. Immutable and thread-safe.
template <rules::GamePosition P>
class CyclicEndgame {
public:
    struct Share {
        std::uint8_t least = 0; ///< the mover can force it
        std::uint8_t most = 0;  ///< the other side can force the rest

        friend constexpr bool operator==(const Share&, const Share&) = default;
    };

    struct Progress {
        int stones = 0; ///< the layer that is complete
        std::size_t positions = 0;
        std::size_t exact = 0; ///< positions whose two numbers are equal
    };
    using Report = std::function<void(const Progress&)>;

    /// Computes the table by the rules of the game. Blocks; `report`, which may be null, is called after each layer.
    /// 0 <= stones <= kMaxStones.
    [[nodiscard]] static std::shared_ptr<const CyclicEndgame> make(int stones, const Report& report);

    static constexpr int kMaxStones = std::is_same_v<P, rules::BestemshePosition> ? 22 : 12;

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// The number of plies within which the numbers of every position with this many stones are forced; saturates at
    /// 255.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[layerOf(stones)]; }
    [[nodiscard]] std::size_t positions() const { return m_cells.size(); }

    /// For the side to move, without the stones in its store. None if there are too many stones on the board, or if the
    /// position has other rules.
    [[nodiscard]] std::optional<Share> shareOf(const P& position) const;
    /// The result of a game that is not over, for the side to move; also none if it depends on an endless line.
    [[nodiscard]] std::optional<EndgameTable::Result> resultOf(const P& position) const;

    // --- Files: a header, then all shares, coded (endgame_code.h); the same on every machine ---

    /// `isStopped` may be null. Soon after it becomes true, the result is EndgameError::Damaged.
    [[nodiscard]] static Expected<std::shared_ptr<const CyclicEndgame>, EndgameError>
    fromBytes(std::span<const std::uint8_t> bytes, const std::atomic<bool>* isStopped = nullptr);
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 4 + 4 + 16 + 8 + 8;

private:
    class Layer;

    explicit CyclicEndgame(int stones);
    [[nodiscard]] std::uint64_t hashOfContents() const;
    /// A layer consists of all positions with the same number of stones on the board.
    [[nodiscard]] static std::size_t layerOf(int stones);
    /// The index of the position as the mover sees it.
    [[nodiscard]] std::size_t indexOf(const P& position, rules::Side mover, int stones) const;
    [[nodiscard]] Share shareAt(std::size_t index) const;
    void setShare(std::size_t index, Share share);
    /// Calls visit(index, stones, stones of the mover's row) for every position, in the order of the index.
    template <typename Visit>
    void forEachPosition(const Visit& visit) const;

    int m_stones;
    std::array<std::size_t, 16> m_starts{}; ///< [layer]
    std::array<std::uint8_t, 16> m_plies{}; ///< [layer]
    std::vector<std::uint8_t> m_cells;      ///< shares in steps: the least in the low four bits, the most in the others
};

using OwareEndgame = CyclicEndgame<rules::OwarePosition>;
using BestemsheEndgame = CyclicEndgame<rules::BestemshePosition>;

/// The built-in tables; null if there is none. Decoded by the first call: Oware takes some tens of milliseconds,
/// Bestemshe a second.
[[nodiscard]] const std::shared_ptr<const OwareEndgame>& embeddedOwareEndgame();
[[nodiscard]] const std::shared_ptr<const BestemsheEndgame>& embeddedBestemsheEndgame();
/// Begins to decode the table of Bestemshe in another thread, once. Returns at once, with whether it is complete.
bool prepareBestemsheEndgame();

} // namespace qumalaq::ai
