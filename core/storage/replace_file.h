// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>

class QFile;

namespace qumalaq::storage {

enum class Durability {
    OnDisk,  ///< waits for the disk (fsync): survives a power cut. Never on the user interface thread.
    InSystem ///< handed to the operating system: survives the end of the program, and never waits for the disk
};

/// Replaces the file at `path`, or makes it: the old content or the new one is there at every moment, never a part of
/// it. The bytes go to a new file beside it ("….new"), which is then renamed. The folder must be there. The
/// permissions of the old file are kept, and a symbolic link is followed. The error is the system's reason; then the
/// old file is as it was (but see below).
///
/// OnDisk: the file is synced before it is renamed, its folder (except on Windows) afterwards. If only the folder could
/// not be synced that is an error as well, though the new file is already in place.
[[nodiscard]] Expected<void, QString> replaceFile(const QString& path, const QByteArray& bytes, Durability durability);

/// Makes the folder that `path` is in, and those above it. The error is the system's reason.
[[nodiscard]] Expected<void, QString> makeFolderOf(const QString& path);

/// Removes the file if there is one. OnDisk: the folder is synced.
[[nodiscard]] Expected<void, QString> removeFile(const QString& path, Durability durability);

/// What replaceFile() leaves beside `path` when the program is killed in the middle of it is removed. Only for a
/// file that nobody else writes.
void removeLeftover(const QString& path);

/// Writes all of it to an open, unbuffered file. A disk that becomes full takes a part, of which QFile itself knows no
/// error; here the reason is the system's.
[[nodiscard]] Expected<void, QString> writeWhole(QFile& file, const QByteArray& bytes);

/// fsync() of an open file. Blocks. Not an error where the file system cannot sync.
[[nodiscard]] Expected<void, QString> syncFile(int descriptor);
/// The same for the folder that `path` is in, so that its name is on the disk too. Does nothing on Windows.
[[nodiscard]] Expected<void, QString> syncFolderOf(const QString& path);

} // namespace qumalaq::storage
