// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/settings_file.h"

#include "core/storage/replace_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>

#include <mutex>
#include <utility>

namespace qumalaq::desktop {

/// What the worker is to write next. A disk that hangs may hold the worker longer than the SettingsFile lives.
struct SettingsFile::Changes {
    std::mutex mutex;
    QHash<QString, QVariant> values;
};

namespace {

/// Changes a copy of the file and puts it in place. All QSettings of a path share their data, and any of them, on any
/// thread, syncs what another has changed: that must not be the one that the user interface thread reads with.
void write(const QString& path, const QHash<QString, QVariant>& values)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("settings.ini"));
    if (QFile::exists(path) && !QFile::copy(path, copy))
        return; // it would lose the other values
    {
        QSettings changed(copy, QSettings::IniFormat);
        for (auto value = values.cbegin(); value != values.cend(); ++value)
            changed.setValue(value.key(), value.value());
    }
    QFile file(copy);
    if (file.open(QIODevice::ReadOnly) && storage::makeFolderOf(path))
        static_cast<void>(storage::replaceFile(path, file.readAll(), storage::Durability::OnDisk));
}

} // namespace

SettingsFile::SettingsFile(const QSettings& file) : m_path(file.fileName()), m_changes(std::make_shared<Changes>())
{
    const QStringList names = file.allKeys();
    for (const QString& name : names)
        m_values.insert(name, file.value(name));
}

SettingsFile::SettingsFile(const QString& path) : SettingsFile(QSettings(path, QSettings::IniFormat)) {}

SettingsFile::SettingsFile()
    : SettingsFile(QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                             QCoreApplication::applicationName()))
{
}

bool SettingsFile::isWritable() const
{
    return QSettings(m_path, QSettings::IniFormat).isWritable();
}

void SettingsFile::setValue(const QString& name, const QVariant& value)
{
    m_values.insert(name, value);
    {
        const std::lock_guard lock(m_changes->mutex);
        const bool isPosted = !m_changes->values.isEmpty();
        m_changes->values.insert(name, value);
        if (isPosted)
            return;
    }
    m_worker.post([changes = m_changes, path = m_path] {
        QHash<QString, QVariant> values;
        {
            const std::lock_guard lock(changes->mutex);
            values = std::exchange(changes->values, {});
        }
        write(path, values);
    });
}

} // namespace qumalaq::desktop
