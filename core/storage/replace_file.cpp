// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/replace_file.h"

#include <QDateTime>
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
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace qumalaq::storage {

namespace {

QString reasonOf(const std::error_code& error)
{
    return QString::fromLocal8Bit(error.message().c_str());
}

/// Network and pseudo file systems may not support fsync; that is not an error.
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

/// True even for root, who could write to the file.
bool isWriteProtected(const QString& path)
{
    const auto bits = QFile::permissions(path);
    return !bits.testAnyFlags(QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther)
           || !QFileInfo(path).isWritable();
}

/// Creates a new file beside `path`. An existing "….new" is not used, because another program may own it.
bool openBeside(const QString& path, QFile& file)
{
    constexpr int kMaxTries = 100;
    for (int i = 1; i <= kMaxTries; ++i) {
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

namespace {

/// Identifies the state of a file: differs after another program has written or replaced it. A change within the
/// resolution of the file system's clock may be missed.
struct Stamp {
    explicit Stamp(const QString& path)
    {
        const QFileInfo file(path);
        size = file.exists() ? file.size() : -1;
        time = file.lastModified();
#ifndef Q_OS_WIN
        struct stat found {};
        if (stat(QFile::encodeName(path).constData(), &found) == 0)
            node = static_cast<quint64>(found.st_ino);
#endif
    }
    qint64 size = -1;
    quint64 node = 0;
    QDateTime time;

    bool operator==(const Stamp&) const = default;
};

/// Renames the new file only if the condition holds after it was written; otherwise the result is meaningless.
Expected<void, QString> replaceIf(const QString& path, const Pieces& next, Durability durability,
                                  const std::function<bool()>& condition)
{
    const QFileInfo given(path);
    const QString target = given.isSymLink() && given.exists() ? given.canonicalFilePath() : given.absoluteFilePath();
    if (given.exists() && isWriteProtected(target))
        return unexpected(reasonOf(std::make_error_code(std::errc::permission_denied)));
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
    if (!condition())
        return fail({});
    std::error_code error;
    std::filesystem::rename(QFileInfo(file.fileName()).filesystemFilePath(), QFileInfo(target).filesystemFilePath(),
                            error);
    if (error)
        return fail(reasonOf(error));
    return durability == Durability::OnDisk ? syncFolderOf(target) : Expected<void, QString>();
}

Pieces onePiece(const QByteArray& bytes)
{
    return [rest = bytes]() mutable { return std::exchange(rest, {}); };
}

} // namespace

Expected<Bytes, QString> readRegularFile(const QString& path)
{
    const QFileInfo found(path);
    if (!found.exists())
        return Bytes();
    if (!found.isFile())
        return unexpected(
            reasonOf(std::make_error_code(found.isDir() ? std::errc::is_a_directory : std::errc::not_supported)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unexpected(file.errorString());
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return unexpected(file.errorString());
    return Bytes(bytes);
}

Expected<void, QString> replaceFile(const QString& path, const QByteArray& bytes, Durability durability)
{
    return replaceFile(path, onePiece(bytes), durability);
}

Expected<void, QString> replaceFile(const QString& path, const Pieces& next, Durability durability)
{
    return replaceIf(path, next, durability, [] { return true; });
}

Expected<void, QString> updateFile(const QString& path, const Transform& change)
{
    for (int i = 0; i < kMaxChanges; ++i) {
        const Stamp stamp(path);
        const auto now = readRegularFile(path);
        if (!now)
            return unexpected(now.error());
        const auto bytes = change(*now);
        if (!bytes)
            return unexpected(bytes.error());
        if (!*bytes && stamp == Stamp(path))
            return removeFile(path, Durability::OnDisk);
        if (!*bytes)
            continue;
        bool isOvertaken = false;
        auto replaced = replaceIf(path, onePiece(**bytes), Durability::OnDisk, [&] {
            isOvertaken = !(stamp == Stamp(path));
            return !isOvertaken;
        });
        if (!isOvertaken)
            return replaced;
    }
    return unexpected(reasonOf(std::make_error_code(std::errc::device_or_resource_busy)));
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
