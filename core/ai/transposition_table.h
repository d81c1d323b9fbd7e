// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/value.h"
#include "core/rules/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qumalaq::ai {

/// What a stored value says about the true one.
enum class Bound : std::uint8_t { Upper = 1, Lower = 2, Exact = 3 };

/// What a search has found out about a position, by its hash. For one thread.
class TranspositionTable {
public:
    struct Entry {
        Value value = 0; ///< a proven result counts its plies from this position, not from the root
        int depth = 0;
        Bound bound = Bound::Exact;
        bool isExhaustive = false; ///< no estimate took part in it: it holds for any depth
        std::optional<rules::Move> move;
    };

    static constexpr int kLeastMebibytes = 1;
    static constexpr int kMostMebibytes = 65'536;

    explicit TranspositionTable(int mebibytes) { resize(mebibytes); }

    /// Forgets everything. If there is not so much memory, the largest half, quarter … that there is.
    void resize(int mebibytes);
    void clear();
    /// Entries of earlier searches are the first to be given up.
    void startNewSearch() { m_generation = static_cast<std::uint8_t>((m_generation + 1) & kGenerationMask); }

    /// A copy: a later store() never changes what the caller holds.
    [[nodiscard]] std::optional<Entry> probe(std::uint64_t hash) const;
    void store(std::uint64_t hash, const Entry& entry);

    /// How much of the table this search has filled, by a sample.
    [[nodiscard]] int permilleUsed() const;

private:
    struct Slot {
        std::uint64_t hash = 0;
        std::int16_t value = 0;
        std::int8_t depth = 0;
        std::uint8_t move = 0;  ///< 0 none, else 16 * row + number
        std::uint8_t flags = 0; ///< two bits of bound (0: the slot is empty), one of isExhaustive
        std::uint8_t generation = 0;
        std::array<std::uint8_t, 2> unused{};
    };
    static_assert(sizeof(Slot) == 16);

    static constexpr std::size_t kWays = 4;
    struct alignas(64) Cluster {
        std::array<Slot, kWays> slots;
    };

    static constexpr std::uint8_t kGenerationMask = 0x3F;
    static constexpr std::uint8_t kBoundMask = 3;
    static constexpr std::uint8_t kExhaustiveFlag = 4;

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const { return hash & (m_clusters.size() - 1); }

    std::vector<Cluster> m_clusters; ///< a power of two of them
    std::uint8_t m_generation = 0;
};

} // namespace qumalaq::ai
