// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/settings_file.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

#include <mutex>
#include <utility>

namespace qumalaq::desktop {

/// What the worker is to write next. A disk that hangs may hold the worker longer than the SettingsFile lives.
struct SettingsFile::Changes {
    std::mutex mutex;
    QHash<QString, QVariant> values;
};

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
        QSettings file(path, QSettings::IniFormat);
        for (auto changed = values.cbegin(); changed != values.cend(); ++changed)
            file.setValue(changed.key(), changed.value());
        file.sync();
    });
}

} // namespace qumalaq::desktop
