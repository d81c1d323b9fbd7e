// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/wide_multiply.h"
#include "core/rules/game_position.h"
#include "core/rules/togyz/row_bytes.h"
#include "core/rules/togyz/sowing_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

/// Togyzqumalaq and its relatives that differ only in constants.
///
/// The rules as codified in 1949 by Auezov and Kuanishbayev (the text on game sites), checked against real games.
/// Sowing goes round a ring: the mover's pits 1..n, then the opponent's 1..n, then from the start again.
namespace qumalaq::rules {

/// The differences between the games of this family.
struct TogyzRules {
    std::uint8_t pits = 9;         ///< in a row
    std::uint8_t stonesPerPit = 9; ///< at the start
    bool tuzdyk = true;            ///< whether a pit can be made a tuzdyk

    [[nodiscard]] constexpr int totalStones() const { return 2 * pits * stonesPerPit; }
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
    static constexpr int kPits = kRules.pits;
    static constexpr int kTotalStones = kRules.totalStones();
    static_assert(kPits <= kMaxPits && kTotalStones < 256, "a row must fit into 16 bytes");

    /// The memory layout of a position, for code that reads it as a whole: 16 bytes of the mover, then 16 of the other
    /// side, each beginning with the pits.
    static constexpr int kStoreByte = kMaxPits;
    static constexpr int kTuzdykByte = kMaxPits + 1;

    /// The start of a game.
    explicit constexpr TogyzPosition(TogyzEnd end = TogyzEnd::Majority)
    {
        for (Row* row : {&m_mover, &m_other}) {
            for (int i = 0; i < kPits; ++i)
                row->pits[static_cast<std::size_t>(i)] = kRules.stonesPerPit;
            row->end = end;
        }
        m_other.side = Side::North;
    }

    /// What is wrong with a board that was set up by hand.
    enum class BoardError : std::uint8_t {
        WrongTotal,       ///< the stones do not add up to kTotalStones
        TuzdykNotAllowed, ///< a tuzdyk in a game without them, or a number out of range
        TuzdykOnLast,     ///< the last pit of a row cannot be a tuzdyk
        TuzdyksMirrored,  ///< both players' tuzdyks have the same number
        StonesInTuzdyk,   ///< a tuzdyk is always empty
    };

    /// None if the board is possible in a game. board.pits must be kPits.
    [[nodiscard]] static constexpr std::optional<BoardError> errorOf(const BoardState& board)
    {
        assert(board.pits == kPits);
        for (const Side owner : kBothSides) {
            const int number = board.tuzdyks[indexOf(owner)];
            if (number == 0)
                continue;
            if (!kRules.tuzdyk || number > kPits)
                return BoardError::TuzdykNotAllowed;
            if (number == kPits)
                return BoardError::TuzdykOnLast;
            if (number == board.tuzdyks[indexOf(opponentOf(owner))])
                return BoardError::TuzdyksMirrored;
            if (board.at(Pit{opponentOf(owner), static_cast<std::uint8_t>(number)}) != 0)
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

    // The parts of board(), for code that reads them a million times a second:
    [[nodiscard]] constexpr int store(Side side) const { return row(side).store; }
    /// The number of the pit in the other row that is the tuzdyk of `owner`; 0 for none.
    [[nodiscard]] constexpr int tuzdykOf(Side owner) const { return row(owner).tuzdyk; }
    /// kMaxPits counts; those of pits that the game lacks are 0.
    [[nodiscard]] constexpr const std::array<std::uint8_t, kMaxPits>& pits(Side side) const { return row(side).pits; }

    [[nodiscard]] constexpr bool isLegal(Move move) const
    {
        return move.from.row == m_mover.side && move.from.number >= 1 && move.from.number <= kPits
               && m_mover.pits[move.from.number - 1U] > 0 && !isMajorityReached();
    }

    /// legalMoves() as bits: bit n - 1 for pit n.
    [[nodiscard]] constexpr unsigned legalPits() const
    {
        constexpr unsigned kAllPits = (1U << kPits) - 1U;
        if (isMajorityReached())
            return 0;
        return (std::is_constant_evaluated() ? PlainBytes::load(m_mover).occupied()
                                             : FastBytes::load(m_mover).occupied())
               & kAllPits;
    }

    [[nodiscard]] constexpr MoveList legalMoves() const
    {
        MoveList moves;
        for (unsigned pits = legalPits(); pits != 0; pits &= pits - 1U)
            moves.push_back({{m_mover.side, static_cast<std::uint8_t>(std::countr_zero(pits) + 1)}});
        return moves;
    }

    constexpr void play(Move move) { *this = after(move); }

    void play(Move move, MoveTrace& trace)
    {
        TraceRecorder recorder(trace);
        playRecorded(move, recorder);
        recorder.turn(m_mover.side);
        if (outcome())
            recordCollection(recorder);
    }

    /// The position after a legal move, by table. Faster than copying and playing, which would read back what was just
    /// written.
    [[nodiscard]] constexpr TogyzPosition after(Move move) const
    {
        assert(isLegal(move));
        return std::is_constant_evaluated() ? afterBy<PlainBytes>(move) : afterBy<FastBytes>(move);
    }

    /// The same with a given class of row_bytes.h.
    template <typename Bytes>
    [[nodiscard]] constexpr TogyzPosition afterBy(Move move) const
    {
        return sownBy<Bytes>(move.from.number - 1U);
    }

    /// Stone by stone, as the rules are written: the reference for the other functions.
    constexpr void playStoneByStone(Move move)
    {
        NoTrace recorder;
        playRecorded(move, recorder);
    }

    [[nodiscard]] constexpr std::optional<Outcome> outcome() const
    {
        const Row& south = row(Side::South);
        const Row& north = row(Side::North);
        if (isMajorityReached())
            return outcomeByScore(EndReason::StoreMajority, south.all(), north.all());
        if (m_mover.inPits() == 0)
            return outcomeByScore(EndReason::RowEmpty, south.all(), north.all());
        return std::nullopt;
    }

    [[nodiscard]] constexpr BoardState board() const
    {
        BoardState board;
        board.pits = kPits;
        board.sideToMove = m_mover.side;
        for (const Side side : kBothSides) {
            const Row& from = row(side);
            for (std::size_t i = 0; i < kPits; ++i)
                board.rows[indexOf(side)][i] = from.pits[i];
            board.stores[indexOf(side)] = from.store;
            board.tuzdyks[indexOf(side)] = from.tuzdyk;
        }
        return board;
    }

    [[nodiscard]] constexpr BoardLayout layout() const
    {
        return {kPits, StorePlacement::Middle, SowingDirection::Anticlockwise, kTotalStones};
    }

    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        // Two wide multiplications, after wyhash (Wang Yi, public domain).
        const auto words = std::bit_cast<std::array<std::uint64_t, 4>>(*this);
        const std::uint64_t half = foldedProduct(words[0] ^ 0xA0761D6478BD642FULL, words[1] ^ 0xE7037ED1A0B428DBULL);
        return foldedProduct(words[2] ^ half, words[3] ^ 0x8EBC6AF09C88C6E3ULL);
    }

    friend constexpr bool operator==(const TogyzPosition&, const TogyzPosition&) = default;

private:
    /// One side's half of the board. The mover's comes first, so the rules do not need to know who moves.
    struct alignas(16) Row {
        std::array<std::uint8_t, kMaxPits> pits{};
        std::uint8_t store = 0;
        std::uint8_t tuzdyk = 0; ///< number of this side's tuzdyk, which is in the other row; 0 for none
        Side side = Side::South;
        TogyzEnd end = TogyzEnd::Majority;    ///< the same in both rows
        std::array<std::uint8_t, 3> unused{}; ///< zero: hash() reads every byte

        [[nodiscard]] constexpr int inPits() const
        {
            int total = 0;
            for (const int stones : pits)
                total += stones;
            return total;
        }
        [[nodiscard]] constexpr int all() const { return inPits() + store; }

        constexpr void take(const BoardState& board, Side of)
        {
            side = of;
            for (std::size_t i = 0; i < kPits; ++i)
                pits[i] = static_cast<std::uint8_t>(board.rows[indexOf(of)][i]);
            store = static_cast<std::uint8_t>(board.stores[indexOf(of)]);
            tuzdyk = board.tuzdyks[indexOf(of)];
        }

        friend constexpr bool operator==(const Row&, const Row&) = default;
    };

    static constexpr SowingTable<kPits, kTotalStones> kSowing{};
    static constexpr TuzdykTable<kPits> kTuzdyks{};
    /// [stones]: a row with these stones in the kazan and nothing else: what one sowing adds by the other side's
    /// tuzdyk.
    static constexpr auto kBanked = [] {
        std::array<RowBytes, kTotalStones / (2 * kPits) + 2> rows{};
        for (std::size_t stones = 0; stones < rows.size(); ++stones)
            rows[stones][kStoreByte] = static_cast<std::uint8_t>(stones);
        return rows;
    }();
    static_assert(sizeof(Row) == 16);
    static_assert(kPits <= 9, "sumInto() sums up pits 1 to 8, which can be tuzdyks, and folded() adds pit 9");
    static_assert(std::endian::native == std::endian::little, "hash() takes the bytes of a row as little-endian words");

    template <typename Bytes>
    constexpr TogyzPosition(const Bytes& mover, const Bytes& other)
    {
        mover.store(m_mover);
        other.store(m_other);
        assert(m_mover.all() + m_other.all() == kTotalStones);
    }

    [[nodiscard]] constexpr const Row& row(Side side) const { return m_mover.side == side ? m_mover : m_other; }

    [[nodiscard]] constexpr bool isMajorityReached() const
    {
        constexpr int kHalf = kTotalStones / 2;
        return m_mover.end == TogyzEnd::Majority && std::max(m_mover.store, m_other.store) > kHalf;
    }

    template <typename Bytes>
    [[nodiscard]] constexpr TogyzPosition sownBy(std::size_t origin) const
    {
        const auto& sowing = kSowing.entries[origin][m_mover.pits[origin]];
        Bytes mover = Bytes::load(m_mover) + Bytes::load(sowing.mover);
        Bytes other = Bytes::load(m_other) + Bytes::load(sowing.other);
        if constexpr (kRules.tuzdyk) {
            const auto& tuzdyks = kTuzdyks.at(m_mover.tuzdyk, m_other.tuzdyk);
            const Bytes three = Bytes::equal(other, Bytes::load(tuzdyks.makesOne));
            const Bytes isTaken = (Bytes::even(other) | three) & Bytes::load(sowing.last);
            const Bytes gained = other & (isTaken | Bytes::load(tuzdyks.inOther));
            const Bytes made = three & Bytes::load(sowing.lastNumber);
            const std::size_t lost = sowing.intoTuzdyk(m_other.tuzdyk);
            mover = mover.without(Bytes::load(tuzdyks.inMover)) + gained.folded().template sumInto<kStoreByte>()
                    + made.template sumInto<kTuzdykByte>();
            other = other - gained + Bytes::load(kBanked[lost]);
        } else {
            const Bytes gained = other & Bytes::even(other) & Bytes::load(sowing.last);
            mover = mover + gained.folded().template sumInto<kStoreByte>();
            other = other - gained;
        }
        return TogyzPosition(other, mover);
    }

    /// Does not record the change of turn; the caller does.
    template <typename Recorder>
    constexpr void playRecorded(Move move, Recorder& recorder)
    {
        assert(isLegal(move));
        constexpr int kRing = 2 * kPits;
        const auto pitAt = [this](int ring) {
            return ring < kPits ? Pit{m_mover.side, static_cast<std::uint8_t>(ring + 1)}
                                : Pit{m_other.side, static_cast<std::uint8_t>(ring - kPits + 1)};
        };
        const auto stonesAt = [this](int ring) -> std::uint8_t& {
            return ring < kPits ? m_mover.pits[static_cast<std::size_t>(ring)]
                                : m_other.pits[static_cast<std::size_t>(ring - kPits)];
        };
        // Indices in the ring; out of the ring if there is no tuzdyk.
        const int moversTuzdyk = m_mover.tuzdyk == 0 ? kRing : kPits + m_mover.tuzdyk - 1;
        const int othersTuzdyk = m_other.tuzdyk == 0 ? kRing : m_other.tuzdyk - 1;

        const int origin = move.from.number - 1;
        int hand = stonesAt(origin);
        stonesAt(origin) = 0;
        recorder.lift(move.from, hand);

        // The first of several stones falls back into the same pit, a single stone into the next pit.
        int last = hand == 1 ? (origin + 1) % kRing : origin;
        for (;;) {
            recorder.drop(pitAt(last));
            if (last == moversTuzdyk) {
                ++m_mover.store;
                recorder.bank(pitAt(last), m_mover.side, 1);
            } else if (last == othersTuzdyk) {
                ++m_other.store;
                recorder.bank(pitAt(last), m_other.side, 1);
            } else {
                ++stonesAt(last);
            }
            if (--hand == 0)
                break;
            last = (last + 1) % kRing;
        }

        if (last >= kPits && last != moversTuzdyk) {
            std::uint8_t& stones = stonesAt(last);
            const int number = last - kPits + 1;
            if (stones % 2 == 0) {
                m_mover.store = static_cast<std::uint8_t>(m_mover.store + stones);
                recorder.capture(pitAt(last), m_mover.side, stones);
                stones = 0;
            } else if (stones == 3 && mayMakeTuzdyk(number)) {
                m_mover.tuzdyk = static_cast<std::uint8_t>(number);
                m_mover.store = static_cast<std::uint8_t>(m_mover.store + stones);
                recorder.makeTuzdyk(pitAt(last), m_mover.side);
                recorder.bank(pitAt(last), m_mover.side, stones);
                stones = 0;
            }
        }

        assert(m_mover.all() + m_other.all() == kTotalStones);
        std::swap(m_mover, m_other);
    }

    /// A player has one tuzdyk at most, not in the last pit, and not with the same number as the other player's.
    [[nodiscard]] constexpr bool mayMakeTuzdyk(int number) const
    {
        return kRules.tuzdyk && m_mover.tuzdyk == 0 && number != kPits && number != m_other.tuzdyk;
    }

    /// At the end each side keeps the stones in its own row.
    template <typename Recorder>
    constexpr void recordCollection(Recorder& recorder) const
    {
        for (const Side side : kBothSides) {
            for (std::uint8_t number = 1; number <= kPits; ++number) {
                if (const int stones = row(side).pits[number - 1U])
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
