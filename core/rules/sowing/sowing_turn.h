// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/rules/sowing/sowing_board.h"
#include "core/rules/sowing/sowing_rules.h"
#include "core/rules/trace.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>

namespace qumalaq::rules {

/// Whether the player to move has to feed the opponent.
[[nodiscard]] constexpr bool mustFeed(const SowingRules& rules, const SowingBoard& board)
{
    return rules.feeding == Feeding::Required && board.rowTotal(opponentOf(board.side)) == 0;
}

/// Whether the move from this pit of the ring leaves the opponent a stone.
[[nodiscard]] constexpr bool leavesStones(const SowingRules& rules, const SowingBoard& board, int from);

/// Whether the player to move has a move that leaves the opponent a stone.
[[nodiscard]] constexpr bool canFeed(const SowingRules& rules, const SowingBoard& board)
{
    const int first = board.firstOf(board.side);
    for (int at = first; at < first + board.pits; ++at) {
        if (board.stones(at) > 0 && leavesStones(rules, board, at))
            return true;
    }
    return false;
}

/// Why the game is over by these rules, if it is.
[[nodiscard]] constexpr std::optional<EndReason> endReasonOf(const SowingRules& rules, const SowingBoard& board)
{
    if (board.forcedStart == SowingBoard::kStopped)
        return EndReason::EndlessSowing;
    switch (rules.end) {
    case End::BoardEmpty:
        if (board.rowTotal(Side::South) == 0 && board.rowTotal(Side::North) == 0)
            return EndReason::BoardEmpty;
        break;
    case End::MajorityOrRowEmpty:
        if (2 * std::max(board.stores[0], board.stores[1]) > board.total())
            return EndReason::StoreMajority;
        [[fallthrough]];
    case End::RowEmpty:
        if (board.rowTotal(board.side) == 0)
            return EndReason::RowEmpty;
        if (mustFeed(rules, board) && !canFeed(rules, board))
            return EndReason::CannotFeed;
        break;
    case End::AnyRowEmpty:
        if (board.rowTotal(Side::South) == 0 || board.rowTotal(Side::North) == 0)
            return rules.remainderOwner == RemainderOwner::EmptyRow ? EndReason::EmptyRowTakesRest
                                                                    : EndReason::OneRowEmpty;
        break;
    }
    return std::nullopt;
}

/// The owner of the stones that are left in a row at the end, if they have one.
[[nodiscard]] constexpr std::optional<Side> ownerOfRest(const SowingRules& rules, Side row)
{
    switch (rules.remainderOwner) {
    case RemainderOwner::Nobody:
        break;
    case RemainderOwner::RowOwners:
        return row;
    case RemainderOwner::EmptyRow:
        return opponentOf(row);
    }
    return std::nullopt;
}

/// Plays one turn: the stages of SowingRules in order. Recorder is TraceRecorder or NoTrace.
template <typename Recorder>
class SowingTurn {
public:
    constexpr SowingTurn(const SowingRules& rules, SowingBoard& board, Recorder& recorder)
        : m_rules(rules)
        , m_board(board)
        , m_recorder(recorder)
    {
    }

    /// `from`: the index in the ring of a pit in which a move may start.
    constexpr void play(int from)
    {
        m_last = from;
        sow();
        end();
    }

    /// Only the stages up to the capture.
    constexpr void sowFrom(int from)
    {
        m_last = from;
        sow();
    }

private:
    [[nodiscard]] constexpr Pit pitAt(int at) const { return m_board.pitAt(at, m_rules.direction); }
    [[nodiscard]] constexpr bool isOver() const { return endReasonOf(m_rules, m_board).has_value(); }

    /// The owner of the tuzdyk at this index of the ring, if it is one.
    [[nodiscard]] constexpr std::optional<Side> tuzdykOwner(int at) const
    {
        if (m_rules.tuzdyk == Tuzdyk::None)
            return std::nullopt;
        const Pit pit = pitAt(at);
        const Side owner = opponentOf(pit.row);
        if (m_board.tuzdyks[indexOf(owner)] != pit.number)
            return std::nullopt;
        return owner;
    }

    /// The stages lift, sow, lap and capture, repeated while the sowing continues.
    constexpr void sow()
    {
        for (int laps = 0;; ++laps) {
            if (laps > 0 && laps == m_rules.lapLimit) {
                m_isEndless = true;
                return;
            }
            sowLap();
            if (m_isInHome || tuzdykOwner(m_last))
                return;
            if (m_rules.lap == Lap::Relay && m_board.stones(m_last) > 1)
                continue;
            const bool takes = m_board.turns >= m_rules.quietTurns && capture();
            m_hasTaken = m_hasTaken || takes;
            if (!takes || m_rules.capturingStone != CapturingStone::SowsOn)
                return;
        }
    }

    /// One lap: sows all stones of the current pit, one by one.
    constexpr void sowLap()
    {
        const Side mover = m_board.side;
        const int homeBehind = m_board.firstOf(mover) + m_board.pits - 1;
        const int origin = m_last;
        int hand = m_board.stones(m_last);
        m_board.stones(m_last) = 0;
        m_recorder.lift(pitAt(m_last), hand);
        if (m_rules.firstStone == FirstStone::SamePit && hand > 1) {
            drop();
            --hand;
        }
        while (hand > 0) {
            if (m_rules.storeSowing == StoreSowing::OwnOnly && m_last == homeBehind && !m_isInHome) {
                m_isInHome = true;
                m_board.bank(mover, 1);
                m_recorder.drop(Place::store(mover));
            } else {
                m_isInHome = false;
                m_last = m_board.next(m_last);
                if (m_last == origin && m_rules.origin == Origin::PassedOver)
                    continue;
                drop();
            }
            --hand;
        }
    }

    constexpr void drop()
    {
        m_recorder.drop(pitAt(m_last));
        if (const auto owner = tuzdykOwner(m_last)) {
            m_board.bank(*owner, 1);
            m_recorder.bank(pitAt(m_last), *owner, 1);
        } else {
            ++m_board.stones(m_last);
        }
    }

    /// Takes what the last stone captures. Returns whether that is anything.
    constexpr bool capture()
    {
        const bool isOwnRow = m_board.rowAt(m_last) == m_board.side;
        switch (m_rules.capture) {
        case Capture::EvenInOtherRow:
            return !isOwnRow && (captureEven() || makeTuzdyk());
        case Capture::EvenOrOpposite:
            return isOwnRow ? captureOpposite() : captureEven();
        case Capture::TwoOrThreeInOtherRow:
            return !isOwnRow && captureRun();
        case Capture::OppositeOfOwnRow:
            return isOwnRow && captureOpposite();
        case Capture::OppositeOfEveryRow:
            return captureOpposite();
        }
        return false;
    }

    constexpr bool captureEven()
    {
        if (m_board.stones(m_last) % 2 != 0)
            return false;
        take(m_last);
        return true;
    }

    /// Backwards from the last stone, as far as the row goes.
    constexpr bool captureRun()
    {
        const Side row = m_board.rowAt(m_last);
        int before = m_last; // the first pit that is not taken
        int taken = 0;
        for (; before >= m_board.firstOf(row); --before) {
            const int stones = m_board.stones(before);
            if (stones != 2 && stones != 3)
                break;
            taken += stones;
        }
        if (taken == 0 || (m_rules.grandSlam == GrandSlam::TakesNothing && taken == m_board.rowTotal(row)))
            return false;
        for (int at = m_last; at > before; --at)
            take(at);
        return true;
    }

    constexpr bool captureOpposite()
    {
        const int opposite = m_board.oppositeOf(m_last);
        if (m_board.stones(m_last) != 1)
            return false;
        if (m_board.stones(opposite) == 0) {
            if (m_rules.emptyCapture == EmptyCapture::Nothing)
                return false;
            take(m_last);
            return true;
        }
        take(opposite);
        if (m_rules.capturingStone == CapturingStone::IsTaken)
            take(m_last);
        return true;
    }

    constexpr void take(int at)
    {
        m_recorder.capture(pitAt(at), m_board.side, m_board.stones(at));
        m_board.bank(m_board.side, m_board.stones(at));
        m_board.stones(at) = 0;
    }

    /// A player has one tuzdyk at most, not in the last pit, and not with the same number as the other player's.
    constexpr bool makeTuzdyk()
    {
        constexpr int kStones = 3;
        const Side mover = m_board.side;
        const Pit pit = pitAt(m_last);
        std::uint8_t& own = m_board.tuzdyks[indexOf(mover)];
        if (m_rules.tuzdyk == Tuzdyk::None || m_board.stones(m_last) != kStones || own != 0
            || pit.number == m_board.pits || pit.number == m_board.tuzdyks[indexOf(opponentOf(mover))])
            return false;
        own = pit.number;
        m_recorder.makeTuzdyk(pit, mover);
        m_recorder.bank(pit, mover, kStones);
        m_board.bank(mover, kStones);
        m_board.stones(m_last) = 0;
        return true;
    }

    /// Who moves next, from where, and whether the game is over.
    constexpr void end()
    {
        if (m_rules.countsTurns && m_board.turns < std::numeric_limits<std::uint16_t>::max())
            ++m_board.turns;
        m_board.forcedStart = SowingBoard::kAnyOwn;
        if (m_rules.turn != Turn::AgainFromHome || !m_isInHome)
            m_board.side = opponentOf(m_board.side);
        if (m_isEndless) {
            m_board.stop();
        } else if (m_rules.end == End::BoardEmpty && m_board.rowTotal(m_board.side) == 0 && !isOver()) {
            m_recorder.pass(m_board.side);
            m_board.side = opponentOf(m_board.side);
        }
        m_recorder.turn(m_board.side);
        if (!isOver())
            prescribe();
        else if constexpr (!std::is_same_v<Recorder, NoTrace>)
            recordCollection();
    }

    constexpr void prescribe()
    {
        switch (m_rules.prescription) {
        case Prescription::Never:
            return;
        case Prescription::AfterCapture:
            if (!m_hasTaken)
                return;
            break;
        case Prescription::AfterOpening:
            if (m_board.turns < kOpeningTurns)
                return;
            break;
        }
        // Terminates, because the game is not over and the side to move has stones.
        int at = m_board.next(m_last);
        while (m_board.stones(at) == 0)
            at = m_board.next(at);
        m_board.prescribe(at);
        m_recorder.prescribe(pitAt(at));
    }

    constexpr void recordCollection()
    {
        for (const Side side : kBothSides) {
            const auto owner = ownerOfRest(m_rules, side);
            if (!owner)
                return;
            for (std::uint8_t number = 1; number <= m_board.pits; ++number) {
                const Pit pit{side, number};
                if (const int stones = m_board.stones(m_board.ringOf(pit, m_rules.direction)); stones > 0)
                    m_recorder.collect(pit, *owner, stones);
            }
        }
    }

    const SowingRules& m_rules;
    SowingBoard& m_board;
    Recorder& m_recorder;

    int m_last = 0;          ///< index in the ring of the pit of the last stone
    bool m_isInHome = false; ///< the last stone fell into the mover's home after that pit
    bool m_hasTaken = false;
    bool m_isEndless = false;
};

constexpr bool leavesStones(const SowingRules& rules, const SowingBoard& board, int from)
{
    SowingBoard after = board;
    NoTrace none;
    SowingTurn<NoTrace>(rules, after, none).sowFrom(from);
    return after.rowTotal(opponentOf(board.side)) > 0;
}

} // namespace qumalaq::rules
