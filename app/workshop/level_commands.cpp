// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/complexity.h"
#include "app/workshop/console.h"
#include "app/workshop/error_report.h"
#include "app/workshop/tournament.h"
#include "core/ai/levels.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace qumalaq::workshop {

namespace {

/// Prints a table in Markdown: each player's score in percent against the players before it, and its rating.
void printTable(const TournamentPlan& plan, const std::vector<Pairing>& pairings)
{
    const std::vector<Rating> ratings = ratingsOf(plan.players.size(), pairings);
    std::printf("| player | Elo | error |");
    for (const std::string& player : plan.players)
        std::printf(" %s |", player.c_str());
    std::printf("\n|---|---|---|");
    for (std::size_t i = 0; i < plan.players.size(); ++i)
        std::printf("---|");
    std::printf("\n");
    for (std::size_t row = 0; row < plan.players.size(); ++row) {
        std::printf("| %s | %.0f | %.0f |", plan.players[row].c_str(), ratings[row].elo, ratings[row].error);
        for (std::size_t column = 0; column < plan.players.size(); ++column) {
            std::string cell;
            for (const Pairing& pairing : pairings) {
                if (pairing.upper == row && pairing.lower == column)
                    cell = std::to_string(static_cast<int>(100.0 * pairing.score.share() + 0.5));
            }
            std::printf(" %s |", cell.c_str());
        }
        std::printf("\n");
    }
}

int tournament(TournamentPlan plan)
{
    if (plan.players.empty()) {
        for (int level = 1; level <= ai::kLevelCount; ++level)
            plan.players.push_back("level:" + std::to_string(level));
    }
    if (plan.players.size() < 2)
        return refuse("--players: it takes two");
    const auto pairings = runTournament(plan, [&](const Pairing& pairing) {
        std::printf("%s against %s: games %d wins %d draws %d losses %d score %.1f%%",
                    plan.players[pairing.upper].c_str(), plan.players[pairing.lower].c_str(), pairing.score.games(),
                    pairing.score.wins, pairing.score.draws, pairing.score.losses, 100.0 * pairing.score.share());
        if (const auto elo = estimateElo(pairing.score))
            std::printf(" elo %+.0f [%+.0f, %+.0f]", elo->elo, elo->low, elo->high);
        std::printf("\n");
        std::fflush(stdout);
    });
    if (!pairings)
        return refuse("--players: a player cannot be '" + pairings.error().found + "'");
    printTable(plan, *pairings);
    return 0;
}

struct ErrorArguments {
    std::vector<std::string> players;
    ErrorPlan plan;
};

int errors(const ErrorArguments& arguments)
{
    std::printf("| player | moves | without error, %% | five stones or more, %% | twenty or more, %% | mean | worst | "
                "accuracy, %% |\n"
                "|---|---|---|---|---|---|---|---|\n");
    for (const std::string& description : arguments.players) {
        const auto player = makePlayer(description);
        if (!player)
            return refuse("--players: a player cannot be '" + player.error().found + "'");
        const ErrorReport report = errorsOf(**player, arguments.plan);
        const auto percent = [&](int moves) { return 100.0 * moves / std::max(1, report.moves); };
        std::printf("| %s | %d | %.0f | %.1f | %.1f | %.1f | %.1f | %.0f |\n", description.c_str(), report.moves,
                    percent(report.withoutError), percent(report.fiveStones), percent(report.twentyStones), report.mean,
                    report.worst, report.accuracy);
        std::fflush(stdout);
    }
    return 0;
}

struct ComplexityArguments {
    std::string game = "togyzqumalaq";
    std::string player = "nodes:5000";
    int games = 200;
    int openingPlies = 4;
    int samples = 10'000;
    int moves = 3;
    std::uint64_t seed = 1;
};

void print(const char* name, const Measured& measured)
{
    std::printf("| %s | %.2f | %.2f to %.2f |\n", name, measured.mean, measured.low, measured.high);
}

int complexity(const ComplexityArguments& arguments)
{
    const auto game = rules::gameById(arguments.game);
    if (!game)
        return refuse("--game: there is no game '" + arguments.game + "'");
    const rules::GameSetup setup(*game);
    const auto player = makePlayer(arguments.player, setup);
    if (!player)
        return refuse("--player: a player cannot be '" + player.error().found + "'");
    const GameTree tree = gameTreeOf(**player, setup, arguments.games, arguments.openingPlies, arguments.seed);
    std::printf("| %s against itself, %d games | mean | 95 %% |\n|---|---|---|\n", arguments.player.c_str(),
                arguments.games);
    print("plies of a game", tree.plies);
    print("legal moves in a position", tree.branching);
    print("decimal digits of the game tree", tree.magnitude);
    print("positions of a game that occur again", tree.repeated);
    if (*game != rules::GameId::Togyzqumalaq)
        return 0;
    std::printf(
        "\nboards: %.3g\n\n| moves back | boards that have them | 95 %% | positions at most |\n|---|---|---|---|\n",
        boardsOfTogyzqumalaq());
    for (int moves = 1; moves <= arguments.moves; ++moves) {
        Prng prng(arguments.seed);
        std::vector<double> found;
        for (int i = 0; i < arguments.samples; ++i)
            found.push_back(canArise(randomBoard(prng), moves) ? 1 : 0);
        const Measured share = meanOf(found);
        std::printf("| %d | %.2f %% | %.2f to %.2f | %.3g |\n", moves, 100 * share.mean, 100 * share.low,
                    100 * share.high, share.mean * boardsOfTogyzqumalaq());
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

void addLevelCommands(CLI::App& app, int& status)
{
    const auto plan = std::make_shared<TournamentPlan>();
    CLI::App* round = app.add_subcommand(
        "tournament", "Play a round robin in Togyzqumalaq; print scores, and for each player an Elo with its error.");
    round->add_option("--players", plan->players, "Players as in a match, the weakest first; all levels by default");
    round->add_option("--pairs", plan->match.pairs, "Pairs of games between neighbours")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    round->add_option("--far-pairs", plan->farPairs, "Pairs of games between others; 0 for none")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    round->add_option("--opening-plies", plan->match.openingPlies, "Random moves before the players begin")
        ->capture_default_str()
        ->check(CLI::Range(0, 40));
    round->add_option("--seed", plan->match.seed, "The seed of the openings and of the players' random choices")
        ->capture_default_str();
    round->add_option("--threads", plan->threads, "The number of matches played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000));
    round->callback([plan, &status] { status = tournament(*plan); });

    const auto arguments = std::make_shared<ErrorArguments>();
    CLI::App* report = app.add_subcommand(
        "errors", "Measure what players' errors cost in Togyzqumalaq, in stones, by a deeper search.");
    report->add_option("--players", arguments->players, "Players as in a match")->required();
    report->add_option("--games", arguments->plan.games, "The games that each player plays against itself")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    report->add_option("--nodes", arguments->plan.nodes, "Nodes of the deeper search")->capture_default_str();
    report->add_option("--seed", arguments->plan.seed, "The seed of the openings and of the players' random choices")
        ->capture_default_str();
    report->callback([arguments, &status] { status = errors(*arguments); });

    const auto size = std::make_shared<ComplexityArguments>();
    CLI::App* sizer = app.add_subcommand(
        "complexity", "Measure the length and the branching of games, and how many positions Togyzqumalaq has.");
    sizer->add_option("--game", size->game, "The game")->capture_default_str();
    sizer->add_option("--player", size->player, "A player as in a match, against itself")->capture_default_str();
    sizer->add_option("--games", size->games, "The number of games")
        ->capture_default_str()
        ->check(CLI::Range(2, 1'000'000));
    sizer->add_option("--opening-plies", size->openingPlies, "Random moves before the player begins")
        ->capture_default_str()
        ->check(CLI::Range(0, 40));
    sizer->add_option("--samples", size->samples, "Random boards that are tried")
        ->capture_default_str()
        ->check(CLI::Range(2, 100'000'000));
    sizer->add_option("--moves", size->moves, "A board counts as a position if so many moves can lead to it")
        ->capture_default_str()
        ->check(CLI::Range(1, 10));
    sizer->add_option("--seed", size->seed, "The seed of the games and boards")->capture_default_str();
    sizer->callback([size, &status] { status = complexity(*size); });
}

} // namespace qumalaq::workshop
