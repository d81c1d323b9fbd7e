// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/game_position.h"
#include "core/rules/togyz/sowing_table.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>

/// Togyzqumalaq and the relatives that differ from it only in constants.
///
/// The rules as codified in 1949 by Auezov and Kuanishbayev (the text that game sites carry), checked against real
/// games. In the mover's order a ring runs up the own numbers 1..n, then the opponent's 1..n, and round again.
namespace qumalaq::rules {

/// What the games of this family differ in.
struct TogyzRules {
    std::uint8_t houses = 9;         ///< in a row
    std::uint8_t stonesPerHouse = 9; ///< at the start
    bool tuzdyk = true;              ///< whether a pit can be made a tuzdyk

    [[nodiscard]] constexpr int totalStones() const { return 2 * houses * stonesPerHouse; }
};

inline constexpr TogyzRules kTogyzqumalaqRules{};

/// When a game of this family ends.
enum class TogyzEnd : std::uint8_t {
    Majority, ///< as soon as a kazan holds more than half of the stones, or by atsyrau
    Playout,  ///< by atsyrau only (the Wikimanqala rules); the winner is the same
};

template <TogyzRules kRules>
class TogyzPosition {
public:
    static constexpr int kHouses = kRules.houses;
    static constexpr int kTotalStones = kRules.totalStones();
    static_assert(kHouses <= kMaxHouses && kTotalStones < 256, "a row must fit into 16 bytes");

    /// The start of a game.
    explicit constexpr TogyzPosition(TogyzEnd end = TogyzEnd::Majority)
    {
        for (Row* row : {&m_mover, &m_other}) {
            for (int i = 0; i < kHouses; ++i)
                row->houses[static_cast<std::size_t>(i)] = kRules.stonesPerHouse;
            row->end = end;
        }
        m_other.side = Side::North;
    }

    /// What is wrong with a board that was written by hand.
    enum class BoardError : std::uint8_t {
        WrongTotal,       ///< the stones do not add up to kTotalStones
        TuzdykNotAllowed, ///< a tuzdyk in a game without, or a number out of range
        TuzdykOnLast,     ///< the last pit of a row can not be a tuzdyk
        TuzdyksMirrored,  ///< both players' tuzdyks have the same number
        StonesInTuzdyk,   ///< a tuzdyk is always empty
    };

    /// Nothing if a game can stand like this; board.houses must be kHouses.
    [[nodiscard]] static constexpr std::optional<BoardError> errorOf(const BoardState& board)
    {
        assert(board.houses == kHouses);
        for (const Side owner : kBothSides) {
            const int number = board.tuzdyks[indexOf(owner)];
            if (number == 0)
                continue;
            if (!kRules.tuzdyk || number > kHouses)
                return BoardError::TuzdykNotAllowed;
            if (number == kHouses)
                return BoardError::TuzdykOnLast;
            if (number == board.tuzdyks[indexOf(opponentOf(owner))])
                return BoardError::TuzdyksMirrored;
            if (board.at(House{opponentOf(owner), static_cast<std::uint8_t>(number)}) != 0)
                return BoardError::StonesInTuzdyk;
        }
        if (board.total() != kTotalStones)
            return BoardError::WrongTotal;
        return std::nullopt;
    }

    /// Requires !errorOf(board).
    [[nodiscard]] static constexpr TogyzPosition fromBoard(const BoardState& board, TogyzEnd end)
    {
        assert(!errorOf(board));
        TogyzPosition position(end);
        position.m_mover.take(board, board.sideToMove);
        position.m_other.take(board, opponentOf(board.sideToMove));
        return position;
    }

    [[nodiscard]] constexpr Side sideToMove() const { return m_mover.side; }
    [[nodiscard]] constexpr TogyzEnd end() const { return m_mover.end; }

    /// The parts of board(), for those who ask a million times a second.
    [[nodiscard]] constexpr int store(Side side) const { return row(side).store; }
    /// Number of the pit in the other row that `owner` has as a tuzdyk, 0 none.
    [[nodiscard]] constexpr int tuzdykOf(Side owner) const { return row(owner).tuzdyk; }
    /// One count for each of the kMaxHouses pits; those the game does not have are 0.
    [[nodiscard]] constexpr const std::array<std::uint8_t, kMaxHouses>& houses(Side side) const
    {
        return row(side).houses;
    }

    [[nodiscard]] constexpr bool isLegal(Move move) const
    {
        return move.from.row == m_mover.side && move.from.number >= 1 && move.from.number <= kHouses
               && m_mover.houses[move.from.number - 1U] > 0 && !isMajorityReached();
    }

    [[nodiscard]] constexpr MoveList legalMoves() const
    {
        MoveList moves;
        if (isMajorityReached())
            return moves;
        for (std::uint8_t number = 1; number <= kHouses; ++number) {
            if (m_mover.houses[number - 1U] > 0)
                moves.push_back({{m_mover.side, number}});
        }
        return moves;
    }

    /// By table; equal to the step by step routine that tells the trace (a test compares them).
    constexpr void play(Move move)
    {
        assert(isLegal(move));
        playFrom(move.from.number - 1U);
    }

    void play(Move move, MoveTrace& trace)
    {
        TraceRecorder recorder(trace);
        playRecorded(move, recorder);
    }

    [[nodiscard]] constexpr std::optional<Outcome> outcome() const
    {
        const Row& south = row(Side::South);
        const Row& north = row(Side::North);
        if (isMajorityReached())
            return outcomeByScore(EndReason::StoreMajority, south.all(), north.all());
        if (m_mover.inHouses() == 0)
            return outcomeByScore(EndReason::RowEmpty, south.all(), north.all());
        return std::nullopt;
    }

    [[nodiscard]] constexpr BoardState board() const
    {
        BoardState board;
        board.houses = kHouses;
        board.sideToMove = m_mover.side;
        for (const Side side : kBothSides) {
            const Row& from = row(side);
            for (std::size_t i = 0; i < kHouses; ++i)
                board.rows[indexOf(side)][i] = from.houses[i];
            board.stores[indexOf(side)] = from.store;
            board.tuzdyks[indexOf(side)] = from.tuzdyk;
        }
        return board;
    }

    [[nodiscard]] constexpr BoardLayout layout() const
    {
        return {kHouses, StorePlacement::Middle, SowingDirection::Anticlockwise, kTotalStones};
    }

    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        const auto words = std::bit_cast<std::array<std::uint64_t, 4>>(*this);
        std::uint64_t value = 0;
        for (const std::uint64_t word : words)
            value = mixed(value ^ word);
        return value;
    }

    friend constexpr bool operator==(const TogyzPosition&, const TogyzPosition&) = default;

private:
    /// One side's half of the board. The mover's comes first, so the rules never ask who moves.
    struct Row {
        std::array<std::uint8_t, kMaxHouses> houses{};
        std::uint8_t store = 0;
        std::uint8_t tuzdyk = 0; ///< number of the pit in the *other* row that this side owns, 0 none
        Side side = Side::South;
        TogyzEnd end = TogyzEnd::Majority;    ///< the same in both rows
        std::array<std::uint8_t, 3> unused{}; ///< zero: hash() reads every byte

        [[nodiscard]] constexpr int inHouses() const
        {
            int total = 0;
            for (const int stones : houses)
                total += stones;
            return total;
        }
        [[nodiscard]] constexpr int all() const { return inHouses() + store; }

        constexpr void take(const BoardState& board, Side of)
        {
            side = of;
            for (std::size_t i = 0; i < kHouses; ++i)
                houses[i] = static_cast<std::uint8_t>(board.rows[indexOf(of)][i]);
            store = static_cast<std::uint8_t>(board.stores[indexOf(of)]);
            tuzdyk = board.tuzdyks[indexOf(of)];
        }

        friend constexpr bool operator==(const Row&, const Row&) = default;
    };

    using Sowing = SowingTable<kHouses, kTotalStones>;
    static constexpr Sowing kSowing{};
    static constexpr std::size_t kStoreByte = kMaxHouses;
    static constexpr std::size_t kTuzdykByte = kMaxHouses + 1;
    static_assert(sizeof(Row) == 16);

    [[nodiscard]] constexpr const Row& row(Side side) const { return m_mover.side == side ? m_mover : m_other; }

    [[nodiscard]] constexpr bool isMajorityReached() const
    {
        return m_mover.end == TogyzEnd::Majority
               && (2 * m_mover.store > kTotalStones || 2 * m_other.store > kTotalStones);
    }

    constexpr void playFrom(std::size_t origin)
    {
        static_assert(std::endian::native == std::endian::little,
                      "the bytes of a row are taken as little-endian words");
        const std::size_t stones = m_mover.houses[origin];
        const auto& sown = kSowing.entries[origin][stones];
        RowWords mover = std::bit_cast<RowWords>(m_mover);
        RowWords other = std::bit_cast<RowWords>(m_other);
        mover.pits += sown.mover.pits;
        mover.rest += sown.mover.rest;
        other.pits += sown.other.pits;
        other.rest += sown.other.rest;

        // Bank what fell into either tuzdyk. Number 0 (none) becomes kNowhere, where a zero lies.
        const unsigned moversTuzdyk = (m_mover.tuzdyk - 1U) & Sowing::kNowhere;
        const unsigned othersTuzdyk = (m_other.tuzdyk - 1U) & Sowing::kNowhere;
        const std::uint64_t forMover = other.byteAt(moversTuzdyk);
        const std::uint64_t forOther = mover.byteAt(othersTuzdyk);
        other.subtractAt(moversTuzdyk, forMover);
        mover.subtractAt(othersTuzdyk, forOther);

        // The pit of the last stone, if it is in the other row: zero stones, banked or nowhere, take nothing.
        const unsigned last = kSowing.last[origin][stones];
        const std::uint64_t there = other.byteAt(last);
        std::uint64_t taken = there & ((there & 1U) - 1U);
        if (there == 3 && mayMakeTuzdyk(static_cast<int>(last) + 1)) {
            taken = there;
            mover.rest += std::uint64_t{last + 1} << (8 * (kTuzdykByte & 7U));
        }
        other.subtractAt(last, taken);
        mover.rest += (forMover + taken) << (8 * (kStoreByte & 7U));
        other.rest += forOther << (8 * (kStoreByte & 7U));
        assign(m_mover, other);
        assign(m_other, mover);
    }

    static constexpr void assign(Row& row, const RowWords& words)
    {
        if (std::is_constant_evaluated()) {
            row = std::bit_cast<Row>(words);
        } else {
            // Word by word: a copy through memory would be read back wider than it was written, which stalls.
            char* bytes = reinterpret_cast<char*>(&row);
            std::memcpy(bytes, &words.pits, sizeof words.pits);
            std::memcpy(bytes + sizeof words.pits, &words.rest, sizeof words.rest);
        }
    }

    /// Step by step, as the rules are told: the reference for playFrom().
    template <typename Recorder>
    constexpr void playRecorded(Move move, Recorder& recorder)
    {
        assert(isLegal(move));
        constexpr int kRing = 2 * kHouses;
        const auto houseAt = [this](int ring) {
            return ring < kHouses ? House{m_mover.side, static_cast<std::uint8_t>(ring + 1)}
                                  : House{m_other.side, static_cast<std::uint8_t>(ring - kHouses + 1)};
        };
        const auto stonesAt = [this](int ring) -> std::uint8_t& {
            return ring < kHouses ? m_mover.houses[static_cast<std::size_t>(ring)]
                                  : m_other.houses[static_cast<std::size_t>(ring - kHouses)];
        };
        // Ring index of the tuzdyk each side owns; never reached by a stone if there is none.
        const int moversTuzdyk = m_mover.tuzdyk == 0 ? kRing : kHouses + m_mover.tuzdyk - 1;
        const int othersTuzdyk = m_other.tuzdyk == 0 ? kRing : m_other.tuzdyk - 1;

        const int origin = move.from.number - 1;
        int hand = stonesAt(origin);
        stonesAt(origin) = 0;
        recorder.lift(move.from, hand);

        // Of several stones the first goes back into the same pit; a single one goes to the next.
        int last = hand == 1 ? (origin + 1) % kRing : origin;
        for (;;) {
            recorder.drop(houseAt(last));
            if (last == moversTuzdyk) {
                ++m_mover.store;
                recorder.bank(houseAt(last), m_mover.side, 1);
            } else if (last == othersTuzdyk) {
                ++m_other.store;
                recorder.bank(houseAt(last), m_other.side, 1);
            } else {
                ++stonesAt(last);
            }
            if (--hand == 0)
                break;
            last = (last + 1) % kRing;
        }

        if (last >= kHouses && last != moversTuzdyk) {
            std::uint8_t& stones = stonesAt(last);
            const int number = last - kHouses + 1;
            if (stones % 2 == 0) {
                m_mover.store = static_cast<std::uint8_t>(m_mover.store + stones);
                recorder.capture(houseAt(last), m_mover.side, stones);
                stones = 0;
            } else if (stones == 3 && mayMakeTuzdyk(number)) {
                m_mover.tuzdyk = static_cast<std::uint8_t>(number);
                m_mover.store = static_cast<std::uint8_t>(m_mover.store + stones);
                recorder.makeTuzdyk(houseAt(last), m_mover.side);
                recorder.bank(houseAt(last), m_mover.side, stones);
                stones = 0;
            }
        }

        std::swap(m_mover, m_other);
        recorder.turn(m_mover.side);
        if (outcome())
            recordCollection(recorder);
    }

    /// A player has one tuzdyk, not on the last pit, and not opposite in number to the other player's.
    [[nodiscard]] constexpr bool mayMakeTuzdyk(int number) const
    {
        return kRules.tuzdyk && m_mover.tuzdyk == 0 && number != kHouses && number != m_other.tuzdyk;
    }

    /// At the end each side keeps what lies in the own row.
    template <typename Recorder>
    constexpr void recordCollection(Recorder& recorder) const
    {
        for (const Side side : kBothSides) {
            for (std::uint8_t number = 1; number <= kHouses; ++number) {
                if (const int stones = row(side).houses[number - 1U])
                    recorder.collect({side, number}, side, stones);
            }
        }
    }

    Row m_mover;
    Row m_other;
};

using TogyzqumalaqPosition = TogyzPosition<kTogyzqumalaqRules>;

static_assert(GamePosition<TogyzqumalaqPosition>);
static_assert(sizeof(TogyzqumalaqPosition) == 32);

} // namespace qumalaq::rules
