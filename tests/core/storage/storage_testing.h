// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/files.h"

#include <QDir>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <cstring>

#ifdef Q_OS_WIN
#include <windows.h>
#endif
#ifdef Q_OS_UNIX
#include <csignal>

#include <sys/resource.h>
#endif

namespace qumalaq::storage::testing {

/// A test with a folder for its files.
class FolderTest : public QObject {
protected:
    /// For init(), where the functions of a test must not see the files of each other.
    void makeFolder()
    {
        m_folder = QTemporaryDir();
        QVERIFY(m_folder.isValid());
    }
    [[nodiscard]] QString path(const char* name = "file") const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
};

inline QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// What the system may say about an error of the standard library. Windows has several errors in place of each.
inline QStringList wordsFor(int error)
{
    QStringList words = {QString::fromLocal8Bit(std::strerror(error))};
#ifdef Q_OS_WIN
    for (const int code : {ERROR_FILE_NOT_FOUND, ERROR_PATH_NOT_FOUND, ERROR_ACCESS_DENIED, ERROR_DIRECTORY})
        words.append(qt_error_string(code));
#endif
    return words;
}

/// Whether the text tells the error in the system's words.
inline bool tells(const QString& text, int error)
{
    const QStringList words = wordsFor(error);
    return std::any_of(words.begin(), words.end(), [&text](const QString& word) { return text.contains(word); });
}

#ifdef Q_OS_UNIX
/// While it exists, files of this process cannot grow beyond a size, as on a full disk: a write is cut short, and the
/// next one fails.
class FullDisk {
public:
    explicit FullDisk(int bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit full = m_before;
        full.rlim_cur = static_cast<rlim_t>(bytes);
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    /// The system's error message.
    static QString reason() { return QString::fromLocal8Bit(std::strerror(EFBIG)); }

private:
    void (*m_handler)(int);
    rlimit m_before{};
};
#endif

} // namespace qumalaq::storage::testing
