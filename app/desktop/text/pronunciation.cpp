// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/pronunciation.h"

#include <QRegularExpression>

namespace qumalaq::desktop {

namespace {

struct Ordinal {
    const char* source;
    const char* comment;
};

/// 1 to 10, then 20, 30 … 90.
constexpr Ordinal kOrdinals[] = {
    QT_TRANSLATE_NOOP3("Pronunciation", "1-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "2-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "3-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "4-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "5-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "6-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "7-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "8-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "9-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "10-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "20-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "30-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "40-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "50-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "60-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "70-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "80-", "what a voice says for this before a word: жетінші; or the same text"),
    QT_TRANSLATE_NOOP3("Pronunciation", "90-", "what a voice says for this before a word: жетінші; or the same text"),
};

} // namespace

QString Pronunciation::of(const QString& text)
{
    static const QRegularExpression kNumbered(QStringLiteral("(?<![\\w-])(\\d{1,3})-(?=\\p{Ll}{4})"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    QString spoken;
    qsizetype done = 0;
    for (auto found = kNumbered.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const int number = match.captured(1).toInt();
        // Only the last word of a compound number is an ordinal.
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
