// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"
#include "app/workshop/console.h"
#include "app/workshop/lesson_report.h"
#include "app/workshop/puzzle_miner.h"
#include "app/workshop/recorded_games.h"
#include "core/base/arguments.h"
#include "core/base/utf8.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

using namespace qumalaq;

namespace {

struct PuzzleArguments {
    std::string game = "togyzqumalaq";
    std::string games;
    std::string out;
    workshop::MiningPlan plan;
};

[[nodiscard]] bool write(const std::string& path, const learn::PuzzlePack& pack)
{
    std::ofstream file(pathFromUtf8(path), std::ios::binary | std::ios::trunc);
    // Split, or tools that look for licences would find another licence in this file.
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
        return workshop::refuse("--game: there is no game '" + arguments.game + "'");
    arguments.plan.setup = rules::GameSetup(*game);
    if (!arguments.games.empty()) {
        const auto text = workshop::contentsOf(arguments.games);
        if (!text)
            return workshop::refuse("--games: '" + arguments.games + "' cannot be read");
        arguments.plan.games = workshop::readGames(*text, arguments.plan.setup);
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
        return workshop::refuse("--out: '" + arguments.out + "' cannot be written");
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
    app.allow_windows_style_options(false); // a path may begin with a slash
    app.require_subcommand(1);

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
    workshop::addMatchCommands(app, status);
    workshop::addBookCommands(app, status);
    workshop::addEndgameCommands(app, status);
    workshop::addBestemsheCommands(app, status);
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
        return workshop::refuse(error.what());
    }
    if (checker->parsed())
        return lessons(lessonFolder);
    if (miner->parsed())
        return puzzles(std::move(mining));
    return status;
}
