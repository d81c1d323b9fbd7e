// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// The folder with the user's data, for one process at a time. Functions block for a few system calls.
class DataFolder {
public:
    /// Creates a missing folder, readable only by its owner. An existing one keeps its permissions.
    explicit DataFolder(const QString& path);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    /// Makes an existing folder readable only by its owner. Does nothing if it belongs to another user.
    void makePrivate() const;

    enum class Lock {
        Taken,      ///< by this process, until it ends
        Held,       ///< by another living process, perhaps on another computer
        Unavailable ///< nothing there can be opened or locked
    };
    /// Takes the lock if no living process holds it. The operating system releases it when the process ends, even by a
    /// crash. Content and permissions of the lock file do not matter.
    [[nodiscard]] Lock lock();

    /// Absolute and without symbolic links, if the folder exists.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The file of the unfinished game.
    [[nodiscard]] QString journal() const;
    [[nodiscard]] static QString libraryIn(const QString& path);

private:
    QString m_path;
    qintptr m_lock = -1; ///< a file descriptor or a handle
};

} // namespace qumalaq::desktop
