// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

#include <memory>

class QLockFile;

namespace qumalaq::desktop {

/// The folder with the program's files. Several windows may use it at the same time: each has its own journal, and
/// holds a lock on it until it ends. A lock of a killed process counts as free. Blocks while it reads and renames small
/// files.
class DataFolder {
public:
    /// Creates the folder if needed, and takes the first journal that no other window uses.
    explicit DataFolder(const QString& path);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    /// The library in the folder `path`. All windows use the same one.
    [[nodiscard]] static QString libraryIn(const QString& path);
    /// Empty: too many windows are open, and this one keeps no game.
    [[nodiscard]] const QString& journal() const { return m_journal; }
    /// No other window was open before. Files that exist once for all windows belong to the first one.
    [[nodiscard]] bool isFirst() const { return m_isFirst; }
    /// The journals of other windows that were killed; empty unless this is the first window. The games in them
    /// were set aside (storage::setAside()).
    [[nodiscard]] const QStringList& leftJournals() const { return m_left; }

private:
    [[nodiscard]] QStringList takeLeftJournals() const;

    QDir m_folder;
    QString m_journal;
    bool m_isFirst = false;
    QStringList m_left;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace qumalaq::desktop
