// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library_notices.h"

#include "app/desktop/text/error_text.h"
#include "app/desktop/ui/show_in_folder.h"

#include <QDir>

namespace qumalaq::desktop {

using library::LibraryError;

Notice LibraryNotices::imported(const library::ImportReport& report)
{
    const auto text = [report] {
        QStringList told;
        if (report.isStopped)
            told += tr("Stopped.", "an import");
        if (report.games > 0 || (report.withoutGames.isEmpty() && report.unreadable.isEmpty()))
            told += tr("%n new games are now in the library.", nullptr, report.added);
        if (report.known > 0)
            told += tr("%n were already there.", "games", report.known);
        if (report.damaged > 0)
            told += tr("%n could not be read completely and were left out.", "games", report.damaged);
        if (!report.faults.empty()) {
            const auto& [file, error] = report.faults.front();
            const QString fault = ErrorText::of(error);
            told += report.files < 2
                        ? fault
                        : tr("In “%1”: %2", "file, what is wrong in it").arg(QDir::toNativeSeparators(file), fault);
        }
        for (const QString& file : report.withoutGames)
            told += tr("There are no games in “%1”.", "file").arg(QDir::toNativeSeparators(file));
        for (const QString& file : report.unreadable)
            told += tr("“%1” could not be read.", "file").arg(QDir::toNativeSeparators(file));
        if (report.damaged > 0 || !report.withoutGames.isEmpty())
            told += tr("Use “Check a scoresheet” for moves that were written by hand.");
        return told.join(u' ');
    };
    const bool isGood = report.damaged == 0 && report.unreadable.isEmpty() && report.withoutGames.isEmpty();
    return {
        .id = NoticeId::LibraryImport, .kind = isGood ? Notice::Kind::Information : Notice::Kind::Error, .text = text};
}

Notice LibraryNotices::setAside(const QString& aside)
{
    const auto text = [aside] {
        return tr("The library could not be read. Nothing was deleted: the damaged file was renamed to %1. A new "
                  "library has been started.",
                  "file")
            .arg(QDir::toNativeSeparators(aside));
    };
    return {.id = NoticeId::LibraryFailure, .kind = Notice::Kind::Error, .text = text};
}

Notice LibraryNotices::failed(const LibraryError& error, library::LibraryService& library)
{
    const auto text = [error, path = QDir::toNativeSeparators(library.path())] {
        switch (error.code) {
        case LibraryError::Code::Damaged:
            return tr("The library in %1 is damaged: %2.", "file, the database's reason").arg(path, error.reason);
        case LibraryError::Code::TooNew:
            return tr("The library in %1 was made by a newer version of this program.", "file").arg(path);
        default:
            return tr("The library in %1 cannot be used: %2.", "file, the database's reason").arg(path, error.reason);
        }
    };
    Notice notice{.id = NoticeId::LibraryFailure, .kind = Notice::Kind::Error, .text = text};
    if (error.code == LibraryError::Code::Damaged)
        notice.answers = {
            {[] { return tr("Set it aside and start a new one"); }, [&library] { library.setDamagedAside(); }, true}};
    return notice;
}

Notice LibraryNotices::removed(int games, const std::function<void()>& undo)
{
    return {.id = NoticeId::LibraryRemoval,
            .text = [games] { return tr("%n games were removed from the library.", nullptr, games); },
            .answers = {{[] { return tr("Undo"); }, undo}}};
}

Notice LibraryNotices::exported(const library::ExportReport& report)
{
    const QString file = QDir::toNativeSeparators(report.file);
    if (report.isStopped)
        return {.id = NoticeId::LibraryExport,
                .text = [file] { return tr("Stopped. “%1” was not saved.", "file").arg(file); }};
    if (!report.error.isEmpty()) {
        return {.id = NoticeId::LibraryExport, .kind = Notice::Kind::Error, .text = [file, reason = report.error] {
                    return tr("“%1” could not be written: %2", "file, the system's reason").arg(file, reason);
                }};
    }
    return savedFileNotice(
        NoticeId::LibraryExport,
        [file, games = report.games] { return tr("%n games were saved to %1.", nullptr, games).arg(file); },
        report.file);
}

Notice LibraryNotices::duplicates(int games, const std::function<void()>& merge)
{
    if (games == 0)
        return {.id = NoticeId::LibraryDuplicates, .text = [] { return tr("No game is in the library twice."); }};
    return {.id = NoticeId::LibraryDuplicates,
            .kind = Notice::Kind::Question,
            .text =
                [games] {
                    return tr("%n games are in the library more than once. Merge the copies of each into one game with "
                              "all names and comments?",
                              nullptr, games);
                },
            .answers = {{[] { return tr("Keep all"); }, {}, true}, {[] { return tr("Merge"); }, merge}}};
}

Notice LibraryNotices::merged(int games, const std::function<void()>& undo)
{
    return {.id = NoticeId::LibraryDuplicates,
            .text = [games] { return tr("%n copies were merged into other games.", nullptr, games); },
            .answers = {{[] { return tr("Undo"); }, undo}}};
}

} // namespace qumalaq::desktop
