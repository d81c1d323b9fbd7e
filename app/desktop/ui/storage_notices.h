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

/// Notices about the files with a person's data. Each file has at most one, the latest.
class StorageNotices {
    Q_DECLARE_TR_FUNCTIONS(StorageNotices)

public:
    enum class DataFile { Game, Study, Mistakes, Openings, Learners, Reviews, TwoComputers, Progress };

    /// Shows how `file` was opened, and an error while it cannot be written. Call it once for each file.
    static void follow(storage::PersistentFile& file, DataFile thing, NoticeBar& notices);

    /// Shows nothing if the file was opened normally.
    static void tellOpening(const storage::OpenedFile& opening, const QString& path, DataFile thing,
                            NoticeBar& notices);
    static void tellFailure(const QString& path, const QString& reason, DataFile thing, NoticeBar& notices);
    /// Removes the notice.
    static void takeBack(DataFile thing, NoticeBar& notices);

private:
    [[nodiscard]] static NoticeId idOf(DataFile thing);
    [[nodiscard]] static QString notKept(DataFile thing);
    [[nodiscard]] static QString unreadable(DataFile thing);
};

} // namespace qumalaq::desktop
