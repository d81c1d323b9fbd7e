// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/csv_text.h"

namespace qumalaq::desktop {

namespace {

QString csvField(QString text)
{
    constexpr QLatin1String kFormula("=+-@");
    if (!text.isEmpty() && QString(kFormula).contains(text.front()))
        text.prepend(u'\'');
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString csvLine(const QStringList& values)
{
    QStringList fields;
    for (const QString& value : values)
        fields.append(csvField(value));
    return fields.join(u',') + QStringLiteral("\r\n");
}

QByteArray csvFile(const QString& lines)
{
    return (QChar(QChar::ByteOrderMark) + lines).toUtf8();
}

} // namespace qumalaq::desktop
