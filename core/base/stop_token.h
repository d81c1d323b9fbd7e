// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

/// A subset of std::stop_source and std::stop_token, which Apple's standard library lacks.
namespace qumalaq {

/// Polled by work that can end early; there is no notification. Copies share the state. A default-constructed token
/// never requests a stop. Thread-safe.
class StopToken {
public:
    StopToken() = default;

    [[nodiscard]] bool isStopRequested() const
    {
        return m_isRequested != nullptr && m_isRequested->load(std::memory_order_relaxed);
    }

private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> isRequested) : m_isRequested(std::move(isRequested)) {}

    std::shared_ptr<const std::atomic<bool>> m_isRequested;
};

/// Requests a stop, from any thread. A request cannot be withdrawn. Copies share it.
class StopSource {
public:
    void requestStop() { m_isRequested->store(true, std::memory_order_relaxed); }
    [[nodiscard]] StopToken token() const { return StopToken(m_isRequested); }

private:
    std::shared_ptr<std::atomic<bool>> m_isRequested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace qumalaq
