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

/// A thread with an event loop for one object: a device or a service, which may block for a while or for ever.
class ObjectThread {
public:
    /// Takes the object over, which must not have a parent.
    ObjectThread(const QString& name, QObject* object, std::chrono::milliseconds patience = std::chrono::seconds(1));
    /// The object is destroyed in its thread. Waits for that, but not longer than the patience; an object that hangs is
    /// left behind, and destroyed if it ever goes on. What was posted before is done first.
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
    std::chrono::milliseconds m_patience;
};

} // namespace qumalaq::work
