// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the library's room tells: imports and failures. A part of LibraryRoom.
#include "app/desktop/library/library_room.h"

#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/i18n/error_text.h"
#include "app/desktop/library/library_model.h"

#include <QDir>
#include <QLabel>
#include <QProgressBar>

namespace qumalaq::desktop {

using library::LibraryError;

namespace {

constexpr QLatin1String kFailure("library-failure");
constexpr QLatin1String kImport("library-import");

} // namespace

void LibraryRoom::importFiles(const QStringList& files)
{
    if (!m_library.startImport(files))
        return;
    m_progress->setMaximum(0);
    m_progressText->clear();
    refreshState();
}

void LibraryRoom::onImportFinished(const library::ImportReport& report)
{
    refreshState();
    if (m_isEntered)
        m_changes.start();
    Notice notice;
    notice.id = kImport;
    notice.place = isVisible() ? this : nullptr; // or where one waits for it
    notice.kind = report.damaged > 0 || !report.unreadable.isEmpty() ? Notice::Kind::Error : Notice::Kind::Information;
    notice.text = [report] {
        QString text = report.isStopped ? tr("Stopped.", "an import") + u' ' : QString();
        text += tr("%n new games are in the library now.", nullptr, report.added);
        if (report.known > 0)
            text += u' ' + tr("%n were there already.", "games", report.known);
        if (report.damaged > 0) {
            text += u' ' + tr("%n could not be read whole and were left out.", "games", report.damaged);
            if (!report.faults.empty())
                text += u' ' + ErrorText::of(report.faults.front().error);
        }
        for (const QString& file : report.unreadable)
            text += u' ' + tr("“%1” can not be read.", "file").arg(QDir::toNativeSeparators(file));
        return text;
    };
    m_notices.put(notice);
}

void LibraryRoom::tellSetAside(const QString& aside)
{
    Notice notice;
    notice.id = kFailure;
    notice.kind = Notice::Kind::Error;
    notice.text = [aside] {
        return tr("The library could not be read. Nothing of it was deleted: its file is now %1. A new library "
                  "has been begun.",
                  "file")
            .arg(QDir::toNativeSeparators(aside));
    };
    m_notices.put(notice);
    if (m_isEntered)
        m_model->refresh();
}

void LibraryRoom::tellFailure(const LibraryError& error)
{
    m_isSearching = false;
    refreshState();
    Notice notice;
    notice.id = kFailure;
    notice.kind = Notice::Kind::Error;
    notice.text = [error, path = QDir::toNativeSeparators(m_library.path())] {
        switch (error.code) {
        case LibraryError::Code::Damaged:
            return tr("The library in %1 is damaged: %2.", "file, the database's reason").arg(path, error.reason);
        case LibraryError::Code::TooNew:
            return tr("The library in %1 was made by a later version of this program.", "file").arg(path);
        default:
            return tr("The library in %1 can not be used: %2.", "file, the database's reason").arg(path, error.reason);
        }
    };
    if (error.code == LibraryError::Code::Damaged) {
        notice.answers = {
            {[] { return tr("Put it aside and begin a new one"); }, [this] { m_library.setDamagedAside(); }, true}};
    }
    m_notices.put(notice);
}

} // namespace qumalaq::desktop
