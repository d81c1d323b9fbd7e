// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_scene.h"

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kHandHeight = 0.16;   ///< in pitches
constexpr double kFlightHeight = 0.24; ///< height of the arc, in pitches
constexpr double kCarryHeight = 0.45;  ///< of the arc of a captured hand, in pitches
constexpr double kSettleFrom = 0.85;   ///< part of the flight after which the stones below begin to make room

/// The scale of the stones in a large hand. In steps, because each size needs its own picture.
double handScale(int count)
{
    constexpr double kSteps = 20;
    return std::round(kSteps * std::clamp(std::sqrt(10.0 / std::max(count, 1)), 0.45, 0.9)) / kSteps;
}

QPointF between(QPointF from, QPointF to, double progress)
{
    return from + (to - from) * progress;
}

} // namespace

BoardNames namesIn(const std::array<QString, 2>& names)
{
    return names[0].isEmpty() && names[1].isEmpty() ? BoardNames::Hidden : BoardNames::Shown;
}

MoveMarks marksOf(const rules::MoveTrace& trace)
{
    MoveMarks marks;
    bool first = true;
    for (const rules::TraceEvent& event : trace) {
        if (event.kind == rules::TraceEvent::Kind::Lift && first) {
            marks.source = event.from;
            first = false;
        } else if (event.kind == rules::TraceEvent::Kind::Drop) {
            marks.path.push_back(event.to);
        }
    }
    return marks;
}

void putBoard(BoardScene& scene, const rules::BoardState& board)
{
    scene.board = board;
    scene.flying.clear();
    scene.hand.reset();
    scene.gain.reset();
    scene.celebration.reset();
    scene.settling.clear();
}

std::vector<QPointF> trailDots(const BoardGeometry& geometry, rules::Place from, rules::Place to)
{
    std::vector<QPointF> dots;
    if (from.isStore() || to.isStore() || from == to)
        return dots;
    const QPointF begin = geometry.number(from.pit()).center();
    const QPointF end = geometry.number(to.pit()).center();
    if (from.side == to.side) {
        for (const double part : {0.32, 0.44, 0.56, 0.68})
            dots.push_back(between(begin, end, part));
        return dots;
    }
    // Around the end of the board.
    const double out = (geometry.column(from.pit()) == 0 ? -1 : 1) * geometry.pitch();
    for (const double part : {0.26, 0.36})
        dots.push_back(begin + QPointF(out * part, 0));
    for (const double part : {0.36, 0.26})
        dots.push_back(end + QPointF(out * part, 0));
    return dots;
}

int stoneLook(rules::Place place, int index)
{
    return place.number * 3 + static_cast<int>(indexOf(place.side)) * 2 + index * 2;
}

QPointF landingPoint(const BoardGeometry& geometry, rules::Place store, int before, int count)
{
    const StonePile pile = geometry.pile(store, before + count);
    return (pile.centres[static_cast<std::size_t>(before)] + pile.centres.back()) / 2;
}

StonePile settled(const BoardGeometry& geometry, StonePile pile, const BoardScene::Settling& settling)
{
    const int more = static_cast<int>(pile.centres.size()) + 1;
    const StonePile next = geometry.pile(settling.place, more);
    for (std::size_t i = 0; i < pile.centres.size(); ++i)
        pile.centres[i] = between(pile.centres[i], next.centres[i], settling.progress);
    return pile;
}

void putFrame(BoardScene& scene, const SowingTimeline::Frame& frame)
{
    const BoardGeometry& geometry = scene.geometry;
    const double pitch = geometry.pitch();

    scene.board = frame.board;
    scene.flying.clear();
    scene.hand.reset();
    scene.gain.reset();
    scene.celebration.reset();
    scene.settling.clear();
    for (const SowingTimeline::Moving& moving : frame.moving) {
        const int already = frame.board.at(moving.to);
        const StonePile there = geometry.pile(moving.to, already + 1);
        const QPointF target = there.centres.back();
        const double rise = std::sin(3.14159265 * moving.progress);
        BoardScene::Flying stone;
        stone.look = stoneLook(moving.to, already);
        if (moving.kind == SowingTimeline::Moving::Kind::Lands) {
            // The stones of a pair land together, each in its place in the finished pair.
            const int order = static_cast<int>(
                std::count_if(frame.moving.begin(), frame.moving.end(),
                              [&](const SowingTimeline::Moving& m) { return &m < &moving && m.to == moving.to; }));
            const auto index = static_cast<std::size_t>(already + order);
            int together = already + 2 * (order / 2 + 1);
            if (frame.capture)
                together = std::min(together, frame.capture->before + frame.capture->count);
            const QPointF place = geometry.pile(moving.to, std::max(together, already + order + 1)).centres[index];
            const QPointF hand =
                frame.capture ? landingPoint(geometry, frame.capture->to, frame.capture->before, frame.capture->count)
                              : place;
            stone.look = stoneLook(moving.to, static_cast<int>(index));
            stone.centre = between(hand, place, moving.progress);
            stone.height = kHandHeight * (1 - moving.progress);
            stone.diameter = there.diameter;
        } else if (moving.kind == SowingTimeline::Moving::Kind::Falls) {
            stone.centre = between(geometry.pit(moving.from).center(), target, moving.progress);
            stone.height = kHandHeight * (1 - moving.progress) + kFlightHeight * rise;
            stone.diameter = there.diameter;
        } else {
            const StonePile source = geometry.pile(moving.from, frame.board.at(moving.from) + 1);
            stone.centre = between(source.centres.back(), target, moving.progress);
            stone.height = 0.06 * rise;
            stone.diameter = source.diameter + (there.diameter - source.diameter) * moving.progress;
        }
        scene.flying.push_back(stone);
        // An odd stone slides aside for its partner. Only the first stone to arrive counts.
        const bool isFirst = std::none_of(scene.settling.begin(), scene.settling.end(),
                                          [&](const BoardScene::Settling& s) { return s.place == moving.to; });
        if (moving.progress > kSettleFrom && already > 0 && isFirst)
            scene.settling.push_back({moving.to, (moving.progress - kSettleFrom) / (1 - kSettleFrom)});
    }
    if (frame.hand) {
        BoardScene::Hand hand;
        hand.count = frame.hand->count;
        hand.centre = between(geometry.pit(frame.hand->from).center(), geometry.pit(frame.hand->to).center(),
                              frame.hand->progress);
        hand.height = kHandHeight * frame.hand->raised;
        hand.diameter = kStoneDiameter * pitch * handScale(hand.count);
        scene.hand = hand;
    }
    if (frame.capture) {
        const SowingTimeline::Capture& capture = *frame.capture;
        if (capture.inHand > 0) {
            const QPointF above = landingPoint(geometry, capture.to, capture.before, capture.count);
            BoardScene::Hand hand;
            hand.count = capture.inHand;
            hand.centre = between(geometry.pit(capture.from).center(), above, capture.carried);
            hand.height = kHandHeight * capture.raised + kCarryHeight * std::sin(3.14159265 * capture.carried);
            hand.diameter = kStoneDiameter * pitch * handScale(capture.count);
            scene.hand = hand;
        }
        if (capture.told > 0)
            scene.gain = BoardScene::Gain{capture.to, capture.count, capture.told};
    }
    if (frame.tuzdykMade)
        scene.celebration = BoardScene::Celebration{frame.tuzdykMade->pit, frame.tuzdykMade->progress};
}

} // namespace qumalaq::desktop
