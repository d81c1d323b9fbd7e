// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace qumalaq::ai {

/// The moves that the threads of one search are searching. A thread defers such a move until it has searched its other
/// moves, and then usually finds the value in the table. This is ABDADA (Weill, "The ABDADA distributed minimax search
/// algorithm", 1996) without waiting, as simplified by Kerrigan.
///
/// Thread-safe. The answers are hints: a wrong one only costs work.
class MovesBeingSearched {
public:
    /// Shallower searches end too soon for another thread to notice.
    static constexpr int kMinDepth = 6;

    /// The key of a search of the position with this hash to this depth.
    [[nodiscard]] static std::uint64_t keyOf(std::uint64_t hash, int depth)
    {
        return hash + static_cast<std::uint64_t>(depth) * 0x9E37'79B9'7F4A'7C15U;
    }

    [[nodiscard]] bool contains(std::uint64_t key) const { return slotOf(key).load(std::memory_order_relaxed) == key; }

    /// Announces a search during its lifetime.
    class Scope {
    public:
        /// Does nothing if `moves` is null.
        Scope(MovesBeingSearched* moves, std::uint64_t key) : m_slot(moves == nullptr ? nullptr : &moves->slotOf(key))
        {
            if (m_slot != nullptr)
                m_slot->store(key, std::memory_order_relaxed);
        }
        ~Scope()
        {
            if (m_slot != nullptr)
                m_slot->store(0, std::memory_order_relaxed);
        }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        std::atomic<std::uint64_t>* m_slot;
    };

private:
    using Slot = std::atomic<std::uint64_t>;
    static constexpr std::size_t kSlots = 1U << 11U;

    [[nodiscard]] const Slot& slotOf(std::uint64_t key) const { return m_slots[key % kSlots]; }
    [[nodiscard]] Slot& slotOf(std::uint64_t key) { return m_slots[key % kSlots]; }

    std::array<Slot, kSlots> m_slots{};
};

} // namespace qumalaq::ai
