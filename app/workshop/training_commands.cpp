// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/console.h"
#include "app/workshop/player.h"
#include "app/workshop/self_play.h"
#include "app/workshop/trainer.h"
#include "core/base/stopwatch.h"
#include "core/base/utf8.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qumalaq::workshop {

namespace {

[[nodiscard]] const char* textOf(DataError error)
{
    switch (error) {
    case DataError::CannotRead:
        return "it cannot be read";
    case DataError::CannotWrite:
        return "it cannot be written";
    case DataError::NotTrainingData:
        return "it holds no training data";
    case DataError::OtherVersion:
        return "it is of another version";
    case DataError::OtherGame:
        return "it is of a game that no network is for";
    case DataError::OtherRecipe:
        return "it was begun with other numbers";
    case DataError::Damaged:
        return "it is damaged";
    }
    return "";
}

struct SelfPlayArguments {
    SelfPlayRecipe recipe;
    std::string game = "togyzqumalaq";
    std::uint64_t positions = 500'000;
    std::string network;
    std::string out;
};

int selfPlay(SelfPlayArguments arguments)
{
    const auto game = rules::gameById(arguments.game);
    const auto& learned = ai::nnue::kLearnedGames;
    if (!game || std::find(learned.begin(), learned.end(), *game) == learned.end())
        return refuse("--game: there is no network for a game '" + arguments.game + "'");
    arguments.recipe.game = *game;
    std::shared_ptr<const ai::nnue::Network> network;
    if (!arguments.network.empty()) {
        const auto read = networkFrom(arguments.network, rules::GameSetup(*game));
        if (!read)
            return refuse("--network: '" + arguments.network + "': " + reasonOf(read.error()));
        network = *read;
        arguments.recipe.networkHash = network->hash();
    }
    auto writer = TrainingDataWriter::open(pathFromUtf8(arguments.out), arguments.recipe);
    if (!writer)
        return refuse("--out: '" + arguments.out + "': " + textOf(writer.error()));
    SelfPlay player(arguments.recipe, network);
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
                static_cast<unsigned long long>(writer->games()), static_cast<unsigned long long>(writer->positions()),
                static_cast<unsigned long long>(arguments.recipe.nodes),
                static_cast<unsigned long long>(arguments.recipe.seed));
    return 0;
}

struct TrainArguments {
    std::vector<std::string> data;
    std::string out;
    TrainingPlan plan;
};

/// Prints the difference between the engine's integers and the trainer's numbers in the held-out positions.
void printCrossCheck(const RealWeights& real, const ai::nnue::Network& network, const ExampleSets& examples)
{
    constexpr std::size_t kMax = 10'000;
    const std::size_t count = std::min(kMax, examples.heldOut.size());
    const std::size_t step = std::max<std::size_t>(1, examples.heldOut.size() / std::max<std::size_t>(1, count));
    double sum = 0;
    double worst = 0;
    const auto judged = [&network](const ai::nnue::NetworkInput& networkInput) {
        return network.game() == rules::GameId::Congkak
                   ? network.evaluate(*positionOf<rules::CongkakPosition>(networkInput))
                   : network.evaluate(*positionOf<rules::TogyzqumalaqPosition>(networkInput));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const double expected = double{real.outputFor(examples.heldOut[i * step])} * network.weights().scale;
        const double difference = std::abs(judged(examples.heldOutNetworkInputs[i * step]) - expected);
        sum += difference;
        worst = std::max(worst, difference);
    }
    std::printf("cross-check positions %zu mean-difference %.2f worst %.2f centistones\n", count,
                count == 0 ? 0.0 : sum / static_cast<double>(count), worst);
}

int trainNetwork(const TrainArguments& arguments)
{
    ExampleSets examples;
    std::optional<rules::GameId> game;
    for (const std::string& path : arguments.data) {
        const auto data = readTrainingData(pathFromUtf8(path));
        if (!data)
            return refuse("--data: '" + path + "': " + textOf(data.error()));
        if (data->games == 0)
            return refuse("--data: '" + path + "': no whole game in it");
        if (game.value_or(data->recipe.game) != data->recipe.game)
            return refuse("--data: '" + path + "': of another game than those before it");
        game = data->recipe.game;
        addExamples(examples, data->recipe.game, data->records, arguments.plan);
        std::printf("data games %llu positions %zu nodes-a-move %llu seed %llu network %016llx scale %.1f\n",
                    static_cast<unsigned long long>(data->games), data->records.size(),
                    static_cast<unsigned long long>(data->recipe.nodes),
                    static_cast<unsigned long long>(data->recipe.seed),
                    static_cast<unsigned long long>(data->recipe.networkHash), examples.scale);
    }
    std::printf("examples training %zu held-out %zu seed %llu epochs %d\n", examples.training.size(),
                examples.heldOut.size(), static_cast<unsigned long long>(arguments.plan.seed), arguments.plan.epochs);
    const auto real = train(examples, arguments.plan, [](const EpochReport& report) {
        std::printf("epoch %d loss %.6f held-out %.6f\n", report.epoch, report.trainingLoss, report.heldOutLoss);
        std::fflush(stdout);
    });
    const auto weights = quantised(*real, examples.scale);
    if (!weights)
        return refuse("the numbers that were found are too large for the engine");
    const auto network = ai::nnue::Network::fromWeights(*game, *weights);
    printCrossCheck(*real, *network, examples);
    if (!writeFile(arguments.out, network->toBytes()))
        return refuse("--out: '" + arguments.out + "' cannot be written");
    std::printf("network %016llx\n", static_cast<unsigned long long>(network->hash()));
    return 0;
}

} // namespace

void addTrainingCommands(CLI::App& app, int& status)
{
    const auto play = std::make_shared<SelfPlayArguments>();
    CLI::App* command = app.add_subcommand(
        "self-play", "Play games of the search against itself as training data. Continues after an interruption.");
    command->add_option("--game", play->game, "The game")->capture_default_str();
    command->add_option("--out", play->out, "The file to write, or to continue")->required();
    command->add_option("--positions", play->positions, "The number of positions in the file")->capture_default_str();
    command->add_option("--nodes", play->recipe.nodes, "Nodes for a move")->capture_default_str();
    command->add_option("--network", play->network,
                        "The network that evaluates; without it the hand-made evaluation does");
    command->add_option("--seed", play->recipe.seed, "The seed of the openings and of the random moves")
        ->capture_default_str();
    command->callback([play, &status] { status = selfPlay(*play); });

    const auto learn = std::make_shared<TrainArguments>();
    CLI::App* trainer = app.add_subcommand("train", "Train a network.");
    trainer->add_option("--data", learn->data, "Files of self-play, the newest last; may be given several times")
        ->required();
    trainer->add_option("--out", learn->out, "The network to write")->required();
    trainer->add_option("--epochs", learn->plan.epochs, "How often each position is used")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000));
    trainer->add_option("--rate", learn->plan.rate, "The learning rate of Adam at the start")->capture_default_str();
    trainer->add_option("--score-share", learn->plan.scoreShare, "The share of the search's score in the target")
        ->capture_default_str()
        ->check(CLI::Range(0.0, 1.0));
    trainer->add_option("--seed", learn->plan.seed, "The seed of the first weights and of the order of the positions")
        ->capture_default_str();
    trainer->callback([learn, &status] { status = trainNetwork(*learn); });
}

} // namespace qumalaq::workshop
