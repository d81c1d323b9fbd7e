// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/persistent_file.h"

#include <QHash>
#include <QString>
#include <QVariant>

class QSettings;

namespace qumalaq::desktop {

/// Values by name in an INI file, read at once and written in the background: QSettings alone syncs its file to the
/// disk on the user interface thread after every change.
///
/// Belongs to one thread. Other programs may change other values in the same file.
class SettingsFile {
public:
    /// Reads the file; it need not exist yet. Blocks for as long as it takes to read a small file.
    explicit SettingsFile(const QString& path);
    /// Reads the user's own file, named after the organization and the application.
    SettingsFile();
    /// Waits until all values are written, but at most work::kTimeout.
    ~SettingsFile() = default;
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    [[nodiscard]] const QString& path() const { return m_file.path(); }
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }
    /// False if the file cannot be written. Blocks to try it, but not to sync.
    [[nodiscard]] bool isWritable() const;

    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    /// Never blocks. A value that cannot be written counts nevertheless, and is tried again.
    void setValue(const QString& name, const QVariant& value);
    /// Blocks until all values are written, but at most work::kTimeout.
    void waitForDisk() { m_file.waitForDisk(); }

private:
    explicit SettingsFile(const QSettings& file);

    QHash<QString, QVariant> m_values;
    QHash<QString, QVariant> m_changed; ///< since the file was read
    storage::PersistentFile m_file;
};

} // namespace qumalaq::desktop
