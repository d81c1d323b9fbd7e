// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"
#include "core/session/analyst.h"
#include "core/session/score_view.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/positions.h"

#include <QSignalSpy>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;

namespace {

rules::History afterMoves(int plies)
{
    rules::History history;
    for (int ply = 0; ply < plies; ++ply)
        history.play(history.position().legalMoves()[0]);
    return history;
}

rules::History historyOf(std::string_view position)
{
    return rules::History(rules::GameSetup(), positionOf(position));
}

ai::SearchInfo infoOf(ai::RequestId request, int rank, int depth, rules::Move move, int centistones)
{
    ai::SearchInfo info;
    info.request = request;
    info.rank = rank;
    info.depth = depth;
    info.score = ai::Score::estimate(centistones);
    info.nodes = 5000;
    info.elapsed = std::chrono::milliseconds(10);
    info.line = {move};
    return info;
}

} // namespace

class TestAnalyst : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        auto searcher = std::make_unique<ScriptedSearcher>();
        m_searcher = searcher.get();
        m_analyst = std::make_unique<Analyst>(std::move(searcher));
    }

    void asksOnlyWhileItIsActive()
    {
        m_analyst->setHistory(afterMoves(1));
        QCOMPARE(m_searcher->m_asked, 0);
        m_analyst->setActive(true);
        QCOMPARE(m_searcher->m_asked, 1);
        QCOMPARE(m_searcher->m_limits.lines, 3);
        QVERIFY(m_searcher->m_limits.moveTime); // the load is limited
        QVERIFY(m_analyst->isThinking());
        m_analyst->setActive(false);
        QVERIFY(!m_analyst->isThinking());
        QCOMPARE(m_searcher->m_cancelled, 1);
    }

    void tellsAnIterationWhenAllItsLinesAreThere()
    {
        m_analyst->setActive(true);
        const auto moves = m_analyst->history().position().legalMoves();
        QSignalSpy changed(m_analyst.get(), &Analyst::changed);
        for (int rank = 1; rank <= 3; ++rank) {
            QVERIFY(m_analyst->analysis().lines.empty());
            Q_EMIT m_searcher->progressed(
                infoOf(m_searcher->m_newest, rank, 7, moves[static_cast<std::size_t>(rank)], 100 - rank));
        }
        QCOMPARE(changed.size(), 1);
        const Analysis& known = m_analyst->analysis();
        QCOMPARE(known.lines.size(), std::size_t{3});
        QCOMPARE(known.depth, 7);
        QCOMPARE(known.nodesPerSecond(), std::uint64_t{500'000});
        QVERIFY(known.lines[1].moves.front() == moves[2]);
        QCOMPARE(known.lines[0].score.centistones(), 99);
    }

    void scoresAreSouths()
    {
        m_analyst->setHistory(afterMoves(1)); // North is to move
        m_analyst->setLines(1);
        m_analyst->setActive(true);
        const auto move = m_analyst->history().position().legalMoves()[0];
        Q_EMIT m_searcher->progressed(infoOf(m_searcher->m_newest, 1, 3, move, 250));
        QCOMPARE(m_analyst->analysis().lines[0].score.centistones(), -250);
    }

    void staleAnswersAreDropped()
    {
        m_analyst->setLines(1);
        m_analyst->setActive(true);
        const auto old = m_searcher->m_newest;
        const auto move = m_analyst->history().position().legalMoves()[0];
        Q_EMIT m_searcher->progressed(infoOf(old, 1, 3, move, 10));
        m_analyst->setHistory(afterMoves(2));
        QVERIFY(m_analyst->analysis().lines.empty()); // immediately
        QVERIFY(m_searcher->m_history.position() == afterMoves(2).position());
        Q_EMIT m_searcher->progressed(infoOf(old, 1, 4, move, 10));
        m_searcher->answerTo(old, move);
        QVERIFY(m_analyst->analysis().lines.empty());
        QVERIFY(m_analyst->isThinking());
        m_searcher->answerTo(m_searcher->m_newest, move);
        QVERIFY(!m_analyst->isThinking());
    }

    void thePositionThatIsFollowedIsGoneOnWith()
    {
        m_analyst->setActive(true);
        m_analyst->setHistory(afterMoves(2));
        QCOMPARE(m_searcher->m_asked, 2);
        m_analyst->setHistory(afterMoves(2));
        QCOMPARE(m_searcher->m_asked, 2);
        m_analyst->setLines(5);
        QCOMPARE(m_searcher->m_asked, 3);
        m_analyst->setLines(50);
        QCOMPARE(m_analyst->lines(), Analyst::kMaxLines);
    }

    void fewerMovesThanLinesAreEnough()
    {
        // South has one stone left in the last pit, North has many.
        const auto history = historyOf("0,0,0,0,0,0,0,0,2/5,5,5,5,5,5,5,5,5 70,45 -,- s");
        m_analyst->setHistory(history);
        m_analyst->setActive(true);
        Q_EMIT m_searcher->progressed(infoOf(m_searcher->m_newest, 1, 1, history.position().legalMoves()[0], 10));
        QCOMPARE(m_analyst->analysis().lines.size(), std::size_t{1});
    }

    void aFinishedGameIsNotThoughtAbout()
    {
        const auto history = historyOf("0,0,0,0,0,0,0,0,0/5,5,5,5,5,5,5,5,0 72,50 -,- s");
        QVERIFY(history.outcome());
        m_analyst->setActive(true);
        m_analyst->setHistory(history);
        QVERIFY(!m_analyst->isThinking());
        QVERIFY(m_analyst->analysis().lines.empty());
    }

    void theEngineIsHeardLineByLine()
    {
        Analyst analyst;
        analyst.setActive(true);
        QTRY_VERIFY_WITH_TIMEOUT(analyst.analysis().depth >= 4, 60'000);
        const auto& lines = analyst.analysis().lines;
        QCOMPARE(lines.size(), std::size_t{3});
        QVERIFY(winChance(lines[0].score) >= winChance(lines[1].score));
        QVERIFY(lines[0].moves.front() != lines[1].moves.front());
        analyst.setHistory(afterMoves(4));
        QVERIFY(analyst.analysis().lines.empty());
        QTRY_VERIFY_WITH_TIMEOUT(!analyst.analysis().lines.empty(), 60'000);
        for (const auto& line : analyst.analysis().lines)
            QVERIFY(analyst.history().position().isLegal(line.moves.front()));
    }

    void chancesGrowWithTheScore()
    {
        QCOMPARE(winChance(ai::Score::estimate(0)), 0.5);
        QVERIFY(winChance(ai::Score::estimate(300)) > winChance(ai::Score::estimate(100)));
        QCOMPARE(winChance(ai::Score::estimate(700)) + winChance(ai::Score::estimate(-700)), 1.0);
        QCOMPARE(winChance(ai::Score::provenWin(9)), 1.0);
        QCOMPARE(winChance(opposite(ai::Score::provenWin(9))), 0.0);
        QCOMPARE(winChance(ai::Score::provenDraw(9)), 0.5);
    }

private:
    ScriptedSearcher* m_searcher = nullptr;
    std::unique_ptr<Analyst> m_analyst;
};

QTEST_GUILESS_MAIN(TestAnalyst)
#include "tst_analyst.moc"
