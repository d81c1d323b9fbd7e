// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/small_file.h"

#include <QFile>
#include <QFileInfo>

#include <system_error>

namespace qumalaq::storage {

using Code = SmallFileError::Code;

Expected<QByteArray, SmallFileError> readSmallFile(const QString& path, qint64 largest)
{
    if (const QFileInfo found(path); found.exists() && !found.isFile()) {
        const auto reason = std::make_error_code(found.isDir() ? std::errc::is_a_directory : std::errc::not_supported);
        return unexpected(SmallFileError{Code::NotAFile, QString::fromLocal8Bit(reason.message().c_str())});
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unexpected(SmallFileError{Code::CannotRead, file.errorString()});
    // The size is not reliable: files in /proc report none, and a file may grow meanwhile.
    if (file.size() > largest)
        return unexpected(SmallFileError{Code::TooLarge, {}});
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return unexpected(SmallFileError{Code::CannotRead, file.errorString()});
    if (bytes.size() > largest)
        return unexpected(SmallFileError{Code::TooLarge, {}});
    return bytes;
}

} // namespace qumalaq::storage
