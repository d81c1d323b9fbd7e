// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/replace_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace qumalaq::storage {

namespace {

QString reasonOf(const std::error_code& error)
{
    return QString::fromLocal8Bit(error.message().c_str());
}

/// Network and pseudo file systems may not support fsync; then there is nothing to wait for.
[[maybe_unused]] Expected<void, QString> resultOfSync(int returned)
{
    if (returned == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS || errno == EROFS)
        return {};
    return unexpected(reasonOf(std::error_code(errno, std::generic_category())));
}

QString nameOfNew(const QString& path)
{
    return path + QStringLiteral(".new");
}

/// Creates a new file beside `path`. A "….new" that already exists may be somebody else's.
bool openBeside(const QString& path, QFile& file)
{
    constexpr int kMostTries = 100;
    for (int i = 1; i <= kMostTries; ++i) {
        file.setFileName(i == 1 ? nameOfNew(path) : nameOfNew(path) + QString::number(i));
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
            return true;
        if (!QFileInfo::exists(file.fileName()))
            return false;
    }
    return false;
}

} // namespace

Expected<void, QString> syncFile(int descriptor)
{
#ifdef Q_OS_WIN
    return resultOfSync(_commit(descriptor));
#else
    return resultOfSync(fsync(descriptor));
#endif
}

Expected<void, QString> syncFolderOf([[maybe_unused]] const QString& path)
{
#ifdef Q_OS_WIN
    return {}; // a folder cannot be opened for it; the journal of NTFS keeps names whole
#else
    const int folder = open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return unexpected(reasonOf(std::error_code(errno, std::generic_category())));
    const auto synced = syncFile(folder);
    close(folder);
    return synced;
#endif
}

Expected<void, QString> writeWhole(QFile& file, const QByteArray& bytes)
{
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = file.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            return unexpected(file.errorString());
        done += written;
    }
    return {};
}

Expected<void, QString> replaceFile(const QString& path, const QByteArray& bytes, Durability durability)
{
    return replaceFile(
        path, [rest = bytes]() mutable { return std::exchange(rest, {}); }, durability);
}

Expected<void, QString> replaceFile(const QString& path, const Pieces& next, Durability durability)
{
    const QFileInfo given(path);
    const QString target = given.isSymLink() && given.exists() ? given.canonicalFilePath() : given.absoluteFilePath();
    QFile file;
    if (!openBeside(target, file))
        return unexpected(file.errorString());
    const auto fail = [&file](const QString& reason) {
        file.remove();
        return unexpected(reason);
    };
    for (;;) {
        const auto piece = next();
        if (!piece)
            return fail(piece.error());
        if (piece->isEmpty())
            break;
        if (const auto written = writeWhole(file, *piece); !written)
            return fail(written.error());
    }
    if (QFileInfo::exists(target))
        file.setPermissions(QFile::permissions(target));
    if (durability == Durability::OnDisk) {
        if (const auto synced = syncFile(file.handle()); !synced)
            return fail(synced.error());
    }
    file.close();
    std::error_code error;
    std::filesystem::rename(QFileInfo(file.fileName()).filesystemFilePath(), QFileInfo(target).filesystemFilePath(),
                            error);
    if (error)
        return fail(reasonOf(error));
    return durability == Durability::OnDisk ? syncFolderOf(target) : Expected<void, QString>();
}

Expected<void, QString> removeFile(const QString& path, Durability durability)
{
    if (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink())
        return {};
    QFile file(path);
    if (!file.remove())
        return unexpected(file.errorString());
    return durability == Durability::OnDisk ? syncFolderOf(path) : Expected<void, QString>();
}

Expected<void, QString> makeFolderOf(const QString& path)
{
    std::error_code error;
    std::filesystem::create_directories(QFileInfo(path).filesystemAbsolutePath(), error);
    if (error)
        return unexpected(reasonOf(error));
    return {};
}

void removeLeftover(const QString& path)
{
    QFile::remove(nameOfNew(path));
}

} // namespace qumalaq::storage
