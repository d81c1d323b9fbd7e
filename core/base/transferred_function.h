// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <utility>

namespace qumalaq {

/// A function on its way to another thread, through one of Qt's queues or pools.
///
/// Qt's locks already make everything written before the posting visible to the call. But ThreadSanitizer does not see
/// the locks of a library that was built without it, and would report a race on the captures. So this class repeats the
/// synchronisation: a release when the function is packed, an acquire when it is called, copied or destroyed.
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
