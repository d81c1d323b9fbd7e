// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_name.h"

#include <QRegularExpression>

namespace qumalaq::storage {

QString fileNameFor(const QString& text)
{
    // Windows forbids more than other systems. Invisible characters may reverse the direction of a name, so that it
    // seems to end with another suffix.
    static const QRegularExpression kForbidden(QStringLiteral("[\\p{Cc}\\p{Zl}\\p{Zp}\\\\/:*?\"<>|]"));
    static const QRegularExpression kInvisible(QStringLiteral("[\\p{Cf}\\p{Cs}]"));
    static const QRegularExpression kEnds(QStringLiteral("^[.\\s]+|[.\\s]+$"));
    static const QRegularExpression kDevice(QStringLiteral("^(CON|PRN|AUX|NUL|COM\\d|LPT\\d)(\\.|$)"),
                                            QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kMaxLength =
        120; // bytes; leaves room for suffixes in the 143 bytes of an encrypted home folder

    QString name =
        QString::fromUtf8(text.left(kMaxLength).toUtf8());     // a regular expression does not match half a character
    name.replace(QStringLiteral(": "), QStringLiteral(" - ")); // as in "Puzzles: Oware"
    name.remove(kInvisible).replace(kForbidden, QStringLiteral("_")).remove(kEnds);
    while (name.toUtf8().size() > kMaxLength)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    name.remove(kEnds);
    return name.isEmpty() || kDevice.match(name).hasMatch() ? u'_' + name : name;
}

} // namespace qumalaq::storage
