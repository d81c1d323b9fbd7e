// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QString>

/// What a manual page of packaging/linux names, and what the help of a program does.
namespace qumalaq::manual {

/// The source of a page, with plain hyphens; empty if there is none. `page` is a path such as "kk/qumalaq.6".
[[nodiscard]] inline QString readPage(const QString& page)
{
    QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/packaging/linux/") + page);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).replace(QStringLiteral("\\-"), QStringLiteral("-"));
}

/// The first capture of each match.
[[nodiscard]] inline QSet<QString> allOf(const char* pattern, const QString& text)
{
    QSet<QString> found;
    auto matches =
        QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found.insert(matches.next().captured(1));
    return found;
}

/// The long options, such as "--size".
[[nodiscard]] inline QSet<QString> optionsIn(const QString& text)
{
    return allOf(R"((?:^|[ ,])(--[a-z][a-z-]*))", text);
}

/// The words in bold, one of each line: commands, values and options, typed literally.
[[nodiscard]] inline QSet<QString> literalsIn(const QString& page)
{
    return allOf(R"(^\.R?B[RI]? (?:[(\[{] )?([A-Za-z-][\w-]*))", page);
}

} // namespace qumalaq::manual
