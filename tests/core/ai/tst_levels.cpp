// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/base/prng.h"
#include "tests/core/ai/engine_player.h"
#include "tests/random_move.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

namespace {

using Player = std::function<Move(const History&)>;

/// Plays the largest immediate capture.
Move greedyMove(const History& history)
{
    const AnyPosition& position = history.position();
    const std::size_t mover = indexOf(position.sideToMove());
    const auto lead = [mover](const AnyPosition& of) {
        const BoardState board = of.board();
        return int{board.stores[mover]} - int{board.stores[1 - mover]};
    };
    std::optional<Move> best;
    int most = 0;
    for (const Move move : position.legalMoves()) {
        AnyPosition after = position;
        after.play(move);
        if (const int gain = lead(after); !best || gain > most) {
            best = move;
            most = gain;
        }
    }
    return *best;
}

void everyGame()
{
    QTest::addColumn<GameId>("game");
    for (const GameId game : allGames())
        QTest::newRow(idOf(game).data()) << game;
}

/// Twice the points of the first player: 2 for a win, 1 for a draw.
int playedOut(const Player& first, const Player& second, bool firstIsSouth, std::uint64_t opening)
{
    History history;
    Prng random(opening);
    for (int ply = 0; ply < 4; ++ply) {
        history.play(randomMove(history.position(), random));
    }
    const Side firstSide = firstIsSouth ? Side::South : Side::North;
    while (!history.outcome())
        history.play((history.position().sideToMove() == firstSide ? first : second)(history));
    const auto winner = history.outcome()->winner;
    return !winner ? 1 : (*winner == firstSide ? 2 : 0);
}

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChildCanBeatTheFirst()
    {
        const int points = against(1, {}, 60);
        QVERIFY2(points < 52, qPrintable(QStringLiteral("%1 half points of 120").arg(points)));
    }

    void theFourthBeatsAChild()
    {
        const int points = against(4, {}, 30);
        QVERIFY2(points > 48, qPrintable(QStringLiteral("%1 half points of 60").arg(points)));
    }

    void eachBeatsTheOneTwoBelow_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("nodes");
        QTest::newRow("3 against 1") << 3 << 40 << 0;
        QTest::newRow("4 against 2") << 4 << 40 << 0;
        QTest::newRow("5 against 3") << 5 << 40 << 0;
        QTest::newRow("6 against 4") << 6 << 30 << 0;
        QTest::newRow("7 against 5") << 7 << 24 << 0;
        // The upper levels search a fraction of their nodes, and the lower ones in proportion.
        QTest::newRow("8 against 6") << 8 << 20 << 10'000;
        QTest::newRow("9 against 7") << 9 << 16 << 20'000;
        QTest::newRow("10 against 8") << 10 << 16 << 30'000;
    }

    void eachBeatsTheOneTwoBelow()
    {
        QFETCH(int, level);
        QFETCH(int, games);
        QFETCH(int, nodes);
        const auto limit = nodes > 0 ? std::optional<std::uint64_t>(nodes) : std::nullopt;
        const auto lower = nodes > 0 ? std::optional<std::uint64_t>(nodes / 8) : std::nullopt;
        EnginePlayer opponent(level - 2, 77, lower);
        const int points = against(level, std::ref(opponent), games, limit);
        QVERIFY2(points > games, qPrintable(QStringLiteral("%1 half points of %2").arg(points).arg(2 * games)));
    }

    void aLowLevelIsNotAbsurd()
    {
        // It errs by no more than its level allows, unless it overlooks a move.
        LevelSpec spec;
        spec.depth = 1;
        spec.evaluationNoise = 300;
        QVERIFY(chosenBy(spec) == (std::set<std::size_t>{0, 1}));
    }

    void whoOverlooksDoesNotGiveAwayMoreThanItsWorstError()
    {
        LevelSpec spec;
        spec.missedPermille = 500;
        QVERIFY(chosenBy(spec) == (std::set<std::size_t>{0, 1, 2, 3}));
        spec.maxLoss = 700;
        QVERIFY(chosenBy(spec) == (std::set<std::size_t>{0, 1, 2}));
        spec.maxLoss = 699;
        QVERIFY(chosenBy(spec) == (std::set<std::size_t>{0, 1}));
        spec.evaluationNoise = 5'000;
        QVERIFY(chosenBy(spec) == (std::set<std::size_t>{0, 1}));
    }

    void whoOverlooksEverythingStillMoves()
    {
        LevelSpec spec;
        spec.missedPermille = 1'000;
        const std::vector<RootMove> moves = {{{{Side::South, 1}}, 20, {}}, {{{Side::South, 2}}, 10, {}}};
        QCOMPARE(choiceOf(spec, moves, 5), 0U);
    }

    void whoNeverErrsPlaysTheBest()
    {
        const LevelSpec spec;
        const std::vector<RootMove> moves = {{{{Side::South, 1}}, 20, {}}, {{{Side::South, 2}}, 10, {}}};
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            QCOMPARE(choiceOf(spec, moves, seed), 0U);
    }

    void levelsRise_data() { everyGame(); }

    void levelsRise()
    {
        QFETCH(GameId, game);
        for (int level = 2; level <= kLevelCount; ++level) {
            const LevelSpec& below = levelSpec(level - 1, game);
            const LevelSpec& spec = levelSpec(level, game);
            QVERIFY(spec.depth >= below.depth);
            QVERIFY(spec.evaluationNoise <= below.evaluationNoise);
            QVERIFY(spec.missedPermille <= below.missedPermille);
            QVERIFY(spec.maxLoss <= below.maxLoss || !spec.isFallible());
            QVERIFY(spec.isFallible() || below.isFallible() || spec.nodes > below.nodes || spec.moveTime);
        }
        QVERIFY(!levelSpec(kLevelCount, game).isFallible());
        QCOMPARE(levelSpec(kLevelCount, game).nodes, 0U);
    }

    void whoSeesFarGivesLittleAway_data() { everyGame(); }

    void whoSeesFarGivesLittleAway()
    {
        QFETCH(GameId, game);
        // In hundredths of a stone.
        for (int level = 1; level <= kLevelCount; ++level) {
            const LevelSpec& spec = levelSpec(level, game);
            QVERIFY(!spec.isFallible() || spec.maxLoss < 2'000);
            QVERIFY(!spec.isFallible() || spec.depth < 5 || spec.maxLoss <= 400);
        }
    }

    void aLevelVariesByOneFromGameToGame()
    {
        constexpr std::uint64_t kSeed = 20'000;
        constexpr int kGames = 3'000;
        for (int level = 1; level <= kLevelCount; ++level) {
            std::map<int, int> games;
            for (std::uint64_t game = 0; game < kGames; ++game)
                ++games[dailyVariation(level, kSeed + game)];
            // A third each; without a neighbour that third is the level's own. The strongest never varies.
            std::map<int, int> thirds;
            for (const int neighbour : {level - 1, level, level + 1})
                ++thirds[level == kLevelCount ? level : std::clamp(neighbour, 1, kLevelCount - 1)];
            QCOMPARE(games.size(), thirds.size());
            for (const auto& [played, count] : thirds)
                QVERIFY2(std::abs(games[played] - count * kGames / 3) < kGames / 20,
                         qPrintable(QString::number(level)));
        }
    }

    void theVariationIsTheSameOnEveryMachine()
    {
        std::vector<int> levels;
        for (std::uint64_t game = 0; game < 12; ++game)
            levels.push_back(dailyVariation(5, game));
        QCOMPARE(levels, (std::vector<int>{5, 6, 5, 4, 5, 6, 6, 4, 5, 5, 5, 4}));
    }

    void theVariationLastsAGame()
    {
        // Only a new game or a new seed changes it.
        std::vector<std::optional<Move>> moves;
        Engine engine({{}, [&](const SearchResult& result) { moves.push_back(result.best); }});
        Limits limits;
        limits.level = 2;
        engine.setSeed(11);
        for (int again = 0; again < 3; ++again) {
            engine.go(limits);
            engine.waitUntilIdle();
        }
        engine.newGame();
        engine.setSeed(11);
        engine.go(limits);
        engine.waitUntilIdle();
        QCOMPARE(moves.size(), 4U);
        QVERIFY(std::all_of(moves.begin(), moves.end(), [&](const auto& move) { return move == moves.front(); }));
        // The choice changes between games.
        for (int game = 0; game < 40; ++game) {
            engine.newGame();
            engine.go(limits);
            engine.waitUntilIdle();
        }
        QVERIFY(std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return move != moves.front(); }));
    }

    void openingsVaryByTheSeed_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("nodes");
        QTest::newRow("level 3") << 3 << 0;
        QTest::newRow("level 5") << 5 << 0;
        QTest::newRow("level 7") << 7 << 0;
        QTest::newRow("level 8") << 8 << 0;
        QTest::newRow("level 9") << 9 << 2'000;
        QTest::newRow("level 10") << 10 << 5'000;
        QTest::newRow("level 10, looking further") << 10 << 20'000;
    }

    void openingsVaryByTheSeed()
    {
        QFETCH(int, level);
        QFETCH(int, nodes);
        const auto limit = nodes > 0 ? std::optional<std::uint64_t>(nodes) : std::nullopt;
        std::set<std::vector<Move>> openings;
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            openings.insert(openingOf(level, seed, limit));
        QVERIFY2(openings.size() >= 6, qPrintable(QString::number(openings.size())));
        QVERIFY(openingOf(level, 3, limit) == openingOf(level, 3, limit));
    }

    void withoutASeedTheStrongestAlwaysPlaysTheSame()
    {
        const auto opening = openingOf(kLevelCount, std::nullopt, 2'000);
        for (int again = 0; again < 3; ++again)
            QVERIFY(openingOf(kLevelCount, std::nullopt, 2'000) == opening);
    }

    void aSeedChangesNothingButOpenings_data()
    {
        QTest::addColumn<int>("plies");
        QTest::addColumn<bool>("isLevel");
        QTest::addColumn<int>("lines");
        QTest::newRow("a search without a level") << 0 << false << 1;
        QTest::newRow("several lines") << 0 << true << 3;
        QTest::newRow("a move after the opening") << static_cast<int>(kOpeningPlies) << true << 1;
    }

    void aSeedChangesNothingButOpenings()
    {
        QFETCH(int, plies);
        QFETCH(bool, isLevel);
        QFETCH(int, lines);
        History history;
        for (int ply = 0; ply < plies; ++ply)
            history.play(greedyMove(history));
        Limits limits;
        limits.nodes = 3'000;
        limits.lines = lines;
        if (isLevel)
            limits.level = kLevelCount;
        std::set<std::pair<Move, std::uint64_t>> found;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Engine engine({{}, [&](const SearchResult& result) { found.insert({*result.best, result.nodes}); }});
            engine.setSeed(seed);
            engine.setPosition(history);
            engine.go(limits);
            engine.waitUntilIdle();
        }
        QCOMPARE(found.size(), 1U);
    }

    void aMiddleLevelOpensLikePeople()
    {
        // 45 of 80 games in resources/openings begin with pit 7, 18 with pit 4; nobody begins with pit 1.
        std::map<int, int> first;
        for (std::uint64_t seed = 1; seed <= 400; ++seed)
            ++first[openingOf(5, seed, std::nullopt, 1).front().from.number];
        QVERIFY2(first[7] > 185 && first[7] < 265, qPrintable(QString::number(first[7])));
        QVERIFY2(first[4] > 55 && first[4] < 125, qPrintable(QString::number(first[4])));
        QCOMPARE(first[1], 0);
    }

    void theEightOfOnceAreStillThere()
    {
        QCOMPARE(levelFromEight(1), 1);
        QCOMPARE(levelFromEight(8), kLevelCount);
        for (int level = 2; level <= 8; ++level)
            QVERIFY(levelFromEight(level) > levelFromEight(level - 1));
    }

private:
    /// The first moves of a level against itself.
    static std::vector<Move> openingOf(int level, std::optional<std::uint64_t> seed, std::optional<std::uint64_t> nodes,
                                       std::size_t plies = kOpeningPlies)
    {
        EnginePlayer player(level, seed, nodes);
        History history;
        std::vector<Move> moves;
        while (moves.size() < plies) {
            moves.push_back(player(history));
            history.play(moves.back());
        }
        return moves;
    }

    /// All choices of a level between four moves worth 20, 17, 13 and −5 stones.
    static std::set<std::size_t> chosenBy(const LevelSpec& spec)
    {
        const std::vector<RootMove> moves = {{{{Side::South, 1}}, 2'000, {}},
                                             {{{Side::South, 2}}, 1'700, {}},
                                             {{{Side::South, 3}}, 1'300, {}},
                                             {{{Side::South, 4}}, -500, {}}};
        std::set<std::size_t> chosen;
        for (std::uint64_t seed = 0; seed < 2'000; ++seed)
            chosen.insert(choiceOf(spec, moves, seed));
        return chosen;
    }

    /// Twice the points of a level against an opponent (greedy by default), playing each opening from both sides.
    static int against(int level, Player opponent, int games, std::optional<std::uint64_t> nodes = std::nullopt)
    {
        constexpr std::uint64_t kSeed = 20'261'121;
        if (!opponent)
            opponent = greedyMove;
        int points = 0;
        for (int game = 0; game < games; ++game) {
            EnginePlayer player(level, kSeed + static_cast<std::uint64_t>(game), nodes);
            points +=
                playedOut(std::ref(player), opponent, game % 2 == 0, kSeed + static_cast<std::uint64_t>(game / 2));
        }
        qInfo("level %d: %d half points in %d games", level, points, games);
        return points;
    }
};

QTEST_APPLESS_MAIN(TestLevels)
#include "tst_levels.moc"
