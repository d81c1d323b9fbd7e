// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

/// The catalogues in translations/, for tests that read the texts themselves.
namespace qumalaq::desktop {

struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< unfinished, vanished, obsolete; empty if finished
    bool isPlural = false;
    QStringList translations;

    [[nodiscard]] QString key() const { return context + u'\n' + source + u'\n' + comment; }
};

inline QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            Message message;
            message.context = context;
            message.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            messages.append(message);
        } else if (name == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            messages.last().comment = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            messages.last().type = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().isPlural)
                messages.last().translations.append(xml.readElementText());
        } else if (name == QLatin1String("numerusform")) {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

inline QString catalog(const QString& name)
{
    return QStringLiteral(QUMALAQ_SOURCE_DIR "/translations/%1.ts").arg(name);
}

} // namespace qumalaq::desktop
