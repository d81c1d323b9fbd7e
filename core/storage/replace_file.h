// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QFile;

namespace qumalaq::storage {

enum class Durability {
    OnDisk,  ///< waits for the disk (fsync): survives a power failure. Not for the user interface thread.
    InSystem ///< passed to the operating system: survives the end of the program, and does not wait for the disk
};

/// Replaces or creates the file at `path`: at every moment the complete old or new content exists. Writes a new file
/// beside it ("….new") and renames it. The folder must exist. Keeps the permissions of the old file and follows a
/// symbolic link. The error is the reason given by the system; the old file is then unchanged (but see below).
///
/// OnDisk syncs the file before the renaming, and its folder (except on Windows) after it. It is an error if only the
/// folder cannot be synced, although the new file is already in place.
[[nodiscard]] Expected<void, QString> replaceFile(const QString& path, const QByteArray& bytes, Durability durability);
/// The next piece of a file's content; none at its end. An error ends the writing, and the old file stays.
using Pieces = std::function<Expected<QByteArray, QString>()>;
/// The same for a content that is too long to be in memory as a whole.
[[nodiscard]] Expected<void, QString> replaceFile(const QString& path, const Pieces& next, Durability durability);

/// Creates the folder of `path` and its parents. The error is the reason given by the system.
[[nodiscard]] Expected<void, QString> makeFolderOf(const QString& path);

/// Removes the file if it exists. OnDisk also syncs the folder.
[[nodiscard]] Expected<void, QString> removeFile(const QString& path, Durability durability);

/// Removes the temporary file that replaceFile() leaves beside `path` when the program is killed. Only for files that
/// no other program writes.
void removeLeftover(const QString& path);

/// Writes all bytes to an open, unbuffered file. On a full disk QFile writes a part without an error; this function
/// reports the system's reason.
[[nodiscard]] Expected<void, QString> writeWhole(QFile& file, const QByteArray& bytes);

/// Blocks in fsync() of an open file. Not an error if the file system does not support it.
[[nodiscard]] Expected<void, QString> syncFile(int descriptor);
/// The same for the folder of `path`, so that the file's name is also on disk. Does nothing on Windows.
[[nodiscard]] Expected<void, QString> syncFolderOf(const QString& path);

} // namespace qumalaq::storage
