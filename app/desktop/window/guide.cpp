// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/guide.h"

#include <QDir>
#include <QFileInfo>

namespace qumalaq::desktop {

QString guideFolderOf(const QString& programFolder)
{
    for (const char* place : {"guide", "../Resources/guide", QUMALAQ_GUIDE_FROM_PROGRAM}) {
        const QString folder = QDir::cleanPath(QDir(programFolder).filePath(QString::fromUtf8(place)));
        if (!guidePageIn(folder, Language::English).isEmpty())
            return folder;
    }
    return {};
}

QString guidePageIn(const QString& guideFolder, Language language)
{
    if (guideFolder.isEmpty())
        return {};
    for (const Language candidate : {language, Language(Language::English)}) {
        const QString page = QDir(guideFolder).filePath(codeOf(candidate) + QStringLiteral("/index.html"));
        if (QFileInfo(page).isFile())
            return page;
    }
    return {};
}

} // namespace qumalaq::desktop
