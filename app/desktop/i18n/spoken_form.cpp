// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/spoken_form.h"

#include <QRegularExpression>

namespace qumalaq::desktop {

namespace {

struct Ordinal {
    const char* source;
    const char* comment;
};

/// 1 to 10, then 20, 30 … 90.
constexpr Ordinal kOrdinals[] = {
    QT_TRANSLATE_NOOP3("SpokenForm", "1-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "2-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "3-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "4-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "5-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "6-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "7-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "8-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "9-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "10-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "20-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "30-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "40-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "50-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "60-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "70-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "80-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("SpokenForm", "90-", "what a voice says for this before a word: жетінші; or the same text"),
};

} // namespace

QString SpokenForm::of(const QString& text)
{
    static const QRegularExpression kNumbered(QStringLiteral("(?<![\\w-])(\\d{1,3})-(?=\\p{Ll}{4})"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    QString spoken;
    qsizetype done = 0;
    for (auto found = kNumbered.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const int number = match.captured(1).toInt();
        // Only the last word of a compound number has the form of an ordinal.
        const int last = number % 10 != 0 ? number % 10 : number % 100;
        if (last == 0)
            continue;
        const Ordinal& ordinal = kOrdinals[last <= 10 ? last - 1 : 8 + last / 10];
        const QString word = tr(ordinal.source, ordinal.comment);
        if (word == QLatin1String(ordinal.source))
            continue;
        spoken += text.mid(done, match.capturedStart() - done);
        if (number != last)
            spoken += QString::number(number - last) + u' ';
        spoken += word + u' ';
        done = match.capturedEnd();
    }
    return spoken + text.mid(done);
}

} // namespace qumalaq::desktop
