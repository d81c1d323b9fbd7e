// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace qumalaq {

struct LargeArrayRelease {
    static constexpr std::align_val_t kLargePage{2U << 20U};

    template <typename T>
    void operator()(T* memory) const
    {
        static_assert(std::is_trivially_destructible_v<T>);
        ::operator delete(memory, kLargePage);
    }
};

/// An array for random access.
template <typename T>
using LargeArray = std::unique_ptr<T[], LargeArrayRelease>;

/// The elements are value-initialized. On Linux in huge pages if the system has them: with small pages nearly every
/// access to gigabytes would miss the TLB. Throws std::bad_alloc. `count` * sizeof(T) must not overflow.
template <typename T>
[[nodiscard]] LargeArray<T> makeLargeArray(std::size_t count)
{
    const std::size_t bytes = count * sizeof(T);
    void* memory = ::operator new(bytes, LargeArrayRelease::kLargePage);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    static_cast<void>(::madvise(memory, bytes, MADV_HUGEPAGE)); // only a hint
#endif
    auto* array = static_cast<T*>(memory);
    std::uninitialized_value_construct_n(array, count);
    return LargeArray<T>(array);
}

/// Loads the cache line at `memory` ahead of a use. Only a hint.
inline void prefetch(const void* memory)
{
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(memory);
#else
    static_cast<void>(memory);
#endif
}

} // namespace qumalaq
