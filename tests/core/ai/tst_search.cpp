// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/moves_being_searched.h"
#include "core/ai/search.h"
#include "core/base/prng.h"
#include "core/rules/history.h"
#include "tests/core/ai/searched.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <thread>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

namespace {

constexpr int kTableSize = 4;

std::vector<PathEntry> pathBefore(const History& history)
{
    std::vector<PathEntry> path;
    for (std::size_t ply = 0; ply < history.plies().size(); ++ply) {
        const auto stores = storesOf(history.positionAt(ply));
        path.push_back({history.positionAt(ply).hash(), stores[0] + stores[1]});
    }
    return path;
}

/// A separate search with an empty table.
SearchOutcome searched(const History& history, SearchBudget budget, SearchSettings settings = {})
{
    return history.position().visit(
        [&](const auto& root) { return ai::searched(root, budget, settings, pathBefore(history), kTableSize); });
}

/// The reference for the search: every line to the end or to the depth, without any pruning.
template <GamePosition P>
Value minimax(const P& position, int depth, int ply)
{
    const MoveList moves = position.legalMoves();
    if (moves.empty()) {
        const auto winner = position.outcome()->winner;
        if (!winner)
            return kDrawValue;
        return *winner == position.sideToMove() ? winIn(ply) : lossIn(ply);
    }
    if (depth == 0)
        return evaluate(position);
    Value best = -kInfinity;
    for (const Move move : moves) {
        P child = position;
        child.play(move);
        const Value value = minimax(child, depth - 1, ply + 1);
        best = std::max(best, child.sideToMove() == position.sideToMove() ? value : -value);
    }
    return best;
}

History fromText(std::string_view text, std::string_view repetition = "on")
{
    GameSetup setup;
    if (!setup.setOption("repetition", repetition))
        qFatal("no such option");
    return History(setup, positionOf(text, setup));
}

/// A game after this many random moves, not over.
History randomGame(GameId game, std::uint64_t seed, std::size_t plies)
{
    Prng random(seed);
    for (;;) {
        History history{GameSetup(game)};
        while (!history.outcome() && history.plies().size() < plies) {
            history.play(randomMove(history.position(), random));
        }
        if (!history.outcome())
            return history;
    }
}

/// One stone in each row, circling without captures, up to the move before the first repetition; and that move.
std::pair<History, Move> beforeTheRepetition()
{
    History history = fromText("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s");
    while (history.occurrences() < 2) {
        // The foremost stone moves first, so that no row is empty at its owner's turn.
        const MoveList moves = history.position().legalMoves();
        history.play(moves[moves.size() - 1]);
    }
    const Move repeating = history.plies().back().move;
    history.undo();
    return {history, repeating};
}

Value valueOf(const SearchOutcome& outcome, Move move)
{
    for (const RootMove& ranked : outcome.moves) {
        if (ranked.move == move)
            return ranked.value;
    }
    qFatal("the move was not ranked");
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsPlainMinimax_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("plies");
        QTest::addColumn<int>("depth");
        for (const GameId game : allGames()) {
            const QByteArray name = QByteArray::fromStdString(std::string(idOf(game)));
            for (const int plies : {0, 5, 12}) {
                for (const int depth : {1, 2, 3, 4})
                    QTest::addRow("%s after %d moves, %d deep", name.constData(), plies, depth)
                        << static_cast<int>(game) << plies << depth;
            }
        }
    }

    void equalsPlainMinimax()
    {
        QFETCH(int, game);
        QFETCH(int, plies);
        QFETCH(int, depth);
        SearchSettings settings;
        settings.isSelective = false;
        settings.isRepetitionDraw = false;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const History history = randomGame(static_cast<GameId>(game), seed, static_cast<std::size_t>(plies));
            const SearchOutcome outcome = searched(history, toDepth(depth), settings);
            const Value expected =
                history.position().visit([depth](const auto& root) { return minimax(root, depth, 0); });
            QVERIFY2(outcome.moves.front().value == expected, qPrintable(QStringLiteral("seed %1: %2 instead of %3")
                                                                             .arg(seed)
                                                                             .arg(outcome.moves.front().value)
                                                                             .arg(expected)));
        }
    }

    void aVariationChangesNoMoveByMoreThanItMay()
    {
        SearchSettings settings;
        settings.isSelective = false;
        settings.lines = kMaxLines;
        for (std::uint64_t variation = 0; variation < 40; ++variation) {
            const TogyzqumalaqPosition root;
            settings.variation = 0;
            const auto plain = searched(root, toDepth(3), settings).moves;
            settings.variation = variation;
            const auto varied = searched(root, toDepth(3), settings).moves;
            for (const RootMove& move : varied) {
                const auto same = std::find_if(plain.begin(), plain.end(),
                                               [&](const RootMove& other) { return other.move == move.move; });
                QVERIFY(std::abs(same->value - move.value) <= (variation == 0 ? 0 : kMaxVariation));
                QVERIFY(&move != &varied.front() || plain.front().value - same->value <= 2 * kMaxVariation);
            }
        }
    }

    void visitsTheSamePositionsEveryTime_data()
    {
        QTest::addColumn<int>("game");
        for (const GameId game : allGames())
            QTest::newRow(std::string(idOf(game)).c_str()) << static_cast<int>(game);
    }

    void visitsTheSamePositionsEveryTime()
    {
        QFETCH(int, game);
        const History history = randomGame(static_cast<GameId>(game), 11, 6);
        const SearchOutcome first = searched(history, toDepth(7));
        const SearchOutcome second = searched(history, toDepth(7));
        QVERIFY(first.nodes > 50);
        QCOMPARE(second.nodes, first.nodes);
        QCOMPARE(second.moves.front().value, first.moves.front().value);
        QVERIFY(second.moves.front().line == first.moves.front().line);
    }

    void provesEndings_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<Score>("score");
        QTest::addColumn<int>("best");
        QTest::newRow("a capture beyond half of the stones wins at once")
            << QByteArray("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s") << Score::provenWin(1) << 9;
        QTest::newRow("the only move lets the opponent pass the half")
            << QByteArray("0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,2 79,80 -,- n") << Score::provenLoss(4) << 9;
        QTest::newRow("what is left decides: 80 and the last stones against 82")
            << QByteArray("1,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,1 80,79 -,- n") << Score::provenWin(3) << 9;
        QTest::newRow("81 to 81 is a proven draw")
            << QByteArray("0,0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0,0 79,81 -,- s") << Score::provenDraw(1) << 9;
    }

    void provesEndings()
    {
        QFETCH(QByteArray, position);
        QFETCH(Score, score);
        QFETCH(int, best);
        const History history = fromText(position.toStdString());
        const SearchOutcome outcome = searched(history, toDepth(20));
        // The rows are correct by the rules, not only according to the search.
        const Value exact = history.position().visit([](const auto& root) { return minimax(root, 8, 0); });
        QCOMPARE(outcome.moves.front().value, exact);
        QCOMPARE(static_cast<int>(outcome.moves.front().move.from.number), best);
        QVERIFY(outcome.score() == score);
    }

    void aProofNeverContradictsPlainMinimax()
    {
        // Endings small enough for a full search. A proof must have the right sign and must not claim a shorter win.
        const std::uint64_t seed = 20'261;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        int proven = 0;
        for (int i = 0; i < 300; ++i) {
            BoardState board;
            int stones = 5 + static_cast<int>(random.below(4));
            board.stores = {static_cast<std::uint16_t>(81 - stones / 2), 0};
            board.stores[1] = static_cast<std::uint16_t>(162 - stones - board.stores[0]);
            for (; stones > 0; --stones) {
                const Side row = random.below(2) == 0 ? Side::South : Side::North;
                ++board.at(Pit{row, static_cast<std::uint8_t>(4 + random.below(6))});
            }
            const auto position = TogyzqumalaqPosition::fromBoard(board, TogyzEnd::Majority);
            if (position.outcome())
                continue;
            GameSetup setup;
            QVERIFY(setup.setOption("repetition", "off").has_value());
            SearchSettings settings;
            settings.isRepetitionDraw = false;
            const SearchOutcome outcome = searched(History(setup, AnyPosition(position)), toDepth(9), settings);
            const Score score = outcome.score();
            constexpr int kDeepest = 13; // deeper than plain minimax gets in reasonable time
            if (!score.isProven() || score.plies() > kDeepest)
                continue;
            ++proven;
            const Value truth = minimax(position, score.plies(), 0);
            switch (score.kind()) {
            case Score::Kind::ProvenWin:
                QVERIFY(isWin(truth) && kWinValue - truth <= score.plies());
                break;
            case Score::Kind::ProvenLoss:
                QVERIFY(isLoss(truth));
                break;
            case Score::Kind::ProvenDraw:
                QCOMPARE(truth, kDrawValue);
                break;
            case Score::Kind::Estimate:
                QFAIL("not proven");
            }
        }
        QVERIFY2(proven > 50, "too few proofs to mean anything");
    }

    void theSecondOccurrenceIsADraw_data()
    {
        QTest::addColumn<bool>("isRepetitionDraw");
        QTest::addColumn<bool>("knowsTheGame");
        QTest::addColumn<bool>("isDraw");
        QTest::newRow("a move back to a position of the game is a draw") << true << true << true;
        QTest::newRow("not where the rule is off") << false << true << false;
        QTest::newRow("not where the position has not occurred") << true << false << false;
    }

    void theSecondOccurrenceIsADraw()
    {
        QFETCH(bool, isRepetitionDraw);
        QFETCH(bool, knowsTheGame);
        QFETCH(bool, isDraw);
        const auto [history, repeating] = beforeTheRepetition();
        QVERIFY(!history.outcome());
        SearchSettings settings;
        settings.isRepetitionDraw = isRepetitionDraw;
        settings.lines = kMaxLines;
        const History withoutGame(history.setup(), history.position());
        const SearchOutcome outcome = searched(knowsTheGame ? history : withoutGame, toDepth(1), settings);
        QCOMPARE(valueOf(outcome, repeating) == kDrawValue, isDraw);
    }

    void seedsThatGoRoundCountInOware()
    {
        // Two seeds follow each other. The twelfth move leads back to the start, where both lie in North's row.
        const GameSetup setup(GameId::Oware);
        History history(setup, positionOf("0,0,0,0,0,0/1,0,0,0,0,1 23,23 - n", setup));
        while (history.plies().size() < 11) {
            QCOMPARE(history.position().legalMoves().size(), 1U);
            history.play(history.position().legalMoves()[0]);
        }
        QCOMPARE(searched(history, toDepth(1)).moves.front().value, -200);
        SearchSettings settings;
        settings.isRepetitionDraw = false;
        QVERIFY(searched(history, toDepth(1), settings).moves.front().value != -200);
    }

    void ranksEveryMoveExactly()
    {
        SearchSettings settings;
        settings.isSelective = false;
        settings.isRepetitionDraw = false;
        settings.lines = kMaxLines;
        const History history = randomGame(GameId::Togyzqumalaq, 5, 20);
        const SearchOutcome outcome = searched(history, toDepth(3), settings);
        QCOMPARE(outcome.moves.size(), history.position().legalMoves().size());
        Value last = kInfinity;
        for (const RootMove& ranked : outcome.moves) {
            AnyPosition child = history.position();
            child.play(ranked.move);
            QCOMPARE(ranked.value, -child.visit([](const auto& position) { return minimax(position, 2, 1); }));
            QVERIFY2(ranked.value <= last, "the best first");
            last = ranked.value;
        }
    }

    void theLinesAreTheBestMoves_data()
    {
        QTest::addColumn<int>("game");
        for (const GameId game : allGames())
            QTest::newRow(std::string(idOf(game)).c_str()) << static_cast<int>(game);
    }

    void theLinesAreTheBestMoves()
    {
        QFETCH(int, game);
        SearchSettings settings;
        settings.isSelective = false;
        settings.isRepetitionDraw = false;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const History history = randomGame(static_cast<GameId>(game), seed, 8);
            settings.lines = kMaxLines;
            const SearchOutcome all = searched(history, toDepth(4), settings);
            for (const int lines : {1, 2, 3}) {
                settings.lines = lines;
                const SearchOutcome some = searched(history, toDepth(4), settings);
                QCOMPARE(some.moves.size(), all.moves.size());
                for (std::size_t i = 0; i < some.moves.size(); ++i) {
                    if (i >= static_cast<std::size_t>(lines)) {
                        QCOMPARE(some.moves[i].value, -kInfinity);
                        continue;
                    }
                    // The order of equally good moves is not specified.
                    QCOMPARE(some.moves[i].value, all.moves[i].value);
                    QCOMPARE(valueOf(all, some.moves[i].move), some.moves[i].value);
                    QVERIFY(some.moves[i].line.front() == some.moves[i].move);
                }
            }
        }
    }

    void everyLineIsPlayable()
    {
        SearchSettings settings;
        settings.lines = 3;
        for (const GameId game : allGames()) {
            const History history = randomGame(game, 3, 10);
            const SearchOutcome outcome = searched(history, toDepth(8), settings);
            Value last = kInfinity;
            for (std::size_t i = 0; i < std::min<std::size_t>(3, outcome.moves.size()); ++i) {
                const RootMove& ranked = outcome.moves[i];
                QVERIFY2(ranked.value <= last && ranked.value > -kInfinity, "the best first");
                last = ranked.value;
                AnyPosition position = history.position();
                for (const Move move : ranked.line) {
                    QVERIFY(position.isLegal(move));
                    position.play(move);
                }
            }
        }
    }

    void severalThreadsSayTheTruth_data() { visitsTheSamePositionsEveryTime_data(); }

    void severalThreadsSayTheTruth()
    {
        // Without selective search each depth has exactly one correct value. What other threads leave in the table must
        // not change it.
        QFETCH(int, game);
        SearchSettings settings;
        settings.isSelective = false;
        settings.isRepetitionDraw = false;
        settings.threads = 3;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const History history = randomGame(static_cast<GameId>(game), seed, 9);
            const SearchOutcome outcome = searched(history, toDepth(4), settings);
            const Value expected = history.position().visit([](const auto& root) { return minimax(root, 4, 0); });
            QCOMPARE(outcome.moves.front().value, expected);
            // From this depth on, threads postpone moves that others are searching.
            SearchSettings alone = settings;
            alone.threads = 1;
            constexpr int kShared = MovesBeingSearched::kMinDepth + 2;
            QCOMPARE(searched(history, toDepth(kShared), settings).moves.front().value,
                     searched(history, toDepth(kShared), alone).moves.front().value);
        }
    }

    void severalThreadsPlayOn_data() { visitsTheSamePositionsEveryTime_data(); }

    void severalThreadsPlayOn()
    {
        QFETCH(int, game);
        SearchSettings settings;
        settings.threads = 3;
        settings.lines = 2;
        const History history = randomGame(static_cast<GameId>(game), 7, 9);
        const SearchOutcome outcome = searched(history, toDepth(9), settings);
        QVERIFY(outcome.depth == 9 || outcome.score().isProven());
        for (std::size_t i = 0; i < std::min<std::size_t>(2, outcome.moves.size()); ++i) {
            AnyPosition position = history.position();
            for (const Move move : outcome.moves[i].line) {
                QVERIFY(position.isLegal(move));
                position.play(move);
            }
        }
    }

    void severalThreadsKeepToTheirNodes()
    {
        constexpr int kThreads = 3;
        for (const std::uint64_t nodes : {1'000U, 20'000U, 200'000U}) {
            SearchBudget budget;
            budget.nodes = nodes;
            SearchSettings settings;
            settings.threads = kThreads;
            const SearchOutcome outcome = searched(History(), budget, settings);
            QVERIFY(outcome.nodes >= nodes);
            QVERIFY2(outcome.nodes <= nodes + 2 * kThreads * SearchControl::kPollInterval,
                     QByteArray::number(static_cast<qulonglong>(outcome.nodes)));
            QVERIFY(History().canPlay(outcome.moves.front().move));
        }
    }

    void keepsToItsNodes()
    {
        for (const std::uint64_t nodes : {1U, 2U, 100U, 5'000U}) {
            SearchBudget budget;
            budget.nodes = nodes;
            const SearchOutcome outcome = searched(History(), budget);
            QVERIFY(outcome.nodes <= nodes);
            QVERIFY(History().canPlay(outcome.moves.front().move));
        }
    }

    void aLineIsPlayable()
    {
        for (const GameId game : allGames()) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const History history = randomGame(game, seed, 10);
                const SearchOutcome outcome = searched(history, toDepth(8));
                QVERIFY(!outcome.moves.front().line.empty());
                QVERIFY(outcome.moves.front().line.front() == outcome.moves.front().move);
                AnyPosition position = history.position();
                for (const Move move : outcome.moves.front().line) {
                    QVERIFY(position.isLegal(move));
                    position.play(move);
                }
            }
        }
    }

    void aStopIsHeeded_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("threads");
        for (const GameId game : allGames()) {
            for (const int threads : {1, 3})
                QTest::addRow("%s on %d threads", std::string(idOf(game)).c_str(), threads)
                    << static_cast<int>(game) << threads;
        }
    }

    void aStopIsHeeded()
    {
        // Counted in positions, because milliseconds depend on the machine. A position takes some microseconds.
        QFETCH(int, game);
        QFETCH(int, threads);
        constexpr std::uint64_t kLooks = 10;
        TranspositionTable table(kTableSize);
        SearchSettings settings;
        settings.threads = threads;
        History(GameSetup(static_cast<GameId>(game))).position().visit([&]<typename P>(const P& root) {
            std::uint64_t asked = 0;
            Search<P> search(table, settings, [&asked] { return ++asked == kLooks; });
            const SearchOutcome outcome = search.run(root, {}, {}, {});
            // Several threads may finish a small game earlier. After a yes the function is not called again.
            QVERIFY(threads == 1 ? asked == kLooks : asked <= kLooks);
            QVERIFY(root.isLegal(outcome.moves.front().move));
            if (threads == 1)
                QVERIFY(outcome.nodes <= kLooks * (SearchControl::kPollInterval + 1)); // the root does not check
        });
    }

    void aStopReachesEveryThread()
    {
        // After a stop a thread searches no more positions than lie between two checks.
        constexpr int kThreads = 4;
        SharedNodes nodes = 0;
        std::atomic<std::uint64_t> atStop = 0;
        std::atomic<bool> isOver = false;
        TranspositionTable table(kTableSize);
        const Stopwatch stopwatch;
        std::vector<std::thread> threads;
        for (int i = 0; i < kThreads; ++i) {
            threads.emplace_back([&] {
                SearchControl control(
                    stopwatch, {}, [&] { return isOver.load(); }, &nodes);
                RootSearch<TogyzqumalaqPosition> search(table, {}, control, TogyzqumalaqPosition(), {}, nullptr);
                search.run(1, {});
                control.publish();
            });
        }
        while (nodes < 50'000)
            std::this_thread::yield();
        isOver = true;
        atStop = nodes.load();
        for (std::thread& thread : threads)
            thread.join();
        QVERIFY(nodes <= atStop + 2 * kThreads * SearchControl::kPollInterval);
    }

    void nothingToSearchWhenTheGameIsOver()
    {
        const History history = fromText("0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,81 -,- s");
        QVERIFY(history.outcome().has_value());
        QVERIFY(searched(history, toDepth(5)).moves.empty());
    }

    void aFinishedGameIsNoEstimate()
    {
        QVERIFY(toScore(winIn(3)) == Score::provenWin(3));
        QVERIFY(toScore(lossIn(4)) == Score::provenLoss(4));
        QVERIFY(toScore(clampedEstimate(1'000'000)).kind() == Score::Kind::Estimate);
        QVERIFY(toScore(clampedEstimate(-1'000'000)).kind() == Score::Kind::Estimate);
    }
};

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
