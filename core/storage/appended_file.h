// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/storage/worker.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <atomic>
#include <memory>

namespace qumalaq::storage {

/// A file that grows line by line, each of which must be safe at once.
///
/// What a function has written is with the operating system when it returns: a program that is killed then loses
/// nothing. The disk itself is waited for by a worker thread (fsync), so the caller never waits for it; if that fails
/// the next append() says so. After an error the file may end in half a line, and it is to be begun anew by start().
///
/// The errors are the system's reasons. The destructor waits for the disk, at most Worker::kPatience.
class AppendedFile {
public:
    /// Puts `bytes` in the place of whatever is at `path`, as replaceFile() does, and goes on with that file. Folders
    /// are made as needed. On an error the old file is still there.
    [[nodiscard]] Expected<void, QString> start(const QString& path, const QByteArray& bytes);
    /// Goes on with the file at `path`, of which so many bytes count: what is behind them is cut off.
    [[nodiscard]] Expected<void, QString> resume(const QString& path, qint64 bytes);
    [[nodiscard]] Expected<void, QString> append(const QByteArray& line);
    /// The file is at its path still. Otherwise its folder was deleted or the disk taken away; the system lets one
    /// write on all the same, and the file is gone when it is closed.
    [[nodiscard]] bool isInPlace() const;
    /// The file stays.
    void close() { m_file.close(); }

    /// Blocks until what was written is on the disk, at most Worker::kPatience. Returns whether it is.
    bool waitForDisk();

private:
    struct Sync;

    [[nodiscard]] Expected<void, QString> openAtEnd(const QString& path);
    void sync();

    QFile m_file;
    std::shared_ptr<Sync> m_sync; ///< of m_file; shared with the worker
    Worker m_worker;
};

} // namespace qumalaq::storage
