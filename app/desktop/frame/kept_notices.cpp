// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/kept_notices.h"

#include "app/desktop/frame/notice_bar.h"
#include "core/storage/kept_file.h"

#include <QDir>

#include <functional>

namespace qumalaq::desktop {

using storage::KeptFile;
using storage::Opening;

namespace {

void put(const QString& id, const std::function<QString()>& text, NoticeBar& notices)
{
    Notice notice;
    notice.id = id;
    notice.kind = Notice::Kind::Error;
    notice.text = text;
    notices.put(notice);
}

} // namespace

QString KeptNotices::idOf(Thing thing)
{
    return QStringLiteral("kept-%1").arg(static_cast<int>(thing));
}

QString KeptNotices::notKept(Thing thing)
{
    switch (thing) {
    case Thing::Game:
        return tr("Your game is not being saved. You can go on playing.");
    case Thing::Study:
        return tr("Your changes in the study are not being saved. Save the game before you leave.");
    case Thing::Mistakes:
        return tr("The mistakes from your games are not being saved.");
    case Thing::Learners:
        return tr("The names of the learners are not being saved.");
    case Thing::Progress:
        break;
    }
    return tr("Your learning progress is not being saved.");
}

QString KeptNotices::unreadable(Thing thing)
{
    switch (thing) {
    case Thing::Game:
        return tr("Your last game could not be read.");
    case Thing::Study:
        return tr("Some of your unsaved games could not be read.");
    case Thing::Mistakes:
        return tr("The mistakes from your games could not be read.");
    case Thing::Learners:
        return tr("The names of the learners could not be read. Their progress is still there.");
    case Thing::Progress:
        break;
    }
    return tr("Your learning progress could not be read and starts again from the beginning.");
}

void KeptNotices::follow(KeptFile& file, Thing thing, NoticeBar& notices)
{
    QObject::connect(&file, &KeptFile::opened, &notices, [&file, thing, &notices] {
        takeBack(thing, notices);
        tellOpening(file.opening(), file.path(), thing, notices);
    });
    QObject::connect(&file, &KeptFile::failed, &notices, [&file, thing, &notices](const QString& reason) {
        tellFailure(file.path(), reason, thing, notices);
    });
    QObject::connect(&file, &KeptFile::changedByOthers, &notices, [&file, thing, &notices](const QString& aside) {
        put(
            idOf(thing),
            [name = QDir::toNativeSeparators(file.path()), aside = QDir::toNativeSeparators(aside)] {
                return tr("Another program changed %1. Nothing was deleted: its version is in %2.", "file, file")
                    .arg(name, aside);
            },
            notices);
    });
    QObject::connect(&file, &KeptFile::recovered, &notices, [thing, &notices] { takeBack(thing, notices); });
}

void KeptNotices::tellOpening(const Opening& opening, const QString& path, Thing thing, NoticeBar& notices)
{
    switch (opening.state) {
    case Opening::State::Nothing:
    case Opening::State::Sound:
        return;
    case Opening::State::SetAside:
        return put(
            idOf(thing),
            [thing, aside = QDir::toNativeSeparators(opening.aside)] {
                return unreadable(thing) + u' '
                       + tr("Nothing was deleted. The damaged file was renamed to %1.", "file").arg(aside);
            },
            notices);
    case Opening::State::Newer:
        return put(
            idOf(thing),
            [thing, name = QDir::toNativeSeparators(path)] {
                return notKept(thing) + u' '
                       + tr("A later version of this program wrote %1. It is left unchanged.", "file").arg(name);
            },
            notices);
    case Opening::State::Stuck:
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

void KeptNotices::tellFailure(const QString& path, const QString& reason, Thing thing, NoticeBar& notices)
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

void KeptNotices::takeBack(Thing thing, NoticeBar& notices)
{
    notices.remove(idOf(thing));
}

} // namespace qumalaq::desktop
