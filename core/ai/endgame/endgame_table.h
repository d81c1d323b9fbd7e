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
#include <string>
#include <vector>

namespace qumalaq::ai {

/// Why a file is no endgame table.
enum class EndgameError : std::uint8_t {
    CannotRead,   ///< there is no such file, or it cannot be read
    NotATable,    ///< it is something else
    OtherVersion, ///< made for an older or a newer program
    WrongLength,  ///< cut off, or with something behind it, or it cannot hold as many positions as it says
    Damaged,      ///< the hash in the header is not that of the contents
    NoMemory,     ///< it does not fit
};

/// How the last stones of Togyzqumalaq are shared out if nobody errs: every position with few stones on the board, with
/// every pair of tuzdyks.
///
/// What a table holds
/// ------------------
/// For each position how many of the stones on the board the side to move can force into its own hands: into its kazan,
/// or into its row when the game ends. That does not depend on the kazans, so one entry serves every score, and
/// 2 * share - stones is the difference that is still to come if both play on for every stone.
///
/// A single stone can walk round behind another for ever, so it is not certain beforehand that there is such a number.
/// The maker computes two: what the mover can force (grown from 0, ply by ply), and what the other side can hold it to
/// (sunk from all). Up to kMostStones nobody was ever found to gain by walking round: in every position of every table
/// that was made the two are equal. The maker gives up where they are not.
///
/// What that says about the result
/// -------------------------------
/// Of 162 stones more than 81 win. Kazans never shrink, so once a side holds 82, in its kazan or at the end with its
/// row, nothing that follows can change who has won: to play for the most stones and to play for the win is the same,
/// and the game's early end at 82 takes no win away. Hence, for the side to move,
///
///     kazan + share > 81                 a win: it holds 82 after finitely many plies, whatever the other side does
///     kazan + share < 81                 a loss, since the other side can force all the rest
///     kazan + share = 81                 a draw: 81 are forced, and no more than 81
///
/// Repetition changes none of this: a side that forces its share comes nearer to it with each of its moves, so it never
/// has to repeat a position. Where the game is played out beyond 82 stones a loser could walk round and claim a draw,
/// so for such games a table is silent.
///
/// Never changes once made: any number of threads may share one.
class EndgameTable {
public:
    enum class Result : std::uint8_t { Loss, Draw, Win };

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// From a position with so many stones a result of the table is forced within this number of plies.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[static_cast<std::size_t>(stones)]; }
    /// Of the contents: what a table is known by.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::size_t positions() const { return m_size; }

    /// `stones`, on the board, must not be more than stones().
    [[nodiscard]] int shareOf(const endgame::Stones& board, endgame::Tuzdyks tuzdyks, int stones) const
    {
        return at(startOf(tuzdyks, stones) + endgame::rankOf(board, tuzdyks, stones));
    }

    /// For the side to move, whatever its kazan already holds; none if too many stones lie on the board.
    [[nodiscard]] std::optional<int> shareOf(const rules::TogyzqumalaqPosition& position) const;

    /// How a game that is not over ends for the side to move; none if too many stones lie on the board, or if the game
    /// is played out beyond 82 stones.
    [[nodiscard]] std::optional<Result> resultOf(const rules::TogyzqumalaqPosition& position) const;

    // --- Files: a header, then all shares, coded (endgame_code.h); the same on every machine ---

    /// Blocks while it reads. Nothing is allocated for a file whose header does not fit its length.
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
    /// Each position once.
    void set(std::size_t index, int share)
    {
        m_shares[index / 2] = static_cast<std::uint8_t>(m_shares[index / 2] | share << (index % 2 * 4));
    }
    [[nodiscard]] int at(std::size_t index) const { return m_shares[index / 2] >> (index % 2 * 4) & 0xF; }
    [[nodiscard]] std::uint64_t hashOfContents() const;
    /// Calls visit(at, stones, own) for each position in the order of the table, `own` being the stones in the mover's
    /// row.
    template <typename Visit>
    void forEachPosition(Visit visit) const;

    int m_stones = 0;
    std::array<std::uint8_t, 16> m_plies{};
    std::array<std::array<std::size_t, endgame::kMostStones + 1>, endgame::kTuzdykPairs> m_starts{};
    std::size_t m_size = 0;
    std::vector<std::uint8_t> m_shares; ///< two a byte, the first in the lower half
    std::uint64_t m_hash = 0;
};

/// The one that was built into the program; none if it was built without. Decoded at the first call, which takes a
/// fraction of a second.
[[nodiscard]] const std::shared_ptr<const EndgameTable>& embeddedEndgame();

} // namespace qumalaq::ai
