// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/commands.h"

#include "app/workshop/console.h"
#include "app/workshop/gate.h"
#include "app/workshop/match_runner.h"
#include "app/workshop/opening_suite.h"
#include "core/base/expected.h"
#include "core/base/utf8.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_writer.h"

#include <CLI/CLI.hpp>

#include <QThread>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace qumalaq::workshop {

namespace {

/// The arguments of both `match` and `sprt`.
struct MatchArguments {
    std::string game = "togyzqumalaq";
    std::vector<std::string> options;
    std::string first;
    std::string second;
    std::string clock;
    std::string openings;
    std::string games; ///< only of `match`
    MatchPlan plan;
};

void addArguments(CLI::App& command, MatchArguments& arguments)
{
    MatchPlan& plan = arguments.plan;
    command.add_option("--game", arguments.game, "The game")->capture_default_str();
    command.add_option("--option", arguments.options,
                       "A variant of the rules as KEY=VALUE; may be given several times");
    command.add_option("--first", arguments.first, "The player whose score is reported");
    command.add_option("--second", arguments.second, "The other player");
    command.add_option("--pairs", plan.pairs, "Pairs of games")->capture_default_str()->check(CLI::Range(1, 1'000'000));
    command.add_option("--opening-plies", plan.openingPlies, "Random moves before the players begin")
        ->capture_default_str()
        ->check(CLI::Range(0, 40));
    command.add_option("--openings", arguments.openings, "A file of openings (openings make) instead of random ones");
    command.add_option(
        "--margin", plan.margin,
        "Use only random openings in which no side is better by more than this, in hundredths of a stone");
    command.add_option("--seed", plan.seed, "The seed of the openings and of the players' random choices")
        ->capture_default_str();
    command.add_option("--clock", arguments.clock, "BASE+INCREMENT in seconds, such as 1+0.01; time can be lost on it");
}

/// "1+0.01": one second, and a hundredth of a second for each move.
[[nodiscard]] std::optional<MatchPlan::Clock> clockFrom(const std::string& text)
{
    constexpr double kMaxLength = 1'000'000;
    std::istringstream words(text);
    double base = 0;
    double increment = 0;
    char plus = 0;
    if (!(words >> base >> plus >> increment) || plus != '+' || words.peek() != std::istringstream::traits_type::eof())
        return std::nullopt;
    if (!(base > 0 && base < kMaxLength && increment >= 0 && increment < kMaxLength))
        return std::nullopt;
    const auto milliseconds = [](double seconds) { return std::chrono::milliseconds(std::llround(1'000 * seconds)); };
    return MatchPlan::Clock{milliseconds(base), milliseconds(increment)};
}

/// The plan. The error is a message.
[[nodiscard]] Expected<MatchPlan, std::string> planFrom(const MatchArguments& arguments)
{
    MatchPlan plan = arguments.plan;
    const auto game = rules::gameById(arguments.game);
    if (!game)
        return unexpected("--game: there is no game '" + arguments.game + "'");
    plan.setup = rules::GameSetup(*game);
    for (const std::string& option : arguments.options) {
        const std::size_t equals = option.find('=');
        const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
        if (equals == std::string::npos || !plan.setup.setOption(option.substr(0, equals), value))
            return unexpected("--option: '" + option + "' is not an option of " + arguments.game);
    }
    if (!arguments.openings.empty()) {
        auto openings = openingsFromText(contentsOf(arguments.openings).value_or(""));
        if (!openings || *game != rules::GameId::Togyzqumalaq)
            return unexpected("--openings: '" + arguments.openings + "' holds no openings of " + arguments.game);
        plan.openings = std::move(*openings);
    }
    if (!arguments.clock.empty()) {
        plan.clock = clockFrom(arguments.clock);
        if (!plan.clock)
            return unexpected("--clock: '" + arguments.clock + "' is not SECONDS+SECONDS");
    }
    return plan;
}

[[nodiscard]] std::string messageOf(const PlayerError& error, const std::string& game)
{
    const std::string why = error.network ? std::string(": ") + reasonOf(*error.network) : "";
    return "a player of " + game + " cannot be '" + error.found + "'" + why;
}

void print(const PairScore& score)
{
    std::printf("games %d wins %d draws %d losses %d score %.1f%%", score.games(), score.wins, score.draws,
                score.losses, 100.0 * score.share());
    if (const auto elo = estimateElo(score))
        std::printf(" elo %+.0f [%+.0f, %+.0f]", elo->elo, elo->low, elo->high);
}

void end(const char* lineEnd)
{
    std::printf("%s", lineEnd);
    std::fflush(stdout);
}

/// A game as it is written to a file.
[[nodiscard]] std::string recordOf(const rules::History& history, const MatchArguments& arguments, bool firstIsSouth)
{
    notation::GameRecord record = notation::toRecord(history);
    record.setTag("White", firstIsSouth ? arguments.first : arguments.second);
    record.setTag("Black", firstIsSouth ? arguments.second : arguments.first);
    return notation::toTgk(record) + '\n';
}

int match(const MatchArguments& arguments)
{
    auto plan = planFrom(arguments);
    if (!plan)
        return refuse(plan.error());
    std::ofstream games;
    if (!arguments.games.empty()) {
        games.open(pathFromUtf8(arguments.games), std::ios::binary | std::ios::trunc);
        if (!games)
            return refuse("--games: '" + arguments.games + "' cannot be written");
        plan->ended = [&](const rules::History& history, bool firstIsSouth) {
            games << recordOf(history, arguments, firstIsSouth) << std::flush;
        };
    }
    const auto first = makePlayer(arguments.first, plan->setup);
    const auto second = makePlayer(arguments.second, plan->setup);
    if (!first || !second)
        return refuse(messageOf((first ? second : first).error(), arguments.game));
    const MatchResult score = runMatch(*plan, **first, **second, [](const MatchResult& soFar) {
        print(soFar);
        end("  \r");
    });
    print(score);
    std::printf("\nunfinished %d illegal %d", score.unfinished, score.illegalMoves);
    if (plan->clock)
        std::printf(" lost on time %d, least left %lld ms", score.timeLosses,
                    static_cast<long long>(score.leastLeft.count()));
    end("\n");
    return 0;
}

struct SprtArguments : MatchArguments {
    SprtPlan bounds;
    std::string part;
    int threads = 1;
    std::string results;
    std::vector<std::string> merged;
};

/// Everything on which the results depend.
[[nodiscard]] GateHeader headerOf(const SprtArguments& arguments)
{
    GateHeader header = {{"game", arguments.game}};
    for (const std::string& option : arguments.options)
        header.emplace_back("option", option);
    header.emplace_back("first", arguments.first);
    header.emplace_back("second", arguments.second);
    const MatchPlan& plan = arguments.plan;
    if (!arguments.openings.empty())
        header.emplace_back("openings", arguments.openings);
    else
        header.emplace_back("opening-plies", std::to_string(plan.openingPlies));
    if (plan.margin)
        header.emplace_back("margin", std::to_string(*plan.margin));
    header.emplace_back("seed", std::to_string(plan.seed));
    if (!arguments.clock.empty())
        header.emplace_back("clock", arguments.clock);
    std::ostringstream elo;
    elo << arguments.bounds.low << ' ' << arguments.bounds.high;
    header.emplace_back("elo", elo.str());
    return header;
}

[[nodiscard]] Expected<GateRecord, std::string> readRecord(const std::string& path)
{
    const auto text = contentsOf(path);
    if (!text)
        return unexpected("'" + path + "' cannot be read");
    auto record = gateRecordFromText(*text);
    if (!record)
        return unexpected("'" + path + "', line " + std::to_string(record.error().line) + ": '" + record.error().found
                          + "' is not a result");
    return *record;
}

void print(const GateRecord& record, const SprtPlan& bounds)
{
    const PairScore score = record.score();
    print(score);
    std::printf(" pairs %d %d %d %d %d", score.pairs[0], score.pairs[1], score.pairs[2], score.pairs[3],
                score.pairs[4]);
    std::printf(" llr %.2f (%.2f, %.2f)", logLikelihoodRatio(score, bounds), -sprtBound(), sprtBound());
}

/// The last lines of every run.
void printVerdict(const GateRecord& record, const SprtPlan& bounds)
{
    if (!record.pairs.empty())
        print(record, bounds);
    const SprtVerdict verdict = verdictOf(record.score(), bounds);
    std::printf("\nsprt [%g, %g]: %s\n", bounds.low, bounds.high,
                verdict == SprtVerdict::High  ? "passed"
                : verdict == SprtVerdict::Low ? "failed"
                                              : "undecided");
    std::fflush(stdout);
}

int merge(const SprtArguments& arguments)
{
    std::optional<GateRecord> merged;
    for (const std::string& path : arguments.merged) {
        const auto record = readRecord(path);
        if (!record)
            return refuse("--merge: " + record.error());
        if (merged) {
            const std::string difference = differenceOf(merged->header, record->header);
            if (!difference.empty())
                return refuse("--merge: '" + path + "' is of another test, see '" + difference + "'");
            merged->pairs.insert(record->pairs.begin(), record->pairs.end());
        } else {
            merged = *record;
        }
    }
    SprtPlan bounds;
    for (const auto& [key, value] : merged->header) {
        if (key == "elo")
            std::istringstream(value) >> bounds.low >> bounds.high;
    }
    printVerdict(*merged, bounds);
    return 0;
}

/// "2/4": the second of four.
[[nodiscard]] std::optional<GatePart> partFrom(const std::string& text)
{
    GatePart part;
    if (text.empty())
        return part;
    std::istringstream words(text);
    char slash = 0;
    if (!(words >> part.number >> slash >> part.count) || slash != '/'
        || words.peek() != std::istringstream::traits_type::eof())
        return std::nullopt;
    if (part.number < 1 || part.number > part.count)
        return std::nullopt;
    return part;
}

int sprt(const SprtArguments& arguments)
{
    if (!arguments.merged.empty())
        return merge(arguments);
    if (arguments.first.empty() || arguments.second.empty())
        return refuse("--first and --second are required");
    if (arguments.bounds.low >= arguments.bounds.high)
        return refuse("--elo0 must be below --elo1");
    const auto match = planFrom(arguments);
    if (!match)
        return refuse(match.error());
    const auto part = partFrom(arguments.part);
    if (!part)
        return refuse("--part: '" + arguments.part + "' is not NUMBER/COUNT");

    GateRecord record{headerOf(arguments), {}};
    std::error_code error;
    if (!arguments.results.empty() && std::filesystem::exists(pathFromUtf8(arguments.results), error)) {
        const auto before = readRecord(arguments.results);
        if (!before)
            return refuse("--results: " + before.error());
        const std::string difference = differenceOf(record.header, before->header);
        if (!difference.empty())
            return refuse("--results: '" + arguments.results + "' is of another test, see '" + difference + "'");
        record = *before;
    }
    // Written again, because the last line may be incomplete.
    std::ofstream file;
    if (!arguments.results.empty()) {
        file.open(pathFromUtf8(arguments.results), std::ios::binary | std::ios::trunc);
        file << toText(record.header);
        for (const auto& [pair, games] : record.pairs)
            file << toText(pair, games);
        if (!file.flush())
            return refuse("--results: '" + arguments.results + "' cannot be written");
    }
    const GatePlan plan{*match, arguments.first, arguments.second, arguments.bounds, *part, arguments.threads};
    const auto ended = runGate(plan, record, [&](int pair, const PairGames& games, const GateRecord& soFar) {
        file << toText(pair, games) << std::flush;
        print(soFar, arguments.bounds);
        end("  \r");
    });
    if (!ended)
        return refuse(messageOf(ended.error(), arguments.game));
    printVerdict(record, arguments.bounds);
    if (*ended == GateEnd::PlayerFailed)
        return refuse("a player made an illegal move or did not answer");
    if (file.is_open() && !file)
        return refuse("--results: '" + arguments.results + "' cannot be written");
    return 0;
}

} // namespace

void addMatchCommands(CLI::App& app, int& status)
{
    const auto arguments = std::make_shared<MatchArguments>();
    CLI::App* command = app.add_subcommand(
        "match", "Play pairs of games between two players; each has the first move once. A player is: random,\n"
                 "greedy, level:N, depth:N, nodes:N, time:MS, threads:N, clock (that of the match alone), or several\n"
                 "of them with commas; network:hand or network:FILE for another evaluation; program:FILE for another\n"
                 "program, with option:NAME=VALUE for its options; foreign:FILE for a program with another protocol.");
    addArguments(*command, *arguments);
    command->add_option("--games", arguments->games, "A file to write that gets all games");
    command->get_option("--first")->required();
    command->get_option("--second")->required();
    command->callback([arguments, &status] {
        // A player that is a program needs a QThread.
        const std::unique_ptr<QThread> thread(QThread::create([&] { status = match(*arguments); }));
        thread->start();
        thread->wait();
    });

    const auto gate = std::make_shared<SprtArguments>();
    gate->plan.pairs = 20'000;
    CLI::App* test = app.add_subcommand(
        "sprt", "Test whether the first player is stronger than the second by --elo1 or only by --elo0, with as few\n"
                "pairs of games as possible. Players as in a match. Run again, it goes on from its results.");
    addArguments(*test, *gate);
    test->add_option("--elo0", gate->bounds.low, "The Elo of a change that is dropped")->capture_default_str();
    test->add_option("--elo1", gate->bounds.high, "The Elo of a change that is kept")->capture_default_str();
    test->add_option("--threads", gate->threads, "Pairs that are played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000));
    test->add_option("--results", gate->results, "The file that gets the result of each pair");
    test->add_option("--part", gate->part,
                     "NUMBER/COUNT: play this part of the pairs, and --merge the results of all parts");
    test->add_option("--merge", gate->merged, "Play nothing; print the result of these files together");
    test->callback([gate, &status] { status = sprt(*gate); });
}

} // namespace qumalaq::workshop
