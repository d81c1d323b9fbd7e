// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/append_only_file.h"

#include "core/storage/replace_file.h"

#include <mutex>
#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace qumalaq::storage {

namespace {

/// A duplicate of the file's handle, which the worker can sync after the owner has closed the file.
class Duplicate {
public:
#ifdef Q_OS_WIN
    explicit Duplicate(int descriptor) : m_descriptor(_dup(descriptor)) {}
    ~Duplicate()
    {
        _close(m_descriptor);
    }
#else
    explicit Duplicate(int descriptor) : m_descriptor(dup(descriptor)) {}
    ~Duplicate()
    {
        close(m_descriptor);
    }
#endif
    Duplicate(const Duplicate&) = delete;
    Duplicate& operator=(const Duplicate&) = delete;
    [[nodiscard]] int descriptor() const
    {
        return m_descriptor;
    }

private:
    int m_descriptor;
};

} // namespace

/// A pending request covers everything written before it starts, so a slow disk does not accumulate requests.
struct AppendOnlyFile::Sync {
    std::mutex mutex;
    bool isPosted = false;
    bool isFolderSynced = false;
    Expected<void, QString> result;
};

void AppendOnlyFile::close()
{
    m_file.close();
#ifdef Q_OS_WIN
    m_executor.wait(); // its duplicate keeps the file open
#endif
}

Expected<void, QString> AppendOnlyFile::start(const QString& path, const QByteArray& bytes)
{
    close();
    if (auto made = makeFolderOf(path); !made)
        return made;
    if (auto replaced = replaceFile(path, bytes, Durability::InSystem); !replaced)
        return replaced;
    return openAtEnd(path);
}

Expected<void, QString> AppendOnlyFile::resume(const QString& path, qint64 bytes)
{
    close();
    QFile file(path);
    // On Windows resize() would create a missing file.
    if (file.exists() && file.size() != bytes && !file.resize(bytes))
        return unexpected(file.errorString());
    return openAtEnd(path);
}

Expected<void, QString> AppendOnlyFile::openAtEnd(const QString& path)
{
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        return unexpected(m_file.errorString());
    m_sync = std::make_shared<Sync>();
    sync();
    return {};
}

Expected<void, QString> AppendOnlyFile::append(const QByteArray& line)
{
    {
        const std::lock_guard lock(m_sync->mutex);
        if (!m_sync->result)
            return m_sync->result;
    }
    if (auto written = writeWhole(m_file, line); !written)
        return written;
    sync();
    return {};
}

bool AppendOnlyFile::isInPlace() const
{
#ifdef Q_OS_WIN
    return true; // an open file cannot be removed
#else
    struct stat opened {};
    struct stat named {};
    return fstat(m_file.handle(), &opened) == 0 && stat(QFile::encodeName(m_file.fileName()).constData(), &named) == 0
           && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
#endif
}

void AppendOnlyFile::sync()
{
    {
        const std::lock_guard lock(m_sync->mutex);
        if (std::exchange(m_sync->isPosted, true))
            return;
    }
    const auto file = std::make_shared<Duplicate>(m_file.handle());
    m_executor.post([sync = m_sync, file, path = m_file.fileName()] {
        bool isFolderSynced = false;
        {
            const std::lock_guard lock(sync->mutex);
            sync->isPosted = false; // reset first, so that later writes request another sync
            isFolderSynced = std::exchange(sync->isFolderSynced, true);
        }
        auto result = syncFile(file->descriptor());
        if (result && !isFolderSynced)
            result = syncFolderOf(path);
        const std::lock_guard lock(sync->mutex);
        if (sync->result)
            sync->result = result;
    });
}

bool AppendOnlyFile::waitForDisk()
{
    if (!m_executor.wait())
        return false;
    if (!m_sync)
        return true;
    const std::lock_guard lock(m_sync->mutex);
    return m_sync->result.has_value();
}

} // namespace qumalaq::storage
