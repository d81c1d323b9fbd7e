// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/trace.h"

#include <optional>
#include <vector>

namespace qumalaq::desktop {

enum class SowingSpeed { Slow, Normal, Fast, Off };

/// Milliseconds between two stones when `stones` are sown together; 0 for Off.
[[nodiscard]] double stoneInterval(SowingSpeed speed, int stones);

/// Where every stone is at any time of a move: a pure function of the time in milliseconds. It needs no rules, because
/// the trace has every event, and no geometry, because a stone in the air is between two places.
class SowingTimeline {
public:
    enum class Direction { Forward, Backward };

    SowingTimeline(const rules::BoardState& before, const rules::MoveTrace& trace, SowingSpeed speed,
                   Direction direction = Direction::Forward);
    [[nodiscard]] Direction direction() const { return m_direction; }

    /// A stone in the air.
    struct Moving {
        enum class Kind {
            Falls,  ///< from the hand over `from`, in an arc
            Slides, ///< along the board
            Lands,  ///< from the hand of a capture above `to`
        };
        Kind kind = Kind::Falls;
        rules::Place from;
        rules::Place to;
        double progress = 0; ///< along its way, 0 to 1, with easing
    };
    /// The stones still to be sown.
    struct Hand {
        int count = 0;
        rules::Place from; ///< the hand is between these two places
        rules::Place to;
        double progress = 0;
        double raised = 1; ///< 0 in the pit, 1 fully raised
    };
    /// The stones of a capture, carried to a kazan as one hand.
    struct Capture {
        rules::Place from;
        rules::Place to;
        int count = 0;      ///< all of them
        int inHand = 0;     ///< those that have not left the hand
        int before = 0;     ///< stones in `to` before the first one lands
        double raised = 0;  ///< 0 in the pit, 1 fully raised
        double carried = 0; ///< along the way to `to`, 0 to 1, with easing
        double told = 0;    ///< of the rising number, 0 to 1; it begins with the landing
    };
    struct TuzdykMade {
        rules::Pit pit;
        double progress = 0;
    };
    /// board.total() + hand->count + capture->inHand + moving.size() is constant.
    struct Frame {
        rules::BoardState board; ///< the stones at rest
        std::optional<Hand> hand;
        std::vector<Moving> moving;
        std::optional<Capture> capture;
        std::optional<TuzdykMade> tuzdykMade;
        int fallen = 0; ///< drops of the trace that are finished
    };

    /// An event with a sound.
    struct Cue {
        enum class Kind { Drop, Capture, Tuzdyk };
        double at = 0; ///< ms
        Kind kind = Kind::Drop;
        rules::Place place;
        int count = 0; ///< Drop: stones in the place after it; Capture: stones taken
    };

    [[nodiscard]] double duration() const { return m_duration; }
    /// Times are clamped to [0, duration()]. At the end no stone is in the air.
    [[nodiscard]] Frame at(double time) const;
    /// In order of time; none for a backward timeline.
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
        std::size_t lap = 0; ///< index of the lap; for Lands, of the carry
    };
    /// A capture: lifted, carried, landing in pairs.
    struct Carry {
        rules::Place from;
        rules::Place to;
        int count = 0;
        int before = 0;
        double begins = 0;
        double raised = 0;
        double arrives = 0; ///< above `to`
        double landed = 0;
        double told = 0; ///< when the number has risen
    };
    /// From one lift to the next.
    struct Lap {
        rules::Place from;
        int lifted = 0;
        double begins = 0;
        double raised = 0; ///< when the stones are raised
        double interval = 0;
    };

    class Builder;
    void addFinalCues(const rules::MoveTrace& trace);
    [[nodiscard]] Frame forwardAt(double time) const;
    [[nodiscard]] std::size_t carriesBegun(double time) const;
    void addCapture(Frame& frame, double time) const;

    rules::BoardState m_before;
    rules::BoardState m_after;
    Direction m_direction;
    double m_duration = 0;
    std::vector<Lap> m_laps;
    std::vector<Flight> m_flights;
    std::vector<Carry> m_carries;
    std::vector<double> m_drops; ///< end of each drop of the trace
    std::vector<Cue> m_cues;
    std::optional<rules::TraceEvent> m_tuzdyk;
    double m_tuzdykBegins = 0;
};

} // namespace qumalaq::desktop
