// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/persistent_file.h"

#include <QHash>
#include <QString>
#include <QVariant>

class QSettings;

namespace qumalaq::desktop {

/// Values by name in an INI file, read at once and written in the background. QSettings would sync the file to the disk
/// on the user interface thread after every change.
///
/// For one thread. Other programs may change other values in the same file.
class SettingsFile {
public:
    /// Reads the file, which need not exist. Blocks while it is read.
    explicit SettingsFile(const QString& path);
    /// Reads the user's file, named after organization and application.
    SettingsFile();
    /// Blocks until all values are written, for at most work::kTimeout.
    ~SettingsFile() = default;
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    [[nodiscard]] const QString& path() const { return m_file.path(); }
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }
    /// Blocks to test write access, without a sync.
    [[nodiscard]] bool isWritable() const;

    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    /// Never blocks. value() is new even if writing fails; writing is tried again.
    void setValue(const QString& name, const QVariant& value);
    /// Blocks until all values are written or writing failed, for at most work::kTimeout.
    void waitForDisk() { m_file.waitForDisk(); }

private:
    explicit SettingsFile(const QSettings& file);

    QHash<QString, QVariant> m_values;
    QHash<QString, QVariant> m_changed; ///< since the file was read
    storage::PersistentFile m_file;
};

} // namespace qumalaq::desktop
