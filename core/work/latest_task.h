// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/base/transferred_function.h"
#include "core/work/pool.h"

#include <QCoreApplication>
#include <QObject>
#include <QTimer>

#include <utility>

namespace qumalaq::work {

/// Runs work on the pool when only the result of the latest call is needed.
///
/// Lives in the user interface thread and never blocks it. start(), cancel() and the destructor cancel the current
/// work: it is requested to stop, and its result is dropped. Long work must poll its token, because the program waits
/// for the pool when it ends.
class LatestTask : public QObject {
    Q_OBJECT

public:
    explicit LatestTask(QObject* parent = nullptr);
    ~LatestTask() override;

    /// Calls `work(StopToken)` on a thread of the pool, and then `done(result)` on the user interface thread from the
    /// event loop. `work` must own everything that it reads; `done` is only called while this object exists.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        begin();
        pool().start(TransferredFunction([this, work = std::move(work), done = std::move(done), stop = m_stop.token()] {
            if (stop.isStopRequested())
                return;
            auto result = work(stop);
            if (stop.isStopRequested())
                return;
            // Posted to the application, because this object may have been deleted.
            QMetaObject::invokeMethod(QCoreApplication::instance(),
                                      TransferredFunction([this, done, stop, result = std::move(result)]() mutable {
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
    /// True when the work has been running for kLongMs, so that the view should show that it is busy.
    [[nodiscard]] bool takesLong() const { return m_isRunning && !m_untilLong.isActive(); }
    /// A message about a shorter wait would only flicker.
    static constexpr int kLongMs = 300;

Q_SIGNALS:
    /// takesLong() became true.
    void becameLong();

private:
    void begin();
    void end();

    StopSource m_stop; ///< of the latest work
    bool m_isRunning = false;
    QTimer m_untilLong;
};

} // namespace qumalaq::work
