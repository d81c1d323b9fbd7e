// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/book_maker.h"
#include "app/workshop/book_measure.h"
#include "app/workshop/book_tree.h"
#include "app/workshop/console.h"
#include "app/workshop/elo.h"
#include "app/workshop/match_runner.h"
#include "app/workshop/opening_suite.h"
#include "app/workshop/player.h"
#include "app/workshop/recorded_games.h"
#include "core/base/stopwatch.h"
#include "core/base/utf8.h"
#include "core/learn/opening_counts.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>

namespace qumalaq::workshop {

namespace {

/// The network in a file; without a name the built-in one, which may be null. The error is a message.
[[nodiscard]] Expected<std::shared_ptr<const ai::nnue::Network>, std::string> networkNamed(const std::string& file)
{
    if (file.empty())
        return ai::nnue::embeddedNetwork(rules::GameId::Togyzqumalaq);
    auto network = networkFrom(file);
    if (!network)
        return unexpected("--network: '" + file + "': " + reasonOf(network.error()));
    return std::move(*network);
}

[[nodiscard]] std::string textOf(const BookTree::Path& path)
{
    std::string text;
    for (const std::uint8_t pit : path)
        text += static_cast<char>('0' + pit);
    return text;
}

[[nodiscard]] const char* textOf(BookTree::ReadError error)
{
    switch (error) {
    case BookTree::ReadError::NotATree:
        return "it is not the tree of a book";
    case BookTree::ReadError::OtherRecipe:
        return "it was begun with other numbers, or with another network";
    case BookTree::ReadError::BadLine:
        return "it is damaged";
    }
    return "";
}

struct BookArguments {
    BookRecipe recipe;
    std::string network;
    std::string tree;
    std::string out;
    std::size_t positions = 1'000;
    int minutes = 0; ///< 0 for as long as it takes
};

void report(const BookTree& tree, const char* lineEnd)
{
    std::printf("positions %zu value of the start %+.2f line %s%s", tree.size(), tree.valueOfStart() / 100.0,
                textOf(tree.mainLine()).c_str(), lineEnd);
    std::fflush(stdout);
}

int makeBook(BookArguments arguments)
{
    const auto network = networkNamed(arguments.network);
    if (!network)
        return refuse(network.error());
    arguments.recipe.networkHash = *network == nullptr ? 0 : (*network)->hash();
    const std::string text = contentsOf(arguments.tree).value_or("");
    std::size_t length = 0;
    auto tree = BookTree::fromText(text, arguments.recipe, length);
    if (!tree)
        return refuse("--tree: '" + arguments.tree + "': " + textOf(tree.error()));
    // Written again, because an incomplete last line would run into the next one.
    std::ofstream file(pathFromUtf8(arguments.tree), std::ios::binary | std::ios::trunc);
    file << (length == 0 ? BookTree::headerOf(arguments.recipe) : text.substr(0, length));
    Analyst analyst(*network);
    const Stopwatch stopwatch;
    while (file.flush() && tree->size() < arguments.positions
           && (arguments.minutes == 0 || stopwatch.elapsed() < std::chrono::minutes(arguments.minutes))) {
        const BookTree::Path path = tree->next();
        const std::vector<BookMove> moves = searchMoves(path, arguments.recipe, analyst);
        if (!tree->add(path, moves))
            break; // every line was followed to its end
        file << BookTree::lineOf(path, moves);
        constexpr std::size_t kBetweenReports = 25;
        if (tree->size() % kBetweenReports == 0) {
            report(*tree, "\n");
            if (!writeFile(arguments.out, ai::Book::fromEntries(tree->entries())->toBytes()))
                return refuse("--out: '" + arguments.out + "' cannot be written");
        }
    }
    if (!file)
        return refuse("--tree: '" + arguments.tree + "' cannot be written");
    const auto book = ai::Book::fromEntries(tree->entries());
    if (!writeFile(arguments.out, book->toBytes()))
        return refuse("--out: '" + arguments.out + "' cannot be written");
    report(*tree, "\n");
    std::printf("book %016llx moves %zu\n", static_cast<unsigned long long>(book->hash()), book->entries().size());
    return 0;
}

struct MeasureArguments {
    BookMeasurePlan plan;
    std::string file;
};

void print(const BookMeasure& measure, const char* lineEnd)
{
    const PairScore& score = measure.score;
    std::printf("games %d wins %d draws %d losses %d score %.1f%%, %.1f moves of the book a game", score.games(),
                score.wins, score.draws, score.losses, 100.0 * score.share(),
                static_cast<double>(measure.bookMoves) / score.games());
    if (const auto elo = estimateElo(score))
        std::printf(" elo %+.0f [%+.0f, %+.0f]", elo->elo, elo->low, elo->high);
    std::printf("%s", lineEnd);
    std::fflush(stdout);
}

int measure(MeasureArguments arguments)
{
    const auto book = ai::Book::fromFile(pathFromUtf8(arguments.file));
    if (!book)
        return refuse("'" + arguments.file + "' is not a book, or it is damaged");
    arguments.plan.book = *book;
    print(measureBook(arguments.plan, [](const BookMeasure& soFar) { print(soFar, "  \r"); }), "\n");
    return 0;
}

struct OpeningsArguments {
    OpeningSuitePlan plan;
    std::string network;
    std::string out;
};

int makeSuite(OpeningsArguments arguments)
{
    const auto network = networkNamed(arguments.network);
    if (!network)
        return refuse(network.error());
    arguments.plan.network = *network;
    const auto openings = makeOpenings(arguments.plan, [](std::size_t found, std::size_t tried) {
        std::printf("openings %zu of %zu tried  \r", found, tried);
        std::fflush(stdout);
    });
    std::ofstream file(pathFromUtf8(arguments.out), std::ios::binary | std::ios::trunc);
    file << "# " << openings.size() << " openings of " << arguments.plan.plies << " plies, within "
         << arguments.plan.margin << " hundredths of a stone by " << arguments.plan.nodes << " nodes, seed "
         << arguments.plan.seed << "\n"
         << toText(openings);
    if (!file.flush())
        return refuse("--out: '" + arguments.out + "' cannot be written");
    std::printf("openings %zu            \n", openings.size());
    return 0;
}

struct CountArguments {
    std::string games;
    std::string source;
    std::string out;
    std::string book;
};

int countOpenings(const CountArguments& arguments)
{
    const auto text = contentsOf(arguments.games);
    if (!text)
        return refuse("--games: '" + arguments.games + "' cannot be read");
    const rules::GameSetup setup(rules::GameId::Togyzqumalaq);
    const auto counts = learn::OpeningCounts::of(readGames(*text, setup), setup, arguments.source);
    std::ofstream file(pathFromUtf8(arguments.out), std::ios::binary | std::ios::trunc);
    file << "# SPDX-FileCopyrightText: 2026 The Qumalaq authors\n"
            "# SPDX-License-Identifier: GPL-3.0-or-later\n"
         << counts.toText();
    if (!file.flush())
        return refuse("--out: '" + arguments.out + "' cannot be written");
    if (arguments.book.empty())
        return 0;
    if (!writeFile(arguments.book, bookOf(counts)->toBytes()))
        return refuse("--book: '" + arguments.book + "' cannot be written");
    return 0;
}

struct ShowArguments {
    std::string player;
    int games = 10;
    int plies = 10;
    std::uint64_t seed = 1;
};

/// Prints a table in Markdown: how a player begins its games against itself.
int showOpenings(const ShowArguments& arguments)
{
    const auto player = makePlayer(arguments.player);
    if (!player)
        return refuse("--player: a player cannot be '" + player.error().found + "'");
    const auto openings = openingsOf(**player, arguments.games, arguments.plies, arguments.seed);
    std::printf("| opening | games |\n|---|---|\n");
    for (const auto& [moves, games] : openings)
        std::printf("| %s | %d |\n", moves.c_str(), games);
    std::printf("\n%zu different openings in %d games\n", openings.size(), arguments.games);
    return 0;
}

} // namespace

void addBookCommands(CLI::App& app, int& status)
{
    CLI::App* book = app.add_subcommand("book", "Make and measure the opening book of Togyzqumalaq.");
    book->require_subcommand(1);
    const auto make = std::make_shared<BookArguments>();
    CLI::App* maker = book->add_subcommand(
        "make", "Grow a tree of openings by deep searches and make the book from it. Continues after an interruption.");
    maker->add_option("--tree", make->tree, "The file of the tree to write, or to continue")->required();
    maker->add_option("--out", make->out, "The book to write")->required();
    maker->add_option("--positions", make->positions, "The size of the tree")->capture_default_str();
    maker->add_option("--minutes", make->minutes, "Stop after this many minutes; 0 for no limit")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    maker->add_option("--nodes", make->recipe.nodes, "Nodes for a move")->capture_default_str();
    maker->add_option("--quick-nodes", make->recipe.quickNodes, "Nodes to find the promising moves")
        ->capture_default_str();
    maker
        ->add_option("--reach", make->recipe.reach,
                     "A move is promising up to this many hundredths of a stone below the best")
        ->capture_default_str()
        ->check(CLI::Range(0, 10'000));
    maker->add_option("--network", make->network, "A network instead of the built-in one");
    maker->callback([make, &status] { status = makeBook(*make); });

    const auto measured = std::make_shared<MeasureArguments>();
    CLI::App* measurer =
        book->add_subcommand("measure", "Play with a book against the engine without it, from the start.");
    measurer->add_option("file", measured->file, "The book")->required();
    measurer->add_option("--pairs", measured->plan.pairs, "Pairs of games")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    measurer->add_option("--nodes", measured->plan.nodes, "Nodes for a move, at most")
        ->capture_default_str()
        ->check(CLI::Range(10, 1'000'000'000));
    measurer->add_option("--seed", measured->plan.seed, "The seed of the players' random choices")
        ->capture_default_str();
    measurer->callback([measured, &status] { status = measure(*measured); });

    CLI::App* openings = app.add_subcommand("openings", "Make and count openings of Togyzqumalaq.");
    openings->require_subcommand(1);
    const auto suite = std::make_shared<OpeningsArguments>();
    CLI::App* suiteMaker =
        openings->add_subcommand("make", "Make random openings in which neither side is better by a search.");
    suiteMaker->add_option("--out", suite->out, "The file to write")->required();
    suiteMaker->add_option("--count", suite->plan.count, "How many")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    suiteMaker->add_option("--plies", suite->plan.plies, "The number of random moves in each")
        ->capture_default_str()
        ->check(CLI::Range(1, 40));
    suiteMaker
        ->add_option("--margin", suite->plan.margin, "The most hundredths of a stone by which a side may be better")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    suiteMaker->add_option("--nodes", suite->plan.nodes, "Nodes of the search")->capture_default_str();
    suiteMaker->add_option("--seed", suite->plan.seed, "The seed of the random moves")->capture_default_str();
    suiteMaker->add_option("--network", suite->network, "A network instead of the built-in one");
    suiteMaker->callback([suite, &status] { status = makeSuite(*suite); });

    const auto count = std::make_shared<CountArguments>();
    CLI::App* counter =
        openings->add_subcommand("count", "Count how often each opening move is played in recorded games.");
    counter->add_option("--games", count->games, "A file of games")->required();
    counter->add_option("--source", count->source, "Where the games come from; shown with the counts")->required();
    counter->add_option("--out", count->out, "The file to write")->required();
    counter->add_option("--book", count->book, "A file to write for the levels that open like people");
    counter->callback([count, &status] { status = countOpenings(*count); });

    const auto show = std::make_shared<ShowArguments>();
    CLI::App* shower = openings->add_subcommand("show", "Play games of a player against itself and list its openings.");
    shower->add_option("--player", show->player, "The player, as in a match")->required();
    shower->add_option("--games", show->games, "The number of games")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    shower->add_option("--plies", show->plies, "The first moves that are played")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    shower->add_option("--seed", show->seed, "The seed of the player's random choices")->capture_default_str();
    shower->callback([show, &status] { status = showOpenings(*show); });
}

} // namespace qumalaq::workshop
