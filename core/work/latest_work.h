// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/base/handed_over.h"
#include "core/base/stop_token.h"
#include "core/work/pool.h"
#endif

#include <QCoreApplication>
#include <QObject>
#include <QTimer>

#include <utility>

namespace qumalaq::work {

/// Work for the pool of which only the newest result is wanted.
///
/// Belongs to the thread of the user interface and never blocks it. Each start(), cancel() and the destructor withdraw
/// the work under way: it is asked to stop, and its result is dropped. At the end of the program the pool is waited
/// for, so long work must look at its token.
class LatestWork : public QObject {
    Q_OBJECT

public:
    explicit LatestWork(QObject* parent = nullptr);
    ~LatestWork() override;

    /// Calls `work(StopToken)` on a thread of the pool, then `done(result)` on the thread of the user interface, from
    /// the event loop. `work` must own all that it reads; `done` is only ever called while this object lives.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        begin();
        pool().start(HandedOver([this, work = std::move(work), done = std::move(done), stop = m_stop.token()] {
            if (stop.isStopRequested())
                return;
            auto result = work(stop);
            if (stop.isStopRequested())
                return;
            // To the application, because this object may be gone by now.
            QMetaObject::invokeMethod(QCoreApplication::instance(),
                                      HandedOver([this, done, stop, result = std::move(result)]() mutable {
                                          if (stop.isStopRequested())
                                              return;
                                          end();
                                          done(std::move(result));
                                      }),
                                      Qt::QueuedConnection);
        }));
    }
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// It has been running for so long that somebody who waits wants to be told.
    [[nodiscard]] bool takesLong() const { return m_isRunning && !m_untilLong.isActive(); }
    /// A shorter wait is not told: the words would only flash.
    static constexpr int kLongMs = 300;

Q_SIGNALS:
    /// takesLong() has become true.
    void becameLong();

private:
    void begin();
    void end();

    StopSource m_stop; ///< of the newest work
    bool m_isRunning = false;
    QTimer m_untilLong;
};

} // namespace qumalaq::work
