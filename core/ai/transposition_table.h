// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/value.h"
#include "core/base/large_array.h"
#include "core/rules/words.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace qumalaq::ai {

/// What a stored value says about the true one.
enum class Bound : std::uint8_t { Upper = 1, Lower = 2, Exact = 3 };

/// What searches found out about positions, by hash.
///
/// probe(), store(), prefetch() and permilleUsed() are thread-safe without a lock: an entry of which two threads wrote
/// half each does not match any hash. The other functions may be called only while no search runs.
class TranspositionTable {
public:
    struct Entry {
        Value value = 0; ///< a proven result counts its plies from this position, not from the root
        int depth = 0;
        Bound bound = Bound::Exact;
        bool isExhaustive = false; ///< no estimate took part in it: it holds for any depth
        std::optional<rules::Move> move;
        std::optional<Value> estimate = std::nullopt; ///< the evaluation without a search, if it was needed
    };

    static constexpr int kLeastMebibytes = 1;
    static constexpr int kMostMebibytes = 65'536;

    explicit TranspositionTable(int mebibytes) { resize(mebibytes); }

    /// Forgets everything. Takes half, a quarter … of the size if there is not enough memory.
    void resize(int mebibytes);
    void clear();
    /// Entries of earlier searches are the first to be replaced.
    void startNewSearch() { m_generation = static_cast<std::uint8_t>((m_generation + 1) & kGenerationMask); }

    /// Loads the entry into the cache, because it will be needed soon.
    void prefetch(std::uint64_t hash) const { qumalaq::prefetch(&m_clusters[indexOf(hash)]); }

    /// A copy: a later store() never changes what the caller holds.
    [[nodiscard]] std::optional<Entry> probe(std::uint64_t hash) const;
    void store(std::uint64_t hash, const Entry& entry);

    /// How much of the table this search has filled, estimated from a sample.
    [[nodiscard]] int permilleUsed() const;

private:
    /// What a slot holds, packed into one word.
    struct Content {
        std::int16_t value = 0;
        std::int16_t estimate = 0;
        std::int8_t depth = 0;
        std::uint8_t move = 0; ///< 0 none, else 16 * row + number
        std::uint8_t flags =
            0; ///< two bits of bound (0: the slot is empty), one each of kExhaustiveFlag, kEstimateFlag
        std::uint8_t generation = 0;
    };
    static_assert(sizeof(Content) == sizeof(std::uint64_t));

    /// Two words, written one after the other. The first is the hash, mixed with the second: if they do not belong
    /// together, they give a hash that no position has.
    struct Slot {
        std::atomic<std::uint64_t> check = 0;
        std::atomic<std::uint64_t> content = 0;
    };

    static constexpr std::size_t kWays = 4;
    struct alignas(64) Cluster {
        std::array<Slot, kWays> slots;
    };
    static_assert(sizeof(Cluster) == 64, "a line of the cache");

    static constexpr std::uint8_t kGenerationMask = 0x3F;
    static constexpr std::uint8_t kBoundMask = 3;
    static constexpr std::uint8_t kExhaustiveFlag = 4;
    static constexpr std::uint8_t kEstimateFlag = 8;

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const { return hash & (m_count - 1); }

    LargeArray<Cluster> m_clusters;
    std::size_t m_count = 0; ///< a power of two
    std::uint8_t m_generation = 0;
};

} // namespace qumalaq::ai
