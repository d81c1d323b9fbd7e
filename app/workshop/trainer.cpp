// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/trainer.h"

#include "core/ai/value.h"
#include "core/base/prng.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace qumalaq::workshop {

using ai::nnue::kHidden;
using ai::nnue::kOne;
using ai::nnue::kUnits;

namespace {

// The rows of a position and the bias must not exceed 32 together, the limit of 16 bits.
constexpr float kLargestRowWeight = 1.0F;
constexpr float kLargestThreatWeight = 0.55F;
constexpr float kLargestBias = 0.45F;
constexpr float kLargestHeadWeight = 30.0F;

[[nodiscard]] double sigmoid(double logit)
{
    return 1.0 / (1.0 + std::exp(-logit));
}

[[nodiscard]] double crossEntropy(double target, double share)
{
    constexpr double kEdge = 1e-9;
    const double p = std::clamp(share, kEdge, 1.0 - kEdge);
    return -(target * std::log(p) + (1.0 - target) * std::log(1.0 - p));
}

[[nodiscard]] bool isProven(const TrainingRecord& record)
{
    return ai::isWin(record.score) || ai::isLoss(record.score);
}

constexpr std::size_t kNoSlip = std::numeric_limits<std::size_t>::max();

/// For each record the index of the next record of its game, or of itself, with a random move.
[[nodiscard]] std::vector<std::size_t> nextSlips(std::span<const TrainingRecord> records)
{
    std::vector<std::size_t> slips(records.size());
    std::size_t next = kNoSlip;
    for (std::size_t i = records.size(); i-- > 0;) {
        if ((records[i].flags & TrainingRecord::LastOfGame) != 0)
            next = kNoSlip;
        if ((records[i].flags & TrainingRecord::Slip) != 0)
            next = i;
        slips[i] = next;
    }
    return slips;
}

[[nodiscard]] float uniform(Prng& prng, float reach)
{
    constexpr std::uint32_t kSteps = 1U << 24U;
    return reach * (2.0F * static_cast<float>(prng.below(kSteps)) / static_cast<float>(kSteps) - 1.0F);
}

using Units = std::array<float, kUnits>;
using Hidden = std::array<float, kHidden>;

[[nodiscard]] float clipped(float sum)
{
    return std::min(std::max(sum, 0.0F), 1.0F);
}

/// The results of the forward pass that the backward pass needs.
struct Pass {
    alignas(64) Units clippedUnits{};
    alignas(64) Hidden clippedHidden{};
    float output = 0;
};

[[nodiscard]] Pass forward(const RealWeights& weights, const Example& example)
{
    Pass pass;
    alignas(64) Units units = weights.bias;
    for (const std::uint16_t row : example.rows) {
        const Units& numbers = weights.rows[row];
        for (std::size_t i = 0; i < kUnits; ++i)
            units[i] += numbers[i];
    }
    const RealWeights::Head& head = weights.heads[example.bucket];
    alignas(64) Hidden hidden = head.hiddenBias;
    for (std::size_t i = 0; i < kUnits; ++i) {
        const float unit = clipped(units[i]);
        pass.clippedUnits[i] = unit;
        const float squared = unit * unit;
        for (std::size_t j = 0; j < kHidden; ++j)
            hidden[j] += squared * head.hidden[i][j];
    }
    pass.output = head.outputBias;
    for (std::size_t j = 0; j < kHidden; ++j) {
        const float unit = clipped(hidden[j]);
        pass.clippedHidden[j] = unit;
        pass.output += unit * unit * head.output[j];
    }
    return pass;
}

/// Adds the gradient of one example's loss.
void backward(const RealWeights& weights, const Example& example, const Pass& pass, RealWeights& gradient)
{
    const RealWeights::Head& head = weights.heads[example.bucket];
    RealWeights::Head& headGradient = gradient.heads[example.bucket];
    const float error = 1.0F / (1.0F + std::exp(-pass.output)) - example.target;
    alignas(64) Hidden hiddenError{};
    for (std::size_t j = 0; j < kHidden; ++j) {
        const float unit = pass.clippedHidden[j];
        headGradient.output[j] += error * unit * unit;
        const bool isActive = unit > 0.0F && unit < 1.0F;
        hiddenError[j] = isActive ? error * head.output[j] * 2.0F * unit : 0.0F;
        headGradient.hiddenBias[j] += hiddenError[j];
    }
    headGradient.outputBias += error;
    alignas(64) Units unitError{};
    for (std::size_t i = 0; i < kUnits; ++i) {
        const float unit = pass.clippedUnits[i];
        if (unit <= 0.0F)
            continue;
        const float squared = unit * unit;
        std::array<float, 4> sums{}; // four at a time, since the compiler must not reorder floating-point sums
        for (std::size_t j = 0; j < kHidden; j += 4) {
            for (std::size_t k = 0; k < 4; ++k) {
                headGradient.hidden[i][j + k] += squared * hiddenError[j + k];
                sums[k] += head.hidden[i][j + k] * hiddenError[j + k];
            }
        }
        if (unit < 1.0F)
            unitError[i] = 2.0F * unit * (sums[0] + sums[1] + sums[2] + sums[3]);
    }
    for (std::size_t i = 0; i < kUnits; ++i)
        gradient.bias[i] += unitError[i];
    for (const std::uint16_t row : example.rows) {
        Units& numbers = gradient.rows[row];
        for (std::size_t i = 0; i < kUnits; ++i)
            numbers[i] += unitError[i];
    }
}

/// All numbers of a network as one array.
[[nodiscard]] std::span<float> flat(RealWeights& weights)
{
    static_assert(sizeof(RealWeights) % sizeof(float) == 0 && alignof(RealWeights) == alignof(float));
    return {reinterpret_cast<float*>(&weights), sizeof(RealWeights) / sizeof(float)};
}

/// Kingma and Ba 2014.
class Adam {
public:
    void step(RealWeights& weights, RealWeights& gradient, float rate, float batch)
    {
        constexpr float kFirst = 0.9F;
        constexpr float kSecond = 0.999F;
        constexpr float kMin = 1e-8F;
        m_firstPower *= kFirst;
        m_secondPower *= kSecond;
        const float firstScale = 1.0F / (1.0F - m_firstPower);
        const float secondScale = 1.0F / (1.0F - m_secondPower);
        const auto numbers = flat(weights);
        const auto slopes = flat(gradient);
        const auto firsts = flat(*m_first);
        const auto seconds = flat(*m_second);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const float slope = slopes[i] / batch;
            slopes[i] = 0;
            firsts[i] = kFirst * firsts[i] + (1.0F - kFirst) * slope;
            seconds[i] = kSecond * seconds[i] + (1.0F - kSecond) * slope * slope;
            numbers[i] -= rate * firsts[i] * firstScale / (std::sqrt(seconds[i] * secondScale) + kMin);
        }
    }

private:
    std::unique_ptr<RealWeights> m_first = std::make_unique<RealWeights>();
    std::unique_ptr<RealWeights> m_second = std::make_unique<RealWeights>();
    float m_firstPower = 1;
    float m_secondPower = 1;
};

void clip(RealWeights& weights)
{
    const auto within = [](auto& numbers, float most) {
        for (float& number : numbers)
            number = std::clamp(number, -most, most);
    };
    for (std::size_t row = 0; row < ai::nnue::kRows; ++row) {
        if (ai::nnue::isRowOfNoThreat(row))
            weights.rows[row].fill(0);
        else
            within(weights.rows[row], row < ai::nnue::kFirstThreatRow ? kLargestRowWeight : kLargestThreatWeight);
    }
    within(weights.bias, kLargestBias);
    for (RealWeights::Head& head : weights.heads) {
        for (Hidden& row : head.hidden)
            within(row, kLargestHeadWeight);
        within(head.output, kLargestHeadWeight);
    }
}

template <typename Integer>
[[nodiscard]] bool round(float number, double one, Integer& into)
{
    const double rounded = std::nearbyint(double{number} * one);
    if (!(std::abs(rounded) <= static_cast<double>(std::numeric_limits<Integer>::max())))
        return false;
    into = static_cast<Integer>(rounded);
    return true;
}

} // namespace

double fittedScale(std::span<const TrainingRecord> records)
{
    const std::size_t step = std::max<std::size_t>(1, records.size() / 200'000);
    const std::vector<std::size_t> slips = nextSlips(records);
    const auto lossAt = [&](double scale) {
        double loss = 0;
        for (std::size_t i = 0; i < records.size(); i += step) {
            if (slips[i] == kNoSlip && !isProven(records[i]))
                loss += crossEntropy(records[i].result / 2.0, sigmoid(records[i].score / scale));
        }
        return loss;
    };
    double low = 20;
    double high = 5'000;
    constexpr int kThirds = 40;
    for (int i = 0; i < kThirds; ++i) {
        const double left = low + (high - low) / 3;
        const double right = high - (high - low) / 3;
        (lossAt(left) < lossAt(right) ? high : low) = lossAt(left) < lossAt(right) ? right : left;
    }
    return (low + high) / 2;
}

void addExamples(ExampleSets& sets, rules::GameId game, std::span<const TrainingRecord> records,
                 const TrainingPlan& plan)
{
    sets.scale = fittedScale(records);
    Prng prng(splitMix64(plan.seed));
    bool isHeldOut = false;
    const std::vector<std::size_t> slips = nextSlips(records);
    const auto chanceOf = [&](const TrainingRecord& record) { return sigmoid(record.score / sets.scale); };
    const auto resultOf = [&](std::size_t i) {
        if (slips[i] == kNoSlip)
            return records[i].result / 2.0;
        const TrainingRecord& slip = records[slips[i]];
        return slip.mover() == records[i].mover() ? chanceOf(slip) : 1.0 - chanceOf(slip);
    };
    for (std::size_t i = 0; i < records.size(); ++i) {
        const TrainingRecord& record = records[i];
        if ((record.flags & TrainingRecord::FirstOfGame) != 0)
            isHeldOut = prng.below(1'000) < static_cast<std::uint32_t>(1'000 * plan.heldOut);
        Example example;
        example.rows = ai::nnue::activeRowsOf(game, record.networkInput);
        example.bucket = static_cast<std::uint8_t>(ai::nnue::bucketOf(ai::nnue::stonesLeftOf(record.networkInput)));
        example.target = static_cast<float>(plan.scoreShare * chanceOf(record) + (1.0 - plan.scoreShare) * resultOf(i));
        if (isHeldOut)
            sets.heldOutNetworkInputs.push_back(record.networkInput);
        (isHeldOut ? sets.heldOut : sets.training).push_back(example);
    }
}

std::unique_ptr<RealWeights> RealWeights::random(std::uint64_t seed)
{
    auto weights = std::make_unique<RealWeights>();
    Prng prng(splitMix64(seed));
    // Half of the units begin in the middle of the clipping range, so that each learns. Threats begin at zero.
    for (std::size_t row = 0; row < ai::nnue::kFirstThreatRow; ++row) {
        for (float& number : weights->rows[row])
            number = uniform(prng, 0.15F);
    }
    weights->bias.fill(0.3F);
    for (Head& head : weights->heads) {
        for (Hidden& row : head.hidden) {
            for (float& number : row)
                number = uniform(prng, 0.4F);
        }
        head.hiddenBias.fill(0.3F);
        for (float& number : head.output)
            number = uniform(prng, 1.0F);
    }
    return weights;
}

float RealWeights::outputFor(const Example& example) const
{
    return forward(*this, example).output;
}

double lossOf(const RealWeights& weights, std::span<const Example> examples)
{
    double loss = 0;
    for (const Example& example : examples) {
        const double target = double{example.target};
        loss += crossEntropy(target, sigmoid(double{weights.outputFor(example)})) - crossEntropy(target, target);
    }
    return examples.empty() ? 0.0 : loss / static_cast<double>(examples.size());
}

std::unique_ptr<RealWeights> train(const ExampleSets& examples, const TrainingPlan& plan,
                                   const std::function<void(const EpochReport&)>& report)
{
    assert(!examples.training.empty());
    auto weights = RealWeights::random(plan.seed);
    const auto gradient = std::make_unique<RealWeights>();
    Adam adam;
    std::vector<std::uint32_t> order(examples.training.size());
    std::iota(order.begin(), order.end(), 0U);
    Prng prng(splitMix64(plan.seed + 1));
    const auto batch = static_cast<std::size_t>(plan.batch);
    const double steps = std::ceil(static_cast<double>(order.size()) / plan.batch) * plan.epochs;
    double done = 0;
    for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
        // Fisher-Yates with our own generator, because std::shuffle differs between implementations.
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[prng.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t first = 0; first < order.size(); first += batch) {
            const std::size_t last = std::min(first + batch, order.size());
            for (std::size_t i = first; i < last; ++i) {
                const Example& example = examples.training[order[i]];
                backward(*weights, example, forward(*weights, example), *gradient);
            }
            const auto rate = static_cast<float>(double{plan.rate} * (1.0 - 0.95 * done / steps));
            adam.step(*weights, *gradient, rate, static_cast<float>(last - first));
            clip(*weights);
            ++done;
        }
        if (report) {
            const std::span<const Example> all = examples.training;
            const auto sample = all.first(std::min<std::size_t>(all.size(), 100'000));
            report({epoch, lossOf(*weights, sample), lossOf(*weights, examples.heldOut)});
        }
    }
    return weights;
}

std::optional<ai::nnue::Weights> quantised(const RealWeights& weights, double scale)
{
    constexpr double kSingle = kOne;
    constexpr double kProduct = kSingle * kSingle;
    ai::nnue::Weights integers;
    bool fits = round(static_cast<float>(scale), 1.0, integers.scale);
    for (std::size_t row = 0; row < ai::nnue::kRows; ++row) {
        for (std::size_t i = 0; i < kUnits; ++i)
            fits &= round(weights.rows[row][i], kSingle, integers.rows[row][i]);
    }
    for (std::size_t i = 0; i < kUnits; ++i)
        fits &= round(weights.bias[i], kSingle, integers.bias[i]);
    for (std::size_t bucket = 0; bucket < ai::nnue::kBuckets; ++bucket) {
        const RealWeights::Head& from = weights.heads[bucket];
        ai::nnue::Head& to = integers.heads[bucket];
        for (std::size_t i = 0; i < kUnits; ++i) {
            for (std::size_t j = 0; j < kHidden; ++j)
                fits &= round(from.hidden[i][j], kSingle, to.hidden[i / 2][j][i % 2]);
        }
        for (std::size_t j = 0; j < kHidden; ++j) {
            fits &= round(from.hiddenBias[j], kProduct, to.hiddenBias[j]);
            fits &= round(from.output[j], kSingle, to.output[j]);
        }
        fits &= round(from.outputBias, kProduct, to.outputBias);
    }
    if (!fits || !ai::nnue::isInRange(integers))
        return std::nullopt;
    return integers;
}

} // namespace qumalaq::workshop
