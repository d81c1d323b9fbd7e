// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/base/prng.h"

#include <QTest>

#include <functional>
#include <set>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

namespace {

using Player = std::function<Move(const History&)>;

/// Takes what it can get at once and sees nothing else: a child's play.
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

/// A level, held to a number of nodes so that the tests neither wait nor depend on the machine.
class LevelPlayer {
public:
    LevelPlayer(int level, std::uint64_t seed, std::optional<std::uint64_t> nodes = std::nullopt)
    {
        m_engine.setHashSize(1);
        m_engine.setSeed(seed);
        m_limits.level = level;
        m_limits.nodes = nodes;
    }

    Move operator()(const History& history)
    {
        m_engine.setPosition(history);
        m_engine.go(m_limits);
        m_engine.waitUntilIdle();
        return *m_best;
    }

private:
    Limits m_limits;
    std::optional<Move> m_best;
    Engine m_engine{{{}, [this](const SearchResult& result) { m_best = result.best; }}};
};

/// Half points of the first player: 2 for a win, 1 for a draw.
int playedOut(const Player& first, const Player& second, bool firstIsSouth, std::uint64_t opening)
{
    History history;
    Prng random(opening);
    for (int ply = 0; ply < 4; ++ply) {
        const MoveList moves = history.position().legalMoves();
        history.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
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
        const int points = against(1, {}, 40);
        QVERIFY2(points < 32, qPrintable(QStringLiteral("%1 half points of 80").arg(points)));
    }

    void theFourthBeatsAChild()
    {
        const int points = against(4, {}, 40);
        QVERIFY2(points > 48, qPrintable(QStringLiteral("%1 half points of 80").arg(points)));
    }

    void eachBeatsTheOneTwoBelow_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("nodes");
        QTest::newRow("3 against 1") << 3 << 40 << 0;
        QTest::newRow("4 against 2") << 4 << 40 << 0;
        QTest::newRow("5 against 3") << 5 << 40 << 0;
        // The upper ones, held to a fraction of what they may look at, and the lower ones in proportion.
        QTest::newRow("6 against 4") << 6 << 20 << 10'000;
        QTest::newRow("7 against 5") << 7 << 16 << 20'000;
        QTest::newRow("8 against 6") << 8 << 16 << 30'000;
    }

    void eachBeatsTheOneTwoBelow()
    {
        QFETCH(int, level);
        QFETCH(int, games);
        QFETCH(int, nodes);
        const auto limit = nodes > 0 ? std::optional<std::uint64_t>(nodes) : std::nullopt;
        const auto lower = nodes > 0 ? std::optional<std::uint64_t>(nodes / 6) : std::nullopt;
        LevelPlayer opponent(level - 2, 77, lower);
        const int points = against(level, std::ref(opponent), games, limit);
        QVERIFY2(points > games, qPrintable(QStringLiteral("%1 half points of %2").arg(points).arg(2 * games)));
    }

    void aLowLevelIsNotAbsurd()
    {
        // It errs by what its level says and not by more, unless it overlooks a move.
        LevelSpec spec;
        spec.depth = 1;
        spec.misjudgement = 300;
        const std::vector<RootMove> moves = {{{{Side::South, 1}}, 2'000, {}},
                                             {{{Side::South, 2}}, 1'700, {}},
                                             {{{Side::South, 3}}, 1'300, {}},
                                             {{{Side::South, 4}}, -500, {}}};
        std::set<std::size_t> chosen;
        for (std::uint64_t seed = 0; seed < 2'000; ++seed)
            chosen.insert(choiceOf(spec, moves, seed));
        QVERIFY(chosen == (std::set<std::size_t>{0, 1}));
    }

    void whoOverlooksEverythingStillMoves()
    {
        LevelSpec spec;
        spec.overlooked = 1'000;
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

    void levelsRise()
    {
        for (int level = 2; level <= kLevelCount; ++level) {
            QVERIFY(levelSpec(level).depth >= levelSpec(level - 1).depth);
            QVERIFY(levelSpec(level).misjudgement <= levelSpec(level - 1).misjudgement);
            QVERIFY(levelSpec(level).overlooked <= levelSpec(level - 1).overlooked);
        }
    }

private:
    /// Half points of a level against an opponent (greedy if there is none), each opening from both sides.
    static int against(int level, Player opponent, int games, std::optional<std::uint64_t> nodes = std::nullopt)
    {
        constexpr std::uint64_t kSeed = 20'261'121;
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
        if (!opponent)
            opponent = greedyMove;
        int points = 0;
        for (int game = 0; game < games; ++game) {
            LevelPlayer player(level, kSeed + static_cast<std::uint64_t>(game), nodes);
            points +=
                playedOut(std::ref(player), opponent, game % 2 == 0, kSeed + static_cast<std::uint64_t>(game / 2));
        }
        qInfo("level %d: %d half points in %d games", level, points, games);
        return points;
    }
};

QTEST_APPLESS_MAIN(TestLevels)
#include "tst_levels.moc"
