// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/object_thread.h"

#include "core/work/shutdown.h"

#include <QDeadlineTimer>

namespace qumalaq::work {

ObjectThread::ObjectThread(const QString& name, QObject* object, std::chrono::milliseconds timeout)
    : m_thread(new QThread)
    , m_object(object)
    , m_timeout(timeout)
{
    m_object->moveToThread(m_thread);
    m_thread->setObjectName(name);
    m_thread->start();
}

ObjectThread::~ObjectThread()
{
    post([object = m_object] {
        object->deleteLater();
        QThread::currentThread()->quit();
    });
    if (m_thread->wait(QDeadlineTimer(remainingTimeout(m_timeout)))) {
        delete m_thread;
        return;
    }
    AbandonedThreads::add();
    QObject::connect(m_thread, &QThread::finished, m_thread, [thread = m_thread] {
        AbandonedThreads::remove();
        thread->deleteLater();
    });
}

} // namespace qumalaq::work
