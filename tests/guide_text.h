// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

/// The source of the user's guide, for tests that compare it with the programs.
namespace qumalaq::guide {

inline QDir folder(const QString& name)
{
    return QDir(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/guide/") + name);
}

/// The folders with chapters: the languages, and the descriptions of the formats.
inline QStringList folders()
{
    QStringList names;
    for (const QString& name : folder({}).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!folder(name).entryList({QStringLiteral("01-*.md")}).isEmpty())
            names.append(name);
    }
    return names;
}

inline QStringList chaptersOf(const QString& name)
{
    return folder(name).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

/// All chapters of a folder, one after the other.
inline QString sourceOf(const QString& name)
{
    QString text;
    for (const QString& chapter : chaptersOf(name)) {
        QFile file(folder(name).filePath(chapter));
        if (file.open(QIODevice::ReadOnly))
            text += QString::fromUtf8(file.readAll()) + u'\n';
    }
    return text;
}

/// A text in a box: between two lines of three backticks.
struct Box {
    QString kind; ///< the first word of its head: tgk, console, …
    QString head; ///< everything after the backticks
    QString text; ///< with a line feed at its end
    [[nodiscard]] bool is(const char* word) const { return head.contains(QLatin1String(word)); }
    /// The value of name="value" in the head; empty if there is none.
    [[nodiscard]] QString attribute(const QString& name) const
    {
        return QRegularExpression(name + QStringLiteral("=\"([^\"]*)\"")).match(head).captured(1);
    }
};

inline std::vector<Box> boxesIn(const QString& source)
{
    static const QRegularExpression kBox(QStringLiteral("^```([^\\n]*)\\n(.*?)^```$"),
                                         QRegularExpression::MultilineOption
                                             | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kKind(QStringLiteral("[a-z]+"));
    std::vector<Box> boxes;
    auto matches = kBox.globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        boxes.push_back({kKind.match(match.captured(1)).captured(0), match.captured(1), match.captured(2)});
    }
    return boxes;
}

/// The text without boxes and comments, with single spaces instead of line ends.
inline QString proseOf(QString source)
{
    static const QRegularExpression kLeftOut(QStringLiteral("^```.*?^```$|<!--.*?-->"),
                                             QRegularExpression::MultilineOption
                                                 | QRegularExpression::DotMatchesEverythingOption);
    return source.remove(kLeftOut).simplified();
}

} // namespace qumalaq::guide
