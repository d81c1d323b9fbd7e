// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/opened_file.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::storage {
class PersistentFile;
}

namespace qumalaq::desktop {

class NoticeBar;
enum class NoticeId;

/// Notices about the files with a person's data. Each file has at most one, the latest, with an id of its own.
class StorageNotices {
    Q_DECLARE_TR_FUNCTIONS(StorageNotices)

public:
    /// Shows how `file` was opened, and an error while it cannot be written. Call it once for each file.
    static void observe(storage::PersistentFile& file, NoticeId id, NoticeBar& notices);

    /// Shows nothing if the file was opened normally.
    static void reportOpening(const storage::OpenedFile& opening, const QString& path, NoticeId id, NoticeBar& notices);
    static void reportFailure(const QString& path, const QString& reason, NoticeId id, NoticeBar& notices);

private:
    [[nodiscard]] static QString notKept(NoticeId id);
    [[nodiscard]] static QString unreadable(NoticeId id);
};

} // namespace qumalaq::desktop
