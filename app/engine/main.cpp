// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/console_game.h"
#include "app/engine/help_text.h"
#include "app/engine/record_command.h"
#include "app/engine/replay.h"
#include "app/engine/ugi_console.h"
#include "core/base/arguments.h"
#include "core/base/utf8.h"
#include "core/protocol/bench.h"
#include "core/rules/perft.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace qumalaq;

int fail(const std::string& problem)
{
    std::cerr << "qumalaq-engine: " << printable(problem) << '\n';
    return console::kBadInput;
}

/// Returns `status`, or a failure if not everything could be written.
int written(int status)
{
    if (std::cout.flush())
        return status;
    std::cerr << "qumalaq-engine: standard output cannot be written to\n";
    return EXIT_FAILURE;
}

int listGames()
{
    for (const rules::GameId game : rules::allGames())
        std::cout << rules::idOf(game) << '\n';
    return EXIT_SUCCESS;
}

int runPerft(const console::GameArguments& arguments, int depth)
{
    const auto history = console::openGame(arguments);
    if (!history)
        return fail(history.error());
    history->position().visit([depth](const auto& position) {
        for (int d = 1; d <= depth && std::cout; ++d)
            std::cout << d << ' ' << rules::perft(position, d) << std::endl;
    });
    return EXIT_SUCCESS;
}

int runReplay(const console::GameArguments& arguments)
{
    const auto start = console::openGame(arguments);
    if (!start)
        return fail(start.error());
    const auto done = console::replay(*start, std::cin, std::cout);
    std::cout.flush(); // results come before the error
    return done ? EXIT_SUCCESS : fail(done.error());
}

int runBench()
{
    const protocol::BenchReport report = protocol::runBench();
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(report.elapsed.count(), 1));
    std::cout << "nodes " << report.nodes << '\n' << "nps " << report.nodes * 1'000 / time << '\n';
    return EXIT_SUCCESS;
}

/// The arguments of `record` and its commands.
struct RecordArguments {
    std::vector<std::string> files;
    std::string file;
    std::string form;
};

struct RecordCommands {
    const CLI::App* check = nullptr;
    const CLI::App* convert = nullptr;
};

RecordCommands addRecordCommands(CLI::App& app, RecordArguments& arguments)
{
    CLI::App* record =
        app.add_subcommand("record", console::helpText("Check files of games, or write them in another form"));
    record->require_subcommand(1);
    CLI::App* check = record->add_subcommand(
        "check",
        console::helpText(
            "Read games in TGK or in the form of online sites. Print the number of games and plies, and on\n"
            "standard error a line `FILE:LINE:COLUMN: ...` for each fault; the exit status is 2 if there is any."));
    check->add_option("FILE", arguments.files, console::helpText("Files of games"))->required();
    CLI::App* convert = record->add_subcommand(
        "convert", console::helpText("Write the games of a file on standard output in another form. A game whose\n"
                                     "moves cannot be read to the end is left out and reported as by check."));
    convert
        ->add_option("--to", arguments.form,
                     console::helpText("tgk, online, or fen (the final position of each game, one on each line)"))
        ->required()
        ->check(CLI::IsMember({"tgk", "online", "fen"}));
    convert->add_option("FILE", arguments.file, console::helpText("A file of games"))->required();
    return {check, convert};
}

void addGameArguments(CLI::App& command, console::GameArguments& arguments)
{
    command.add_option("--game", arguments.game, console::helpText("The game; run `qumalaq-engine games` for a list"))
        ->required();
    command.add_option("--position", arguments.position,
                       console::helpText("Start from this position instead of the game's start"));
    command
        .add_option(
            "--option", arguments.options,
            console::helpText("A variant of the rules as key=value, e.g. playout=on; may be given several times"))
        ->allow_extra_args(false);
}

/// Sets the group of a command's --help, which a command does not inherit.
void groupHelp(CLI::App& command)
{
    command.get_help_ptr()->group(console::helpText("Options"));
    for (CLI::App* inner : command.get_subcommands({}))
        groupHelp(*inner);
}

} // namespace

int main(int argc, char* argv[])
{
    std::ios::sync_with_stdio(false);

    CLI::App app(
        console::helpText(
            "The engine of Qumalaq. Without a command it speaks UGI, the Universal Game Interface, on standard "
            "input and output.\nBad input is reported on standard error in one line, with the exit status 2."),
        "qumalaq-engine");
    app.allow_windows_style_options(false); // a path may begin with a slash
    for (const char* label : {"Usage", "OPTIONS", "SUBCOMMAND", "SUBCOMMANDS", "Positionals", "REQUIRED"})
        app.get_formatter()->label(label, console::helpText(label));
    app.option_defaults()->group(console::helpText("Options"));
    app.group(console::helpText("Subcommands"));
    app.set_help_flag("-h,--help", console::helpText("Print this help and exit"));
    app.set_version_flag("--version", "qumalaq-engine " QUMALAQ_VERSION,
                         console::helpText("Print the version and exit"));
    app.require_subcommand(0, 1);

    console::GameArguments arguments;
    int depth = 0;
    const CLI::App* games =
        app.add_subcommand("games", console::helpText("List the ids of the games, one on each line"));
    CLI::App* perft = app.add_subcommand(
        "perft", console::helpText("Count the sequences of exactly d moves that do not go past the end of a game, "
                                   "for each d up to the depth. Print a line `d nodes` for each"));
    addGameArguments(*perft, arguments);
    perft->add_option("--moves", arguments.moves,
                      console::helpText("Make these moves first, a digit each, e.g. \"7 6\""));
    perft->add_option("--depth", depth, console::helpText("The greatest depth"))->required()->check(CLI::Range(1, 99));
    CLI::App* replay = app.add_subcommand(
        "replay",
        console::helpText(
            "Read a sequence of moves from each line of standard input, a digit each, with or without spaces\n"
            "(o before it: a pit in the opponent's row). Print a line for each: the position, followed by\n"
            "` over A-B REASON` if the game is over (A: First's stones, B: Second's), or `illegal at K`, the first "
            "move\n"
            "that cannot be made, from 0. REASON is one of majority, atsyrau (no stones to move),\n"
            "row-empty and row-empty-takes-rest (its owner takes the rest), cannot-feed, board-empty, endless-sowing,\n"
            "repetition."));
    addGameArguments(*replay, arguments);
    const CLI::App* bench = app.add_subcommand(
        "bench",
        console::helpText("Search a fixed set of positions; print `nodes N`, the same everywhere, and `nps N`"));
    RecordArguments recordArguments;
    const RecordCommands record = addRecordCommands(app, recordArguments);

    groupHelp(app);
    try {
        writeUtf8ToConsole();
        std::vector<std::string> given = utf8Arguments(argc, argv);
        std::reverse(given.begin(), given.end()); // the order that CLI11 takes
        app.parse(std::move(given));
    } catch (const CLI::Success& request) { // --help, --version
        return written(app.exit(request));
    } catch (const CLI::ParseError& error) {
        return fail(error.what());
    }

    const auto run = [&] {
        if (*games)
            return listGames();
        if (*perft)
            return runPerft(arguments, depth);
        if (*replay)
            return runReplay(arguments);
        if (*bench)
            return runBench();
        if (*record.check)
            return console::checkRecords(recordArguments.files, std::cout, std::cerr);
        if (*record.convert)
            return console::convertRecords(recordArguments.file, *console::recordFormBy(recordArguments.form),
                                           std::cout, std::cerr);
        return console::speakUgi(std::cin, stdout);
    };
    return written(run());
}
