// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/value.h"
#include "core/base/large_array.h"
#include "core/rules/types.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace qumalaq::ai {

/// How a stored value relates to the true value.
enum class Bound : std::uint8_t { Upper = 1, Lower = 2, Exact = 3 };

/// The results of searches, by the hash of the position.
///
/// probe(), store(), prefetch() and permilleUsed() are thread-safe without a lock: an entry whose halves were written
/// by two threads does not match any hash. The other functions may be called only while no search runs.
class TranspositionTable {
public:
    struct Entry {
        Value value = 0; ///< a proven result counts its plies from this position, not from the root
        int depth = 0;
        Bound bound = Bound::Exact;
        bool isExhaustive = false; ///< see SearchValue
        std::optional<rules::Move> move;
        std::optional<Value> estimate = std::nullopt; ///< the evaluation without a search, if known
    };

    static constexpr int kMinMebibytes = 1;
    static constexpr int kMaxMebibytes = 65'536;

    explicit TranspositionTable(int mebibytes) { resize(mebibytes); }

    /// Clears the table. Uses half, a quarter … of the size if there is not enough memory.
    void resize(int mebibytes);
    void clear();
    /// Entries of earlier searches will be replaced first.
    void startNewSearch() { m_generation = static_cast<std::uint8_t>((m_generation + 1) & kGenerationMask); }

    /// See qumalaq::prefetch().
    void prefetch(std::uint64_t hash) const { qumalaq::prefetch(&m_clusters[indexOf(hash)]); }

    /// Returns a copy, which a later store() does not change.
    [[nodiscard]] std::optional<Entry> probe(std::uint64_t hash) const;
    void store(std::uint64_t hash, const Entry& entry);

    /// The part of the table that this search has filled, estimated from a sample.
    [[nodiscard]] int permilleUsed() const;

private:
    /// The content of a slot, packed into one word.
    struct Content {
        std::int16_t value = 0;
        std::int16_t estimate = 0;
        std::int8_t depth = 0;
        std::uint8_t move = 0;  ///< 0 for none, else 16 * row + number
        std::uint8_t flags = 0; ///< two bits of bound (0 for an empty slot), kExhaustiveFlag, kEstimateFlag
        std::uint8_t generation = 0;
    };
    static_assert(sizeof(Content) == sizeof(std::uint64_t));

    /// Two words, written one after the other. The first is the hash combined with the second, so words that do not
    /// belong together give a hash that no position has.
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
