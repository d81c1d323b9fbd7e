// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/bestemshe_proof.h"

#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/evaluation.h"
#include "core/base/prng.h"

#include <algorithm>
#include <bit>

namespace qumalaq::ai {

using rules::BestemshePosition;
using rules::Side;
using Rules = endgame::CyclicRules<BestemshePosition>;

namespace {

constexpr std::uint32_t kInfinite = 0x7FFF'FFFF;
constexpr std::size_t kBucket = 8; ///< slots that a key may take

/// Saturates below kInfinite; kInfinite if one of the summands is.
[[nodiscard]] std::uint32_t sum(std::uint32_t a, std::uint32_t b)
{
    if (a >= kInfinite || b >= kInfinite)
        return kInfinite;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(std::uint64_t{a} + b, kInfinite - 1));
}

} // namespace

BestemsheProof::BestemsheProof(Shares shares, int mebibytes)
    : m_shares(std::move(shares))
    , m_slots(std::bit_floor(static_cast<std::size_t>(mebibytes) * (std::size_t{1} << 20) / sizeof(Slot)))
{
}

std::optional<bool> BestemsheProof::known(const BestemshePosition& position) const
{
    return known(m_shares, m_limits.settledStones, position, m_attacker);
}

std::uint64_t BestemsheProof::keyOf(const BestemshePosition& position) const
{
    return keyOf(position, m_attacker);
}

std::optional<bool> BestemsheProof::known(const Shares& shares, int settledStones, const BestemshePosition& position,
                                          Side attacker)
{
    if (const auto outcome = position.outcome())
        return outcome->score[rules::indexOf(attacker)] > Rules::kHalf;
    const auto share = shares(position);
    if (!share)
        return std::nullopt;
    const int stones = stonesOnBoard(position);
    const int forced = position.sideToMove() == attacker ? share->least : stones - share->most;
    const bool isWon = position.store(attacker) + forced > Rules::kHalf;
    return isWon && stones > settledStones ? std::nullopt : std::optional(isWon);
}

std::uint64_t BestemsheProof::keyOf(const BestemshePosition& position, Side attacker)
{
    const Side mover = position.sideToMove();
    const int stones = stonesOnBoard(position);
    std::uint64_t key = endgame::indexOf(endgame::pitsOf(position, mover), Rules::kPits, stones);
    key = key * (BestemshePosition::kTotalStones + 1) + static_cast<std::uint64_t>(position.store(mover));
    return key * 2 + (mover == attacker ? 1 : 0) + 1;
}

std::size_t BestemsheProof::bucketOf(std::uint64_t key) const
{
    return splitMix64(key) & (m_slots.size() - 1) & ~(kBucket - 1);
}

auto BestemsheProof::slotOf(std::uint64_t key) const -> const Slot*
{
    const Slot* const bucket = &m_slots[bucketOf(key)];
    const Slot* const slot =
        std::find_if(bucket, bucket + kBucket, [key](const Slot& each) { return each.key == key; });
    return slot == bucket + kBucket ? nullptr : slot;
}

auto BestemsheProof::numbersOf(std::uint64_t key) const -> Numbers
{
    const Slot* slot = slotOf(key);
    if (slot == nullptr)
        return {};
    return slot->numbers.proof == 0 ? Numbers{0, kInfinite} : slot->numbers;
}

/// Replaces the numbers in the bucket that took the least work.
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
    *slot = {key, numbers.proof == 0 ? Numbers{0, ++m_proofs} : numbers};
}

std::vector<BestemsheProof::Child> BestemsheProof::childrenOf(const BestemshePosition& position) const
{
    std::vector<Child> children;
    for (const rules::Move move : position.legalMoves()) {
        Child child{position.after(move), 0, {}};
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

auto BestemsheProof::repliesTo(const BestemshePosition& position) const -> std::vector<Reply>
{
    std::vector<Reply> replies;
    for (const rules::Move move : position.legalMoves()) {
        Reply reply;
        reply.move = move;
        reply.position = position.after(move);
        reply.key = keyOf(reply.position);
        if (const auto isWon = known(reply.position)) {
            reply.isSettled = true;
            reply.isWon = *isWon;
        } else if (const Slot* slot = slotOf(reply.key); slot != nullptr && slot->numbers.proof == 0) {
            reply.isWon = true;
            reply.order = slot->numbers.disproof;
        }
        replies.push_back(reply);
    }
    return replies;
}

BestemsheProof::Answer BestemsheProof::attack(const BestemshePosition& position, Side attacker, const Limits& limits,
                                              std::span<const BestemshePosition> path)
{
    m_attacker = attacker;
    m_limits = limits;
    m_nodes = 0;
    m_proofs = 0;
    m_isStopped = false;
    m_path.clear();
    for (const BestemshePosition& before : path)
        m_path.push_back(keyOf(before));
    std::fill(m_slots.begin(), m_slots.end(), Slot{});
    if (const auto isWon = known(position))
        return *isWon ? Answer::Wins : Answer::Fails;
    const std::uint64_t key = keyOf(position);
    search(position, key, {kInfinite, kInfinite});
    const Numbers numbers = numbersOf(key);
    return numbers.proof == 0 ? Answer::Wins : numbers.disproof == 0 ? Answer::Fails : Answer::Unknown;
}

bool BestemsheProof::mustEnd()
{
    constexpr std::uint64_t kNodesToAsk = 1'024;
    if (m_nodes % kNodesToAsk == 0 && m_limits.isStopped && m_limits.isStopped())
        m_isStopped = true;
    return m_isStopped || m_nodes > m_limits.nodes;
}

/// Searches until a number of the position reaches its limit.
void BestemsheProof::search(const BestemshePosition& position, std::uint64_t key, Numbers limits)
{
    ++m_nodes;
    m_path.push_back(key);
    std::vector<Child> children = childrenOf(position);
    const bool isAttack = position.sideToMove() == m_attacker;
    // The side to move needs one child, the other side all children: the numbers swap their roles.
    const auto needed = [isAttack](Numbers& numbers) -> std::uint32_t& {
        return isAttack ? numbers.proof : numbers.disproof;
    };
    const auto summed = [isAttack](Numbers& numbers) -> std::uint32_t& {
        return isAttack ? numbers.disproof : numbers.proof;
    };
    while (!mustEnd()) {
        Child* best = nullptr;
        Numbers now;
        needed(now) = kInfinite;
        summed(now) = 0;
        std::uint32_t second = kInfinite;
        for (Child& child : children) {
            if (child.key != 0)
                child.numbers = numbersOf(child.key);
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
        // A little more than the second best, so that the search does not alternate between the two.
        needed(below) = std::min(needed(limits), sum(second, second / 8 + 1));
        summed(below) = summed(limits) >= kInfinite ? kInfinite : summed(limits) - summed(now) + summed(best->numbers);
        search(best->position, best->key, below);
    }
    m_path.pop_back();
}

} // namespace qumalaq::ai
