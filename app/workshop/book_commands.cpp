// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_commands.h"

#include "app/workshop/book_maker.h"
#include "app/workshop/book_tree.h"
#include "app/workshop/player.h"
#include "core/base/stopwatch.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>

namespace qumalaq::workshop {

namespace {

int refuse(const std::string& message)
{
    std::fprintf(stderr, "qumalaq-workshop: %s\n", message.c_str());
    return 2;
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
        return "it was begun with other numbers, or with another judge";
    case BookTree::ReadError::BadLine:
        return "it is damaged";
    }
    return "";
}

/// By way of a second file, so that there is a whole book at any moment.
[[nodiscard]] bool write(const std::string& path, const ai::Book& book)
{
    const std::string part = path + ".part";
    {
        const std::vector<std::uint8_t> bytes = book.toBytes();
        std::ofstream file(part, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        if (!file.flush())
            return false;
    }
    std::error_code error;
    std::filesystem::rename(part, path, error);
    return !error;
}

struct BookArguments {
    BookRecipe recipe;
    std::string judge;
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
    std::shared_ptr<const ai::nnue::Network> network = ai::nnue::embeddedNetwork();
    if (!arguments.judge.empty()) {
        network = networkFrom(arguments.judge);
        if (!network)
            return refuse("--judge: '" + arguments.judge + "' is not a network");
    }
    arguments.recipe.networkHash = network == nullptr ? 0 : network->hash();
    std::string text;
    if (std::ifstream file(arguments.tree, std::ios::binary); file)
        text.assign(std::istreambuf_iterator<char>(file), {});
    std::size_t length = 0;
    auto tree = BookTree::fromText(text, arguments.recipe, length);
    if (!tree)
        return refuse("--tree: '" + arguments.tree + "': " + textOf(tree.error()));
    // A line that was cut off by an interruption would run into the next one.
    std::ofstream file(arguments.tree, std::ios::binary | std::ios::trunc);
    file << (length == 0 ? BookTree::headerOf(arguments.recipe) : text.substr(0, length));
    Analyst analyst(network);
    const Stopwatch stopwatch;
    while (file.flush() && tree->size() < arguments.positions
           && (arguments.minutes == 0 || stopwatch.elapsed() < std::chrono::minutes(arguments.minutes))) {
        const BookTree::Path path = tree->next();
        const std::vector<BookMove> moves = searchMoves(path, arguments.recipe, analyst);
        if (!tree->add(path, moves))
            break; // every line has been followed to its end
        file << BookTree::lineOf(path, moves);
        constexpr std::size_t kBetweenReports = 25;
        if (tree->size() % kBetweenReports == 0) {
            report(*tree, "\n");
            if (!write(arguments.out, *ai::Book::fromEntries(tree->entries())))
                return refuse("--out: '" + arguments.out + "' can not be written");
        }
    }
    if (!file)
        return refuse("--tree: '" + arguments.tree + "' can not be written");
    const auto book = ai::Book::fromEntries(tree->entries());
    if (!write(arguments.out, *book))
        return refuse("--out: '" + arguments.out + "' can not be written");
    report(*tree, "\n");
    std::printf("book %016llx moves %zu\n", static_cast<unsigned long long>(book->hash()), book->entries().size());
    return 0;
}

} // namespace

void addBookCommands(CLI::App& app, int& status)
{
    CLI::App* book = app.add_subcommand("book", "The opening book of Togyzqumalaq.");
    book->require_subcommand(1);
    const auto make = std::make_shared<BookArguments>();
    CLI::App* maker = book->add_subcommand(
        "make",
        "Grows a tree of openings by deep searches, and makes the book of it. Goes on where it was interrupted.");
    maker->add_option("--tree", make->tree, "The tree to begin or to continue")->required();
    maker->add_option("--out", make->out, "The book to write")->required();
    maker->add_option("--positions", make->positions, "How many the tree is to hold")->capture_default_str();
    maker->add_option("--minutes", make->minutes, "To stop after; 0 for none")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    maker->add_option("--nodes", make->recipe.nodes, "Positions looked at for a move")->capture_default_str();
    maker->add_option("--quick-nodes", make->recipe.quickNodes, "Likewise, to see which moves may be good")
        ->capture_default_str();
    maker->add_option("--reach", make->recipe.reach, "Hundredths of a stone below the best for a move to be searched")
        ->capture_default_str()
        ->check(CLI::Range(0, 10'000));
    maker->add_option("--judge", make->judge, "The network that judges; without one the one that was built in");
    maker->callback([make, &status] { status = makeBook(*make); });
}

} // namespace qumalaq::workshop
