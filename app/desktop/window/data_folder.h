// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// The folder with the program's files, which one process uses at a time. Blocks for a few system calls.
class DataFolder {
public:
    /// Creates the folder if needed; others than its owner cannot look into it. A folder that exists keeps its
    /// permissions.
    explicit DataFolder(const QString& path);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    /// Takes an existing folder from the eyes of others, too. Nothing happens if it belongs to another user.
    void makePrivate() const;

    enum class Lock {
        Taken,      ///< by this process, until it ends
        Held,       ///< by another process, which is alive, perhaps on another computer
        Unavailable ///< this file system has no locks
    };
    /// Takes the lock if no living process has it. It is a lock of the operating system, which frees it when its
    /// process ends, however it ends. What the file with the lock contains, and whether it can be written, means
    /// nothing.
    [[nodiscard]] Lock lock();

    /// Absolute and without links, if the folder exists.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Of the unfinished game.
    [[nodiscard]] QString journal() const;
    [[nodiscard]] static QString libraryIn(const QString& path);

private:
    QString m_path;
    qintptr m_lock = -1; ///< a file descriptor or a handle
};

} // namespace qumalaq::desktop
