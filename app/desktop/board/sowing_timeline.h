// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/trace.h"

#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// How fast stones are sown.
enum class SowingSpeed { Learn, Relaxed, Normal, Fast, Off };

/// Milliseconds between two stones of `stones` that are sown together; 0 for Off.
[[nodiscard]] double stoneInterval(SowingSpeed speed, int stones);

/// Where every stone is at any moment of a move: a pure function of time, in milliseconds. It knows no rule: the trace
/// tells what happens, this only when. It knows no geometry either: a stone in the air is between two places.
class SowingTimeline {
public:
    enum class Direction { Forward, Backward };

    SowingTimeline(const rules::BoardState& before, const rules::MoveTrace& trace, SowingSpeed speed,
                   Direction direction = Direction::Forward);

    /// A stone in the air.
    struct Moving {
        enum class Kind {
            Falls,  ///< out of the hand, which is over `from`, in an arc
            Slides, ///< along the board
        };
        Kind kind = Kind::Falls;
        rules::Place from;
        rules::Place to;
        double progress = 0; ///< of the way, 0 to 1, eased
    };
    /// The stones that are yet to be sown.
    struct Hand {
        int count = 0;
        rules::Place from; ///< the hand is between these two
        rules::Place to;
        double progress = 0;
        double raised = 1; ///< from 0, in the pit, to 1
    };
    struct TuzdykMade {
        rules::House house;
        double progress = 0;
    };
    /// board.total() + hand->count + moving.size() never changes.
    struct Frame {
        rules::BoardState board; ///< the stones that lie
        std::optional<Hand> hand;
        std::vector<Moving> moving;
        std::optional<TuzdykMade> tuzdykMade;
        int fallen = 0; ///< so many drops of the trace are done
    };

    /// Something to be heard.
    struct Cue {
        enum class Kind { Drop, Capture, Tuzdyk };
        double at = 0;
        Kind kind = Kind::Drop;
        rules::Place place;
        int count = 0; ///< Drop: what lies there now; Capture: what is taken
    };

    [[nodiscard]] double duration() const { return m_duration; }
    /// Before the beginning as at 0, after the end as at duration(), where nothing is in the air any more.
    [[nodiscard]] Frame at(double time) const;
    /// In order of time; none backwards.
    [[nodiscard]] const std::vector<Cue>& cues() const { return m_cues; }
    /// The board at duration().
    [[nodiscard]] const rules::BoardState& last() const
    {
        return m_direction == Direction::Forward ? m_after : m_before;
    }

private:
    struct Flight {
        Moving::Kind kind = Moving::Kind::Falls;
        rules::Place from;
        rules::Place to;
        double departs = 0;
        double arrives = 0;
        std::size_t lap = 0;
    };
    /// From one lift to the next.
    struct Lap {
        rules::Place from;
        int lifted = 0;
        double begins = 0;
        double raised = 0; ///< when the stones are up
        double interval = 0;
    };

    class Builder;
    void addFinalCues(const rules::MoveTrace& trace);
    [[nodiscard]] Frame forwardAt(double time) const;

    rules::BoardState m_before;
    rules::BoardState m_after;
    Direction m_direction;
    double m_duration = 0;
    std::vector<Lap> m_laps;
    std::vector<Flight> m_flights;
    std::vector<double> m_drops; ///< when each drop of the trace is done
    std::vector<Cue> m_cues;
    std::optional<rules::TraceEvent> m_tuzdyk;
    double m_tuzdykBegins = 0;
};

} // namespace qumalaq::desktop
