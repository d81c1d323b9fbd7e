// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace qumalaq::ai {

/// What the threads of one search are at, so that none does what another does already: it searches its other moves
/// first, and mostly finds this one's value in the table then. That is ABDADA (Weill, "The ABDADA distributed minimax
/// search algorithm", 1996) without waiting, as Kerrigan simplified it.
///
/// Everything may be called by any number of threads at a time. It is a hint: what it says may be wrong, which costs
/// work and nothing else.
class MovesInWork {
public:
    /// What is less deep is over before another thread could know of it.
    static constexpr int kLeastDepth = 6;

    /// A search of the position with this hash, so deep.
    [[nodiscard]] static std::uint64_t keyOf(std::uint64_t hash, int depth)
    {
        return hash + static_cast<std::uint64_t>(depth) * 0x9E37'79B9'7F4A'7C15U;
    }

    [[nodiscard]] bool contains(std::uint64_t key) const { return slotOf(key).load(std::memory_order_relaxed) == key; }

    /// Says so as long as it lives.
    class Scope {
    public:
        /// Nothing without `moves`.
        Scope(MovesInWork* moves, std::uint64_t key) : m_slot(moves == nullptr ? nullptr : &moves->slotOf(key))
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
