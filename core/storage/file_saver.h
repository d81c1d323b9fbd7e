// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/storage/replace_file.h"
#include "core/work/executor.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>

namespace qumalaq::storage {

/// Saves files on request, one after the other, with replaceFile() in its own thread. Does not create folders: a folder
/// that has disappeared was probably on an unplugged disk.
///
/// Lives in one thread, whose event loop calls the callbacks.
class FileSaver {
public:
    /// The error is the reason given by the system or by Change; the file is then unchanged.
    using Done = std::function<void(const Expected<void, QString>& result)>;

    FileSaver();
    /// Waits until everything is saved, for at most work::kTimeout. Calls no callbacks.
    ~FileSaver();
    FileSaver(const FileSaver&) = delete;
    FileSaver& operator=(const FileSaver&) = delete;

    /// Replaces the file, whatever its content is. Never blocks. `done` is called when the file is on disk or could not
    /// be written.
    void save(const QString& path, const QByteArray& bytes, Done done);
    /// The same with updateFile(), which calls `change` in the saver's thread.
    void update(const QString& path, Transform change, Done done);
    /// True until the last callback has been called.
    [[nodiscard]] bool isSaving() const;
    /// Calls the function when no save is pending: at once, or from the event loop.
    void whenIdle(std::function<void()> function);

private:
    struct Owner;

    void post(std::function<Expected<void, QString>()> write, Done done);

    std::shared_ptr<Owner> m_owner; ///< shared with the worker
    work::Executor m_executor;
};

} // namespace qumalaq::storage
