// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the review of a game of 110 plies takes. With the argument `fit`: which kOddsCentistones (win_chance.h)
// predicts the results of the 80 recorded games best, and how their moves are judged with it; this takes minutes.
#include "core/base/stopwatch.h"
#include "core/notation/tgk_reader.h"
#include "core/session/record_of_match.h"
#include "core/session/review.h"
#include "core/session/score_view.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace qumalaq;

namespace {

constexpr std::uint64_t kFitNodes = 50'000;
constexpr std::size_t kPlies = 110;

std::vector<notation::GameRecord> recordedGames()
{
    std::ifstream file(QUMALAQ_SOURCE_DIR "/tests/data/online_games.txt", std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    std::vector<notation::GameRecord> games;
    notation::TgkReader reader(text);
    while (auto game = reader.next())
        games.push_back(std::move(game->record));
    return games;
}

session::GameReview reviewOf(const rules::History& game, std::uint64_t nodes)
{
    session::Reviewer reviewer;
    reviewer.setEffort(nodes);
    session::GameReview review;
    QEventLoop loop;
    QObject::connect(&reviewer, &session::Reviewer::finished, &loop, [&](const session::GameReview& made) {
        review = made;
        loop.quit();
    });
    reviewer.start(game);
    loop.exec();
    return review;
}

void timeReview(const std::vector<notation::GameRecord>& games)
{
    const auto longEnough = std::find_if(
        games.begin(), games.end(), [](const notation::GameRecord& game) { return game.moves().size() >= kPlies; });
    const auto history = notation::toHistory(*longEnough, kPlies);
    const Stopwatch watch;
    const auto review = reviewOf(history, session::Reviewer::kNodesPerMove);
    std::printf("%zu plies at %llu nodes a move: %.1f s, %zu mistakes, accuracy %.1f and %.1f\n", review.moves.size(),
                static_cast<unsigned long long>(session::Reviewer::kNodesPerMove),
                std::chrono::duration<double>(watch.elapsed()).count(), review.mistakes().size(),
                review.accuracy[0].value_or(0), review.accuracy[1].value_or(0));
}

struct Sample {
    double centistones = 0;
    double result = 0; ///< of South: 1, 0.5 or 0
};

double crossEntropy(const std::vector<Sample>& samples, double odds)
{
    double sum = 0;
    for (const Sample& sample : samples) {
        const double chance = std::clamp(1 / (1 + std::exp(-sample.centistones / odds)), 1e-6, 1 - 1e-6);
        sum -= sample.result * std::log(chance) + (1 - sample.result) * std::log(1 - chance);
    }
    return sum / static_cast<double>(samples.size());
}

void fit(const std::vector<notation::GameRecord>& games)
{
    std::vector<Sample> samples;
    std::array<int, 5> judged{};
    for (const auto& game : games) {
        const auto review = reviewOf(notation::toHistory(game), kFitNodes);
        for (const auto& move : review.moves)
            ++judged[static_cast<std::size_t>(move.quality)];
        if (game.result() == notation::GameResult::Open)
            continue;
        const double result = game.result() == notation::GameResult::SouthWins   ? 1
                              : game.result() == notation::GameResult::NorthWins ? 0
                                                                                 : 0.5;
        for (const ai::Score& score : review.scores) {
            if (!score.isProven())
                samples.push_back({static_cast<double>(score.centistones()), result});
        }
        std::fflush(stdout);
    }
    for (int odds = 100; odds <= 3000; odds += odds < 1000 ? 50 : 200)
        std::printf("odds %4d: cross entropy %.4f\n", odds, crossEntropy(samples, odds));
    std::printf("moves: best %d, good %d, inaccuracies %d, mistakes %d, blunders %d\n", judged[0], judged[1], judged[2],
                judged[3], judged[4]);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const auto games = recordedGames();
    timeReview(games);
    if (argc > 1 && std::string_view(argv[1]) == "fit")
        fit(games);
    return 0;
}
