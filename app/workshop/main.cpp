// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_commands.h"
#include "app/workshop/endgame_commands.h"
#include "app/workshop/lesson_report.h"
#include "app/workshop/level_commands.h"
#include "app/workshop/match_runner.h"
#include "app/workshop/opening_suite.h"
#include "app/workshop/puzzle_miner.h"
#include "app/workshop/recorded_games.h"
#include "app/workshop/training_commands.h"
#include "core/base/arguments.h"
#include "core/base/utf8.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace qumalaq;

namespace {

/// An error: one line on standard error, exit status 2.
int refuse(const std::string& message)
{
    std::fprintf(stderr, "qumalaq-workshop: %s\n", message.c_str());
    return 2;
}

struct MatchArguments {
    std::string game = "togyzqumalaq";
    std::vector<std::string> options;
    std::string first;
    std::string second;
    std::vector<double> sprt;
    std::string clock;
    std::string openings;
    workshop::MatchPlan plan;
};

/// "1+0.01": one second, and a hundredth of a second for each move.
[[nodiscard]] std::optional<workshop::MatchPlan::Clock> clockFrom(const std::string& text)
{
    constexpr double kLongest = 1'000'000;
    std::istringstream words(text);
    double base = 0;
    double increment = 0;
    char plus = 0;
    if (!(words >> base >> plus >> increment) || plus != '+' || words.peek() != std::istringstream::traits_type::eof())
        return std::nullopt;
    if (!(base > 0 && base < kLongest && increment >= 0 && increment < kLongest))
        return std::nullopt;
    const auto milliseconds = [](double seconds) { return std::chrono::milliseconds(std::llround(1'000 * seconds)); };
    return workshop::MatchPlan::Clock{milliseconds(base), milliseconds(increment)};
}

void print(const workshop::MatchResult& score, const char* lineEnd)
{
    std::printf("games %d wins %d draws %d losses %d score %.1f%%", score.games(), score.wins, score.draws,
                score.losses, 100.0 * score.share());
    if (const auto elo = workshop::estimateElo(score))
        std::printf(" elo %+.0f [%+.0f, %+.0f]", elo->elo, elo->low, elo->high);
    std::printf("%s", lineEnd);
    std::fflush(stdout);
}

int match(MatchArguments arguments)
{
    const auto game = rules::gameById(arguments.game);
    if (!game)
        return refuse("--game: there is no game '" + arguments.game + "'");
    arguments.plan.setup = rules::GameSetup(*game);
    for (const std::string& option : arguments.options) {
        const std::size_t equals = option.find('=');
        const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
        if (equals == std::string::npos || !arguments.plan.setup.setOption(option.substr(0, equals), value))
            return refuse("--option: '" + option + "' is not an option of " + arguments.game);
    }
    if (!arguments.openings.empty()) {
        std::ifstream file(pathFromUtf8(arguments.openings), std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        auto openings = workshop::openingsFromText(text);
        if (!openings || *game != rules::GameId::Togyzqumalaq)
            return refuse("--openings: '" + arguments.openings + "' holds no openings of " + arguments.game);
        arguments.plan.openings = std::move(*openings);
    }
    if (!arguments.sprt.empty()) {
        if (arguments.sprt[0] >= arguments.sprt[1])
            return refuse("--sprt: the first number must be the lower one");
        arguments.plan.sprt = {arguments.sprt[0], arguments.sprt[1]};
    }
    if (!arguments.clock.empty()) {
        arguments.plan.clock = clockFrom(arguments.clock);
        if (!arguments.plan.clock)
            return refuse("--clock: '" + arguments.clock + "' is not SECONDS+SECONDS");
    }
    const auto first = workshop::makePlayer(arguments.first, arguments.plan.setup);
    const auto second = workshop::makePlayer(arguments.second, arguments.plan.setup);
    if (!first || !second) {
        const workshop::PlayerError& error = (first ? second : first).error();
        const std::string why = error.network ? std::string(": ") + workshop::reasonOf(*error.network) : "";
        return refuse("a player of " + arguments.game + " cannot be '" + error.found + "'" + why);
    }
    const auto score = workshop::runMatch(arguments.plan, **first, **second,
                                          [](const workshop::MatchResult& soFar) { print(soFar, "  \r"); });
    print(score, "\n");
    std::printf("unfinished %d illegal %d", score.unfinished, score.illegalMoves);
    if (arguments.plan.clock)
        std::printf(" lost on time %d, least left %lld ms", score.timeLosses,
                    static_cast<long long>(score.leastLeft.count()));
    std::printf("\n");
    if (const auto& sprt = arguments.plan.sprt) {
        const auto verdict = workshop::verdictOf(score, *sprt);
        std::printf("sprt %+.0f against %+.0f: %s, llr %.2f\n", sprt->high, sprt->low,
                    verdict == workshop::SprtVerdict::High  ? "high"
                    : verdict == workshop::SprtVerdict::Low ? "low"
                                                            : "open",
                    workshop::logLikelihoodRatio(score, *sprt));
    }
    return 0;
}

struct PuzzleArguments {
    std::string game = "togyzqumalaq";
    std::string games;
    std::string out;
    workshop::MiningPlan plan;
};

[[nodiscard]] bool write(const std::string& path, const learn::PuzzlePack& pack)
{
    std::ofstream file(pathFromUtf8(path), std::ios::binary | std::ios::trunc);
    // Split, or tools that look for licences would take them for the licence of this file.
    file << "# SPDX-"
            "FileCopyrightText: 2026 The Qumalaq authors\n# SPDX-"
            "License-Identifier: GPL-3.0-or-later\n"
         << "game = " << rules::idOf(pack.setup.game()) << '\n';
    for (const learn::Puzzle& puzzle : pack.puzzles)
        file << learn::toText(puzzle) << '\n';
    return static_cast<bool>(file.flush());
}

int puzzles(PuzzleArguments arguments)
{
    const auto game = rules::gameById(arguments.game);
    if (!game)
        return refuse("--game: there is no game '" + arguments.game + "'");
    arguments.plan.setup = rules::GameSetup(*game);
    if (!arguments.games.empty()) {
        std::ifstream file(pathFromUtf8(arguments.games), std::ios::binary);
        if (!file)
            return refuse("--games: '" + arguments.games + "' cannot be read");
        const std::string text(std::istreambuf_iterator<char>(file), {});
        arguments.plan.games = workshop::readGames(text, arguments.plan.setup);
    }
    // Saves what was found so far, because mining is slow and may be stopped at any time.
    learn::PuzzlePack soFar{arguments.plan.setup, {}};
    const learn::PuzzlePack pack = workshop::minePuzzles(arguments.plan, [&](const learn::Puzzle& puzzle) {
        constexpr std::size_t kBetweenWrites = 10;
        soFar.puzzles.push_back(puzzle);
        std::fprintf(stderr, "%zu: %s\n", soFar.puzzles.size(), learn::toText(puzzle).c_str());
        return soFar.puzzles.size() % kBetweenWrites != 0 || write(arguments.out, soFar);
    });
    if (!write(arguments.out, pack))
        return refuse("--out: '" + arguments.out + "' cannot be written");
    return 0;
}

/// Prints the faults of lessons; the exit status is 1 if there are any.
int lessons(const std::string& folder)
{
    const std::vector<std::string> faults = workshop::checkLessons(pathFromUtf8(folder));
    for (const std::string& fault : faults)
        std::printf("%s\n", fault.c_str());
    return faults.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app("Make and measure the computer player of Qumalaq.");
    app.require_subcommand(1);

    MatchArguments arguments;
    CLI::App* command = app.add_subcommand(
        "match", "Play pairs of games between two players; each has the first move once. A player is: random,\n"
                 "greedy, level:N, depth:N, nodes:N, time:MS, threads:N, clock (that of the match alone), or several\n"
                 "of them with commas; network:hand or network:FILE for another evaluation.");
    command->add_option("--game", arguments.game, "The game")->capture_default_str();
    command->add_option("--option", arguments.options,
                        "A variant of the rules as KEY=VALUE; may be given several times");
    command->add_option("--first", arguments.first, "The player whose score is reported")->required();
    command->add_option("--second", arguments.second, "The other player")->required();
    command->add_option("--pairs", arguments.plan.pairs, "Pairs of games")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--opening-plies", arguments.plan.openingPlies, "Random moves before the players begin")
        ->capture_default_str()
        ->check(CLI::Range(0, 40));
    command->add_option("--openings", arguments.openings, "A file of openings (openings make) instead of random ones");
    command->add_option(
        "--margin", arguments.plan.margin,
        "Use only random openings in which no side is better by more than this, in hundredths of a stone");
    command->add_option("--seed", arguments.plan.seed, "The seed of the openings and of the players' random choices")
        ->capture_default_str();
    command->add_option("--clock", arguments.clock,
                        "BASE+INCREMENT in seconds, such as 1+0.01; time can be lost on it");
    command->add_option("--sprt", arguments.sprt, "LOW HIGH: end once it is clear which Elo is more likely")
        ->expected(2);

    PuzzleArguments mining;
    CLI::App* miner = app.add_subcommand(
        "puzzles", "Find positions with one best move in games of the engine and, if given, of people.");
    miner->add_option("--game", mining.game, "The game")->capture_default_str();
    miner->add_option("--count", mining.plan.count, "The number of puzzles, evenly over the grades if possible")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    miner->add_option("--seed", mining.plan.seed, "The seed of the games and of the choice of positions")
        ->capture_default_str();
    miner->add_option("--tries", mining.plan.mostTries, "The most positions to try")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    miner->add_option("--games", mining.games, "A file of games in the form of online sites");
    miner->add_option("--out", mining.out, "The file to write")->required();

    int status = 0;
    workshop::addBookCommands(app, status);
    workshop::addEndgameCommands(app, status);
    workshop::addTrainingCommands(app, status);
    workshop::addLevelCommands(app, status);

    std::string lessonFolder;
    CLI::App* checker = app.add_subcommand("lessons", "Print the faults of lessons and their texts.");
    checker->add_option("folder", lessonFolder, "A folder with a folder for each course, and texts_<language>.txt")
        ->required();

    try {
        writeUtf8ToConsole();
        std::vector<std::string> given = utf8Arguments(argc, argv);
        std::reverse(given.begin(), given.end()); // the order that CLI11 takes
        app.parse(std::move(given));
    } catch (const CLI::CallForHelp& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return refuse(error.what());
    }
    if (checker->parsed())
        return lessons(lessonFolder);
    if (miner->parsed())
        return puzzles(std::move(mining));
    return command->parsed() ? match(std::move(arguments)) : status;
}
