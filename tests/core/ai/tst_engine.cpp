// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/base/prng.h"
#include "tests/positions.h"

#include <QTest>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <set>
#include <string>

#ifdef __linux__
#include <sched.h>
#endif

using namespace qumalaq;
using namespace qumalaq::ai;
using std::chrono::milliseconds;

namespace {

/// Much longer than anything here takes: it only prevents a broken engine from hanging the tests.
constexpr std::chrono::seconds kGuard(60);

/// The threads of this process that run only when no other thread wants the processor; always 0 outside Linux.
int idleThreads()
{
    int count = 0;
#ifdef __linux__
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task"))
        count += sched_getscheduler(std::stoi(thread.path().filename().string())) == SCHED_IDLE ? 1 : 0;
#endif
    return count;
}

/// Collects the reports of an engine, from any thread.
class Listener {
public:
    [[nodiscard]] Engine::Callbacks callbacks()
    {
        return {[this](const SearchInfo& info) {
                    const std::scoped_lock lock(m_mutex);
                    m_infos.push_back(info);
                    m_changed.notify_all();
                },
                [this](const SearchResult& result) {
                    const std::scoped_lock lock(m_mutex);
                    m_results.push_back(result);
                    m_changed.notify_all();
                }};
    }

    [[nodiscard]] bool waitForResults(std::size_t count)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, kGuard, [&] { return m_results.size() >= count; });
    }
    [[nodiscard]] bool waitForInfo(RequestId request)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, kGuard, [&] {
            return std::any_of(m_infos.begin(), m_infos.end(),
                               [&](const SearchInfo& info) { return info.request == request; });
        });
    }

    [[nodiscard]] std::vector<SearchResult> results() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_results;
    }
    [[nodiscard]] std::vector<SearchInfo> infos() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_infos;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<SearchInfo> m_infos;
    std::vector<SearchResult> m_results;
};

Limits toDepth(int depth)
{
    Limits limits;
    limits.depth = depth;
    return limits;
}

Limits endless()
{
    Limits limits;
    limits.infinite = true;
    return limits;
}

} // namespace

class TestEngine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBackgroundEngineGivesTheSameAnswerAndTheProcessorToOthers()
    {
        Listener listener;
        const auto answerOf = [&listener](Priority priority, int& idle) {
            Engine engine(listener.callbacks(), priority);
            const auto before = listener.results().size();
            engine.go(toDepth(6));
            idle = -1;
            if (!listener.waitForResults(before + 1))
                return SearchResult();
            idle = idleThreads();
            return listener.results().back();
        };
        int idleBefore = 0;
        int idle = 0;
        const SearchResult normal = answerOf(Priority::Normal, idleBefore);
        const SearchResult background = answerOf(Priority::Background, idle);
        QVERIFY(normal.best && background.best == normal.best);
        QCOMPARE(background.nodes, normal.nodes);
#ifdef __linux__
        QCOMPARE(idle, idleBefore + 1);
#endif
    }

    void answersWithALegalMove()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        const RequestId request = engine.go(toDepth(4));
        QVERIFY(listener.waitForResults(1));
        const SearchResult result = listener.results().front();
        QCOMPARE(result.request, request);
        QVERIFY(result.best.has_value());
        QVERIFY(rules::History().canPlay(*result.best));
        QVERIFY(!result.stopped);
        QVERIFY(result.nodes > 0);
    }

    void reportsEachIterationWithItsRequest()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        const RequestId request = engine.go(toDepth(5));
        engine.waitUntilIdle();
        const auto infos = listener.infos();
        QCOMPARE(infos.size(), 5U);
        for (std::size_t i = 0; i < infos.size(); ++i) {
            QCOMPARE(infos[i].request, request);
            QCOMPARE(infos[i].depth, static_cast<int>(i) + 1);
            QVERIFY(infos[i].selectiveDepth >= infos[i].depth);
            QVERIFY(!infos[i].line.empty());
        }
        QVERIFY(infos.back().line.front() == *listener.results().front().best);
    }

    void expectsAReplyOfTheOtherSide()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.go(toDepth(6));
        engine.waitUntilIdle();
        const SearchResult result = listener.results().front();
        QVERIFY(result.reply.has_value());
        rules::History next;
        next.play(*result.best);
        QVERIFY(next.canPlay(*result.reply));
    }

    void pondersUntilItsMoveIsMade_data()
    {
        QTest::addColumn<Limits>("limits");
        Limits byTime;
        byTime.moveTime = milliseconds(1);
        QTest::newRow("a search of a moment") << byTime;
        QTest::newRow("a search of one ply") << toDepth(1);
        Limits byClock;
        byClock.clock = Limits::Clock{{milliseconds(60), milliseconds(60)}, {}};
        QTest::newRow("a clock that has all but run out") << byClock;
    }

    void pondersUntilItsMoveIsMade()
    {
        QFETCH(Limits, limits);
        limits.ponder = true;
        Listener listener;
        Engine engine(listener.callbacks());
        const RequestId request = engine.go(limits);
        QVERIFY(listener.waitForInfo(request));
        QTest::qSleep(150); // much longer than every limit above
        QVERIFY(listener.results().empty());
        engine.ponderHit();
        QVERIFY(listener.waitForResults(1));
        QCOMPARE(listener.results().front().request, request);
        QVERIFY(listener.results().front().best.has_value());
        QVERIFY(!listener.results().front().stopped);
    }

    void ponderingCanBeStopped()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        Limits limits = toDepth(1);
        limits.ponder = true;
        const RequestId request = engine.go(limits);
        QVERIFY(listener.waitForInfo(request));
        engine.stop();
        QVERIFY(listener.waitForResults(1));
        QVERIFY(listener.results().front().stopped);
    }

    void aPonderHitIsOnlyForTheSearchThatPonders()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.go(endless());
        engine.ponderHit();
        QTest::qSleep(20);
        QVERIFY(listener.results().empty());
        Limits limits = toDepth(1);
        limits.ponder = true;
        engine.go(limits); // ends the infinite search; the ponder hit before has no effect
        QVERIFY(listener.waitForResults(1));
        QTest::qSleep(20);
        QCOMPARE(listener.results().size(), 1U);
        engine.ponderHit();
        QVERIFY(listener.waitForResults(2));
    }

    void reportsEveryLineOfAnIteration_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("reported");
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("three") << 3 << 3;
        QTest::newRow("more than there are moves") << 81 << 9;
    }

    void reportsEveryLineOfAnIteration()
    {
        QFETCH(int, lines);
        QFETCH(int, reported);
        Listener listener;
        Engine engine(listener.callbacks());
        Limits limits = toDepth(6);
        limits.lines = lines;
        engine.go(limits);
        engine.waitUntilIdle();
        const auto infos = listener.infos();
        QCOMPARE(infos.size(), static_cast<std::size_t>(6 * reported));
        for (std::size_t i = 0; i < infos.size(); ++i) {
            QCOMPARE(infos[i].depth, static_cast<int>(i) / reported + 1);
            QCOMPARE(infos[i].rank, static_cast<int>(i) % reported + 1);
            QVERIFY(rules::History().canPlay(infos[i].line.front()));
            if (infos[i].rank == 1)
                continue;
            QVERIFY(infos[i].score.centistones() <= infos[i - 1].score.centistones());
            QVERIFY(infos[i].line.front() != infos[i - 1].line.front());
        }
        QVERIFY(infos[infos.size() - static_cast<std::size_t>(reported)].line.front()
                == *listener.results().front().best);
    }

    void severalThreadsAreStopped()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.setThreads(4);
        for (std::size_t i = 1; i <= 10; ++i) {
            const RequestId request = engine.go(endless());
            QVERIFY(listener.waitForInfo(request));
            engine.stop();
            QVERIFY(listener.waitForResults(i));
            QVERIFY(rules::History().canPlay(*listener.results().back().best));
        }
    }

    void goDoesNotWait()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.go(endless());
        QVERIFY2(listener.results().empty(), "an endless search has no result yet, and we are here");
        engine.stop();
        QVERIFY(listener.waitForResults(1));
        QVERIFY(listener.results().front().stopped);
        QVERIFY(listener.results().front().best.has_value());
    }

    void anEndlessSearchWaitsForItsStop_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::newRow("though the game is decided") << QByteArray("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s");
        QTest::newRow("though there is one move only") << QByteArray("0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,9,9 71,71 -,- s");
    }

    void anEndlessSearchWaitsForItsStop()
    {
        QFETCH(QByteArray, position);
        const rules::GameSetup setup;
        Listener listener;
        Engine engine(listener.callbacks());
        engine.setPosition(rules::History(setup, positionOf(position, setup)));
        const RequestId request = engine.go(endless());
        QVERIFY(listener.waitForInfo(request));
        QTest::qWait(20);
        QVERIFY(listener.results().empty());
        engine.stop();
        QVERIFY(listener.waitForResults(1));
        QVERIFY(listener.results().front().stopped);
    }

    void withoutAnyLimitItIsEndless()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        QVERIFY(listener.waitForInfo(engine.go({})));
        QVERIFY(listener.results().empty());
        engine.stop();
        QVERIFY(listener.waitForResults(1));
    }

    void aNewerGoReplacesTheOlder()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        const RequestId first = engine.go(endless());
        const RequestId second = engine.go(toDepth(3));
        QVERIFY(second > first);
        QVERIFY(listener.waitForResults(2));
        const auto results = listener.results();
        QCOMPARE(results[0].request, first);
        QVERIFY(results[0].stopped);
        QCOMPARE(results[1].request, second);
        QVERIFY(!results[1].stopped);
    }

    void aStopIsOnlyForWhatRunsThen()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.stop();
        engine.go(toDepth(3));
        engine.waitUntilIdle();
        QCOMPARE(listener.results().size(), 1U);
        QVERIFY2(!listener.results().front().stopped, "a stop before it does not hit a later request");
    }

    void everyGoIsAnsweredExactlyOnce()
    {
        const std::uint64_t seed = 4711;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        Listener listener;
        std::set<RequestId> asked;
        {
            Engine engine(listener.callbacks());
            engine.setHashSize(1);
            for (int i = 0; i < 200; ++i) {
                Limits limits;
                switch (random.below(4)) {
                case 0:
                    limits = endless();
                    break;
                case 1:
                    limits = toDepth(1 + static_cast<int>(random.below(6)));
                    break;
                case 2:
                    limits.level = 1 + static_cast<int>(random.below(kLevelCount));
                    break;
                default:
                    limits.moveTime = milliseconds(random.below(3));
                    break;
                }
                asked.insert(engine.go(limits));
                if (random.below(3) == 0)
                    engine.stop();
                if (random.below(20) == 0)
                    engine.newGame();
                if (random.below(40) == 0)
                    engine.setHashSize(1 + static_cast<int>(random.below(3)));
            }
        }
        std::set<RequestId> answered;
        for (const SearchResult& result : listener.results()) {
            QVERIFY2(answered.insert(result.request).second, "answered twice");
            QVERIFY(result.best.has_value());
        }
        QCOMPARE(answered.size(), 200U);
        QVERIFY(answered == asked);
    }

    void noReportComesAfterTheResult()
    {
        std::mutex mutex;
        std::set<RequestId> finished;
        bool isLate = false;
        {
            Engine engine({[&](const SearchInfo& info) {
                               const std::scoped_lock lock(mutex);
                               isLate = isLate || finished.contains(info.request);
                           },
                           [&](const SearchResult& result) {
                               const std::scoped_lock lock(mutex);
                               finished.insert(result.request);
                           }});
            for (int i = 0; i < 50; ++i) {
                engine.go(i % 2 == 0 ? endless() : toDepth(4));
                engine.stop();
            }
        }
        QVERIFY(!isLate);
        QCOMPARE(finished.size(), 50U);
    }

    void canBeDestroyedWhileItSearches()
    {
        for (int i = 0; i < 20; ++i) {
            Listener listener;
            {
                Engine engine(listener.callbacks());
                engine.go(endless());
            }
            QCOMPARE(listener.results().size(), 1U);
            QVERIFY(listener.results().front().stopped);
        }
    }

    void canBeDestroyedWithoutASearch()
    {
        const Engine engine({});
    }

    void worksWithoutAnyListener()
    {
        Engine engine({});
        engine.go(toDepth(3));
        engine.waitUntilIdle();
    }

    void aStopEndsASearchOfAnyGame_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(std::string(rules::idOf(game)).c_str()) << static_cast<int>(game);
    }

    void aStopEndsASearchOfAnyGame()
    {
        QFETCH(int, game);
        Listener listener;
        Engine engine(listener.callbacks());
        engine.setPosition(rules::History(rules::GameSetup(static_cast<rules::GameId>(game))));
        QVERIFY(listener.waitForInfo(engine.go(endless())));
        QTest::qWait(50);
        QVERIFY(listener.results().empty());
        engine.stop();
        // The delay is measured in positions: see aStopIsHeeded() and aStopReachesEveryThread() in tst_search.cpp.
        QVERIFY(listener.waitForResults(1));
        QVERIFY(listener.results().front().stopped);
    }

    void aFinishedGameHasNoMove()
    {
        const rules::GameSetup setup;
        Listener listener;
        Engine engine(listener.callbacks());
        engine.setPosition(rules::History(setup, positionOf("0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,81 -,- s", setup)));
        engine.go(endless());
        QVERIFY(listener.waitForResults(1));
        QVERIFY(!listener.results().front().best.has_value());
    }

    void aNewPositionCountsFromTheNextGoOn()
    {
        rules::History later;
        later.play({{rules::Side::South, 7}});
        Listener listener;
        Engine engine(listener.callbacks());
        engine.go(toDepth(2));
        engine.setPosition(later);
        engine.go(toDepth(2));
        engine.waitUntilIdle();
        const auto results = listener.results();
        QVERIFY(results[0].best->from.row == rules::Side::South);
        QVERIFY(results[1].best->from.row == rules::Side::North);
    }

    void aNewGameForgets()
    {
        Listener listener;
        Engine engine(listener.callbacks());
        engine.go(toDepth(7));
        engine.waitUntilIdle();
        engine.go(toDepth(7));
        engine.waitUntilIdle();
        engine.newGame();
        engine.go(toDepth(7));
        engine.waitUntilIdle();
        const auto results = listener.results();
        QVERIFY2(results[1].nodes < results[0].nodes, "it remembers the search before");
        QCOMPARE(results[2].nodes, results[0].nodes);
    }

    void theSameSeedPlaysTheSame()
    {
        const auto movesWith = [](std::uint64_t seed) {
            std::vector<rules::Move> moves;
            Engine engine({{}, [&moves](const SearchResult& result) { moves.push_back(*result.best); }});
            engine.setSeed(seed);
            rules::History history;
            for (int i = 0; i < 12; ++i) {
                Limits limits;
                limits.level = 1;
                engine.setPosition(history);
                engine.go(limits);
                engine.waitUntilIdle();
                history.play(moves.back());
            }
            return moves;
        };
        QVERIFY(movesWith(1) == movesWith(1));
        QVERIFY(movesWith(1) != movesWith(2));
    }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
