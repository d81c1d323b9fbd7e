// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/move_animation.h"
#include "app/desktop/records/record_context.h"
#include "core/work/latest_task.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

class QProgressDialog;

namespace qumalaq::desktop {

/// Makes an animation on another thread, shows the progress, and writes the file. Deletes itself at the end. The person
/// can cancel it; closing the window cancels it too.
class AnimationSaver : public QObject {
    Q_OBJECT

public:
    explicit AnimationSaver(const RecordContext& window);

    void save(const AnimationContent& content, const QString& path);

private:
    void onMade(const std::optional<QByteArray>& bytes, const QString& path);

    RecordContext m_window;
    work::LatestTask m_making;
    std::shared_ptr<std::atomic<int>> m_percent = std::make_shared<std::atomic<int>>(0); ///< set by the worker
    QTimer m_showing;
    QProgressDialog* m_progress;
};

} // namespace qumalaq::desktop
