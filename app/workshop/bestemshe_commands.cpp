// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/bestemshe_distance.h"
#include "app/workshop/bestemshe_layers.h"
#include "app/workshop/bestemshe_strategy.h"
#include "app/workshop/console.h"
#include "core/ai/evaluation.h"
#include "core/ai/proven_moves.h"
#include "core/base/stopwatch.h"
#include "core/base/utf8.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace qumalaq::workshop {

namespace {

using ai::BestemsheProof;
using rules::BestemshePosition;
using rules::Side;
using Playing = BestemsheLayers::Playing;

struct Arguments {
    std::string folder;
    int stones = 28;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    int firstStones = 2;
    Playing playing = Playing::Fast;
    int mebibytes = 1024;
    std::uint64_t mostNodes = 1'000'000'000;
    std::string strategy;
};

[[nodiscard]] Expected<BestemsheLayers, std::string> layersIn(const Arguments& arguments)
{
    const Stopwatch stopwatch;
    return BestemsheLayers::make(pathFromUtf8(arguments.folder), arguments.stones, arguments.threads, arguments.playing,
                                 [&](const BestemsheLayers::Progress& progress) {
                                     std::printf("stones %d positions %zu with one number %zu sweeps %d, %.1f s\n",
                                                 progress.stones, progress.positions, progress.exact, progress.sweeps,
                                                 static_cast<double>(stopwatch.elapsedMs().count()) / 1000.0);
                                     std::fflush(stdout);
                                 });
}

int make(const Arguments& arguments)
{
    const auto layers = layersIn(arguments);
    return layers ? 0 : refuse(layers.error());
}

int check(const Arguments& arguments)
{
    const auto layers = layersIn(arguments);
    if (!layers)
        return refuse(layers.error());
    std::size_t wrong = 0;
    for (int stones = arguments.firstStones + arguments.firstStones % 2; stones <= layers->stones(); stones += 2) {
        const std::size_t here = layers->disagreements(stones, arguments.threads);
        std::printf("stones %d checked, wrong %zu\n", stones, here);
        std::fflush(stdout);
        wrong += here;
    }
    return wrong == 0 ? 0 : 1;
}

[[nodiscard]] const char* textOf(BestemsheProof::Answer answer)
{
    switch (answer) {
    case BestemsheProof::Answer::Wins:
        return "wins";
    case BestemsheProof::Answer::Unknown:
        return "unknown";
    case BestemsheProof::Answer::Fails:
        return "no win found";
    }
    return "";
}

template <typename Proof>
[[nodiscard]] bool collect(BestemsheStrategy& strategy, const Proof& proof, const BestemshePosition& position)
{
    return strategy.collect([&proof](const BestemshePosition& each) { return proof.repliesTo(each); }, position,
                            Side::North);
}

/// Where the strategy ends, the program must find the win itself. Extends the strategy where it cannot.
[[nodiscard]] bool extend(BestemsheStrategy& strategy, const BestemsheProof::Shares& shares)
{
    constexpr std::uint64_t kQuickNodes = 2'000'000;
    constexpr int kMaxPlies = 200;
    const auto& table = ai::embeddedBestemsheEndgame();
    if (table == nullptr)
        return false;
    BestemsheProof programs([&table](const BestemshePosition& position) { return table->shareOf(position); },
                            ai::kProofMebibytes);
    BestemsheProof quick(shares, 16 * ai::kProofMebibytes);
    std::uint64_t most = 0;
    std::size_t hard = 0;
    for (std::size_t i = 0; i < strategy.ends().size(); ++i) {
        const BestemshePosition end = strategy.ends()[i];
        const int stones = ai::stonesOnBoard(end) - 1;
        const BestemsheProof::Limits own{ai::kProofNodes / 2, std::min(table->stones(), stones), nullptr};
        if (programs.attack(end, Side::North, own) == BestemsheProof::Answer::Wins) {
            most = std::max(most, programs.nodes());
            continue;
        }
        ++hard;
        const auto answer = quick.attack(end, Side::North, {kQuickNodes, stones, nullptr});
        if (answer == BestemsheProof::Answer::Wins && collect(strategy, quick, end))
            continue;
        BestemsheDistance sure(shares, stones, Side::North);
        if (!sure.attack(end, kMaxPlies) || !collect(strategy, sure, end))
            return false;
    }
    std::printf("%zu positions where it ends, at most %llu nodes to prove them; it had to go on from %zu\n",
                strategy.ends().size() - hard, static_cast<unsigned long long>(most), hard);
    return true;
}

int prove(const Arguments& arguments)
{
    const auto layers = layersIn(arguments);
    if (!layers)
        return refuse(layers.error());
    const auto shares = [&](const BestemshePosition& position) -> std::optional<BestemsheLayers::Share> {
        if (ai::stonesOnBoard(position) > layers->stones())
            return std::nullopt;
        return layers->shareOf(position);
    };
    BestemsheProof proof(shares, arguments.mebibytes);
    const BestemsheProof::Limits limits{arguments.mostNodes, layers->stones(), nullptr};
    BestemsheStrategy strategy;
    bool isComplete = true;
    const BestemshePosition start;
    for (const rules::Move move : start.legalMoves()) {
        const BestemshePosition after = start.after(move);
        for (const Side attacker : rules::kBothSides) {
            const Stopwatch stopwatch;
            const auto answer = proof.attack(after, attacker, limits);
            std::printf("after %d the %s player: %s, %llu nodes, %.1f s\n", int{move.from.number},
                        attacker == Side::South ? "first" : "second", textOf(answer),
                        static_cast<unsigned long long>(proof.nodes()),
                        static_cast<double>(stopwatch.elapsedMs().count()) / 1000.0);
            std::fflush(stdout);
            if (attacker == Side::North && answer == BestemsheProof::Answer::Wins) {
                const bool isSound = collect(strategy, proof, after);
                std::printf("  every answer followed: %s\n", isSound ? "sound" : "NOT SOUND");
                isComplete = isComplete && isSound;
            } else if (attacker == Side::North) {
                isComplete = false;
            }
        }
    }
    std::printf("%s, %zu positions with a winning move\n",
                isComplete ? "The second player wins after every first move" : "Not proven", strategy.moves().size());
    if (!isComplete || arguments.strategy.empty())
        return isComplete ? 0 : 1;
    if (!extend(strategy, shares))
        return refuse("the strategy cannot go on where the program would fail");
    std::printf("%zu positions in the strategy\n", strategy.moves().size());
    if (!writeFile(arguments.strategy, ai::Book::fromEntries(strategy.moves())->toBytes()))
        return refuse("'" + arguments.strategy + "' cannot be written");
    return 0;
}

} // namespace

void addBestemsheCommands(CLI::App& app, int& status)
{
    CLI::App* bestemshe = app.add_subcommand("bestemshe", "Solve Bestemshe.");
    bestemshe->require_subcommand(1);
    const auto arguments = std::make_shared<Arguments>();
    const auto add = [&](const char* name, const char* description, int (*command)(const Arguments&)) {
        CLI::App* added = bestemshe->add_subcommand(name, description);
        added->add_option("folder", arguments->folder, "The folder of the layers, a file for each number of stones")
            ->required();
        added->add_option("--stones", arguments->stones, "The most stones on the board, an even number")
            ->capture_default_str()
            ->check(CLI::Range(2, BestemsheLayers::kMaxStones));
        added->add_option("--threads", arguments->threads, "The number of threads")
            ->capture_default_str()
            ->check(CLI::Range(1, 1'024));
        added->callback([arguments, command, &status] {
            arguments->stones -= arguments->stones % 2;
            status = command(*arguments);
        });
        return added;
    };
    add("layers", "Compute all positions with few stones on the board; run again, it goes on.", make)
        ->add_flag_callback(
            "--stone-by-stone", [arguments] { arguments->playing = Playing::StoneByStone; },
            "Play as the rules are written, not by the fast code: slower, the same files");
    add("check", "Compare the positions with those that their moves lead to, stone by stone.", check)
        ->add_option("--from", arguments->firstStones, "The fewest stones on the board, to go on where it was stopped")
        ->capture_default_str()
        ->check(CLI::Range(0, BestemsheLayers::kMaxStones));
    CLI::App* prover = add("prove", "Prove who wins after each first move, over the layers.", prove);
    prover->add_option("--memory", arguments->mebibytes, "MiB for the search")
        ->capture_default_str()
        ->check(CLI::Range(1, 65'536));
    prover->add_option("--nodes", arguments->mostNodes, "The most positions of a search")->capture_default_str();
    prover->add_option(
        "--strategy", arguments->strategy,
        "The book to write: a winning move for each position, as far as the program does not prove it itself");
}

} // namespace qumalaq::workshop
