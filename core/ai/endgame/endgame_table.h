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
    WrongLength,  ///< cut off, or with something after it, or too short or long for its positions
    Damaged,      ///< the hash in the header is not that of the contents
    NoMemory,     ///< not enough memory
};

/// How the last stones of Togyzqumalaq are divided with perfect play: every position with a few stones on the board,
/// for every pair of tuzdyks.
///
/// What a table holds
/// ------------------
/// For each position, how many of the stones on the board the side to move can force for itself: into its kazan, or
/// into its row when the game ends. That does not depend on the kazans, so one entry serves every score, and 2 * share
/// - stones is the difference still to come if both sides play for every stone.
///
/// A single stone can follow another round the board for ever, so it is not certain beforehand that there is such a
/// number. The maker computes two: what the mover can force (rising from 0, ply by ply), and what the other side can
/// limit it to (falling from all). In every position of every table made so far the two are equal: nobody gains by
/// going round. The maker gives up where they differ.
///
/// What that says about the result
/// -------------------------------
/// Of 162 stones more than 81 win. Kazans never shrink, so once a side holds 82, in its kazan or at the end with its
/// row, nothing that follows can change who has won: playing for the most stones and playing for the win are the same,
/// and ending the game early at 82 takes no win away. Hence, for the side to move,
///
///     kazan + share > 81                 a win: it holds 82 after finitely many plies, whatever the other side does
///     kazan + share < 81                 a loss, since the other side can force all the rest
///     kazan + share = 81                 a draw: 81 can be forced, but not 82
///
/// Repetition changes none of this: a side that forces its share comes nearer to it with each of its moves, so it never
/// has to repeat a position. If the game is played out beyond 82 stones, a loser could go round and claim a draw, so
/// the table does not answer for such games.
///
/// Immutable: threads may share one.
class EndgameTable {
public:
    enum class Result : std::uint8_t { Loss, Draw, Win };

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// From a position with this many stones the result is forced within this number of plies.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[static_cast<std::size_t>(stones)]; }
    /// Of the contents. Identifies a table.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::size_t positions() const { return m_size; }

    /// `stones`: on the board, at most stones().
    [[nodiscard]] int shareOf(const endgame::Stones& board, endgame::Tuzdyks tuzdyks, int stones) const
    {
        return at(startOf(tuzdyks, stones) + endgame::rankOf(board, tuzdyks, stones));
    }

    /// For the side to move, without what its kazan already holds; none if there are too many stones on the board.
    [[nodiscard]] std::optional<int> shareOf(const rules::TogyzqumalaqPosition& position) const;

    /// How a game that is not over ends for the side to move; none if there are too many stones on the board, or if the
    /// game is played out beyond 82 stones.
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

/// The table built into the program; null if it was built without one. Decoded at the first call, which takes a
/// fraction of a second.
[[nodiscard]] const std::shared_ptr<const EndgameTable>& embeddedEndgame();

} // namespace qumalaq::ai
