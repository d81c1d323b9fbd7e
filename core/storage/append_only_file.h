// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/work/executor.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <memory>

namespace qumalaq::storage {

/// A file to which lines are appended. Each line is safe at once.
///
/// When a function returns, its data has been passed to the operating system: a program that is killed afterwards loses
/// nothing. A worker thread waits for the disk (fsync), so the caller never does; if a sync fails, the next append()
/// reports it. After an error the file may end with an incomplete line and must be rewritten with start().
///
/// Errors are the reasons given by the system. The destructor waits for the disk, for at most work::kTimeout. All
/// functions must be called in one thread.
class AppendOnlyFile {
public:
    /// Replaces the file at `path` with `bytes`, as replaceFile() does, and continues with the new file. Creates
    /// folders as needed. On an error the old file still exists.
    [[nodiscard]] Expected<void, QString> start(const QString& path, const QByteArray& bytes);
    /// Continues with the file at `path` after its first `bytes` bytes; the rest is cut off.
    [[nodiscard]] Expected<void, QString> resume(const QString& path, qint64 bytes);
    /// Requires a start() or resume() that succeeded.
    [[nodiscard]] Expected<void, QString> append(const QByteArray& line);
    /// Whether the file still exists at its path. If its folder was deleted or the disk removed, the system accepts
    /// further writes, but the file disappears when it is closed.
    [[nodiscard]] bool isInPlace() const;
    /// The file stays. On Windows an open file cannot be replaced or removed, so close(), start() and resume() wait
    /// there for a sync that has begun.
    void close();

    /// Blocks until everything written is on disk, for at most work::kTimeout. Returns whether it is.
    bool waitForDisk();

private:
    struct Sync;

    [[nodiscard]] Expected<void, QString> openAtEnd(const QString& path);
    void sync();

    QFile m_file;
    std::shared_ptr<Sync> m_sync; ///< of m_file; shared with the worker
    work::Executor m_executor;
};

} // namespace qumalaq::storage
