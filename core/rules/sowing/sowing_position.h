// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/sowing_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>

namespace qumalaq::rules {

/// With what a game of this family begins, within the ranges of its table.
struct SowingStart {
    std::uint8_t table = 0; ///< which of the game's tables
    std::uint8_t houses = 0;
    std::uint8_t stones = 0;
    InlineVector<House, kMaxHouses> empty; ///< houses without stones
};

/// A position of any game of the family. The tables are one game's, one for each combination of its options; which of
/// them is played, and how long the rows are, is known at run time.
///
/// The houses lie in a ring in the order of sowing: South's row first, then North's. South's store comes behind the
/// last house of the first half, North's behind the end, and opposite of a house is the one as far from the other end.
template <const auto& kTables>
class SowingPosition {
public:
    static_assert(std::all_of(kTables.begin(), kTables.end(),
                              [](const SowingRules& rules) { return validate(rules).empty(); }),
                  "a table contradicts itself: see validate() for the fault");
    static_assert(kTables.size() <= 256);

    /// The start of the game as it comes.
    constexpr SowingPosition() : SowingPosition(standardStart()) {}

    explicit constexpr SowingPosition(const SowingStart& start) : m_houses(start.houses), m_table(start.table)
    {
        assert(start.table < kTables.size());
        assert(rules().houses.contains(start.houses) && rules().stones.contains(start.stones));
        assert(start.empty.size() == rules().emptyHouses.size());
        for (int at = 0; at < ringSize(); ++at)
            stonesAt(at) = start.stones;
        for (const House house : start.empty)
            stonesAt(ringOf(house)) = 0;
    }

    /// The first of the tables, with its standard numbers.
    [[nodiscard]] static constexpr SowingStart standardStart()
    {
        const SowingRules& rules = kTables[0];
        return {0, rules.houses.standard, rules.stones.standard, rules.emptyHouses};
    }

    /// What is wrong with a board that was written by hand.
    enum class BoardError : std::uint8_t {
        WrongTotal,           ///< there are not as many stones as at the start of the game
        TuzdykNotAllowed,     ///< tuzdyks are no part of a position that is written by hand
        PrescribedNotAllowed, ///< the game never prescribes a house
        PrescribedEmpty,      ///< no move can begin in the prescribed house
        PrescribedAtEnd,      ///< the game is over, so nothing is prescribed
        SideCannotMove,       ///< the side to move would have passed: the other one moves
    };

    /// Nothing if a game with this start can stand like this; board.houses must be start.houses.
    [[nodiscard]] static constexpr std::optional<BoardError> errorOf(const BoardState& board, const SowingStart& start)
    {
        assert(board.houses == start.houses);
        const SowingRules& rules = kTables[start.table];
        if (board.total() != SowingPosition(start).total())
            return BoardError::WrongTotal;
        if (board.tuzdyks[0] != 0 || board.tuzdyks[1] != 0)
            return BoardError::TuzdykNotAllowed;
        const bool moverHasStones = board.rowTotal(board.sideToMove) > 0;
        if (board.prescribed) {
            if (rules.prescription == Prescription::Never)
                return BoardError::PrescribedNotAllowed;
            if (board.at(*board.prescribed) == 0)
                return BoardError::PrescribedEmpty;
            if (!moverHasStones)
                return BoardError::PrescribedAtEnd;
        }
        if (rules.end == End::BoardEmpty && !moverHasStones && board.rowTotal(opponentOf(board.sideToMove)) > 0)
            return BoardError::SideCannotMove;
        return std::nullopt;
    }

    /// How the last turn of a position ended that was written by hand.
    enum class Standing : std::uint8_t { Open, StoppedEndless };

    /// Requires !errorOf(board, start). `turns` counts for nothing in a game that does not count them.
    [[nodiscard]] static constexpr SowingPosition fromBoard(const BoardState& board, const SowingStart& start,
                                                            std::uint16_t turns, Standing standing)
    {
        assert(!errorOf(board, start));
        SowingPosition position(start);
        for (int at = 0; at < position.ringSize(); ++at)
            position.stonesAt(at) = board.at(position.houseAt(at));
        position.m_stores = board.stores;
        position.m_side = board.sideToMove;
        if (position.rules().countsTurns)
            position.m_turns = turns;
        if (standing == Standing::StoppedEndless)
            position.stopEndless();
        else if (board.prescribed)
            position.m_begin = kFirstBegin + position.ringOf(*board.prescribed);
        return position;
    }

    // --- The contract of every game ---

    [[nodiscard]] constexpr Side sideToMove() const { return m_side; }

    [[nodiscard]] constexpr bool isLegal(Move move) const
    {
        const House from = move.from;
        if (from.number < 1 || from.number > m_houses || isOver())
            return false;
        if (m_begin != kAnyOwn)
            return from == houseAt(m_begin - kFirstBegin);
        return from.row == m_side && stonesAt(ringOf(from)) > 0;
    }

    [[nodiscard]] constexpr MoveList legalMoves() const
    {
        MoveList moves;
        if (isOver())
            return moves;
        if (m_begin != kAnyOwn) {
            moves.push_back({houseAt(m_begin - kFirstBegin)});
            return moves;
        }
        for (std::uint8_t number = 1; number <= m_houses; ++number) {
            if (const House house{m_side, number}; stonesAt(ringOf(house)) > 0)
                moves.push_back({house});
        }
        return moves;
    }

    constexpr void play(Move move)
    {
        NoTrace none;
        playRecorded(move, none);
    }

    void play(Move move, MoveTrace& trace)
    {
        TraceRecorder recorder(trace);
        playRecorded(move, recorder);
    }

    [[nodiscard]] constexpr std::optional<Outcome> outcome() const
    {
        const auto reason = endReason();
        if (!reason)
            return std::nullopt;
        std::array<int, 2> score{};
        for (const Side side : kBothSides) {
            score[indexOf(side)] = m_stores[indexOf(side)];
            if (rules().share == Share::RowOwners)
                score[indexOf(side)] += rowTotal(side);
        }
        return outcomeByScore(*reason, score[0], score[1]);
    }

    [[nodiscard]] constexpr BoardState board() const
    {
        BoardState board;
        board.houses = m_houses;
        board.sideToMove = m_side;
        for (int at = 0; at < ringSize(); ++at)
            board.at(houseAt(at)) = stonesAt(at);
        board.stores = m_stores;
        board.tuzdyks = m_tuzdyks;
        board.prescribed = prescribed();
        return board;
    }

    [[nodiscard]] constexpr BoardLayout layout() const
    {
        return {m_houses, rules().stores, rules().direction, static_cast<std::uint16_t>(total())};
    }

    /// Of everything that the rest of the game depends on; the number of turns counts as far as the rules ask for it.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        SowingPosition seen = *this;
        const int most = rules().prescription == Prescription::AfterOpening
                             ? std::max<int>(rules().quietTurns, kOpeningTurns)
                             : rules().quietTurns;
        seen.m_turns = static_cast<std::uint16_t>(std::min<int>(m_turns, most));
        std::uint64_t value = 0;
        for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, sizeof(SowingPosition) / 8>>(seen))
            value = mixed(value ^ word);
        return value;
    }

    friend constexpr bool operator==(const SowingPosition&, const SowingPosition&) = default;

    // --- What only this family knows ---

    [[nodiscard]] constexpr const SowingRules& rules() const { return kTables[m_table]; }
    [[nodiscard]] constexpr std::uint8_t table() const { return m_table; }
    /// Played so far by both sides; 0 in a game that does not count them. Stops at the largest number.
    [[nodiscard]] constexpr std::uint16_t turns() const { return m_turns; }
    [[nodiscard]] constexpr bool isStoppedEndless() const { return m_begin == kNowhere; }
    [[nodiscard]] constexpr int houses() const { return m_houses; }
    [[nodiscard]] constexpr int stonesIn(House house) const { return stonesAt(ringOf(house)); }
    [[nodiscard]] constexpr int store(Side side) const { return m_stores[indexOf(side)]; }

    [[nodiscard]] constexpr int rowTotal(Side side) const
    {
        int total = 0;
        for (int at = firstOf(side); at < firstOf(side) + m_houses; ++at)
            total += stonesAt(at);
        return total;
    }

    [[nodiscard]] constexpr std::optional<House> prescribed() const
    {
        if (m_begin == kAnyOwn || m_begin == kNowhere)
            return std::nullopt;
        return houseAt(m_begin - kFirstBegin);
    }

private:
    // m_begin: where the next move may begin.
    static constexpr std::uint8_t kAnyOwn = 0;
    static constexpr std::uint8_t kFirstBegin = 1; ///< and on: the house of this number in the ring
    static constexpr std::uint8_t kNowhere = 255;  ///< an endless sowing was stopped

    /// How the sowing of a turn came to its end.
    struct Sowing {
        int last = 0; ///< in the ring
        bool inHome = false;
        bool hasTaken = false;
        bool isEndless = false;
    };

    [[nodiscard]] constexpr int ringSize() const { return 2 * m_houses; }
    [[nodiscard]] constexpr int firstOf(Side side) const { return side == Side::South ? 0 : m_houses; }
    [[nodiscard]] constexpr int next(int at) const { return at + 1 == ringSize() ? 0 : at + 1; }
    [[nodiscard]] constexpr int oppositeOf(int at) const { return ringSize() - 1 - at; }
    [[nodiscard]] constexpr Side rowAt(int at) const { return at < m_houses ? Side::South : Side::North; }

    [[nodiscard]] constexpr std::uint16_t& stonesAt(int at) { return m_ring[static_cast<std::size_t>(at)]; }
    [[nodiscard]] constexpr std::uint16_t stonesAt(int at) const { return m_ring[static_cast<std::size_t>(at)]; }

    [[nodiscard]] constexpr House houseAt(int at) const
    {
        const Side row = rowAt(at);
        const int steps = at - firstOf(row);
        const int number = rules().direction == SowingDirection::Anticlockwise ? steps + 1 : m_houses - steps;
        return {row, static_cast<std::uint8_t>(number)};
    }
    [[nodiscard]] constexpr int ringOf(House house) const
    {
        const bool isUpwards = rules().direction == SowingDirection::Anticlockwise;
        return firstOf(house.row) + (isUpwards ? house.number - 1 : m_houses - house.number);
    }

    [[nodiscard]] constexpr int total() const
    {
        return rowTotal(Side::South) + rowTotal(Side::North) + m_stores[0] + m_stores[1];
    }

    /// The owner of the tuzdyk at this place of the ring, if it is one.
    [[nodiscard]] constexpr std::optional<Side> tuzdykOwner(int at) const
    {
        const House house = houseAt(at);
        const Side owner = opponentOf(house.row);
        if (m_tuzdyks[indexOf(owner)] != house.number)
            return std::nullopt;
        return owner;
    }

    [[nodiscard]] constexpr std::optional<EndReason> endReason() const
    {
        if (m_begin == kNowhere)
            return EndReason::EndlessSowing;
        switch (rules().end) {
        case End::BoardEmpty:
            if (rowTotal(Side::South) == 0 && rowTotal(Side::North) == 0)
                return EndReason::BoardEmpty;
            break;
        case End::MajorityOrRowEmpty:
            if (2 * std::max(m_stores[0], m_stores[1]) > total())
                return EndReason::StoreMajority;
            [[fallthrough]];
        case End::RowEmpty:
            if (rowTotal(m_side) == 0)
                return EndReason::RowEmpty;
            break;
        }
        return std::nullopt;
    }
    [[nodiscard]] constexpr bool isOver() const { return endReason().has_value(); }

    template <typename Recorder>
    constexpr void playRecorded(Move move, Recorder& recorder)
    {
        assert(isLegal(move));
        const Sowing sowing = sow(ringOf(move.from), recorder);
        endTurn(sowing, recorder);
    }

    /// Lift, sow, lap and capture, as often as they follow from each other.
    template <typename Recorder>
    constexpr Sowing sow(int at, Recorder& recorder)
    {
        Sowing sowing;
        sowing.last = at;
        for (int laps = 0;; ++laps) {
            if (laps > 0 && laps == rules().lapLimit) {
                sowing.isEndless = true;
                return sowing;
            }
            sowLap(sowing, recorder);
            if (sowing.inHome)
                return sowing;
            if (rules().tuzdyk != Tuzdyk::None && tuzdykOwner(sowing.last))
                return sowing;
            if (rules().lap == Lap::Relay && stonesAt(sowing.last) > 1)
                continue;
            const bool takes = m_turns >= rules().quietTurns && capture(sowing.last, recorder);
            sowing.hasTaken = sowing.hasTaken || takes;
            if (!takes || rules().capturer != Capturer::SowsOn)
                return sowing;
        }
    }

    /// One lap: all stones of the house where the sowing stands, one by one.
    template <typename Recorder>
    constexpr void sowLap(Sowing& sowing, Recorder& recorder)
    {
        const int homeBehind = firstOf(m_side) + m_houses - 1;
        int hand = stonesAt(sowing.last);
        stonesAt(sowing.last) = 0;
        recorder.lift(houseAt(sowing.last), hand);
        if (rules().firstStone == FirstStone::SameHouse && hand > 1) {
            dropInto(sowing.last, recorder);
            --hand;
        }
        for (; hand > 0; --hand) {
            if (rules().homes == Homes::OwnSown && sowing.last == homeBehind && !sowing.inHome) {
                sowing.inHome = true;
                ++m_stores[indexOf(m_side)];
                recorder.drop(Place::store(m_side));
            } else {
                sowing.inHome = false;
                sowing.last = next(sowing.last);
                dropInto(sowing.last, recorder);
            }
        }
    }

    template <typename Recorder>
    constexpr void dropInto(int at, Recorder& recorder)
    {
        recorder.drop(houseAt(at));
        if (rules().tuzdyk != Tuzdyk::None) {
            if (const auto owner = tuzdykOwner(at)) {
                ++m_stores[indexOf(*owner)];
                recorder.bank(houseAt(at), *owner, 1);
                return;
            }
        }
        ++stonesAt(at);
    }

    /// What the last stone takes, having fallen at `at`. Whether anything was taken.
    template <typename Recorder>
    constexpr bool capture(int at, Recorder& recorder)
    {
        switch (rules().capture) {
        case Capture::EvenInOtherRow:
            if (rowAt(at) == m_side)
                return false;
            if (stonesAt(at) % 2 == 0) {
                take(at, recorder);
                return true;
            }
            return makeTuzdyk(at, recorder);
        case Capture::OppositeOfOwnRow:
            return rowAt(at) == m_side && captureOpposite(at, recorder);
        case Capture::OppositeOfEveryRow:
            return captureOpposite(at, recorder);
        }
        return false;
    }

    template <typename Recorder>
    constexpr bool captureOpposite(int at, Recorder& recorder)
    {
        if (stonesAt(at) != 1 || stonesAt(oppositeOf(at)) == 0)
            return false;
        take(oppositeOf(at), recorder);
        if (rules().capturer == Capturer::IsTaken)
            take(at, recorder);
        return true;
    }

    template <typename Recorder>
    constexpr void take(int at, Recorder& recorder)
    {
        recorder.capture(houseAt(at), m_side, stonesAt(at));
        m_stores[indexOf(m_side)] = static_cast<std::uint16_t>(m_stores[indexOf(m_side)] + stonesAt(at));
        stonesAt(at) = 0;
    }

    /// A player has one tuzdyk, not in the last house, and not opposite in number to the other player's.
    template <typename Recorder>
    constexpr bool makeTuzdyk(int at, Recorder& recorder)
    {
        constexpr int kStones = 3;
        const House house = houseAt(at);
        if (rules().tuzdyk == Tuzdyk::None || stonesAt(at) != kStones || m_tuzdyks[indexOf(m_side)] != 0
            || house.number == m_houses || house.number == m_tuzdyks[indexOf(opponentOf(m_side))])
            return false;
        m_tuzdyks[indexOf(m_side)] = house.number;
        recorder.makeTuzdyk(house, m_side);
        recorder.bank(house, m_side, kStones);
        m_stores[indexOf(m_side)] = static_cast<std::uint16_t>(m_stores[indexOf(m_side)] + kStones);
        stonesAt(at) = 0;
        return true;
    }

    /// Who moves next, from where, and whether the game is over.
    template <typename Recorder>
    constexpr void endTurn(const Sowing& sowing, Recorder& recorder)
    {
        if (rules().countsTurns && m_turns < std::numeric_limits<std::uint16_t>::max())
            ++m_turns;
        m_begin = kAnyOwn;
        const bool movesAgain = rules().turn == Turn::AgainFromHome && sowing.inHome;
        m_side = movesAgain ? m_side : opponentOf(m_side);
        if (sowing.isEndless)
            stopEndless();
        else if (rules().end == End::BoardEmpty && rowTotal(m_side) == 0 && !isOver()) {
            recorder.pass(m_side);
            m_side = opponentOf(m_side);
        }
        recorder.turn(m_side);
        if (!isOver())
            prescribe(sowing, recorder);
        else if constexpr (!std::is_same_v<Recorder, NoTrace>)
            recordCollection(recorder);
    }

    template <typename Recorder>
    constexpr void prescribe(const Sowing& sowing, Recorder& recorder)
    {
        switch (rules().prescription) {
        case Prescription::Never:
            return;
        case Prescription::AfterCapture:
            if (!sowing.hasTaken)
                return;
            break;
        case Prescription::AfterOpening:
            if (m_turns < kOpeningTurns)
                return;
            break;
        }
        int at = next(sowing.last);
        while (stonesAt(at) == 0)
            at = next(at);
        m_begin = static_cast<std::uint8_t>(kFirstBegin + at);
        recorder.prescribe(houseAt(at));
    }

    /// Nobody is to move in a game that was stopped. South stands for that, so that equal positions are equal values.
    constexpr void stopEndless()
    {
        m_begin = kNowhere;
        m_side = Side::South;
    }

    template <typename Recorder>
    constexpr void recordCollection(Recorder& recorder) const
    {
        if (rules().share == Share::Nobody)
            return;
        for (const Side side : kBothSides) {
            for (std::uint8_t number = 1; number <= m_houses; ++number) {
                if (const int stones = stonesIn({side, number}); stones > 0)
                    recorder.collect({side, number}, side, stones);
            }
        }
    }

    std::array<std::uint16_t, 2 * kMaxHouses> m_ring{};
    std::array<std::uint16_t, 2> m_stores{}; ///< [side]
    std::uint16_t m_turns = 0;
    std::array<std::uint8_t, 2> m_tuzdyks{}; ///< [owner]: number in the other row, 0 none
    std::uint8_t m_houses;
    std::uint8_t m_table;
    std::uint8_t m_begin = kAnyOwn;
    Side m_side = Side::South;
};

} // namespace qumalaq::rules
