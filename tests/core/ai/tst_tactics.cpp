// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions with one right answer that the shipped engine, with network, endgame table and all reductions, must find
// within a number of nodes. Plain alpha-beta with the hand-made evaluation verifies the answer here.
#include "core/ai/engine.h"
#include "core/ai/evaluation.h"
#include "core/ai/search_values.h"
#include "core/base/prng.h"
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

namespace {

/// The right move is better than any other by at least this many hundredths of a stone.
constexpr Value kClearly = 400;

template <GamePosition P>
Value counted(const P& position, int depth, int ply, Value alpha, Value beta)
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
        const P child = played(position, move);
        const bool sameSide = child.sideToMove() == position.sideToMove();
        const Value value = sameSide ? counted(child, depth - 1, ply + 1, alpha, beta)
                                     : -counted(child, depth - 1, ply + 1, -beta, -alpha);
        best = std::max(best, value);
        alpha = std::max(alpha, value);
        if (alpha >= beta)
            break;
    }
    return best;
}

struct Ranked {
    Value value = 0;
    Move move;
};

/// All moves with their values for the mover, best first.
std::vector<Ranked> ranked(const History& history, int depth)
{
    return history.position().visit([depth](const auto& position) {
        std::vector<Ranked> moves;
        for (const Move move : position.legalMoves()) {
            const auto child = played(position, move);
            const bool sameSide = child.sideToMove() == position.sideToMove();
            const Value value = counted(child, depth - 1, 1, -kInfinity, kInfinity);
            moves.push_back({sameSide ? value : -value, move});
        }
        std::stable_sort(moves.begin(), moves.end(),
                         [](const Ranked& a, const Ranked& b) { return a.value > b.value; });
        return moves;
    });
}

History gameFrom(const QByteArray& game, const QByteArray& text)
{
    const GameSetup setup(*gameById(game.toStdString()));
    return History(setup, positionOf(text, setup));
}

/// The engine's answer after this many nodes.
SearchResult answered(const History& history, std::uint64_t nodes)
{
    SearchResult answer;
    Engine engine({{}, [&answer](const SearchResult& result) { answer = result; }});
    engine.setPosition(history);
    Limits limits;
    limits.nodes = nodes;
    engine.go(limits);
    engine.waitUntilIdle();
    return answer;
}

} // namespace

class TestTactics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheForcedWin_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("plies");
        const auto row = [](const char* game, const char* position, int plies) {
            QTest::addRow("%s, %s", game, position) << QByteArray(game) << QByteArray(position) << plies;
        };
        row("togyzqumalaq", "0,6,7,3,1,2,0,6,1/0,0,1,9,1,0,0,0,1 69,55 1,7 s", 5);
        row("togyzqumalaq", "0,1,1,3,1,3,4,12,4/1,1,1,2,4,2,0,2,1 77,42 7,1 s", 5);
        row("togyzqumalaq", "2,0,1,0,1,12,19,2,0/0,5,2,2,1,0,0,1,10 25,79 6,2 n", 5);
        row("togyzqumalaq", "1,6,0,1,3,0,1,2,8/1,1,7,0,8,0,5,0,0 74,44 8,6 s", 7);
        row("togyzqumalaq", "0,1,2,1,1,2,4,4,0/0,0,3,2,4,0,3,3,1 77,54 2,1 s", 7);
        row("togyzqumalaq", "0,1,1,3,1,3,1,13,5/0,1,1,2,4,2,0,2,0 79,43 7,1 s", 7);
        row("togyzqumalaq", "0,4,1,1,3,5,3,2,3/1,0,1,1,4,7,3,2,2 76,43 2,1 s", 7);
        row("togyzqumalaq", "0,0,6,3,0,8,1,2,1/0,0,4,5,6,2,0,1,1 74,48 7,2 s", 7);
        row("congkak", "0,0,2,0,0,1,1/3,1,0,0,0,0,0 69,21 - s", 7);
        row("congkak", "0,1,1,0,0,0,0/0,1,0,1,1,1,1 21,70 - n", 7);
        row("congkak", "1,1,0,0,0,0,0/0,0,1,1,1,1,2 31,59 - n", 7);
    }
    void findsTheForcedWin()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, position);
        QFETCH(int, plies);
        const History history = gameFrom(game, position);
        const std::vector<Ranked> truth = ranked(history, plies);
        QCOMPARE(truth[0].value, winIn(plies));
        QVERIFY2(!isWin(truth[1].value), "no other move wins so soon");
        const SearchResult answer = answered(history, 100'000);
        QCOMPARE(answer.score.kind(), Score::Kind::ProvenWin);
        QVERIFY(answer.score.plies() >= plies);
    }

    void findsTheOnlyDefence_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("pit");
        const auto row = [](const char* game, const char* position, int pit) {
            QTest::addRow("%s, %s", game, position) << QByteArray(game) << QByteArray(position) << pit;
        };
        row("togyzqumalaq", "1,0,3,5,1,1,1,4,1/0,1,2,11,2,1,1,1,2 77,47 1,2 n", 2);
        row("togyzqumalaq", "0,2,0,5,1,1,9,7,3/6,1,3,9,6,0,0,1,3 74,31 7,1 n", 5);
        row("togyzqumalaq", "0,5,3,5,0,3,4,1,1/5,1,0,5,6,1,1,1,3 75,42 3,1 n", 1);
        row("togyzqumalaq", "0,0,0,4,0,1,0,0,1/0,0,0,0,0,2,0,1,4 69,80 1,7 s", 4);
        row("togyzqumalaq", "0,1,2,2,4,5,3,1,4/1,0,1,1,4,7,3,1,3 76,43 2,1 n", 3);
        row("togyzqumalaq", "3,1,0,4,0,1,1,4,1/2,5,1,2,5,2,0,3,1 79,47 7,3 n", 1);
        row("congkak", "5,1,0,1,0,0,0/0,1,0,2,0,0,0 20,68 - s", 4);
        row("congkak", "3,1,0,1,0,0,0/1,1,2,1,0,0,0 29,59 - s", 4);
        row("congkak", "1,0,1,0,0,1,0/3,1,0,0,0,0,1 70,20 - n", 7);
    }
    void findsTheOnlyDefence()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, position);
        QFETCH(int, pit);
        const History history = gameFrom(game, position);
        const std::vector<Ranked> truth = ranked(history, 7);
        QCOMPARE(int{truth[0].move.from.number}, pit);
        QVERIFY(!isLoss(truth[0].value));
        QVERIFY2(isLoss(truth[1].value), "every other move loses");
        QCOMPARE(int{answered(history, 20'000).best->from.number}, pit);
    }

    void makesTheTuzdyk_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("pit");
        const auto row = [](const char* position, int pit) { QTest::newRow(position) << QByteArray(position) << pit; };
        row("5,2,15,5,15,15,4,0,1/12,12,12,2,0,11,1,2,2 16,30 -,- s", 3);
        row("13,1,10,10,10,1,2,2,13/12,3,13,13,13,0,11,11,1 13,10 6,- n", 4);
        row("12,11,11,2,12,2,2,13,0/2,12,12,0,11,1,2,1,12 22,22 -,- s", 5);
        row("1,3,1,2,1,1,3,25,2/0,0,2,5,9,2,8,2,1 48,46 -,- n", 5);
        row("2,1,1,4,2,1,14,1,3/0,0,0,1,0,0,2,1,1 62,66 6,- n", 9);
        row("3,4,4,2,4,9,4,4,10/3,1,1,3,2,21,1,2,22 34,28 -,- s", 6);
        row("1,2,1,1,7,0,2,2,2/1,2,3,2,2,3,2,9,0 66,54 -,6 s", 5);
    }
    void makesTheTuzdyk()
    {
        QFETCH(QByteArray, position);
        QFETCH(int, pit);
        const History history = gameFrom("togyzqumalaq", position);
        const std::vector<Ranked> truth = ranked(history, 5);
        QCOMPARE(int{truth[0].move.from.number}, pit);
        QVERIFY(truth[0].value - truth[1].value >= kClearly);
        AnyPosition after = history.position();
        after.play(truth[0].move);
        QVERIFY(after.board().tuzdyks != history.position().board().tuzdyks);
        QCOMPARE(int{answered(history, 50'000).best->from.number}, pit);
    }

    void prefersWhatIsBetterThanTheLargestCapture_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("pit");
        const auto row = [](const char* game, const char* position, int pit) {
            QTest::addRow("%s, %s", game, position) << QByteArray(game) << QByteArray(position) << pit;
        };
        row("togyzqumalaq", "9,0,4,1,1,8,0,4,1/0,4,0,6,0,0,10,0,1 63,50 1,- s", 1);
        row("togyzqumalaq", "3,0,8,3,1,6,4,9,4/2,2,2,3,3,23,7,8,4 36,34 -,2 n", 6);
        row("togyzqumalaq", "14,1,14,3,15,14,0,2,2/1,3,13,0,4,1,2,5,3 38,27 -,7 s", 3);
        row("togyzqumalaq", "7,2,1,2,2,0,4,0,17/0,2,1,7,1,0,2,1,1 58,54 6,- s", 1);
        row("togyzqumalaq", "0,8,0,8,2,9,1,2,1/1,9,1,5,1,0,2,2,14 60,36 -,1 n", 1);
        row("togyzqumalaq", "3,3,2,1,14,14,14,13,4/13,3,13,1,12,2,0,3,12 25,10 7,- n", 9);
        row("togyzqumalaq", "7,2,1,2,2,0,1,1,18/1,1,2,7,1,0,2,1,1 58,54 6,- s", 1);
        row("congkak", "2,6,17,0,5,16,0/4,0,4,3,2,4,1 14,20 - s", 5);
        row("congkak", "0,12,2,0,19,6,0/3,1,4,8,4,1,1 25,12 - n", 5);
        row("congkak", "4,0,1,10,4,0,1/3,0,3,2,3,0,7 40,20 - s", 1);
        row("congkak", "2,2,0,2,0,1,0/1,3,21,11,0,2,0 32,21 - n", 1);
    }
    void prefersWhatIsBetterThanTheLargestCapture()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, position);
        QFETCH(int, pit);
        const History history = gameFrom(game, position);
        const std::vector<Ranked> truth = ranked(history, 6);
        QCOMPARE(int{truth[0].move.from.number}, pit);
        QVERIFY(truth[0].value - truth[1].value >= kClearly);
        const std::size_t mover = indexOf(history.position().sideToMove());
        const auto gainOf = [&](const Ranked& candidate) {
            AnyPosition after = history.position();
            after.play(candidate.move);
            return int{after.board().stores[mover]} - int{history.position().board().stores[mover]};
        };
        QVERIFY(std::any_of(truth.begin() + 1, truth.end(),
                            [&](const Ranked& other) { return gainOf(other) > gainOf(truth[0]); }));
        QCOMPARE(int{answered(history, 100'000).best->from.number}, pit);
    }

    void knowsHowEndingsEnd_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("Togyzqumalaq") << QByteArray("togyzqumalaq");
        QTest::newRow("a relative, without table and network") << QByteArray("toguzkorgool");
    }
    void knowsHowEndingsEnd()
    {
        // The engine must prove any result that is decided within seven plies.
        QFETCH(QByteArray, game);
        Prng random(20'262);
        int wins = 0;
        int losses = 0;
        for (int i = 0; i < 600; ++i) {
            BoardState board;
            int stones = 7 + static_cast<int>(random.below(6)); // more than the table knows
            const std::size_t nearer = random.below(2);
            board.stores[nearer] = static_cast<std::uint16_t>(78 + random.below(4));
            board.stores[1 - nearer] = static_cast<std::uint16_t>(162 - stones - board.stores[nearer]);
            for (; stones > 0; --stones) {
                const Side row = random.below(2) == 0 ? Side::South : Side::North;
                ++board.at(Pit{row, static_cast<std::uint8_t>(1 + random.below(9))});
            }
            const auto position = TogyzqumalaqPosition::fromBoard(board, TogyzEnd::Majority);
            if (position.outcome())
                continue;
            const GameSetup setup(*gameById(game.toStdString()));
            const auto text = notation::toText(AnyPosition(position));
            const History history = gameFrom(game, QByteArray::fromStdString(text));
            const Value truth = ranked(history, 7).front().value;
            if (!isWin(truth) && !isLoss(truth))
                continue;
            ++(isWin(truth) ? wins : losses);
            const Score score = answered(history, 50'000).score;
            QVERIFY2(score.kind() == (isWin(truth) ? Score::Kind::ProvenWin : Score::Kind::ProvenLoss), text.c_str());
        }
        QVERIFY2(wins > 30 && losses > 10, qPrintable(QStringLiteral("%1 and %2").arg(wins).arg(losses)));
    }
};

QTEST_GUILESS_MAIN(TestTactics)
#include "tst_tactics.moc"
