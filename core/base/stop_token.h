// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

/// How one thread asks work on another to end early: std::stop_source and std::stop_token in small, since Apple's
/// standard library lacks them.
namespace qumalaq {

/// Tells the work whether to end. Copies share one state; a default-constructed token never asks for a stop.
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

/// Any thread may request the stop; it cannot be taken back. Copies share the request.
class StopSource {
public:
    void requestStop() { m_isRequested->store(true, std::memory_order_relaxed); }
    [[nodiscard]] StopToken token() const { return StopToken(m_isRequested); }

private:
    std::shared_ptr<std::atomic<bool>> m_isRequested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace qumalaq
