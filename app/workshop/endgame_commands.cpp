// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/console.h"
#include "app/workshop/endgame_check.h"
#include "app/workshop/ending_bar.h"
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/endgame_maker.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/base/stopwatch.h"
#include "core/base/utf8.h"
#include "core/notation/position_text.h"
#include "core/protocol/knowledge.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>

namespace qumalaq::workshop {

namespace {

struct MakeArguments {
    int stones = 8;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::string game = "togyzqumalaq";
    std::string out;
};

/// 2, with a message, if it cannot be written.
int write(const std::string& out, const std::vector<std::uint8_t>& bytes)
{
    return writeFile(out, bytes) ? 0 : refuse("'" + out + "' cannot be written");
}

/// For Oware or Bestemshe.
template <typename Table>
int makeCyclic(const MakeArguments& arguments)
{
    if (arguments.stones > Table::kMaxStones)
        return refuse("there can be at most " + std::to_string(Table::kMaxStones) + " stones");
    const auto table = Table::make(arguments.stones, [](const auto& progress) {
        std::printf("stones %d positions %zu with one number %zu\n", progress.stones, progress.positions,
                    progress.exact);
        std::fflush(stdout);
    });
    const std::vector<std::uint8_t> bytes = table->toBytes();
    std::printf("stones %d positions %zu bytes %zu\n", table->stones(), table->positions(), bytes.size());
    return write(arguments.out, bytes);
}

int makeTable(const MakeArguments& arguments)
{
    if (arguments.game == "oware")
        return makeCyclic<ai::OwareEndgame>(arguments);
    if (arguments.game == "bestemshe")
        return makeCyclic<ai::BestemsheEndgame>(arguments);
    if (arguments.stones > ai::endgame::kMaxStones)
        return refuse("there can be at most " + std::to_string(ai::endgame::kMaxStones) + " stones");
    const Stopwatch stopwatch;
    std::size_t open = 0;
    const auto table = ai::EndgameMaker::make(arguments.stones, arguments.threads, [&](const auto& progress) {
        std::printf("stones %d positions %zu of %zu decided within %d plies, %.1f s\n", progress.stones,
                    progress.positions, progress.ofPositions, progress.plies,
                    static_cast<double>(stopwatch.elapsedMs().count()) / 1000.0);
        std::fflush(stdout);
        open = progress.open;
    });
    if (!table)
        return refuse(open > 0 ? "in " + std::to_string(open) + " positions it pays to walk round for ever"
                               : "there is not enough memory for so many stones");
    const std::vector<std::uint8_t> bytes = table->toBytes();
    if (const int status = write(arguments.out, bytes); status != 0)
        return status;
    std::printf("table %016llx stones %d positions %zu bytes %zu\n", static_cast<unsigned long long>(table->hash()),
                table->stones(), table->positions(), bytes.size());
    return 0;
}

struct CheckArguments {
    std::string file;
    std::uint64_t positions = 1'000'000;
    std::uint64_t seed = 1;
};

int checkTable(const CheckArguments& arguments)
{
    const auto table = ai::EndgameTable::fromFile(pathFromUtf8(arguments.file));
    if (!table)
        return refuse("'" + arguments.file + "': " + std::string(protocol::reasonFor(table.error())));
    const auto wrong = disagreements(**table, arguments.positions, arguments.seed);
    std::printf("table %016llx stones %d positions %llu wrong %llu\n",
                static_cast<unsigned long long>((*table)->hash()), (*table)->stones(),
                static_cast<unsigned long long>(arguments.positions), static_cast<unsigned long long>(wrong));
    return wrong == 0 ? 0 : 1;
}

struct BarArguments {
    EndingPlan plan;
    std::string endgame = "builtin";
    std::string solvingEndgame = "builtin";
    int moveTime = 0;
};

/// False, with a message, if there is no such table.
[[nodiscard]] bool takeTable(const std::string& name, std::shared_ptr<const ai::EndgameTable>& table)
{
    table = name == "none" ? nullptr : ai::embeddedEndgame();
    if (name == "none" || name == "builtin")
        return true;
    const auto read = ai::EndgameTable::fromFile(pathFromUtf8(name));
    if (!read) {
        refuse("'" + name + "': " + std::string(protocol::reasonFor(read.error())));
        return false;
    }
    table = *read;
    return true;
}

void print(const EndingReport& report, const char* lineEnd)
{
    std::printf("positions %d solved %d (won %d drawn %d lost %d) proven at once %d unsolved %d contradictions %d "
                "results lost by the move %d (%.2f%% of the solved)%s",
                report.positions, report.solved(), report.wins, report.draws, report.losses, report.provenAtOnce,
                report.unsolved, report.contradictions, report.lost,
                report.solved() == 0 ? 0.0 : 100.0 * report.lost / report.solved(), lineEnd);
    std::fflush(stdout);
}

int measure(BarArguments arguments)
{
    EndingPlan& plan = arguments.plan;
    if (arguments.moveTime > 0)
        plan.moveTime = std::chrono::milliseconds(arguments.moveTime);
    if (!takeTable(arguments.endgame, plan.endgame) || !takeTable(arguments.solvingEndgame, plan.solvingEndgame))
        return 2;
    const auto endings = endingsOf(plan);
    const EndingReport report = measureEndings(plan, endings, [](const EndingReport& soFar) { print(soFar, "  \r"); });
    print(report, "\n");
    for (const rules::History& error : report.errors) {
        const std::size_t before = error.plies().size() - 1;
        std::printf("%s move %d\n", notation::toText(error.positionAt(before)).c_str(),
                    error.plies().back().move.from.number);
    }
    return 0;
}

} // namespace

void addEndgameCommands(CLI::App& app, int& status)
{
    CLI::App* endgame = app.add_subcommand("endgame", "Make and check the endgame tables.");
    endgame->require_subcommand(1);

    const auto make = std::make_shared<MakeArguments>();
    CLI::App* maker = endgame->add_subcommand("make", "Compute a table of all positions with few stones on the board.");
    maker->add_option("file", make->out, "The file to write")->required();
    maker->add_option("--game", make->game, "The game")
        ->capture_default_str()
        ->check(CLI::IsMember({"togyzqumalaq", "bestemshe", "oware"}));
    maker
        ->add_option("--stones", make->stones,
                     "The most stones on the board; each further stone costs about three times as much")
        ->capture_default_str()
        ->check(CLI::NonNegativeNumber);
    maker->add_option("--threads", make->threads, "The number of threads")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'024));
    maker->callback([make, &status] { status = makeTable(*make); });

    const auto check = std::make_shared<CheckArguments>();
    CLI::App* checker = endgame->add_subcommand(
        "check", "Compare random positions of a table with those that their moves lead to by the rules.");
    checker->add_option("file", check->file, "The table")->required();
    checker->add_option("--positions", check->positions, "How many")->capture_default_str();
    checker->add_option("--seed", check->seed, "The seed of the choice of positions")->capture_default_str();
    checker->callback([check, &status] { status = checkTable(*check); });

    const auto bar = std::make_shared<BarArguments>();
    CLI::App* measured = endgame->add_subcommand(
        "bar",
        "Count in how many solved endings, from games of the engine against itself, a quick move loses the result.");
    measured->add_option("--positions", bar->plan.positions, "How many")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    measured->add_option("--stones", bar->plan.mostStones, "The most stones on the board")
        ->capture_default_str()
        ->check(CLI::Range(1, 160));
    measured->add_option("--seed", bar->plan.seed, "The seed of the games")->capture_default_str();
    measured->add_option("--move-nodes", bar->plan.moveNodes, "Nodes for the move")->capture_default_str();
    measured->add_option("--move-time", bar->moveTime, "Milliseconds for the move instead of nodes; 0 for nodes")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    measured->add_option("--solve-nodes", bar->plan.solvingNodes, "Nodes after which a position is given up")
        ->capture_default_str();
    measured->add_option("--endgame", bar->endgame, "The endgame table for the move: builtin, none, or a file")
        ->capture_default_str();
    measured
        ->add_option("--solve-endgame", bar->solvingEndgame,
                     "The endgame table for the solution: builtin, none, or a file")
        ->capture_default_str();
    measured->callback([bar, &status] { status = measure(*bar); });
}

} // namespace qumalaq::workshop
