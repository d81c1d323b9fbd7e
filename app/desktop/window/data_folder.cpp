// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/data_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace qumalaq::desktop {

namespace {

constexpr QFile::Permissions kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

} // namespace

DataFolder::DataFolder(const QString& path)
{
    const bool isNew = !QFileInfo::exists(path);
    QDir().mkpath(path);
    if (isNew)
        QFile::setPermissions(path, kOwnerOnly);
    const QFileInfo folder(path);
    m_path = folder.exists() ? folder.canonicalFilePath() : QDir::cleanPath(folder.absoluteFilePath());
}

void DataFolder::makePrivate() const
{
    QFile::setPermissions(m_path, kOwnerOnly);
}

QString DataFolder::journal() const
{
    return QDir(m_path).filePath(QStringLiteral("unfinished.game"));
}

QString DataFolder::libraryIn(const QString& path)
{
    return QDir(path).filePath(QStringLiteral("games.library"));
}

#ifdef Q_OS_WIN

DataFolder::~DataFolder()
{
    if (m_lock != -1)
        CloseHandle(reinterpret_cast<HANDLE>(m_lock));
}

DataFolder::Lock DataFolder::lock()
{
    const QString name = QDir::toNativeSeparators(journal() + QStringLiteral(".lock"));
    HANDLE file = CreateFileW(reinterpret_cast<const wchar_t*>(name.utf16()), GENERIC_READ | GENERIC_WRITE, 0, nullptr,
                              OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION ? Lock::Held : Lock::Unavailable;
    m_lock = reinterpret_cast<qintptr>(file);
    return Lock::Taken;
}

#else

DataFolder::~DataFolder()
{
    if (m_lock != -1)
        close(static_cast<int>(m_lock));
}

DataFolder::Lock DataFolder::lock()
{
    // Earlier versions lock the same file. Other computers see a lock on a shared file system only if the file is open
    // for writing. Otherwise, anything that can be opened is locked for the processes of this computer.
    const QByteArray name = QFile::encodeName(journal() + QStringLiteral(".lock"));
    constexpr int kFlags = O_CLOEXEC | O_NONBLOCK;
    int file = open(name.constData(), O_RDWR | O_CREAT | kFlags, S_IRUSR | S_IWUSR);
    if (file == -1)
        file = open(name.constData(), O_RDONLY | kFlags);
    if (file == -1)
        file = open(QFile::encodeName(m_path).constData(), O_RDONLY | O_DIRECTORY | kFlags);
    if (file == -1)
        return Lock::Unavailable;
    if (flock(file, LOCK_EX | LOCK_NB) == 0) {
        m_lock = file;
        return Lock::Taken;
    }
    const bool isHeld = errno == EWOULDBLOCK;
    close(file);
    return isHeld ? Lock::Held : Lock::Unavailable;
}

#endif

} // namespace qumalaq::desktop
