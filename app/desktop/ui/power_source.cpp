// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/power_source.h"

#include <QDir>
#include <QFile>

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#endif

namespace qumalaq::desktop {

namespace {

QByteArray wordIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

} // namespace

bool isOnBattery(const QString& supplies)
{
#ifdef Q_OS_WIN
    if (SYSTEM_POWER_STATUS status; GetSystemPowerStatus(&status) != 0)
        return status.ACLineStatus == 0;
#endif
    // See Documentation/ABI/testing/sysfs-class-power in the Linux kernel. The battery of a mouse or phone has the
    // scope "Device".
    const QDir folder(supplies);
    bool discharges = false;
    const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& name : names) {
        const QString supply = folder.filePath(name) + u'/';
        if (wordIn(supply + QStringLiteral("online")) == "1")
            return false;
        discharges = discharges
                     || (wordIn(supply + QStringLiteral("type")) == "Battery"
                         && wordIn(supply + QStringLiteral("scope")) != "Device"
                         && wordIn(supply + QStringLiteral("status")) == "Discharging");
    }
    return discharges;
}

} // namespace qumalaq::desktop
