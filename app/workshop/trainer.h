// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/training_data.h"
#include "core/ai/nnue/architecture.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Trains a network: stochastic gradient descent in floating point, then rounding to the engine's integers.
namespace qumalaq::workshop {

struct TrainingPlan {
    std::uint64_t seed = 1; ///< of the initial weights and of the order
    int epochs = 6;
    int batch = 2'048;
    float rate = 0.002F;     ///< of Adam at the beginning; it falls linearly to a twentieth
    float scoreShare = 0.7F; ///< share of the search's score in the target; the rest is the game's result
    double heldOut = 0.05;   ///< share of the games that are only used to measure the loss
};

/// One training example.
struct Example {
    ai::nnue::ActiveRows rows{};
    std::uint8_t bucket = 0;
    float target = 0; ///< expected share of the points
};

/// Examples for training, and others for measuring. The sets never share a game, because neighbouring positions are
/// similar.
struct ExampleSets {
    std::vector<Example> training;
    std::vector<Example> heldOut;
    std::vector<ai::nnue::NetworkInput> heldOutNetworkInputs; ///< of heldOut, in the same order
    double scale = 0;                                         ///< of the records added last
};

/// Adds records of games of one player, whose scores have a scale of their own; the newest player comes last. For
/// positions before a random move the result is what the search expected from the best move there. Requires records.
void addExamples(ExampleSets& sets, rules::GameId game, std::span<const TrainingRecord> records,
                 const TrainingPlan& plan);

/// The hundredths of a stone for a logit of 1 with which the scores of the records predict the results best
/// (cross-entropy). Leaves out positions before a random move.
[[nodiscard]] double fittedScale(std::span<const TrainingRecord> records);

/// The network in floating point, in the shape of ai::nnue::Weights.
struct RealWeights {
    static constexpr std::size_t kHeadInputs = ai::nnue::kUnits;
    struct Head {
        std::array<std::array<float, ai::nnue::kHidden>, kHeadInputs> hidden{};
        std::array<float, ai::nnue::kHidden> hiddenBias{};
        std::array<float, ai::nnue::kHidden> output{};
        float outputBias = 0;
        std::array<float, 15> unused{}; ///< keeps every array of every head aligned
    };
    std::array<std::array<float, ai::nnue::kUnits>, ai::nnue::kRows> rows{};
    std::array<float, ai::nnue::kUnits> bias{};
    std::array<Head, ai::nnue::kBuckets> heads{};

    [[nodiscard]] static std::unique_ptr<RealWeights> random(std::uint64_t seed);
    /// A logit.
    [[nodiscard]] float outputFor(const Example& example) const;
};

struct EpochReport {
    int epoch = 0; ///< from 1
    double trainingLoss = 0;
    double heldOutLoss = 0;
};

/// Trains a network. `report` is called after each epoch.
[[nodiscard]] std::unique_ptr<RealWeights> train(const ExampleSets& examples, const TrainingPlan& plan,
                                                 const std::function<void(const EpochReport&)>& report);

/// The cross-entropy of examples, less that of the targets themselves, so that 0 is perfect.
[[nodiscard]] double lossOf(const RealWeights& weights, std::span<const Example> examples);

/// Rounds to the engine's integers; none if a number does not fit or a sum could overflow.
[[nodiscard]] std::optional<ai::nnue::Weights> quantised(const RealWeights& weights, double scale);

} // namespace qumalaq::workshop
