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

/// Why the game is over by these rules, if it is.
[[nodiscard]] constexpr std::optional<EndReason> endReasonOf(const SowingRules& rules, const SowingBoard& board)
{
    if (board.begin == SowingBoard::kNowhere)
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
        break;
    }
    return std::nullopt;
}

/// One turn being played: the stages of SowingRules in their order. Recorder is TraceRecorder or NoTrace.
template <typename Recorder>
class SowingTurn {
public:
    constexpr SowingTurn(const SowingRules& rules, SowingBoard& board, Recorder& recorder)
        : m_rules(rules)
        , m_board(board)
        , m_recorder(recorder)
    {
    }

    /// `from`: index in the ring. A move must be allowed to begin there.
    constexpr void play(int from)
    {
        m_last = from;
        sow();
        end();
    }

private:
    [[nodiscard]] constexpr House houseAt(int at) const { return m_board.houseAt(at, m_rules.direction); }
    [[nodiscard]] constexpr bool isOver() const { return endReasonOf(m_rules, m_board).has_value(); }

    /// The owner of the tuzdyk at this place of the ring, if it is one.
    [[nodiscard]] constexpr std::optional<Side> tuzdykOwner(int at) const
    {
        if (m_rules.tuzdyk == Tuzdyk::None)
            return std::nullopt;
        const House house = houseAt(at);
        const Side owner = opponentOf(house.row);
        if (m_board.tuzdyks[indexOf(owner)] != house.number)
            return std::nullopt;
        return owner;
    }

    /// Lift, sow, lap and capture, as often as one leads to the next.
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
            if (!takes || m_rules.capturer != Capturer::SowsOn)
                return;
        }
    }

    /// One lap: sows all stones of the current house, one by one.
    constexpr void sowLap()
    {
        const Side mover = m_board.side;
        const int homeBehind = m_board.firstOf(mover) + m_board.houses - 1;
        int hand = m_board.stones(m_last);
        m_board.stones(m_last) = 0;
        m_recorder.lift(houseAt(m_last), hand);
        if (m_rules.firstStone == FirstStone::SameHouse && hand > 1) {
            drop();
            --hand;
        }
        for (; hand > 0; --hand) {
            if (m_rules.homes == Homes::OwnSown && m_last == homeBehind && !m_isInHome) {
                m_isInHome = true;
                m_board.bank(mover, 1);
                m_recorder.drop(Place::store(mover));
            } else {
                m_isInHome = false;
                m_last = m_board.next(m_last);
                drop();
            }
        }
    }

    constexpr void drop()
    {
        m_recorder.drop(houseAt(m_last));
        if (const auto owner = tuzdykOwner(m_last)) {
            m_board.bank(*owner, 1);
            m_recorder.bank(houseAt(m_last), *owner, 1);
        } else {
            ++m_board.stones(m_last);
        }
    }

    /// Takes what the last stone captures. Returns whether anything was taken.
    constexpr bool capture()
    {
        const bool isOwnRow = m_board.rowAt(m_last) == m_board.side;
        switch (m_rules.capture) {
        case Capture::EvenInOtherRow:
            if (isOwnRow)
                return false;
            if (m_board.stones(m_last) % 2 == 0) {
                take(m_last);
                return true;
            }
            return makeTuzdyk();
        case Capture::OppositeOfOwnRow:
            return isOwnRow && captureOpposite();
        case Capture::OppositeOfEveryRow:
            return captureOpposite();
        }
        return false;
    }

    constexpr bool captureOpposite()
    {
        const int opposite = m_board.oppositeOf(m_last);
        if (m_board.stones(m_last) != 1 || m_board.stones(opposite) == 0)
            return false;
        take(opposite);
        if (m_rules.capturer == Capturer::IsTaken)
            take(m_last);
        return true;
    }

    constexpr void take(int at)
    {
        m_recorder.capture(houseAt(at), m_board.side, m_board.stones(at));
        m_board.bank(m_board.side, m_board.stones(at));
        m_board.stones(at) = 0;
    }

    /// A player has one tuzdyk at most, not in the last house, and not with the same number as the other player's.
    constexpr bool makeTuzdyk()
    {
        constexpr int kStones = 3;
        const Side mover = m_board.side;
        const House house = houseAt(m_last);
        std::uint8_t& own = m_board.tuzdyks[indexOf(mover)];
        if (m_rules.tuzdyk == Tuzdyk::None || m_board.stones(m_last) != kStones || own != 0
            || house.number == m_board.houses || house.number == m_board.tuzdyks[indexOf(opponentOf(mover))])
            return false;
        own = house.number;
        m_recorder.makeTuzdyk(house, mover);
        m_recorder.bank(house, mover, kStones);
        m_board.bank(mover, kStones);
        m_board.stones(m_last) = 0;
        return true;
    }

    /// Who moves next, from where, and whether the game is over.
    constexpr void end()
    {
        if (m_rules.countsTurns && m_board.turns < std::numeric_limits<std::uint16_t>::max())
            ++m_board.turns;
        m_board.begin = SowingBoard::kAnyOwn;
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
        // Ends: the game is not over, so the side to move has stones.
        int at = m_board.next(m_last);
        while (m_board.stones(at) == 0)
            at = m_board.next(at);
        m_board.prescribe(at);
        m_recorder.prescribe(houseAt(at));
    }

    constexpr void recordCollection()
    {
        if (m_rules.share == Share::Nobody)
            return;
        for (const Side side : kBothSides) {
            for (std::uint8_t number = 1; number <= m_board.houses; ++number) {
                const House house{side, number};
                if (const int stones = m_board.stones(m_board.ringOf(house, m_rules.direction)); stones > 0)
                    m_recorder.collect(house, side, stones);
            }
        }
    }

    const SowingRules& m_rules;
    SowingBoard& m_board;
    Recorder& m_recorder;

    int m_last = 0;          ///< house in the ring of the last stone that fell
    bool m_isInHome = false; ///< it fell into the mover's home behind that house
    bool m_hasTaken = false;
    bool m_isEndless = false;
};

} // namespace qumalaq::rules
