// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/player_rating.h"

#include "core/ai/levels.h"
#include "core/base/prng.h"
#include "tests/core/ai/engine_player.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <span>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::GameId;

namespace {

double randomPart(Prng& random)
{
    return random.below(1'000'000) / 1'000'000.0;
}

/// What a player of this strength scores against a level, by Elo's formula; four games in a hundred are drawn.
double result(double strength, double level, Prng& random)
{
    const double expected = 1.0 / (1.0 + std::pow(10.0, (level - strength) / 400.0));
    const double number = randomPart(random);
    const double draws = 0.04 * 2.0 * std::min(expected, 1.0 - expected);
    return number < expected - draws / 2.0 ? 1.0 : number < expected + draws / 2.0 ? 0.5 : 0.0;
}

/// The rating of somebody who plays `games` rated games against the levels that the program chooses.
PlayerRating ratingAfter(int games, GameId game, Prng& random, const std::function<double(int level, int played)>& play)
{
    PlayerRating rating;
    for (int i = 0; i < games; ++i) {
        const int level = levelFor(game, rating.value + (random.below(3) - 1.0) * 80.0, randomPart(random));
        const LevelResult played{level, play(level, i)};
        rating = ratingOf(game, std::span(&played, 1), rating);
    }
    return rating;
}

} // namespace

class TestPlayerRating : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The example of Glickman's paper.
    void thePapersExample()
    {
        const PlayerRating before{1500.0, 200.0, 0.06, 0};
        const RatedResult results[] = {{1400.0, 30.0, 1.0}, {1550.0, 100.0, 0.0}, {1700.0, 300.0, 0.0}};
        const PlayerRating after = updated(before, results);
        QVERIFY2(std::abs(after.value - 1464.06) < 0.02, qPrintable(QString::number(after.value)));
        QVERIFY2(std::abs(after.deviation - 151.52) < 0.01, qPrintable(QString::number(after.deviation)));
        QVERIFY2(std::abs(after.volatility - 0.05999) < 0.00001, qPrintable(QString::number(after.volatility, 'f', 6)));
        QCOMPARE(after.games, 3);
    }

    void withoutGamesARatingBecomesLessCertain()
    {
        const PlayerRating after = updated({1500.0, 200.0, 0.06, 0}, {});
        QCOMPARE(after.value, 1500.0);
        QVERIFY(std::abs(after.deviation - 200.2714) < 0.001);
    }

    void aSurprisingResultRaisesTheVolatility()
    {
        const RatedResult surprise{2300.0, 30.0, 1.0};
        const PlayerRating after = updated({1200.0, 60.0, 0.06, 100}, std::span(&surprise, 1));
        QVERIFY(after.volatility > 0.06);
        QVERIFY(after.value > 1200.0);
    }

    void levelsRiseInEveryGameThatHasRatings()
    {
        for (const GameId game : rules::allGames()) {
            const int highest = highestRatedLevel(game);
            QVERIFY(highest <= kLevelCount);
            for (int level = 1; level <= kLevelCount; ++level)
                QCOMPARE(levelRating(game, level).has_value(), level <= highest);
            for (int level = 2; level <= highest; ++level)
                QVERIFY(*levelRating(game, level) > *levelRating(game, level - 1));
        }
        QCOMPARE(highestRatedLevel(GameId::Togyzqumalaq), kLevelCount);
    }

    void theLevelIsOneOfTheTwoAround()
    {
        constexpr auto kGame = GameId::Togyzqumalaq;
        QCOMPARE(levelFor(kGame, 0.0, 0.9), 1);
        QCOMPARE(levelFor(kGame, 5000.0, 0.1), kLevelCount);
        for (int level = 1; level <= kLevelCount; ++level) {
            QCOMPARE(levelFor(kGame, *levelRating(kGame, level), 0.999), level);
            QCOMPARE(nearestLevel(kGame, *levelRating(kGame, level) + 50.0), level);
        }
        const double between = *levelRating(kGame, 4) + 0.25 * (*levelRating(kGame, 5) - *levelRating(kGame, 4));
        Prng random(5);
        int higher = 0;
        for (int i = 0; i < 1000; ++i)
            higher += levelFor(kGame, between, randomPart(random)) == 5 ? 1 : 0;
        QVERIFY2(higher > 200 && higher < 300, qPrintable(QString::number(higher)));
    }

    void levelsWithoutARatingDoNotCount()
    {
        const LevelResult games[] = {{9, 1.0}, {3, 0.0}};
        QCOMPARE(ratingOf(GameId::Kalah, games).games, 1);
        QCOMPARE(ratingOf(GameId::Congkak, games).games, 0);
    }

    void theIntervalHasTheStrength_data()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<int>("games");
        QTest::addColumn<double>("gain"); ///< during all the games
        for (const int games : {kFewestRatedGames, 30, 100, 300})
            QTest::addRow("after %d games", games) << GameId::Togyzqumalaq << games << 0.0;
        QTest::newRow("of somebody who improves by 300 in 300 games") << GameId::Togyzqumalaq << 300 << 300.0;
        QTest::newRow("Toguz korgool") << GameId::Toguzkorgool << 30 << 0.0;
        QTest::newRow("Bestemshe") << GameId::Bestemshe << 30 << 0.0;
        QTest::newRow("Oware") << GameId::Oware << 30 << 0.0;
        QTest::newRow("Kalah") << GameId::Kalah << 30 << 0.0;
        QTest::newRow("Turkish Mangala") << GameId::MangalaTurkish << 30 << 0.0;
    }
    /// The person is a player as strong as one of the levels.
    void theIntervalHasTheStrength()
    {
        QFETCH(GameId, game);
        QFETCH(int, games);
        QFETCH(double, gain);
        constexpr int kRuns = 1000;
        const int highest = highestRatedLevel(game);
        int inside = 0;
        double width = 0.0;
        for (int run = 0; run < kRuns; ++run) {
            Prng random = Prng::forStream(2026, static_cast<std::uint64_t>(run));
            const double atEnd = *levelRating(game, 1 + run % highest);
            const PlayerRating rating = ratingAfter(games, game, random, [&](int level, int played) {
                const double now = atEnd - gain * (games - played) / games;
                return result(now, *levelRating(game, level), random);
            });
            inside += rating.lowerBound() <= atEnd && atEnd <= rating.upperBound() ? 1 : 0;
            width += rating.deviation / kRuns;
        }
        qInfo("%d of %d, deviation %.0f", inside, kRuns, width);
        QVERIFY2(inside * 100 >= kRuns * 95, qPrintable(QStringLiteral("%1 of %2").arg(inside).arg(kRuns)));
    }

    /// The same with real games of 20 people; of more with QUMALAQ_RATED_RUNS.
    void realLevelsGetTheirOwnRating()
    {
        constexpr int kFewest = 20;
        const int runs = std::max(kFewest, qEnvironmentVariableIntValue("QUMALAQ_RATED_RUNS"));
        constexpr auto kGame = GameId::Togyzqumalaq;
        constexpr int kGames = kFewestRatedGames;
        constexpr int kStrongest = 6;
        constexpr std::uint64_t kSeed = 2026; // another seed may be the one time in twenty
        int inside = 0;
        double error = 0.0;
        for (int run = 0; run < runs; ++run) {
            Prng random = Prng::forStream(kSeed, static_cast<std::uint64_t>(run));
            const int own = 1 + run % kStrongest;
            const PlayerRating rating = ratingAfter(kGames, kGame, random, [&](int level, int played) {
                EnginePlayer person(own, random());
                EnginePlayer opponent(level, random());
                const auto side = played % 2 == 0 ? rules::Side::South : rules::Side::North;
                rules::History history{rules::GameSetup(kGame)};
                while (!history.outcome())
                    history.play((history.position().sideToMove() == side ? person : opponent)(history));
                const auto winner = history.outcome()->winner;
                return !winner ? 0.5 : *winner == side ? 1.0 : 0.0;
            });
            const double truth = *levelRating(kGame, own);
            inside += rating.lowerBound() <= truth && truth <= rating.upperBound() ? 1 : 0;
            error += (rating.value - truth) / runs;
            qInfo("level %d: %.0f, deviation %.0f, truth %.0f", own, rating.value, rating.deviation, truth);
        }
        qInfo("%d of %d, mean error %.0f", inside, runs, error);
        QVERIFY(inside * 100 >= runs * 95);
    }
};

QTEST_GUILESS_MAIN(TestPlayerRating)
#include "tst_player_rating.moc"
