// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace qumalaq {

/// A vector of at most kCapacity elements that lives where it is declared: no allocation, trivially copyable if T is.
/// Requires that the capacity is not exceeded (assert).
template <typename T, std::size_t kCapacity>
class InlineVector {
public:
    using value_type = T;

    constexpr void push_back(const T& value)
    {
        assert(m_size < kCapacity);
        m_items[m_size++] = value;
    }

    constexpr void clear() { m_size = 0; }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }

    [[nodiscard]] constexpr T& operator[](std::size_t index)
    {
        assert(index < m_size);
        return m_items[index];
    }
    [[nodiscard]] constexpr const T& operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_items[index];
    }

    [[nodiscard]] constexpr T* begin() { return m_items.data(); }
    [[nodiscard]] constexpr T* end() { return m_items.data() + m_size; }
    [[nodiscard]] constexpr const T* begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const T* end() const { return m_items.data() + m_size; }

private:
    std::array<T, kCapacity> m_items{};
    std::size_t m_size = 0;
};

} // namespace qumalaq
