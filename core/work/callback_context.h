// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/transferred_function.h"

#include <QMetaObject>
#include <QObject>

#include <memory>
#include <mutex>
#include <utility>

namespace qumalaq::work {

/// Delivers the results of jobs to an owner that they may outlive. Shared by the owner and its jobs.
class CallbackContext {
public:
    /// Called in the owner's thread.
    CallbackContext() : m_context(std::make_unique<QObject>()) {}

    /// Calls the function in the owner's thread, from its event loop, unless close() comes first. Any thread.
    template <typename Function>
    void call(Function function)
    {
        TransferredFunction packed(std::move(function));
        const std::lock_guard lock(m_mutex);
        if (m_context)
            QMetaObject::invokeMethod(m_context.get(), std::move(packed), Qt::QueuedConnection);
    }

    /// Drops all pending and later calls. Called in the owner's thread when the owner is destroyed.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_context.reset();
    }

private:
    std::mutex m_mutex;
    std::unique_ptr<QObject> m_context;
};

} // namespace qumalaq::work
