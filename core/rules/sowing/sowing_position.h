// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/sowing_board.h"
#include "core/rules/sowing/sowing_rules.h"
#include "core/rules/sowing/sowing_turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

namespace qumalaq::rules {

/// The start of a game of this family, within the ranges of its table.
struct SowingStart {
    std::uint8_t table = 0; ///< which of the game's tables
    std::uint8_t pits = 0;
    std::uint8_t stones = 0;
    InlineVector<Pit, kMaxPits> empty; ///< pits without stones
};

/// A position of any game of the family. The tables are those of one game, one for each combination of its options. The
/// table and the length of the rows are chosen at run time.
template <const auto& kTables>
class SowingPosition {
public:
    static_assert(std::all_of(kTables.begin(), kTables.end(),
                              [](const SowingRules& rules) { return validate(rules).empty(); }),
                  "a table contradicts itself: see validate() for the fault");
    static_assert(kTables.size() <= 256);

    /// The standard start of the game.
    constexpr SowingPosition() : SowingPosition(standardStart()) {}

    explicit constexpr SowingPosition(const SowingStart& start)
    {
        assert(start.table < kTables.size());
        m_board.pits = start.pits;
        m_board.table = start.table;
        assert(rules().pits.contains(start.pits) && rules().stones.contains(start.stones));
        assert(start.empty.size() == rules().emptyPits.size());
        for (int at = 0; at < m_board.size(); ++at)
            m_board.stones(at) = start.stones;
        for (const Pit pit : start.empty)
            m_board.stones(ringOf(pit)) = 0;
    }

    /// The first table with its default numbers.
    [[nodiscard]] static constexpr SowingStart standardStart()
    {
        const SowingRules& rules = kTables[0];
        return {0, rules.pits.defaultValue, rules.stones.defaultValue, rules.emptyPits};
    }

    /// What is wrong with a board that was set up by hand.
    enum class BoardError : std::uint8_t {
        WrongTotal,           ///< the number of stones is not that of the start
        TuzdykNotAllowed,     ///< a position set up by hand has no tuzdyks
        PrescribedNotAllowed, ///< the game never prescribes a pit
        PrescribedEmpty,      ///< no move can begin in the prescribed pit
        PrescribedAtEnd,      ///< the game is over, so nothing is prescribed
        SideCannotMove,       ///< the side to move has no stones and would have passed
    };

    /// None if the board is possible in a game with this start. board.pits must be start.pits.
    [[nodiscard]] static constexpr std::optional<BoardError> errorOf(const BoardState& board, const SowingStart& start)
    {
        assert(board.pits == start.pits);
        const SowingRules& rules = kTables[start.table];
        if (board.total() != SowingPosition(start).m_board.total())
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

    /// How the last turn ended, for a position set up by hand.
    enum class Standing : std::uint8_t { Open, StoppedEndless };

    /// Requires !errorOf(board, start). `turns` is ignored in a game that does not count them.
    [[nodiscard]] static constexpr SowingPosition fromBoard(const BoardState& board, const SowingStart& start,
                                                            std::uint16_t turns, Standing standing)
    {
        assert(!errorOf(board, start));
        SowingPosition position(start);
        SowingBoard& own = position.m_board;
        for (int at = 0; at < own.size(); ++at)
            own.stones(at) = board.at(position.pitAt(at));
        own.stores = board.stores;
        own.side = board.sideToMove;
        if (position.rules().countsTurns)
            own.turns = turns;
        if (standing == Standing::StoppedEndless)
            own.stop();
        else if (board.prescribed)
            own.prescribe(position.ringOf(*board.prescribed));
        return position;
    }

    // --- The contract of every game ---

    [[nodiscard]] constexpr Side sideToMove() const { return m_board.side; }

    [[nodiscard]] constexpr bool isLegal(Move move) const
    {
        const Pit from = move.from;
        if (from.number < 1 || from.number > m_board.pits || isOver())
            return false;
        if (const auto only = prescribed())
            return from == *only;
        return from.row == m_board.side && stonesIn(from) > 0
               && (!mustFeed(rules(), m_board) || leavesStones(rules(), m_board, ringOf(from)));
    }

    [[nodiscard]] constexpr MoveList legalMoves() const
    {
        MoveList moves;
        if (isOver())
            return moves;
        if (const auto only = prescribed()) {
            moves.push_back({*only});
            return moves;
        }
        const bool feeds = mustFeed(rules(), m_board);
        for (std::uint8_t number = 1; number <= m_board.pits; ++number) {
            const Pit pit{m_board.side, number};
            if (stonesIn(pit) > 0 && (!feeds || leavesStones(rules(), m_board, ringOf(pit))))
                moves.push_back({pit});
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
        const auto reason = endReasonOf(rules(), m_board);
        if (!reason)
            return std::nullopt;
        std::array<int, 2> score = {store(Side::South), store(Side::North)};
        for (const Side row : kBothSides) {
            if (const auto owner = ownerOfRest(rules(), row))
                score[indexOf(*owner)] += rowTotal(row);
        }
        return outcomeByScore(*reason, score[0], score[1]);
    }

    /// The outcome if the game ended here by repetition.
    [[nodiscard]] constexpr Outcome outcomeByRepetition() const
    {
        if (rules().repetitionResult == RepetitionResult::Draw)
            return drawByRepetition(store(Side::South), store(Side::North));
        return outcomeByScore(EndReason::Repetition, store(Side::South) + rowTotal(Side::South),
                              store(Side::North) + rowTotal(Side::North));
    }

    [[nodiscard]] constexpr BoardState board() const
    {
        BoardState board;
        board.pits = m_board.pits;
        board.sideToMove = m_board.side;
        for (int at = 0; at < m_board.size(); ++at)
            board.at(pitAt(at)) = m_board.stones(at);
        board.stores = m_board.stores;
        board.tuzdyks = m_board.tuzdyks;
        board.prescribed = prescribed();
        return board;
    }

    [[nodiscard]] constexpr BoardLayout layout() const
    {
        return {m_board.pits, rules().stores, rules().direction, static_cast<std::uint16_t>(m_board.total()),
                rules().capture == Capture::EvenInOtherRow || rules().capture == Capture::EvenOrOpposite};
    }

    /// Includes everything that the rest of the game depends on: the number of turns only as far as the rules use it.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        SowingBoard seen = m_board;
        const int maximum = rules().prescription == Prescription::AfterOpening
                                ? std::max<int>(rules().quietTurns, kOpeningTurns)
                                : rules().quietTurns;
        seen.turns = static_cast<std::uint16_t>(std::min<int>(seen.turns, maximum));
        std::uint64_t value = 0;
        for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, sizeof(SowingBoard) / 8>>(seen))
            value = splitMix64(value ^ word);
        return value;
    }

    friend constexpr bool operator==(const SowingPosition&, const SowingPosition&) = default;

    // --- Only for this family ---

    [[nodiscard]] constexpr const SowingRules& rules() const { return kTables[m_board.table]; }
    [[nodiscard]] constexpr std::uint8_t table() const { return m_board.table; }
    /// The number of turns played by both sides; saturates. 0 in a game that does not count them.
    [[nodiscard]] constexpr std::uint16_t turns() const { return m_board.turns; }
    [[nodiscard]] constexpr bool isStoppedEndless() const { return m_board.forcedStart == SowingBoard::kStopped; }
    [[nodiscard]] constexpr int pits() const { return m_board.pits; }
    [[nodiscard]] constexpr int stonesIn(Pit pit) const { return m_board.stones(ringOf(pit)); }
    [[nodiscard]] constexpr int store(Side side) const { return m_board.stores[indexOf(side)]; }

    [[nodiscard]] constexpr int rowTotal(Side side) const { return m_board.rowTotal(side); }
    [[nodiscard]] constexpr std::optional<Pit> prescribed() const
    {
        const auto at = m_board.prescribed();
        return at ? std::optional(pitAt(*at)) : std::nullopt;
    }

private:
    [[nodiscard]] constexpr Pit pitAt(int at) const { return m_board.pitAt(at, rules().direction); }
    [[nodiscard]] constexpr int ringOf(Pit pit) const { return m_board.ringOf(pit, rules().direction); }
    [[nodiscard]] constexpr bool isOver() const { return endReasonOf(rules(), m_board).has_value(); }

    template <typename Recorder>
    constexpr void playRecorded(Move move, Recorder& recorder)
    {
        assert(isLegal(move));
        [[maybe_unused]] const int total = m_board.total();
        SowingTurn<Recorder>(rules(), m_board, recorder).play(ringOf(move.from));
        assert(m_board.total() == total);
    }

    SowingBoard m_board;
};

} // namespace qumalaq::rules
