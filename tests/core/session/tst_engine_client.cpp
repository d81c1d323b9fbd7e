// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/engine_client.h"
#include "core/session/match.h"
#include "tests/core/session/match_testing.h"
#include "tests/random_seed.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;
using namespace std::chrono_literals;

namespace {

ai::Limits forever()
{
    ai::Limits limits;
    limits.infinite = true;
    return limits;
}

ai::Limits toDepth(int depth)
{
    ai::Limits limits;
    limits.depth = depth;
    return limits;
}

} // namespace

/// The worker, and a match with the real engine.
class TestEngineClient : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersFromTheEventLoopInItsOwnThread()
    {
        EngineClient worker;
        QThread* thread = nullptr;
        connect(&worker, &Searcher::resultReady, &worker, [&thread] { thread = QThread::currentThread(); });
        QSignalSpy answered(&worker, &Searcher::resultReady);
        QSignalSpy progressed(&worker, &Searcher::progressed);
        const rules::History history;
        const auto request = worker.ask(history, toDepth(4));
        QCOMPARE(answered.size(), 0);
        QVERIFY(answered.wait(60'000));
        const auto result = answered.at(0).at(0).value<ai::SearchResult>();
        QCOMPARE(result.request, request);
        QVERIFY(result.best && history.canPlay(*result.best));
        QVERIFY(!progressed.isEmpty());
        QCOMPARE(thread, QThread::currentThread());
    }

    void everyLineArrives()
    {
        EngineClient worker;
        QSignalSpy answered(&worker, &Searcher::resultReady);
        QSignalSpy progressed(&worker, &Searcher::progressed);
        worker.ask(rules::History(), forever());
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 60'000);
        // Reports about the first request may still arrive.
        auto limits = toDepth(4);
        limits.lines = 3;
        const auto newest = worker.ask(rules::History(), limits);
        progressed.clear();
        QVERIFY(answered.wait(60'000));
        QCOMPARE(progressed.size(), 12);
        for (int i = 0; i < progressed.size(); ++i) {
            const auto info = progressed.at(i).at(0).value<ai::SearchInfo>();
            QCOMPARE(info.request, newest);
            QCOMPARE(info.depth, i / 3 + 1);
            QCOMPARE(info.rank, i % 3 + 1);
        }
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        EngineClient worker;
        QSignalSpy answered(&worker, &Searcher::resultReady);
        const rules::History history;
        for (int i = 0; i < 20; ++i)
            worker.ask(history, forever());
        // The answer to this one may already be queued when the next request comes.
        worker.ask(history, toDepth(1));
        QThread::msleep(50);
        const auto newest = worker.ask(history, toDepth(3));
        QVERIFY(answered.wait(60'000));
        QCoreApplication::processEvents();
        QCOMPARE(answered.size(), 1);
        QCOMPARE(answered.at(0).at(0).value<ai::SearchResult>().request, newest);
    }

    void whatIsCancelledIsNotAnswered()
    {
        EngineClient worker;
        QSignalSpy answered(&worker, &Searcher::resultReady);
        QSignalSpy progressed(&worker, &Searcher::progressed);
        worker.ask(rules::History(), forever());
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 60'000);
        worker.cancel();
        progressed.clear();
        QTest::qWait(100);
        worker.ask(rules::History(), forever());
        worker.clearMemory();
        QTest::qWait(100);
        QCOMPARE(answered.size(), 0);
        QCOMPARE(progressed.size(), 0);
    }

    void thinkingAheadIsNeverAnswered()
    {
        EngineClient worker;
        worker.setResources({2, 64, true});
        QSignalSpy answered(&worker, &Searcher::resultReady);
        QSignalSpy progressed(&worker, &Searcher::progressed);
        worker.ponder(rules::History());
        QTest::qWait(100);
        QCOMPARE(progressed.size(), 0);
        const auto request = worker.ask(rules::History(), toDepth(4));
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60'000);
        QVERIFY(answered.at(0).at(0).value<ai::SearchResult>().request == request);
        worker.ponder(rules::History());
        worker.cancel();
        worker.ponder(rules::History());
        worker.clearMemory();
        QTest::qWait(100);
        QCOMPARE(answered.size(), 1);
    }

    void whatWasThoughtAheadIsRemembered()
    {
        // The second search finds the first one's results, so it needs fewer positions for the same depth.
        EngineClient worker;
        QSignalSpy answered(&worker, &Searcher::resultReady);
        const auto nodesOf = [&answered] { return answered.takeFirst().at(0).value<ai::SearchResult>().nodes; };
        worker.ask(rules::History(), toDepth(12));
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60'000);
        const auto cold = nodesOf();
        worker.clearMemory();
        worker.ponder(rules::History());
        QTest::qWait(1'000);
        worker.ask(rules::History(), toDepth(12));
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60'000);
        QVERIFY(nodesOf() < cold);
    }

    void destroyedWhileItThinks()
    {
        for (int i = 0; i < 20; ++i) {
            auto worker = std::make_unique<EngineClient>();
            QSignalSpy answered(worker.get(), &Searcher::resultReady);
            worker->ask(rules::History(), forever());
            QTest::qWait(i);
            worker.reset();
            QCoreApplication::processEvents();
            QCOMPARE(answered.size(), 0);
        }
    }

    void aMatchDestroyedWhileItThinks()
    {
        for (int i = 0; i < 10; ++i) {
            auto match = std::make_unique<Match>();
            match->start(specOf(computer(6), human()));
            QVERIFY(match->isThinking());
            QTest::qWait(i);
            match.reset();
            QCoreApplication::processEvents();
        }
    }

    void newGamesAndUndoWhileItThinks()
    {
        Prng random(newSeed());
        Match match;
        match.start(specOf(human(), computer(6)));
        for (int i = 0; i < 60; ++i) {
            if (random.below(10) == 0)
                match.start(specOf(human(), computer(1 + static_cast<int>(random.below(6)))));
            if (match.isPersonToMove()) {
                QVERIFY(match.play(randomMove(match.history().position(), random)));
                QTest::qWait(static_cast<int>(random.below(20)));
                if (random.below(2) == 0)
                    match.undo();
            }
            QTRY_VERIFY_WITH_TIMEOUT(match.isPersonToMove() || match.outcome(), 60'000);
            if (match.outcome())
                match.start(specOf(human(), computer(1)));
        }
    }

    void theEngineGivesAHint()
    {
        Match match;
        match.start(specOf(human(), human()));
        QSignalSpy hint(&match, &Match::hintReady);
        QVERIFY(match.requestHint());
        QVERIFY(hint.wait(60'000));
        QVERIFY(match.history().canPlay(hint.at(0).at(0).value<rules::Move>()));
    }

    void twoComputersPlayAWholeGame()
    {
        Match match;
        QSignalSpy finished(&match, &Match::finished);
        match.start(specOf(computer(1), computer(1)));
        QVERIFY(finished.wait(240'000));
        QVERIFY(match.outcome());
    }
};

QTEST_GUILESS_MAIN(TestEngineClient)
#include "tst_engine_client.moc"
