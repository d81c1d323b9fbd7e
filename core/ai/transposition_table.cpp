// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/transposition_table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <new>

namespace qumalaq::ai {

namespace {

constexpr int kExhaustiveDepth = 127;
constexpr auto kRelaxed = std::memory_order_relaxed;

[[nodiscard]] std::uint8_t packed(const std::optional<rules::Move>& move)
{
    if (!move)
        return 0;
    return static_cast<std::uint8_t>(16U * rules::indexOf(move->from.row) + move->from.number);
}

[[nodiscard]] std::optional<rules::Move> unpacked(std::uint8_t move)
{
    if (move == 0)
        return std::nullopt;
    const rules::Side row = move < 16 ? rules::Side::South : rules::Side::North;
    return rules::Move{{row, static_cast<std::uint8_t>(move & 15U)}};
}

} // namespace

void TranspositionTable::resize(int mebibytes)
{
    assert(mebibytes >= kMinMebibytes && mebibytes <= kMaxMebibytes);
    const std::size_t bytes = static_cast<std::size_t>(mebibytes) << 20U;
    m_clusters.reset(); // freed first, so that old and new need not fit into memory together
    for (m_count = std::bit_floor(bytes / sizeof(Cluster)); !m_clusters;) {
        try {
            m_clusters = makeLargeArray<Cluster>(m_count);
        } catch (const std::bad_alloc&) {
            if (m_count == 1)
                throw; // not even 64 bytes
            m_count /= 2;
        }
    }
    m_generation = 0;
}

void TranspositionTable::clear()
{
    for (std::size_t i = 0; i < m_count; ++i) {
        for (Slot& slot : m_clusters[i].slots) {
            slot.check.store(0, kRelaxed);
            slot.content.store(0, kRelaxed);
        }
    }
    m_generation = 0;
}

std::optional<TranspositionTable::Entry> TranspositionTable::probe(std::uint64_t hash) const
{
    for (const Slot& slot : m_clusters[indexOf(hash)].slots) {
        const std::uint64_t word = slot.content.load(kRelaxed);
        if ((slot.check.load(kRelaxed) ^ word) != hash)
            continue;
        const auto content = std::bit_cast<Content>(word);
        if ((content.flags & kBoundMask) == 0)
            continue;
        Entry entry;
        entry.value = content.value;
        entry.isExhaustive = (content.flags & kExhaustiveFlag) != 0;
        entry.depth = content.depth;
        entry.bound = static_cast<Bound>(content.flags & kBoundMask);
        entry.move = unpacked(content.move);
        if ((content.flags & kEstimateFlag) != 0)
            entry.estimate = content.estimate;
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t hash, const Entry& entry)
{
    auto& slots = m_clusters[indexOf(hash)].slots;
    Slot* chosen = nullptr;
    int leastWorth = 0;
    std::uint8_t move = packed(entry.move);
    for (Slot& slot : slots) {
        const std::uint64_t word = slot.content.load(kRelaxed);
        const auto content = std::bit_cast<Content>(word);
        const bool isUsed = (content.flags & kBoundMask) != 0;
        if (isUsed && (slot.check.load(kRelaxed) ^ word) == hash) {
            chosen = &slot;
            if (move == 0)
                move = content.move; // an old move is better than none
            break;
        }
        // The value of a slot is its depth less its age. An empty slot is replaced first.
        const int age = (m_generation - content.generation) & kGenerationMask;
        const int worth = isUsed ? content.depth - 8 * age : -1'000;
        if (chosen == nullptr || worth < leastWorth) {
            chosen = &slot;
            leastWorth = worth;
        }
    }
    Content content;
    content.value = static_cast<std::int16_t>(entry.value);
    content.estimate = static_cast<std::int16_t>(entry.estimate.value_or(0));
    content.depth = static_cast<std::int8_t>(entry.isExhaustive ? kExhaustiveDepth : entry.depth);
    content.move = move;
    content.flags =
        static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | (entry.isExhaustive ? kExhaustiveFlag : 0U)
                                  | (entry.estimate ? kEstimateFlag : 0U));
    content.generation = m_generation;
    const auto word = std::bit_cast<std::uint64_t>(content);
    chosen->check.store(hash ^ word, kRelaxed);
    chosen->content.store(word, kRelaxed);
}

int TranspositionTable::permilleUsed() const
{
    const std::size_t sample = std::min<std::size_t>(m_count, 250);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : m_clusters[i].slots) {
            const auto content = std::bit_cast<Content>(slot.content.load(kRelaxed));
            used += (content.flags & kBoundMask) != 0 && content.generation == m_generation ? 1U : 0U;
        }
    }
    return static_cast<int>(1'000 * used / (sample * kWays));
}

} // namespace qumalaq::ai
