// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/records/record_files.h"
#include "core/work/latest_task.h"
#endif

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace qumalaq::desktop {

class NoticeBar;

/// Reads games in the background, and offers to cancel what takes long. Only the newest request is answered.
///
/// Belongs to the user interface thread and never blocks it, nor the end of the program, however long a file hangs.
class GamesReader : public QObject {
    Q_OBJECT

public:
    using Games = std::shared_ptr<const GamesInText>;
    using FileDone = std::function<void(const Expected<Games, TextFileError>&)>;
    using TextDone = std::function<void(const Games&)>;

    /// `notices` must outlive it.
    explicit GamesReader(NoticeBar& notices, QObject* parent = nullptr);

    void readFile(const QString& path, const FileDone& done);
    void readText(const QString& text, const TextDone& done);
    [[nodiscard]] bool isReading() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// What was read has been delivered, or the person cancelled it.
    void ended();

private:
    void tellThatItTakesLong();
    void end();

    NoticeBar& m_notices;
    QString m_path; ///< of what is being read; empty: a text
    work::LatestTask m_work;
};

} // namespace qumalaq::desktop
