// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/training_commands.h"

#include "app/workshop/self_play.h"
#include "core/base/stopwatch.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <string>

namespace qumalaq::workshop {

namespace {

int refuse(const std::string& message)
{
    std::fprintf(stderr, "qumalaq-workshop: %s\n", message.c_str());
    return 2;
}

[[nodiscard]] const char* textOf(DataError error)
{
    switch (error) {
    case DataError::CannotRead:
        return "it can not be read";
    case DataError::CannotWrite:
        return "it can not be written";
    case DataError::NotTrainingData:
        return "it holds no training data";
    case DataError::OtherVersion:
        return "it is of another version";
    case DataError::OtherRecipe:
        return "it was begun with other numbers";
    case DataError::Damaged:
        return "it is damaged";
    }
    return "";
}

struct SelfPlayArguments {
    SelfPlayRecipe recipe;
    std::uint64_t positions = 500'000;
    std::string out;
};

int selfPlay(const SelfPlayArguments& arguments)
{
    auto writer = TrainingDataWriter::open(arguments.out, arguments.recipe);
    if (!writer)
        return refuse("--out: '" + arguments.out + "': " + textOf(writer.error()));
    SelfPlay player(arguments.recipe);
    const Stopwatch stopwatch;
    const std::uint64_t before = writer->positions();
    while (writer->positions() < arguments.positions) {
        if (!writer->append(player.play(writer->games())))
            return refuse("--out: '" + arguments.out + "': " + textOf(DataError::CannotWrite));
        constexpr std::uint64_t kBetweenReports = 50;
        if (writer->games() % kBetweenReports == 0) {
            const double seconds = static_cast<double>(stopwatch.elapsedMs().count()) / 1000.0;
            std::printf("games %llu positions %llu of %llu, %.0f a second  \r",
                        static_cast<unsigned long long>(writer->games()),
                        static_cast<unsigned long long>(writer->positions()),
                        static_cast<unsigned long long>(arguments.positions),
                        static_cast<double>(writer->positions() - before) / seconds);
            std::fflush(stdout);
        }
    }
    std::printf("games %llu positions %llu nodes-a-move %llu seed %llu\n",
                static_cast<unsigned long long>(writer->games()),
                static_cast<unsigned long long>(writer->positions()),
                static_cast<unsigned long long>(arguments.recipe.nodes),
                static_cast<unsigned long long>(arguments.recipe.seed));
    return 0;
}

} // namespace

void addTrainingCommands(CLI::App& app, int& status)
{
    const auto play = std::make_shared<SelfPlayArguments>();
    CLI::App* command = app.add_subcommand(
        "self-play", "Games of the search against itself, as training data. Goes on where it was interrupted.");
    command->add_option("--out", play->out, "The file to make or to continue")->required();
    command->add_option("--positions", play->positions, "How many the file is to hold")->capture_default_str();
    command->add_option("--nodes", play->recipe.nodes, "Positions looked at for a move")->capture_default_str();
    command->add_option("--seed", play->recipe.seed, "Of the openings and of the random moves")->capture_default_str();
    command->callback([play, &status] { status = selfPlay(*play); });
}

} // namespace qumalaq::workshop
