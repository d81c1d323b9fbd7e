// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/practice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace qumalaq::learn {

double ratingOf(int grade)
{
    constexpr double kEasiest = 800.0;
    constexpr double kStep = 300.0;
    return kEasiest + kStep * (grade - kEasiestGrade);
}

double expectation(const Rating& rating, int grade)
{
    constexpr double kScale = 400.0; // odds of ten to one
    return 1.0 / (1.0 + std::pow(10.0, (ratingOf(grade) - rating.value) / kScale));
}

Rating updated(const Rating& rating, int grade, PuzzleResult result)
{
    constexpr int kFirstOnes = 20;
    constexpr double kFirstStep = 60.0;
    constexpr double kStep = 20.0;
    constexpr double kMin = 100.0;
    constexpr double kMax = 3000.0;
    const double step = rating.solvedOrMissed < kFirstOnes ? kFirstStep : kStep;
    const double score = result == PuzzleResult::Solved ? 1.0 : 0.0;
    return {std::clamp(rating.value + step * (score - expectation(rating, grade)), kMin, kMax),
            rating.solvedOrMissed + 1};
}

std::vector<std::size_t> practiceOfDay(std::span<const Puzzle> puzzles, const Rating& rating,
                                       const std::set<std::size_t>& done, std::size_t count, Prng prng)
{
    struct Choice {
        std::size_t index;
        bool isDone;
        double distance; ///< between the chance to solve it and the wanted chance
        std::uint64_t lot;
    };
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        choices.push_back(
            {i, done.count(i) > 0, std::abs(expectation(rating, puzzles[i].grade) - kWantedSuccess), prng()});
    std::sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
        return std::tie(a.isDone, a.distance, a.lot) < std::tie(b.isDone, b.distance, b.lot);
    });

    // Each time the least frequent kind so far, among the puzzles that are about as suitable as the best.
    std::vector<std::size_t> chosen;
    std::array<int, kPuzzleKinds> taken{};
    const auto kindOf = [&](const Choice& choice) { return static_cast<std::size_t>(puzzles[choice.index].kind); };
    while (chosen.size() < count && !choices.empty()) {
        const Choice& next = choices.front();
        auto best = choices.begin();
        for (auto at = choices.begin(); at != choices.end(); ++at) {
            if (at->isDone != next.isDone || at->distance != next.distance)
                break;
            if (taken[kindOf(*at)] < taken[kindOf(*best)])
                best = at;
        }
        ++taken[kindOf(*best)];
        chosen.push_back(best->index);
        choices.erase(best);
    }
    // Of one grade those with short moves first.
    const auto longest = [&](std::size_t index) {
        const rules::BoardState board = puzzles[index].position.board();
        int most = 0;
        for (const auto& row : board.rows)
            most = std::max(most, int(*std::max_element(row.begin(), row.end())));
        return most;
    };
    std::stable_sort(chosen.begin(), chosen.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(puzzles[a].grade, longest(a)) < std::pair(puzzles[b].grade, longest(b));
    });
    return chosen;
}

} // namespace qumalaq::learn
