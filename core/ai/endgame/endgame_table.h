// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_index.h"
#include "core/base/expected.h"
#include "core/rules/togyz/togyz_position.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qumalaq::ai {

/// Why a file cannot be read as an endgame table.
enum class EndgameError : std::uint8_t {
    CannotRead,   ///< there is no such file, or it cannot be read
    NotATable,    ///< another kind of file
    OtherVersion, ///< made for an older or a newer program
    WrongLength,  ///< truncated, or too short or too long for its positions
    Damaged,      ///< the hash in the header is not that of the contents
    NoMemory,
};

/// How the last stones of Togyzqumalaq are divided with perfect play: every position with a few stones on the board,
/// for every pair of tuzdyks.
///
/// The content of a table
/// ----------------------
/// For each position the share: how many of the stones on the board the side to move can force into its kazan, or into
/// its row when the game ends. It does not depend on the kazans, so one entry serves every score. 2 * share - stones is
/// the difference still to come if both sides play for every stone.
///
/// A stone can follow another one round the board for ever, so such a number need not exist. The maker computes two
/// bounds: what the mover can force (rising from 0, ply by ply), and to what the other side can limit it (falling from
/// all stones). They are equal in every position of every table made so far. The maker fails where they differ.
///
/// The result of a game
/// --------------------
/// More than 81 of 162 stones win. Kazans never lose stones, so once a side has 82, in its kazan or with its row at the
/// end, the winner is certain: playing for the most stones and playing for the win are the same, and ending the game at
/// 82 takes no win away. Hence, for the side to move,
///
///     kazan + share > 81                 a win: it has 82 after finitely many plies, whatever the other side does
///     kazan + share < 81                 a loss, since the other side can force all other stones
///     kazan + share = 81                 a draw: 81 can be forced, but not 82
///
/// Repetition does not change this: each move of a side that forces its share makes progress, so it never has to repeat
/// a position. If the game is played out beyond 82 stones, a loser could claim a draw by repetition, so the table has
/// no result for such games.
///
/// Immutable and thread-safe.
class EndgameTable {
public:
    enum class Result : std::uint8_t { Loss, Draw, Win };

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// The number of plies within which the result of every position with this many stones is forced.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[static_cast<std::size_t>(stones)]; }
    /// The hash of the contents, which identifies a table.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::size_t positions() const { return m_size; }

    /// `stones`: on the board, at most stones().
    [[nodiscard]] int shareOf(const endgame::Stones& board, endgame::Tuzdyks tuzdyks, int stones) const
    {
        return at(startOf(tuzdyks, stones) + endgame::rankOf(board, tuzdyks, stones));
    }

    /// For the side to move, without the stones in its kazan; none if there are too many stones on the board.
    [[nodiscard]] std::optional<int> shareOf(const rules::TogyzqumalaqPosition& position) const;

    /// The result of a game that is not over, for the side to move; none if there are too many stones on the board, or
    /// if the game is played out beyond 82 stones.
    [[nodiscard]] std::optional<Result> resultOf(const rules::TogyzqumalaqPosition& position) const;

    // --- Files: a header, then all shares, coded (endgame_code.h); the same on every machine ---

    /// Blocks while it reads. Allocates nothing for a file whose length does not fit its header.
    [[nodiscard]] static Expected<std::shared_ptr<const EndgameTable>, EndgameError>
    fromFile(const std::filesystem::path& path);
    [[nodiscard]] static Expected<std::shared_ptr<const EndgameTable>, EndgameError>
    fromBytes(std::span<const std::uint8_t> bytes);
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 4 + 4 + 16 + 8 + 8;

private:
    friend class EndgameMaker;
    struct Header;
    explicit EndgameTable(int stones);

    [[nodiscard]] std::size_t startOf(endgame::Tuzdyks tuzdyks, int stones) const
    {
        return m_starts[tuzdyks.number()][static_cast<std::size_t>(stones)];
    }
    /// May be called once for each position.
    void set(std::size_t index, int share)
    {
        m_shares[index / 2] = static_cast<std::uint8_t>(m_shares[index / 2] | share << (index % 2 * 4));
    }
    [[nodiscard]] int at(std::size_t index) const { return m_shares[index / 2] >> (index % 2 * 4) & 0xF; }
    [[nodiscard]] std::uint64_t hashOfContents() const;
    /// Calls visit(at, stones, own) for each position in the order of the table. `own`: the stones in the mover's row.
    template <typename Visit>
    void forEachPosition(Visit visit) const;

    int m_stones = 0;
    std::array<std::uint8_t, 16> m_plies{};
    std::array<std::array<std::size_t, endgame::kMaxStones + 1>, endgame::kTuzdykPairs> m_starts{};
    std::size_t m_size = 0;
    std::vector<std::uint8_t> m_shares; ///< two a byte, the first in the lower half
    std::uint64_t m_hash = 0;
};

/// The table built into the program; null if it was built without one. Decoded at the first call, which takes a
/// fraction of a second.
[[nodiscard]] const std::shared_ptr<const EndgameTable>& embeddedEndgame();

} // namespace qumalaq::ai
