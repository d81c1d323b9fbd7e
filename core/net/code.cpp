// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/code.h"

namespace qumalaq::net {

namespace {

constexpr QLatin1String kAlphabet("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
constexpr int kBitsOfLetter = 5;
constexpr unsigned kLetterMask = 31;

/// Multiplies by x in GF(2^5) with x^5 = x^2 + 1. The last letter is a checksum that detects one wrong letter and two
/// swapped letters.
unsigned timesX(unsigned value)
{
    constexpr unsigned kPolynomial = 0b100101;
    value <<= 1;
    return value > kLetterMask ? value ^ kPolynomial : value;
}

QChar latinOf(QChar letter)
{
    static const QString cyrillic = QStringLiteral("АВЕКМНОРСТУХІ");
    constexpr QLatin1String kLatin("ABEKMHOPCTYXI");
    const QChar upper = letter.toUpper();
    const qsizetype index = cyrillic.indexOf(upper);
    const QChar latin = index < 0 ? upper : QChar(kLatin[index]);
    if (latin == QLatin1Char('O'))
        return QLatin1Char('0');
    return latin == QLatin1Char('I') || latin == QLatin1Char('L') ? QLatin1Char('1') : latin;
}

} // namespace

QString toText(const Code& code)
{
    const quint64 value = (quint64(code.address) << kSecretBits) | code.secret;
    QString text;
    unsigned check = 0;
    for (int i = kCodeLength - 2; i >= 0; --i) {
        const unsigned letter = unsigned(value >> (i * kBitsOfLetter)) & kLetterMask;
        check = timesX(check) ^ letter;
        text += kAlphabet[letter];
    }
    text += kAlphabet[timesX(check)];
    return text.insert(kCodeLength / 2, QLatin1Char(' '));
}

QByteArray keyOf(const Code& code)
{
    return toText(code).remove(QLatin1Char(' ')).toLatin1();
}

Expected<Code, CodeError> parseCode(QStringView text)
{
    quint64 value = 0;
    unsigned check = 0;
    int position = 0;
    for (const QChar letter : text) {
        if (letter.isSpace() || letter == QLatin1Char('-') || letter == QChar(0x2013))
            continue;
        ++position;
        const qsizetype index = QStringView(QString(kAlphabet)).indexOf(latinOf(letter));
        if (index < 0)
            return unexpected(CodeError{CodeError::Kind::NotALetter, position, letter});
        check = timesX(check) ^ unsigned(index);
        if (position < kCodeLength)
            value = (value << kBitsOfLetter) | quint64(index);
    }
    if (position != kCodeLength)
        return unexpected(CodeError{CodeError::Kind::WrongLength, position, {}});
    if (check != 0)
        return unexpected(CodeError{CodeError::Kind::Mistyped, 0, {}});
    return Code{quint16(value >> kSecretBits), quint32(value & ((1U << kSecretBits) - 1))};
}

} // namespace qumalaq::net
