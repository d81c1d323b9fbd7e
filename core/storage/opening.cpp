// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/opening.h"

#include "core/storage/set_aside.h"
#include "core/storage/small_file.h"

#include <QFileInfo>

#include <utility>

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
    auto read = readSmallFile(path, largest);
    if (!read) {
        opening.reason = read.error().reason;
        // The program must not rename a folder, a pipe or a device.
        if (read.error().code == SmallFileError::Code::NotAFile)
            opening.state = Opening::State::Stuck;
        else
            putAside(path, opening);
        return opening;
    }
    opening.bytes = std::move(*read);
    switch (judge(opening.bytes)) {
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
