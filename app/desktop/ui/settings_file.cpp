// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/settings_file.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>

namespace qumalaq::desktop {

namespace {

using storage::Bytes;

/// The content of the file with these values. Works on a copy: all QSettings of a path share their data, and each may
/// sync, on its own thread, what another one has changed.
Expected<Bytes, QString> withValues(const QString& path, const Bytes& file, const QHash<QString, QVariant>& values)
{
    const QTemporaryDir folder(path + QStringLiteral(".XXXXXX"));
    if (!folder.isValid())
        return unexpected(folder.errorString());
    const QString copy = folder.filePath(QStringLiteral("settings.ini"));
    if (file) {
        if (const auto copied = storage::replaceFile(copy, *file, storage::Durability::InSystem); !copied)
            return unexpected(copied.error());
    }
    QSettings changed(copy, QSettings::IniFormat);
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        changed.setValue(value.key(), value.value());
    changed.sync();
    return storage::readRegularFile(copy);
}

} // namespace

SettingsFile::SettingsFile(const QSettings& file)
{
    const QStringList names = file.allKeys();
    for (const QString& name : names)
        m_values.insert(name, file.value(name));
    m_file.open(file.fileName(), [](const QByteArray&) { return storage::FileContent::Valid; });
}

SettingsFile::SettingsFile(const QString& path) : SettingsFile(QSettings(path, QSettings::IniFormat)) {}

SettingsFile::SettingsFile()
    : SettingsFile(QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                             QCoreApplication::applicationName()))
{
}

bool SettingsFile::isWritable() const
{
    return QSettings(path(), QSettings::IniFormat).isWritable();
}

void SettingsFile::setValue(const QString& name, const QVariant& value)
{
    m_values.insert(name, value);
    m_changed.insert(name, value);
    m_file.update([path = path(), changed = m_changed](const Bytes& now) { return withValues(path, now, changed); });
}

} // namespace qumalaq::desktop
