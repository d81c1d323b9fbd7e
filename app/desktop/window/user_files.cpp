// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/user_files.h"

#include "app/desktop/window/command_line.h"

#include <QDir>
#include <QStandardPaths>

namespace qumalaq::desktop {

UserFiles UserFiles::of(const CommandLine& line, const QString& programFolder)
{
    UserFiles files;
    const QDir beside(programFolder);
    if (beside.exists(kPortableFile)) {
        files.data = beside.filePath(kPortableFolder);
        files.settings = files.data + QStringLiteral("/settings.ini");
    } else {
        files.data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    }
    if (!line.settingsFile.isEmpty())
        files.settings = line.settingsFile;
    if (!line.dataFolder.isEmpty())
        files.data = line.dataFolder;
    return files;
}

} // namespace qumalaq::desktop
