// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <utility>

namespace qumalaq {

/// A function on its way to another thread, through one of Qt's queues or pools.
///
/// These lock for themselves: what was written before the function was posted is seen where it is called. But
/// ThreadSanitizer does not see the locks of a library that was built without it, and reports a race on everything the
/// function carries. So the hand-over is repeated here where it can be seen: released where the function is packed,
/// acquired where it is called, copied or destroyed.
template <typename Function>
class TransferredFunction {
public:
    explicit TransferredFunction(Function function) : m_function(std::move(function)) { release(); }
    TransferredFunction(const TransferredFunction& other) : m_function(other.acquired()) { release(); }
    TransferredFunction(TransferredFunction&& other) noexcept : m_function(std::move(other.acquired())) { release(); }
    TransferredFunction& operator=(const TransferredFunction&) = delete;
    TransferredFunction& operator=(TransferredFunction&&) = delete;
    ~TransferredFunction() { (void)acquired(); }

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
