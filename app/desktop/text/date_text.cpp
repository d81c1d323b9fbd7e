// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/date_text.h"

#include <QLocale>
#include <QRegularExpression>

namespace qumalaq::desktop {

/// The short form of the language, with the whole year. In English the numbers alone would be read in two ways.
QString DateText::of(QDate date)
{
    const bool isEnglish = QLocale().language() == QLocale::English;
    QString format = isEnglish ? QStringLiteral("d MMM yyyy") : QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QStringLiteral("yyyy")))
        format.replace(QStringLiteral("yy"), QStringLiteral("yyyy"));
    return date.isValid() ? QLocale().toString(date, format) : QString();
}

QString DateText::of(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    return moment.isValid() ? of(local.date()) + u' ' + QLocale().toString(local.time(), QLocale::ShortFormat)
                            : QString();
}

QString DateText::of(int year, int month, int day)
{
    if (year == 0)
        return {};
    const QDate first(year, month == 0 ? 1 : month, day == 0 ? 1 : day);
    if (month == 0 || !first.isValid())
        return QString::number(year);
    return day == 0 ? QStringLiteral("%1 %2").arg(QLocale().standaloneMonthName(month), QString::number(year))
                    : of(first);
}

QString DateText::ofTag(std::string_view tag)
{
    const QString text = QString::fromUtf8(tag).trimmed();
    static const QRegularExpression kForm(QStringLiteral("^(\\d{4})(?:\\.(\\d{2}|\\?\\?)(?:\\.(\\d{2}|\\?\\?))?)?$"));
    const QRegularExpressionMatch match = kForm.match(text);
    if (!match.hasMatch())
        return text;
    const QString date = of(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    return date.isEmpty() ? text : date;
}

QString DateText::isoOfTag(std::string_view tag)
{
    return tag.find('?') == std::string_view::npos ? QString::fromUtf8(tag).replace(u'.', u'-') : QString();
}

} // namespace qumalaq::desktop
