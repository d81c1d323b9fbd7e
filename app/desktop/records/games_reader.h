// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/record_files.h"
#include "core/work/latest_task.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace qumalaq::desktop {

class NoticeBar;

/// Reads games in the background, and offers to cancel what takes long. A request replaces the one before it, whose
/// callback is not called. GUI thread only; never blocks it or the end of the program, however long a file hangs.
class GamesReader : public QObject {
    Q_OBJECT

public:
    using Games = std::shared_ptr<const GamesInText>;
    using FileDone = std::function<void(const Expected<Games, TextFileError>&)>;
    using TextDone = std::function<void(const Games&)>;

    /// `notices` must outlive it.
    explicit GamesReader(NoticeBar& notices, QObject* parent = nullptr);

    /// Calls `done` in the GUI thread, unless the reading is cancelled or replaced.
    void readFile(const QString& path, const FileDone& done);
    void readText(const QString& text, const TextDone& done);
    [[nodiscard]] bool isReading() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// The callback has returned, or the person cancelled.
    void ended();

private:
    void showProgressNotice();
    void end();

    NoticeBar& m_notices;
    QString m_path; ///< of what is being read; empty: a text
    work::LatestTask m_work;
};

} // namespace qumalaq::desktop
