// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/opened_file.h"

#include "core/storage/set_aside.h"
#include "core/storage/small_file.h"

#include <QFileInfo>

#include <utility>

namespace qumalaq::storage {

namespace {

void putAside(const QString& path, OpenedFile& opening)
{
    if (const auto aside = setAside(path)) {
        opening.state = OpenedFile::State::SetAside;
        opening.aside = *aside;
    } else {
        opening.state = OpenedFile::State::Unusable;
        opening.reason = aside.error();
    }
}

} // namespace

FileContent classifyFormat(std::optional<int> inFile, int highest)
{
    if (!inFile || *inFile < 1)
        return FileContent::Damaged;
    return *inFile > highest ? FileContent::Newer : FileContent::Valid;
}

OpenedFile openPersistentFile(const QString& path, const Classifier& classify, qint64 largest)
{
    OpenedFile opening;
    if (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink())
        return opening;
    auto read = readSmallFile(path, largest);
    if (!read) {
        opening.reason = read.error().reason;
        // A folder, a pipe or a device must not be renamed.
        if (read.error().code == SmallFileError::Code::NotAFile)
            opening.state = OpenedFile::State::Unusable;
        else
            putAside(path, opening);
        return opening;
    }
    opening.bytes = std::move(*read);
    switch (classify(opening.bytes)) {
    case FileContent::Valid:
        opening.state = OpenedFile::State::Valid;
        break;
    case FileContent::Newer:
        opening.state = OpenedFile::State::Newer;
        break;
    case FileContent::Damaged:
        putAside(path, opening);
        break;
    }
    return opening;
}

} // namespace qumalaq::storage
