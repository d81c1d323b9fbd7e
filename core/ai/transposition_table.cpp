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
    assert(mebibytes >= kLeastMebibytes && mebibytes <= kMostMebibytes);
    const std::size_t bytes = static_cast<std::size_t>(mebibytes) << 20U;
    std::size_t clusters = std::bit_floor(bytes / sizeof(Cluster));
    m_clusters = {}; // the old memory first, or both would have to fit
    while (m_clusters.empty()) {
        try {
            m_clusters = std::vector<Cluster>(clusters);
        } catch (const std::bad_alloc&) {
            if (clusters == 1)
                throw; // not even 64 bytes: nothing can go on
            clusters /= 2;
        }
    }
    m_generation = 0;
}

void TranspositionTable::clear()
{
    std::fill(m_clusters.begin(), m_clusters.end(), Cluster{});
    m_generation = 0;
}

std::optional<TranspositionTable::Entry> TranspositionTable::probe(std::uint64_t hash) const
{
    for (const Slot& slot : m_clusters[indexOf(hash)].slots) {
        if (slot.hash != hash || (slot.flags & kBoundMask) == 0)
            continue;
        Entry entry;
        entry.value = slot.value;
        entry.isExhaustive = (slot.flags & kExhaustiveFlag) != 0;
        entry.depth = slot.depth;
        entry.bound = static_cast<Bound>(slot.flags & kBoundMask);
        entry.move = unpacked(slot.move);
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t hash, const Entry& entry)
{
    auto& slots = m_clusters[indexOf(hash)].slots;
    // A slot is worth its depth, less what age has taken from it; an empty one nothing.
    const auto worth = [this](const Slot& slot) {
        if ((slot.flags & kBoundMask) == 0)
            return -1'000;
        const int age = (m_generation - slot.generation) & kGenerationMask;
        return slot.depth - 8 * age;
    };
    Slot* chosen = nullptr;
    for (Slot& slot : slots) {
        if (slot.hash == hash && (slot.flags & kBoundMask) != 0) {
            chosen = &slot;
            break;
        }
        if (chosen == nullptr || worth(slot) < worth(*chosen))
            chosen = &slot;
    }
    std::uint8_t move = packed(entry.move);
    if (chosen->hash == hash && move == 0)
        move = chosen->move; // an old idea is better than none
    chosen->hash = hash;
    chosen->value = static_cast<std::int16_t>(entry.value);
    chosen->depth = static_cast<std::int8_t>(entry.isExhaustive ? kExhaustiveDepth : entry.depth);
    chosen->move = move;
    chosen->flags =
        static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | (entry.isExhaustive ? kExhaustiveFlag : 0U));
    chosen->generation = m_generation;
}

int TranspositionTable::permilleUsed() const
{
    const std::size_t sample = std::min<std::size_t>(m_clusters.size(), 250);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : m_clusters[i].slots)
            used += (slot.flags & kBoundMask) != 0 && slot.generation == m_generation ? 1U : 0U;
    }
    return static_cast<int>(1'000 * used / (sample * kWays));
}

} // namespace qumalaq::ai
