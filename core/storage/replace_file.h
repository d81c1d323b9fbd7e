// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QFile;

namespace qumalaq::storage {

enum class Durability {
    OnDisk,  ///< waits for the disk (fsync): survives a power failure. Not for the user interface thread.
    InSystem ///< passed to the operating system: survives the end of the program; does not wait for the disk
};

/// Replaces or creates the file at `path`: at every moment the complete old or new content exists. Writes a new file
/// beside it ("….new") and renames it. The folder must exist. Keeps the permissions of the old file and follows a
/// symbolic link. The error is the reason given by the system; the old file is then unchanged (but see below).
/// A write-protected file is an error, even if its folder allows the renaming.
///
/// OnDisk syncs the file before the renaming, and its folder (except on Windows) after it. If only the folder cannot be
/// synced, that is an error, too, although the new file is already in place.
[[nodiscard]] Expected<void, QString> replaceFile(const QString& path, const QByteArray& bytes, Durability durability);
/// Returns the next piece of the content; empty at its end. After an error the old file stays.
using Pieces = std::function<Expected<QByteArray, QString>()>;
/// The same for content that is too large for memory.
[[nodiscard]] Expected<void, QString> replaceFile(const QString& path, const Pieces& next, Durability durability);

/// The whole content of a file; none if there is no file.
using Bytes = std::optional<QByteArray>;
/// Returns the new content of a file that has the content `now`. After an error the file is unchanged.
using Transform = std::function<Expected<Bytes, QString>(const Bytes& now)>;

/// Changes the present content of the file, so that nothing is overwritten that was not passed to `change`. If another
/// program writes the file while this function runs, `change` is called again, up to kMaxChanges times. Blocks. The
/// error is that of `change`, replaceFile() or removeFile().
[[nodiscard]] Expected<void, QString> updateFile(const QString& path, const Transform& change);
inline constexpr int kMaxChanges = 5;

/// Reads a file of any size; refuses a folder, a pipe or a device. Blocks. The error is the reason given by the system.
[[nodiscard]] Expected<Bytes, QString> readRegularFile(const QString& path);

/// Creates the folder of `path` and its parents. The error is the reason given by the system.
[[nodiscard]] Expected<void, QString> makeFolderOf(const QString& path);

/// Removes the file if it exists. OnDisk also syncs the folder.
[[nodiscard]] Expected<void, QString> removeFile(const QString& path, Durability durability);

/// Removes the temporary file that replaceFile() leaves beside `path` if the program is killed. Only for files that no
/// other program writes.
void removeLeftover(const QString& path);

/// Writes all bytes to an open, unbuffered file. The error is the reason given by the system; QFile reports none when a
/// disk becomes full in the middle.
[[nodiscard]] Expected<void, QString> writeWhole(QFile& file, const QByteArray& bytes);

/// Blocks in fsync() of an open file. Not an error if the file system does not support it.
[[nodiscard]] Expected<void, QString> syncFile(int descriptor);
/// The same for the folder of `path`, so that the file's name is also on disk. Does nothing on Windows.
[[nodiscard]] Expected<void, QString> syncFolderOf(const QString& path);

} // namespace qumalaq::storage
