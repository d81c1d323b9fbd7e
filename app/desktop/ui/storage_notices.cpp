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

NoticeId StorageNotices::idOf(DataFile thing)
{
    return static_cast<NoticeId>(static_cast<int>(NoticeId::DataFile) + static_cast<int>(thing));
}

QString StorageNotices::notKept(DataFile thing)
{
    switch (thing) {
    case DataFile::Game:
        return tr("Your game is not being saved. You can go on playing.");
    case DataFile::Study:
        return tr("Your changes in the study are not being saved. Save the game before you leave.");
    case DataFile::Mistakes:
        return tr("The mistakes from your games are not being saved.");
    case DataFile::Openings:
        return tr("Your openings are not being saved.");
    case DataFile::Learners:
        return tr("The names of the learners are not being saved.");
    case DataFile::Reviews:
        return tr("The reviews of your games are not being saved.");
    case DataFile::TwoComputers:
        return tr(
            "The connection to the other computer is not being saved. If the program closes, your game cannot go on.");
    case DataFile::Progress:
        break;
    }
    return tr("Your learning progress is not being saved.");
}

QString StorageNotices::unreadable(DataFile thing)
{
    switch (thing) {
    case DataFile::Game:
        return tr("Your last game could not be read.");
    case DataFile::Study:
        return tr("Some of your unsaved games could not be read.");
    case DataFile::Mistakes:
        return tr("The mistakes from your games could not be read.");
    case DataFile::Openings:
        return tr("Your openings could not be read.");
    case DataFile::Learners:
        return tr("The names of the learners could not be read. Their progress is still there.");
    case DataFile::Reviews:
        return tr("The reviews of your games could not be read. The games are still in the library.");
    case DataFile::TwoComputers:
        return tr("The saved connection to the other computer could not be read.");
    case DataFile::Progress:
        break;
    }
    return tr("Your learning progress could not be read and starts again from the beginning.");
}

void StorageNotices::follow(PersistentFile& file, DataFile thing, NoticeBar& notices)
{
    QObject::connect(&file, &PersistentFile::opened, &notices, [&file, thing, &notices] {
        takeBack(thing, notices);
        tellOpening(file.opening(), file.path(), thing, notices);
    });
    QObject::connect(&file, &PersistentFile::failed, &notices, [&file, thing, &notices](const QString& reason) {
        tellFailure(file.path(), reason, thing, notices);
    });
    QObject::connect(&file, &PersistentFile::changedByOthers, &notices, [&file, thing, &notices](const QString& aside) {
        put(
            idOf(thing),
            [name = QDir::toNativeSeparators(file.path()), aside = QDir::toNativeSeparators(aside)] {
                return tr("Another program changed %1. Nothing was deleted: its version is in %2.", "file, file")
                    .arg(name, aside);
            },
            notices);
    });
    QObject::connect(&file, &PersistentFile::recovered, &notices, [thing, &notices] { takeBack(thing, notices); });
}

void StorageNotices::tellOpening(const OpenedFile& opening, const QString& path, DataFile thing, NoticeBar& notices)
{
    switch (opening.state) {
    case OpenedFile::State::Nothing:
    case OpenedFile::State::Sound:
        return;
    case OpenedFile::State::SetAside:
        return put(
            idOf(thing),
            [thing, aside = QDir::toNativeSeparators(opening.aside)] {
                return unreadable(thing) + u' '
                       + tr("Nothing was deleted. The damaged file was renamed to %1.", "file").arg(aside);
            },
            notices);
    case OpenedFile::State::Newer:
        return put(
            idOf(thing),
            [thing, name = QDir::toNativeSeparators(path)] {
                return notKept(thing) + u' '
                       + tr("%1 was written by a newer version of this program. It is left unchanged.", "file")
                             .arg(name);
            },
            notices);
    case OpenedFile::State::Stuck:
        return put(
            idOf(thing),
            [thing, name = QDir::toNativeSeparators(path), reason = opening.reason] {
                return notKept(thing) + u' '
                       + tr("%1 could not be read: %2. It is left unchanged.", "file, the system's reason")
                             .arg(name, reason);
            },
            notices);
    }
}

void StorageNotices::tellFailure(const QString& path, const QString& reason, DataFile thing, NoticeBar& notices)
{
    put(
        idOf(thing),
        [thing, name = QDir::toNativeSeparators(path), reason] {
            return notKept(thing) + u' '
                   + tr("%1 could not be written: %2. The program will try again.", "file, the system's reason")
                         .arg(name, reason);
        },
        notices);
}

void StorageNotices::takeBack(DataFile thing, NoticeBar& notices)
{
    notices.remove(idOf(thing));
}

} // namespace qumalaq::desktop
