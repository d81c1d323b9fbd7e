// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/opening.h"

#include "core/storage/set_aside.h"

#include <QFile>
#include <QFileInfo>

#include <system_error>

namespace qumalaq::storage {

namespace {

void putAside(const QString& path, Opening& opening)
{
    if (const auto aside = setAside(path)) {
        opening.state = Opening::State::SetAside;
        opening.aside = *aside;
    } else {
        opening.state = Opening::State::Stuck;
        opening.reason = aside.error();
    }
}

/// The program must not read or rename a folder, a pipe or a device.
Opening stuckAt(const QFileInfo& file)
{
    const auto reason = std::make_error_code(file.isDir() ? std::errc::is_a_directory : std::errc::not_supported);
    Opening opening;
    opening.state = Opening::State::Stuck;
    opening.reason = QString::fromLocal8Bit(reason.message().c_str());
    return opening;
}

} // namespace

Content judgeFormat(std::optional<int> inFile, int highest)
{
    if (!inFile || *inFile < 1)
        return Content::Damaged;
    return *inFile > highest ? Content::Newer : Content::Sound;
}

Opening openKept(const QString& path, const Judge& judge, qint64 largest)
{
    Opening opening;
    if (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink())
        return opening;
    if (const QFileInfo found(path); found.exists() && !found.isFile())
        return stuckAt(found);
    QFile file(path);
    bool isRead = file.open(QIODevice::ReadOnly);
    if (isRead && file.size() <= largest) {
        opening.bytes = file.read(largest + 1);
        isRead = file.error() == QFileDevice::NoError;
    }
    if (!isRead)
        opening.reason = file.errorString();
    const bool isWhole = isRead && file.size() == opening.bytes.size();
    file.close();
    switch (isWhole ? judge(opening.bytes) : Content::Damaged) {
    case Content::Sound:
        opening.state = Opening::State::Sound;
        break;
    case Content::Newer:
        opening.state = Opening::State::Newer;
        break;
    case Content::Damaged:
        putAside(path, opening);
        break;
    }
    return opening;
}

} // namespace qumalaq::storage
