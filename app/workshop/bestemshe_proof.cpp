// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_proof.h"

#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/evaluation.h"
#include "core/base/prng.h"

#include <algorithm>
#include <bit>

namespace qumalaq::workshop {

using rules::BestemshePosition;
using rules::Side;
using Rules = ai::endgame::CyclicRules<BestemshePosition>;

namespace {

constexpr std::uint32_t kInfinite = 0x7FFF'FFFF;
constexpr int kLeastWin = 200;     ///< 26 stones to 24, in hundredths
constexpr std::size_t kBucket = 4; ///< slots that a key may take

/// Sums below kInfinite; a summand of kInfinite makes it infinite.
[[nodiscard]] std::uint32_t sum(std::uint32_t a, std::uint32_t b)
{
    if (a >= kInfinite || b >= kInfinite)
        return kInfinite;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(std::uint64_t{a} + b, kInfinite - 1));
}

} // namespace

BestemsheProof::BestemsheProof(const BestemsheLayers& layers, int mebibytes)
    : m_layers(layers)
    , m_slots(std::bit_floor(static_cast<std::size_t>(mebibytes) * (std::size_t{1} << 20) / sizeof(Slot)))
{
}

std::optional<bool> BestemsheProof::known(const BestemshePosition& position) const
{
    if (const auto outcome = position.outcome())
        return outcome->score[rules::indexOf(m_attacker)] > Rules::kHalf;
    const int stones = ai::stonesOnBoard(position);
    if (stones > m_layers.stones())
        return std::nullopt;
    const auto share = m_layers.shareOf(position);
    const int forced = position.sideToMove() == m_attacker ? share.least : stones - share.most;
    return position.store(m_attacker) + forced > Rules::kHalf;
}

std::uint64_t BestemsheProof::keyOf(const BestemshePosition& position) const
{
    const Side mover = position.sideToMove();
    const int stones = ai::stonesOnBoard(position);
    std::uint64_t key = ai::endgame::indexOf(ai::endgame::housesOf(position, mover), Rules::kHouses, stones);
    key = key * (BestemshePosition::kTotalStones + 1) + static_cast<std::uint64_t>(position.store(mover));
    return key * 2 + (mover == m_attacker ? 1 : 0) + 1;
}

std::size_t BestemsheProof::bucketOf(std::uint64_t key) const
{
    return mixed(key) & (m_slots.size() - 1) & ~(kBucket - 1);
}

std::optional<BestemsheProof::Numbers> BestemsheProof::find(std::uint64_t key) const
{
    const std::size_t bucket = bucketOf(key);
    for (std::size_t i = bucket; i < bucket + kBucket; ++i) {
        if (m_slots[i].key == key)
            return m_slots[i].numbers;
    }
    return std::nullopt;
}

/// Replaces the numbers that took the least work.
void BestemsheProof::store(std::uint64_t key, Numbers numbers)
{
    const auto workIn = [](const Slot& slot) {
        const auto [proof, disproof] = slot.numbers;
        if (slot.key == 0)
            return std::uint32_t{0};
        return proof == 0 || disproof == 0 ? kInfinite : std::min(proof, disproof);
    };
    const auto bucket = m_slots.begin() + static_cast<std::ptrdiff_t>(bucketOf(key));
    auto slot = std::find_if(bucket, bucket + kBucket, [key](const Slot& other) { return other.key == key; });
    if (slot == bucket + kBucket)
        slot = std::min_element(bucket, bucket + kBucket,
                                [&](const Slot& a, const Slot& b) { return workIn(a) < workIn(b); });
    *slot = {key, numbers};
}

std::vector<BestemsheProof::Child> BestemsheProof::childrenOf(const BestemshePosition& position) const
{
    std::vector<Child> children;
    for (const rules::Move move : position.legalMoves()) {
        Child child{move, position.after(move), 0, {}};
        if (const auto isWon = known(child.position)) {
            child.numbers = *isWon ? Numbers{0, kInfinite} : Numbers{kInfinite, 0};
        } else {
            child.key = keyOf(child.position);
            if (std::find(m_path.begin(), m_path.end(), child.key) != m_path.end()) {
                child.key = 0;
                child.numbers = {kInfinite, 0};
            }
        }
        children.push_back(child);
    }
    return children;
}

BestemsheProof::Answer BestemsheProof::attack(const BestemshePosition& position, Side attacker, std::uint64_t mostNodes)
{
    m_attacker = attacker;
    m_nodes = 0;
    m_mostNodes = mostNodes;
    m_path.clear();
    std::fill(m_slots.begin(), m_slots.end(), Slot{});
    if (const auto isWon = known(position))
        return *isWon ? Answer::Wins : Answer::Fails;
    const std::uint64_t key = keyOf(position);
    search(position, key, {kInfinite, kInfinite});
    const auto numbers = find(key).value_or(Numbers{});
    return numbers.proof == 0 ? Answer::Wins : numbers.disproof == 0 ? Answer::Fails : Answer::Unknown;
}

/// Until a number of the position reaches its limit.
void BestemsheProof::search(const BestemshePosition& position, std::uint64_t key, Numbers limits)
{
    ++m_nodes;
    m_path.push_back(key);
    std::vector<Child> children = childrenOf(position);
    const bool isAttack = position.sideToMove() == m_attacker;
    // The side to move needs one child, the other side all: the numbers change their parts.
    const auto needed = [isAttack](Numbers& numbers) -> std::uint32_t& {
        return isAttack ? numbers.proof : numbers.disproof;
    };
    const auto summed = [isAttack](Numbers& numbers) -> std::uint32_t& {
        return isAttack ? numbers.disproof : numbers.proof;
    };
    while (m_nodes <= m_mostNodes) {
        Child* best = nullptr;
        Numbers now;
        needed(now) = kInfinite;
        summed(now) = 0;
        std::uint32_t second = kInfinite;
        for (Child& child : children) {
            if (child.key != 0)
                child.numbers = find(child.key).value_or(Numbers{});
            if (best == nullptr || needed(child.numbers) < needed(now)) {
                second = best == nullptr ? kInfinite : needed(now);
                needed(now) = needed(child.numbers);
                best = &child;
            } else {
                second = std::min(second, needed(child.numbers));
            }
            summed(now) = sum(summed(now), summed(child.numbers));
        }
        if (now.proof == 0 || now.disproof == 0 || now.proof >= limits.proof || now.disproof >= limits.disproof) {
            store(key, now);
            break;
        }
        Numbers below;
        // Some more than the second best, so as not to change between them all the time.
        needed(below) = std::min(needed(limits), sum(second, second / 8 + 1));
        summed(below) = summed(limits) >= kInfinite ? kInfinite : summed(limits) - summed(now) + summed(best->numbers);
        search(best->position, best->key, below);
    }
    m_path.pop_back();
}

bool BestemsheProof::collect(const BestemshePosition& position, std::vector<ai::Book::Entry>& strategy)
{
    return known(position).value_or(false) || collectFrom(position, strategy);
}

bool BestemsheProof::collectFrom(const BestemshePosition& position, std::vector<ai::Book::Entry>& strategy)
{
    const std::uint64_t key = keyOf(position);
    const auto [entry, isNew] = m_collected.try_emplace(key, State::Open);
    if (!isNew)
        return entry->second == State::Sound; // open: it leads back to itself
    const auto isCollected = [this](const Child& child) {
        const auto found = m_collected.find(child.key);
        return child.key == 0 ? child.numbers.proof == 0 : found != m_collected.end() && found->second == State::Sound;
    };
    const auto isProven = [&](const Child& child) {
        return isCollected(child) || (child.key != 0 && find(child.key).value_or(Numbers{}).proof == 0);
    };
    std::vector<Child> children = childrenOf(position);
    if (position.sideToMove() == m_attacker) {
        // One move will do: where there is a choice, one that needs no further position.
        auto best = std::find_if(children.begin(), children.end(), isCollected);
        if (best == children.end())
            best = std::find_if(children.begin(), children.end(), isProven);
        if (best == children.end())
            return false;
        children = {Child(*best)};
        strategy.push_back({ai::Book::keyOf(position), children.front().move.from.number, 1, kLeastWin});
    }
    for (const Child& child : children) {
        if (!isProven(child) || (!isCollected(child) && !collectFrom(child.position, strategy)))
            return false;
    }
    m_collected[key] = State::Sound;
    return true;
}

} // namespace qumalaq::workshop
