// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/written_move.h"

#include "core/notation/move_text.h"

#include <QRegularExpression>

namespace qumalaq::desktop {

namespace {

constexpr QChar kSeparator(0x2063); // INVISIBLE SEPARATOR in Unicode

} // namespace

QString writtenMove(const rules::AnyPosition& position, rules::Move move)
{
    return writtenMove(notation::toText(position, move));
}

QString writtenMove(std::string_view move)
{
    QString text = QString::fromUtf8(move);
    if (text.size() > 1 && text[0].isDigit() && text[1].isDigit())
        text.insert(1, kSeparator);
    return text;
}

QString spokenMoves(QString text)
{
    if (!text.contains(kSeparator))
        return text;
    static const QRegularExpression kNext(QStringLiteral("(\\d\\x{2063}\\dx?) (?=\\d\\x{2063}\\d)"));
    static const QRegularExpression kMark(QStringLiteral("(\\d\\x{2063}\\d)x"));
    text.replace(kNext, QStringLiteral("\\1, "));
    text.replace(kMark, QStringLiteral("\\1 x"));
    return text.replace(kSeparator, u' ');
}

} // namespace qumalaq::desktop
