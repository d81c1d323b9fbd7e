// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/error_report.h"
#include "app/workshop/tournament.h"

#include <QTest>

#include <cmath>

using namespace qumalaq;
using workshop::makePlayer;
using workshop::Pairing;
using workshop::PairScore;
using workshop::ratingsOf;
using workshop::TournamentPlan;

namespace {

PairScore scoreOf(int wins, int draws, int losses)
{
    PairScore score;
    score.wins = wins;
    score.draws = draws;
    score.losses = losses;
    return score;
}

} // namespace

class TestTournament : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlayerMeetsEveryOther()
    {
        TournamentPlan plan;
        plan.players = {"random", "greedy", "depth:1"};
        plan.match.pairs = 4;
        plan.farPairs = 2;
        std::vector<std::pair<std::size_t, std::size_t>> reported;
        const auto pairings = workshop::runTournament(
            plan, [&](const Pairing& pairing) { reported.emplace_back(pairing.upper, pairing.lower); });
        QVERIFY(pairings.has_value());
        QVERIFY(reported == (std::vector<std::pair<std::size_t, std::size_t>>{{1, 0}, {2, 1}, {2, 0}}));
        QCOMPARE((*pairings)[0].score.games(), 8);
        QCOMPARE((*pairings)[2].score.games(), 4);
        QVERIFY((*pairings)[0].score.share() > 0.5);
    }

    void threadsChangeNothing()
    {
        TournamentPlan plan;
        plan.players = {"random", "greedy", "level:1"};
        plan.match.pairs = 3;
        const auto one = workshop::runTournament(plan, nullptr);
        plan.threads = 3;
        const auto three = workshop::runTournament(plan, nullptr);
        QVERIFY(one && three);
        for (std::size_t i = 0; i < one->size(); ++i)
            QCOMPARE((*three)[i].score.pairs, (*one)[i].score.pairs);
    }

    void strangersDoNotMeet()
    {
        TournamentPlan plan;
        plan.players = {"random", "random", "random"};
        plan.match.pairs = 1;
        plan.farPairs = 0;
        QCOMPARE(workshop::runTournament(plan, nullptr)->size(), 2U);
        plan.players[1] = "genius";
        const auto refused = workshop::runTournament(plan, nullptr);
        QVERIFY(!refused);
        QCOMPARE(refused.error().found, std::string("genius"));
    }

    void ratingsTellTheScores()
    {
        // 75 % is 191 Elo; two such steps, and a direct score that agrees: 90 %.
        const std::vector<Pairing> pairings = {
            {1, 0, scoreOf(7'500, 0, 2'500)}, {2, 1, scoreOf(7'000, 1'000, 2'000)}, {2, 0, scoreOf(9'000, 0, 1'000)}};
        const auto ratings = ratingsOf(3, pairings);
        QCOMPARE(ratings[0].elo, 0.0);
        QCOMPARE(ratings[0].error, 0.0);
        QVERIFY2(std::abs(ratings[1].elo - 190.8) < 1.0, QByteArray::number(ratings[1].elo));
        QVERIFY2(std::abs(ratings[2].elo - 381.7) < 1.0, QByteArray::number(ratings[2].elo));
        QVERIFY(ratings[1].error > 0 && ratings[1].error < 10);
    }

    void fewerGamesAreLessCertain()
    {
        const std::vector<Pairing> many = {{1, 0, scoreOf(600, 0, 400)}};
        const std::vector<Pairing> few = {{1, 0, scoreOf(6, 0, 4)}};
        // A tenth of the error for a hundred times the games, except for the prior that is added to both.
        QVERIFY(std::abs(ratingsOf(2, few)[1].error / ratingsOf(2, many)[1].error - 10.0) < 0.5);
        // 1.96 * 173.7 / sqrt(1000 * 0.24)
        QVERIFY(std::abs(ratingsOf(2, many)[1].error - 21.98) < 0.1);
    }

    void aCleanSweepHasAFiniteRating()
    {
        const std::vector<Pairing> pairings = {{1, 0, scoreOf(20, 0, 0)}};
        const auto ratings = ratingsOf(2, pairings);
        QVERIFY(std::isfinite(ratings[1].elo) && ratings[1].elo > 400);
    }

    void aRandomPlayerErrsMore()
    {
        workshop::ErrorPlan plan;
        plan.games = 1;
        plan.nodes = 2'000;
        const auto random = makePlayer("random");
        const auto search = makePlayer("nodes:2000");
        const auto atRandom = workshop::errorsOf(**random, plan);
        const auto searched = workshop::errorsOf(**search, plan);
        QVERIFY(atRandom.moves > 10 && searched.moves > 10);
        QVERIFY(atRandom.mean > 2 * searched.mean);
        QVERIFY(atRandom.withoutError < atRandom.moves);
        QVERIFY(atRandom.fiveStones >= atRandom.twentyStones);
        QVERIFY(atRandom.worst >= atRandom.mean);
    }
};

QTEST_APPLESS_MAIN(TestTournament)
#include "tst_tournament.moc"
