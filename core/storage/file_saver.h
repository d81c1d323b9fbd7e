// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/storage/worker.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace qumalaq::storage {

/// Saves the files that a person has asked for, one after the other, as replaceFile() does and on a thread of its own.
/// No folders are made: where there was one and is none now, a disk was unplugged.
///
/// Belongs to one thread, whose event loop calls what is given to save().
class FileSaver {
public:
    /// The error is the system's reason; the file is then as it was.
    using Done = std::function<void(const Expected<void, QString>& result)>;

    FileSaver();
    /// Waits until all is saved, at most Worker::kPatience. Nobody is called any more.
    ~FileSaver();
    FileSaver(const FileSaver&) = delete;
    FileSaver& operator=(const FileSaver&) = delete;

    /// Returns at once. `done` is called when the file is on the disk, or could not be written.
    void save(const QString& path, const QByteArray& bytes, Done done);
    /// Something was given to save() and is not told yet.
    [[nodiscard]] bool isSaving() const;
    /// Calls it as soon as nothing is being saved: at once, or from the event loop.
    void whenIdle(std::function<void()> function);

private:
    struct Owner;

    std::shared_ptr<Owner> m_owner; ///< shared with the worker
    Worker m_worker;
};

} // namespace qumalaq::storage
