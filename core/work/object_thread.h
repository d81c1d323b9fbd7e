// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/transferred_function.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <chrono>
#include <utility>

namespace qumalaq::work {

/// A thread with an event loop for one object, such as a device or a service that may block for any time.
class ObjectThread {
public:
    /// Takes ownership of the object, which must not have a parent.
    ObjectThread(const QString& name, QObject* object, std::chrono::milliseconds timeout = std::chrono::seconds(1));
    /// Destroys the object in its thread, after all posted calls, and waits for that, but not longer than the timeout.
    /// An object that hangs is abandoned, and destroyed if it ever returns.
    ~ObjectThread();
    ObjectThread(const ObjectThread&) = delete;
    ObjectThread& operator=(const ObjectThread&) = delete;

    /// Calls the function in the object's thread. Never blocks.
    template <typename Function>
    void post(Function function)
    {
        QMetaObject::invokeMethod(m_object, TransferredFunction(std::move(function)), Qt::QueuedConnection);
    }

private:
    QThread* m_thread;
    QObject* m_object;
    std::chrono::milliseconds m_timeout;
};

} // namespace qumalaq::work
