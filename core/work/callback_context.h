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

/// How a job answers an owner that it may outlive. The owner and its jobs share it.
class CallbackContext {
public:
    /// In the owner's thread.
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

    /// In the owner's thread, when the owner is destroyed.
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
