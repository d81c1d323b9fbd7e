// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/sowing_timeline.h"

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

using rules::TraceEvent;

constexpr double kLift = 120;    ///< ms, like all durations here
constexpr double kHold = 180;    ///< pause before the effect of the last stone
constexpr double kCarry = 240;   ///< of the hand of a capture, to the kazan
constexpr double kLanding = 220; ///< for all its stones, in pairs
constexpr double kLandingOfOne = 110;
constexpr double kTold = 560;        ///< of the rising number
constexpr double kFastCapture = 0.6; ///< at the speed Fast
constexpr double kSlide = 320;       ///< for all stones that go to a tuzdyk's owner
constexpr double kSlideOfOne = 200;
constexpr double kTuzdyk = 700;
constexpr double kTuzdykBall = 0.35; ///< part of kTuzdyk until the ball has dropped and the stones leave for the kazan
constexpr double kFlight = 1.6;      ///< of a stone, in intervals between stones
constexpr double kLastFlight = 2.2;
// Each lap is faster than the one before, because hundreds of laps must end within seconds.
constexpr double kLapPace = 0.85;
constexpr double kFastestLap = 0.06;
constexpr double kLongest = 10'000; ///< at the speed Normal; the laps after the first are sown faster to keep to it

double easeOut(double progress)
{
    const double left = 1 - progress;
    return 1 - left * left * left;
}

double easeInOut(double progress)
{
    return progress * progress * (3 - 2 * progress);
}

double partOf(double time, double begin, double end)
{
    return end > begin ? std::clamp((time - begin) / (end - begin), 0.0, 1.0) : 1.0;
}

void moveStones(rules::BoardState& board, rules::Place place, int count)
{
    board.at(place) = static_cast<std::uint16_t>(board.at(place) + count);
}

} // namespace

double stoneInterval(SowingSpeed speed, int stones)
{
    double base = 0;
    switch (speed) {
    case SowingSpeed::Slow:
        base = 320;
        break;
    case SowingSpeed::Normal:
        base = 160;
        break;
    case SowingSpeed::Fast:
        base = 70;
        break;
    case SowingSpeed::Off:
        return 0;
    }
    return stones <= 9 ? base : base * std::pow(9.0 / stones, 0.6);
}

/// Arranges the events of a trace in time, one after the other.
class SowingTimeline::Builder {
public:
    /// `share` is the part of their time that the laps after the first one get.
    Builder(SowingTimeline& timeline, SowingSpeed speed, double share = 1)
        : m_t(timeline)
        , m_speed(speed)
        , m_share(share)
        , m_board(timeline.m_before)
    {
    }

    void build(const rules::MoveTrace& trace)
    {
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const TraceEvent* next = i + 1 < trace.size() ? &trace[i + 1] : nullptr;
            const TraceEvent* previous = i > 0 ? &trace[i - 1] : nullptr;
            add(trace[i], previous, next, isLastDrop(trace, i));
            if (trace[i].kind != TraceEvent::Kind::Collect)
                rules::apply(trace[i], m_board, m_inHand);
        }
        m_t.m_duration = std::max(m_end, m_now);
        std::stable_sort(m_t.m_cues.begin(), m_t.m_cues.end(), [](const Cue& a, const Cue& b) { return a.at < b.at; });
    }

private:
    static bool isLastDrop(const rules::MoveTrace& trace, std::size_t index)
    {
        for (std::size_t i = index + 1; i < trace.size(); ++i) {
            if (trace[i].kind == TraceEvent::Kind::Drop || trace[i].kind == TraceEvent::Kind::Lift)
                return false;
        }
        return true;
    }

    void add(const TraceEvent& event, const TraceEvent* previous, const TraceEvent* next, bool last)
    {
        switch (event.kind) {
        case TraceEvent::Kind::Lift:
            lift(event, next && next->kind == TraceEvent::Kind::Drop && next->to == event.from);
            break;
        case TraceEvent::Kind::Drop:
            drop(event, previous && previous->kind == TraceEvent::Kind::Lift && previous->from == event.to, last);
            break;
        case TraceEvent::Kind::Capture:
            m_now += kHold * m_pace;
            m_t.m_cues.push_back({m_now, Cue::Kind::Capture, event.from, event.count});
            capture(event);
            break;
        case TraceEvent::Kind::MakeTuzdyk:
            m_now += kHold;
            m_t.m_tuzdyk = event;
            m_t.m_tuzdykBegins = m_now;
            m_t.m_cues.push_back({m_now, Cue::Kind::Tuzdyk, event.from, 0});
            m_end = std::max(m_end, m_now + kTuzdyk);
            m_now += kTuzdykBall * kTuzdyk;
            break;
        case TraceEvent::Kind::Bank:
            // The sowing continues meanwhile.
            slide(event, m_now, kSlide * m_pace);
            break;
        case TraceEvent::Kind::Pass:
        case TraceEvent::Kind::Turn:
        case TraceEvent::Kind::Prescribe:
        case TraceEvent::Kind::Collect: // the position keeps these stones
            break;
        }
    }

    void lift(const TraceEvent& event, bool oneStays)
    {
        m_pace = std::max(kFastestLap, std::pow(kLapPace, static_cast<double>(m_t.m_laps.size())));
        if (!m_t.m_laps.empty()) {
            m_pace *= m_share;
            m_now += kHold * m_pace;
        }
        Lap lap;
        lap.from = event.from;
        lap.lifted = event.count - (oneStays ? 1 : 0);
        lap.begins = m_now;
        lap.raised = m_now + kLift * m_pace;
        lap.interval = stoneInterval(m_speed, event.count) * m_pace;
        m_t.m_laps.push_back(lap);
        m_hand = event.from;
        m_departs = lap.raised;
    }

    void drop(const TraceEvent& event, bool stays, bool last)
    {
        const Lap& lap = m_t.m_laps.back();
        double arrives = lap.begins;
        if (!stays) {
            arrives = m_departs + (last ? kLastFlight : kFlight) * lap.interval;
            m_t.m_flights.push_back({Moving::Kind::Falls, m_hand, event.to, m_departs, arrives, m_t.m_laps.size() - 1});
            m_departs += lap.interval;
            m_hand = event.to;
        }
        m_now = std::max(m_now, arrives);
        m_t.m_drops.push_back(arrives);
        m_t.m_cues.push_back({arrives, Cue::Kind::Drop, event.to, m_board.at(event.to) + 1});
    }

    void capture(const TraceEvent& event)
    {
        const double pace = m_pace * (m_speed == SowingSpeed::Fast ? kFastCapture : 1);
        Carry carry{event.from, event.to, event.count, m_board.at(event.to), m_now};
        carry.raised = carry.begins + kLift * pace;
        carry.arrives = carry.raised + kCarry * pace;
        carry.landed = carry.arrives + (event.count > 2 ? kLanding : kLandingOfOne) * pace;
        carry.told = carry.arrives + kTold * pace;
        const int pairs = (event.count + 1) / 2;
        const double fall = kLandingOfOne * pace;
        const double gap = pairs > 1 ? (carry.landed - carry.arrives - fall) / (pairs - 1) : 0;
        for (int i = 0; i < event.count; ++i) {
            const double departs = carry.arrives + gap * (i / 2);
            m_t.m_flights.push_back(
                {Moving::Kind::Lands, event.from, event.to, departs, departs + fall, m_t.m_carries.size()});
        }
        m_t.m_carries.push_back(carry);
        m_now = carry.landed;
        m_end = std::max(m_end, carry.told);
    }

    void slide(const TraceEvent& event, double begin, double length)
    {
        const double one = length * kSlideOfOne / kSlide;
        for (int i = 0; i < event.count; ++i) {
            const double departs = begin + (event.count > 1 ? (length - one) * i / (event.count - 1) : 0.0);
            m_t.m_flights.push_back({Moving::Kind::Slides, event.from, event.to, departs, departs + one, 0});
            m_end = std::max(m_end, departs + one);
        }
    }

    SowingTimeline& m_t;
    SowingSpeed m_speed;
    double m_share;
    rules::BoardState m_board; ///< before the current event
    int m_inHand = 0;
    double m_now = 0; ///< end of the events so far, except for slides that continue
    double m_end = 0;
    double m_departs = 0;
    rules::Place m_hand;
    double m_pace = 1;
};

SowingTimeline::SowingTimeline(const rules::BoardState& before, const rules::MoveTrace& trace, SowingSpeed speed,
                               Direction direction)
    : m_before(before)
    , m_after(rules::replayed(before, trace))
    , m_direction(direction)
{
    if (speed != SowingSpeed::Off) {
        Builder(*this, speed).build(trace);
        const double longest = kLongest * stoneInterval(speed, 1) / stoneInterval(SowingSpeed::Normal, 1);
        if (m_duration > longest && m_laps.size() > 1) {
            const double first = std::min(m_laps[1].begins, longest);
            const double share = (longest - first) / (m_duration - first);
            m_laps.clear();
            m_flights.clear();
            m_carries.clear();
            m_drops.clear();
            m_cues.clear();
            Builder(*this, speed, share).build(trace);
        }
    } else {
        addFinalCues(trace);
    }
    if (direction == Direction::Backward)
        m_cues.clear();
}

/// Without animation, only the final sounds of a move are played.
void SowingTimeline::addFinalCues(const rules::MoveTrace& trace)
{
    for (const TraceEvent& event : trace) {
        if (event.kind == TraceEvent::Kind::Drop) {
            m_cues.clear();
            m_cues.push_back({0, Cue::Kind::Drop, event.to, m_after.at(event.to)});
        } else if (event.kind == TraceEvent::Kind::Capture) {
            m_cues.push_back({0, Cue::Kind::Capture, event.from, event.count});
        } else if (event.kind == TraceEvent::Kind::MakeTuzdyk) {
            m_cues.push_back({0, Cue::Kind::Tuzdyk, event.from, 0});
        }
    }
}

SowingTimeline::Frame SowingTimeline::at(double time) const
{
    return forwardAt(m_direction == Direction::Forward ? time : m_duration - time);
}

/// The newest capture is shown; the ones before it have landed.
void SowingTimeline::addCapture(Frame& frame, double time) const
{
    for (const Carry& carry : m_carries) {
        if (time < carry.begins)
            break;
        moveStones(frame.board, carry.from, -carry.count);
        frame.capture.reset();
        if (time >= std::max(carry.landed, carry.told))
            continue;
        Capture capture{carry.from, carry.to, carry.count, carry.count, carry.before};
        capture.raised = easeOut(partOf(time, carry.begins, carry.raised));
        capture.carried = easeInOut(partOf(time, carry.raised, carry.arrives));
        capture.told = partOf(time, carry.arrives, carry.told);
        frame.capture = capture;
    }
}

std::size_t SowingTimeline::carriesBegun(double time) const
{
    return static_cast<std::size_t>(
        std::count_if(m_carries.begin(), m_carries.end(), [time](const Carry& carry) { return carry.begins <= time; }));
}

SowingTimeline::Frame SowingTimeline::forwardAt(double time) const
{
    Frame frame;
    frame.fallen =
        static_cast<int>(std::count_if(m_drops.begin(), m_drops.end(), [&](double at) { return at <= time; }));
    const bool ended = m_direction == Direction::Forward ? time >= m_duration : time > 0 && time >= m_duration;
    if (ended) {
        frame.board = m_after;
        return frame;
    }
    frame.board = m_before;
    if (time <= 0)
        return frame;

    // Only the last lap that has started can still have stones in the hand.
    std::size_t current = 0;
    for (std::size_t i = 0; i < m_laps.size() && m_laps[i].begins < time; ++i) {
        moveStones(frame.board, m_laps[i].from, -m_laps[i].lifted);
        current = i;
    }
    Hand hand;
    if (!m_laps.empty()) {
        const Lap& lap = m_laps[current];
        hand.count = lap.lifted;
        hand.from = hand.to = lap.from;
        hand.raised = easeOut(partOf(time, lap.begins, lap.raised));
    }
    addCapture(frame, time);
    for (const Flight& flight : m_flights) {
        const bool falls = flight.kind == Moving::Kind::Falls;
        if (falls && flight.lap > current)
            continue;
        if (time < flight.departs)
            continue;
        if (flight.kind == Moving::Kind::Slides) {
            moveStones(frame.board, flight.from, -1);
        } else if (flight.kind == Moving::Kind::Lands) {
            if (frame.capture && flight.lap + 1 == carriesBegun(time))
                --frame.capture->inHand;
        } else if (flight.lap == current) {
            --hand.count;
            hand.from = flight.from;
            hand.to = flight.to;
            hand.progress = easeInOut(partOf(time, flight.departs, flight.departs + m_laps[current].interval));
        }
        if (time >= flight.arrives) {
            moveStones(frame.board, flight.to, 1);
        } else {
            const double part = partOf(time, flight.departs, flight.arrives);
            frame.moving.push_back({flight.kind, flight.from, flight.to,
                                    flight.kind == Moving::Kind::Falls ? easeOut(part) : easeInOut(part)});
        }
    }
    if (hand.count > 0)
        frame.hand = hand;
    if (m_tuzdyk && time >= m_tuzdykBegins) {
        frame.board.tuzdyks[indexOf(m_tuzdyk->to.side)] = m_tuzdyk->from.number;
        frame.tuzdykMade = TuzdykMade{m_tuzdyk->from.pit(), partOf(time, m_tuzdykBegins, m_tuzdykBegins + kTuzdyk)};
    }
    return frame;
}

} // namespace qumalaq::desktop
