// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <utility>

namespace qumalaq {

/// A function on its way to another thread, through a queue or a pool of Qt's.
///
/// Those lock for themselves: what was written before the function was posted is seen where it is called. But
/// ThreadSanitizer sees no lock inside a library that was not built for it, and takes all that the function carries for
/// a race. So the hand-over is said here once more: released where it is packed, acquired where it is called, copied or
/// destroyed.
template <typename Function>
class HandedOver {
public:
    explicit HandedOver(Function function) : m_function(std::move(function)) { release(); }
    HandedOver(const HandedOver& other) : m_function(other.acquired()) { release(); }
    HandedOver(HandedOver&& other) noexcept : m_function(std::move(other.acquired())) { release(); }
    HandedOver& operator=(const HandedOver&) = delete;
    HandedOver& operator=(HandedOver&&) = delete;
    ~HandedOver() { (void)acquired(); }

    void operator()() { acquired()(); }

private:
    void release() { m_isPacked.store(true, std::memory_order_release); }
    Function& acquired()
    {
        (void)m_isPacked.load(std::memory_order_acquire);
        return m_function;
    }
    const Function& acquired() const
    {
        (void)m_isPacked.load(std::memory_order_acquire);
        return m_function;
    }

    Function m_function;
    std::atomic<bool> m_isPacked = false;
};

} // namespace qumalaq
