// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/storage_notices.h"

#include "app/desktop/ui/notice_bar.h"
#include "core/storage/persistent_file.h"

#include <QDir>

#include <functional>

namespace qumalaq::desktop {

using storage::OpenedFile;
using storage::PersistentFile;

namespace {

void put(NoticeId id, const std::function<QString()>& text, NoticeBar& notices)
{
    notices.put({.id = id, .kind = Notice::Kind::Error, .text = text});
}

} // namespace

QString StorageNotices::notKept(NoticeId id)
{
    switch (id) {
    case NoticeId::GameFile:
        return tr("Your game is not being saved. You can go on playing.");
    case NoticeId::StudyFile:
        return tr("Your changes in the study are not being saved. Save the game before you leave.");
    case NoticeId::MistakesFile:
        return tr("The mistakes from your games are not being saved.");
    case NoticeId::OpeningsFile:
        return tr("Your openings are not being saved.");
    case NoticeId::LearnersFile:
        return tr("The names of the learners are not being saved.");
    case NoticeId::ReviewsFile:
        return tr("The reviews of your games are not being saved.");
    case NoticeId::TwoComputersFile:
        return tr(
            "The connection to the other computer is not being saved. If the program closes, your game cannot go on.");
    default: // NoticeId::ProgressFile
        break;
    }
    return tr("Your learning progress is not being saved.");
}

QString StorageNotices::unreadable(NoticeId id)
{
    switch (id) {
    case NoticeId::GameFile:
        return tr("Your last game could not be read.");
    case NoticeId::StudyFile:
        return tr("Some of your unsaved games could not be read.");
    case NoticeId::MistakesFile:
        return tr("The mistakes from your games could not be read.");
    case NoticeId::OpeningsFile:
        return tr("Your openings could not be read.");
    case NoticeId::LearnersFile:
        return tr("The names of the learners could not be read. Their progress is still there.");
    case NoticeId::ReviewsFile:
        return tr("The reviews of your games could not be read. The games are still in the library.");
    case NoticeId::TwoComputersFile:
        return tr("The saved connection to the other computer could not be read.");
    default: // NoticeId::ProgressFile
        break;
    }
    return tr("Your learning progress could not be read and starts again from the beginning.");
}

void StorageNotices::observe(PersistentFile& file, NoticeId id, NoticeBar& notices)
{
    QObject::connect(&file, &PersistentFile::opened, &notices, [&file, id, &notices] {
        notices.remove(id);
        reportOpening(file.opening(), file.path(), id, notices);
    });
    QObject::connect(&file, &PersistentFile::failed, &notices,
                     [&file, id, &notices](const QString& reason) { reportFailure(file.path(), reason, id, notices); });
    QObject::connect(&file, &PersistentFile::changedByOthers, &notices, [&file, id, &notices](const QString& aside) {
        put(
            id,
            [name = QDir::toNativeSeparators(file.path()), aside = QDir::toNativeSeparators(aside)] {
                return tr("Another program changed %1. Nothing was deleted: its version is in %2.", "file, file")
                    .arg(name, aside);
            },
            notices);
    });
    QObject::connect(&file, &PersistentFile::recovered, &notices, [id, &notices] { notices.remove(id); });
}

void StorageNotices::reportOpening(const OpenedFile& opening, const QString& path, NoticeId id, NoticeBar& notices)
{
    switch (opening.state) {
    case OpenedFile::State::Missing:
    case OpenedFile::State::Valid:
        return;
    case OpenedFile::State::SetAside:
        return put(
            id,
            [id, aside = QDir::toNativeSeparators(opening.aside)] {
                return unreadable(id) + u' '
                       + tr("Nothing was deleted. The damaged file was renamed to %1.", "file").arg(aside);
            },
            notices);
    case OpenedFile::State::Newer:
        return put(
            id,
            [id, name = QDir::toNativeSeparators(path)] {
                return notKept(id) + u' '
                       + tr("%1 was written by a newer version of this program. It is left unchanged.", "file")
                             .arg(name);
            },
            notices);
    case OpenedFile::State::Unusable:
        return put(
            id,
            [id, name = QDir::toNativeSeparators(path), reason = opening.reason] {
                return notKept(id) + u' '
                       + tr("%1 could not be read: %2. It is left unchanged.", "file, the system's reason")
                             .arg(name, reason);
            },
            notices);
    }
}

void StorageNotices::reportFailure(const QString& path, const QString& reason, NoticeId id, NoticeBar& notices)
{
    put(
        id,
        [id, name = QDir::toNativeSeparators(path), reason] {
            return notKept(id) + u' '
                   + tr("%1 could not be written: %2. The program will try again.", "file, the system's reason")
                         .arg(name, reason);
        },
        notices);
}

} // namespace qumalaq::desktop
