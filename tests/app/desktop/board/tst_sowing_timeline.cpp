// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/sowing_timeline.h"

#include "core/base/prng.h"
#include "core/rules/any_position.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Place;
using rules::Side;
using Direction = SowingTimeline::Direction;
using Cue = SowingTimeline::Cue;

namespace {

struct Sowing {
    rules::BoardState before;
    rules::BoardState after;
    rules::MoveTrace trace;
};

Sowing played(rules::AnyPosition position, rules::Move move)
{
    Sowing sowing;
    sowing.before = position.board();
    position.play(move, sowing.trace);
    sowing.after = position.board();
    return sowing;
}

/// Moves of random games, with captures, tuzdyks, banked stones and long laps.
std::vector<Sowing> sowingsOf(rules::GameId game, int plies, std::uint64_t seed)
{
    std::vector<Sowing> sowings;
    Prng random(seed);
    rules::AnyPosition position{rules::GameSetup(game)};
    while (static_cast<int>(sowings.size()) < plies) {
        const rules::MoveList moves = position.legalMoves();
        if (moves.empty()) {
            position = rules::AnyPosition{rules::GameSetup(game)};
            continue;
        }
        const rules::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        sowings.push_back(played(position, move));
        position.play(move);
    }
    return sowings;
}

int stonesIn(const SowingTimeline::Frame& frame)
{
    return frame.board.total() + (frame.hand ? frame.hand->count : 0) + (frame.capture ? frame.capture->inHand : 0)
           + static_cast<int>(frame.moving.size());
}

constexpr SowingSpeed kMovingSpeeds[] = {SowingSpeed::Slow, SowingSpeed::Normal, SowingSpeed::Fast};

rules::AnyPosition start()
{
    return rules::AnyPosition{rules::GameSetup()};
}

} // namespace

class TestSowingTimeline : public QObject {
    Q_OBJECT

private:
    static void addGames()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(std::string(rules::idOf(game)).c_str()) << static_cast<int>(game);
    }

private Q_SLOTS:
    void noStoneIsLostAtAnyMoment_data() { addGames(); }
    void noStoneIsLostAtAnyMoment()
    {
        QFETCH(int, game);
        constexpr std::uint64_t kSeed = 20261121;
        for (const Sowing& sowing : sowingsOf(static_cast<rules::GameId>(game), 150, kSeed)) {
            for (const Direction direction : {Direction::Forward, Direction::Backward}) {
                const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal, direction);
                for (int step = -1; step <= 101; ++step) {
                    const SowingTimeline::Frame frame = timeline.at(timeline.duration() * step / 100);
                    QCOMPARE(stonesIn(frame), sowing.before.total());
                    for (const SowingTimeline::Moving& moving : frame.moving)
                        QVERIFY(moving.progress >= 0 && moving.progress <= 1);
                }
            }
        }
    }

    void itEndsOnTheReplayedBoard_data() { addGames(); }
    void itEndsOnTheReplayedBoard()
    {
        QFETCH(int, game);
        for (const Sowing& sowing : sowingsOf(static_cast<rules::GameId>(game), 150, 7)) {
            for (const SowingSpeed speed : {SowingSpeed::Normal, SowingSpeed::Off}) {
                const SowingTimeline forward(sowing.before, sowing.trace, speed);
                const SowingTimeline::Frame end = forward.at(forward.duration());
                QCOMPARE(end.board, sowing.after);
                QVERIFY(end.moving.empty() && !end.hand && !end.tuzdykMade);
                QCOMPARE(forward.last(), sowing.after);

                const SowingTimeline backward(sowing.before, sowing.trace, speed, Direction::Backward);
                QCOMPARE(backward.at(backward.duration()).board, sowing.before);
                QCOMPARE(backward.last(), sowing.before);
                QVERIFY(backward.cues().empty());
            }
            const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
            // Just before the end all stones have landed or are about to.
            QCOMPARE(timeline.at(0).board, sowing.before);
        }
    }

    void backwardsIsTheReverse()
    {
        for (const Sowing& sowing : sowingsOf(rules::GameId::Togyzqumalaq, 60, 99)) {
            const SowingTimeline forward(sowing.before, sowing.trace, SowingSpeed::Normal);
            const SowingTimeline backward(sowing.before, sowing.trace, SowingSpeed::Normal, Direction::Backward);
            QCOMPARE(backward.duration(), forward.duration());
            for (int step = 0; step < 50; ++step) {
                const double time = forward.duration() * (step + 0.5) / 50;
                const SowingTimeline::Frame there = forward.at(time);
                const SowingTimeline::Frame back = backward.at(forward.duration() - time);
                QCOMPARE(back.board, there.board);
                QCOMPARE(back.moving.size(), there.moving.size());
                QCOMPARE(back.hand.has_value(), there.hand.has_value());
            }
        }
    }

    void slowerSpeedsTakeLonger()
    {
        const Sowing sowing = played(start(), {{Side::South, 7}});
        double last = 1e9;
        for (const SowingSpeed speed : kMovingSpeeds) {
            const double duration = SowingTimeline(sowing.before, sowing.trace, speed).duration();
            QVERIFY(duration < last);
            last = duration;
        }
        QCOMPARE(SowingTimeline(sowing.before, sowing.trace, SowingSpeed::Off).duration(), 0.0);
    }

    void theIntervalShrinksAboveNineStones()
    {
        QCOMPARE(stoneInterval(SowingSpeed::Slow, 1), 320.0);
        QCOMPARE(stoneInterval(SowingSpeed::Normal, 9), 160.0);
        QCOMPARE(stoneInterval(SowingSpeed::Fast, 5), 70.0);
        QVERIFY(stoneInterval(SowingSpeed::Normal, 10) < 160.0);
        QVERIFY(std::abs(stoneInterval(SowingSpeed::Normal, 36) - 160 * std::pow(0.25, 0.6)) < 1e-9);
    }

    void theDurationsAreAsDesigned()
    {
        // Nine stones, one stays: lift 120, eight fall 160 apart, the last flies 2.2 intervals; then 180,
        // and for the capture: lift 120, way 240, and 560 for its number.
        const Sowing sowing = played(start(), {{Side::South, 7}});
        const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
        QVERIFY(std::abs(timeline.duration() - (120 + 7 * 160 + 2.2 * 160 + 180 + 920)) < 0.01);
        const auto capture = std::find_if(timeline.cues().begin(), timeline.cues().end(),
                                          [](const Cue& cue) { return cue.kind == Cue::Kind::Capture; });
        QVERIFY(capture != timeline.cues().end());
        QCOMPARE(capture->count, 10);
        QCOMPARE(capture->place, Place(Pit{Side::North, 6}));
        QVERIFY(std::abs(capture->at - (timeline.duration() - 920)) < 0.01);
    }

    void theKazanCountsUpWhileACaptureLands()
    {
        const Sowing sowing = played(start(), {{Side::South, 7}});
        const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
        int last = 0;
        bool between = false;
        for (double time = 0; time <= timeline.duration(); time += 4) {
            const int there = timeline.at(time).board.stores[0];
            QVERIFY(there >= last);
            between = between || (there > 0 && there < 10);
            last = there;
        }
        QVERIFY(between);
    }

    void aCaptureIsCarriedAsOneHandAndLandsInPairs()
    {
        const Sowing sowing = played(start(), {{Side::South, 7}});
        const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
        const double begin = timeline.duration() - 920;
        QVERIFY(!timeline.at(begin - 1).capture);
        const auto onTheWay = timeline.at(begin + 240);
        QVERIFY(onTheWay.capture && onTheWay.moving.empty());
        QCOMPARE(onTheWay.capture->inHand, 10);
        QVERIFY(onTheWay.capture->carried > 0 && onTheWay.capture->carried < 1);
        QCOMPARE(onTheWay.capture->told, 0.0);
        QCOMPARE(int{onTheWay.board.at(Pit{Side::North, 6})}, 0);
        QCOMPARE(int{onTheWay.board.stores[0]}, 0);
        for (double time = begin + 361; time < begin + 580; time += 7) {
            const auto landing = timeline.at(time);
            QVERIFY(landing.capture);
            QCOMPARE(landing.capture->inHand % 2, 0);
            QCOMPARE(static_cast<int>(landing.moving.size()) % 2, 0);
            QVERIFY(landing.capture->told > 0);
        }
        const auto landed = timeline.at(begin + 600);
        QCOMPARE(int{landed.board.stores[0]}, 10);
        QCOMPARE(landed.capture->inHand, 0); // only its number is still there
        QVERIFY(!timeline.at(timeline.duration()).capture);
    }

    void whileStonesAreLiftedOneStays()
    {
        const Sowing sowing = played(start(), {{Side::South, 7}});
        const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
        const SowingTimeline::Frame frame = timeline.at(60);
        QCOMPARE(int{frame.board.at(Pit{Side::South, 7})}, 1);
        QVERIFY(frame.hand.has_value());
        QCOMPARE(frame.hand->count, 8);
        QVERIFY(frame.hand->raised > 0 && frame.hand->raised < 1);
        QVERIFY(frame.moving.empty());
    }

    void aTuzdykIsCelebrated()
    {
        constexpr std::uint64_t kSeed = 5;
        int made = 0;
        for (const Sowing& sowing : sowingsOf(rules::GameId::Togyzqumalaq, 600, kSeed)) {
            const auto event = std::find_if(sowing.trace.begin(), sowing.trace.end(), [](const rules::TraceEvent& e) {
                return e.kind == rules::TraceEvent::Kind::MakeTuzdyk;
            });
            if (event == sowing.trace.end())
                continue;
            ++made;
            const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Normal);
            const auto cue = std::find_if(timeline.cues().begin(), timeline.cues().end(),
                                          [](const Cue& c) { return c.kind == Cue::Kind::Tuzdyk; });
            QVERIFY(cue != timeline.cues().end());
            QVERIFY(timeline.duration() - cue->at >= 699.9);
            QVERIFY(!timeline.at(cue->at - 1).tuzdykMade);
            const auto frame = timeline.at(cue->at + 350);
            QVERIFY(frame.tuzdykMade.has_value());
            QCOMPARE(frame.tuzdykMade->pit, event->from.pit());
            QVERIFY(frame.tuzdykMade->progress > 0.4 && frame.tuzdykMade->progress < 0.6);
        }
        QVERIFY2(made > 0, "no game of this seed has a tuzdyk");
    }

    void everyDropIsHeardOnce()
    {
        for (const Sowing& sowing : sowingsOf(rules::GameId::Togyzqumalaq, 200, 3)) {
            const SowingTimeline timeline(sowing.before, sowing.trace, SowingSpeed::Fast);
            const auto drops =
                std::count_if(sowing.trace.begin(), sowing.trace.end(), [](const rules::TraceEvent& event) {
                    return event.kind == rules::TraceEvent::Kind::Drop;
                });
            QCOMPARE(std::count_if(timeline.cues().begin(), timeline.cues().end(),
                                   [](const Cue& cue) { return cue.kind == Cue::Kind::Drop; }),
                     drops);
            QVERIFY(std::is_sorted(timeline.cues().begin(), timeline.cues().end(),
                                   [](const Cue& a, const Cue& b) { return a.at < b.at; }));
            QCOMPARE(timeline.at(timeline.duration()).fallen, static_cast<int>(drops));
        }
    }

    void noMoveTakesLongerThanTenSeconds_data() { addGames(); }
    void noMoveTakesLongerThanTenSeconds()
    {
        QFETCH(int, game);
        double longest = 0;
        for (const std::uint64_t seed : {7, 100, 109}) {
            for (const Sowing& sowing : sowingsOf(static_cast<rules::GameId>(game), 2000, seed))
                longest =
                    std::max(longest, SowingTimeline(sowing.before, sowing.trace, SowingSpeed::Normal).duration());
        }
        QVERIFY2(longest <= 10'000, qPrintable(QString::number(longest)));
    }

    void aLongRelayEndsInSeconds()
    {
        // Six hundred laps on a board with two rows of six.
        rules::BoardState board;
        board.pits = 6;
        for (auto& row : board.rows)
            std::fill(row.begin(), row.begin() + 6, std::uint16_t{6});
        const rules::BoardState before = board;
        rules::MoveTrace trace;
        rules::TraceRecorder recorder(trace);
        int hand = 0;
        const auto apply = [&] { rules::apply(trace.back(), board, hand); };
        int ring = 0;
        const auto pitAt = [](int at) {
            return Pit{at % 12 < 6 ? Side::South : Side::North, static_cast<std::uint8_t>(at % 6 + 1)};
        };
        for (int lap = 0; lap < 600; ++lap) {
            const int stones = board.at(pitAt(ring));
            if (stones == 0) {
                ++ring;
                continue;
            }
            recorder.lift(pitAt(ring), stones);
            apply();
            for (int i = 0; i < stones; ++i) {
                recorder.drop(pitAt(++ring));
                apply();
            }
        }
        const SowingTimeline timeline(before, trace, SowingSpeed::Normal);
        QVERIFY(timeline.duration() > 3000);
        QVERIFY(timeline.duration() <= 10'000);
        QVERIFY(std::abs(timeline.cues()[5].at - (120 + 5 * 160 + 1.6 * 160)) < 0.01); // the first lap keeps its pace
        QCOMPARE(timeline.at(timeline.duration()).board, board);
        for (int step = 0; step < 40; ++step)
            QCOMPARE(stonesIn(timeline.at(timeline.duration() * step / 40)), before.total());
    }
};

QTEST_APPLESS_MAIN(TestSowingTimeline)
#include "tst_sowing_timeline.moc"
