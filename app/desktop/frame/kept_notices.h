// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read the headers of the standard library
#include "core/storage/opening.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace qumalaq::storage {
class KeptFile;
}

namespace qumalaq::desktop {

class NoticeBar;

/// Notices about the files that keep a person's work. Each file has at most one: the latest.
class KeptNotices {
    Q_DECLARE_TR_FUNCTIONS(KeptNotices)

public:
    enum class Thing { Game, Study, Mistakes, Learners, Progress };

    /// From now on shows how `file` was opened, and an error for as long as it cannot be written.
    static void follow(storage::KeptFile& file, Thing thing, NoticeBar& notices);

    /// Shows nothing if the file was opened normally.
    static void tellOpening(const storage::Opening& opening, const QString& path, Thing thing, NoticeBar& notices);
    static void tellFailure(const QString& path, const QString& reason, Thing thing, NoticeBar& notices);
    /// Removes the error when the file can be written again.
    static void takeBack(Thing thing, NoticeBar& notices);

private:
    [[nodiscard]] static QString idOf(Thing thing);
    [[nodiscard]] static QString notKept(Thing thing);
    [[nodiscard]] static QString unreadable(Thing thing);
};

} // namespace qumalaq::desktop
