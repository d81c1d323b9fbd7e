// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/set_aside.h"

#include "core/storage/replace_file.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>

#ifndef Q_OS_WIN
#include <fcntl.h>
#endif

namespace qumalaq::storage {

namespace {

/// Neither rename(), which overwrites, nor QFile::rename(), which copies if the system cannot rename, is acceptable
/// here. Where the system has no atomic operation, the caller has just checked that `to` does not exist.
std::error_code renameWithoutOverwriting(const QString& from, const QString& to)
{
#ifdef Q_OS_WIN
    const int result = _wrename(from.toStdWString().c_str(), to.toStdWString().c_str());
#else
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
#ifdef RENAME_NOREPLACE
    int result = renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE);
    if (result != 0 && (errno == EINVAL || errno == ENOSYS)) // not supported by this file system
        result = std::rename(source.constData(), target.constData());
#else
    const int result = std::rename(source.constData(), target.constData());
#endif
#endif
    return result == 0 ? std::error_code() : std::error_code(errno, std::generic_category());
}

/// The name to try as number `number`, from 1.
QString nameAside(const QString& path, const QDateTime& now, int number)
{
    const QString dated = path + now.toString(u"'.aside-'yyyyMMdd-HHmmss");
    return number == 1 ? dated : dated + u'-' + QString::number(number);
}

} // namespace

Expected<QString, QString> setAside(const QString& path, const QStringList& parts)
{
    const QDateTime now = QDateTime::currentDateTime();
    for (int i = 1;; ++i) {
        const QString aside = nameAside(path, now, i);
        const auto isTaken = [&aside](const QString& part) { return QFileInfo::exists(aside + part); };
        if (isTaken({}) || std::any_of(parts.begin(), parts.end(), isTaken))
            continue;
        // The parts first: if the program is killed in between, the file is set aside next time. Parts without their
        // file would be taken for parts of the next file.
        for (const QString& part : parts)
            (void)renameWithoutOverwriting(path + part, aside + part);
        const std::error_code error = renameWithoutOverwriting(path, aside);
        if (!error)
            return aside;
        for (const QString& part : parts)
            (void)renameWithoutOverwriting(aside + part, path + part);
        if (error != std::errc::file_exists)
            return unexpected(QString::fromLocal8Bit(error.message().c_str()));
    }
}

Expected<QString, QString> copyAside(const QString& path, const QByteArray& bytes)
{
    const QDateTime now = QDateTime::currentDateTime();
    for (int i = 1;; ++i) {
        QFile file(nameAside(path, now, i));
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
            if (file.exists())
                continue;
            return unexpected(file.errorString());
        }
        auto written = writeWhole(file, bytes);
        if (written)
            written = syncFile(file.handle());
        if (!written) {
            file.remove();
            return unexpected(written.error());
        }
        return file.fileName();
    }
}

} // namespace qumalaq::storage
