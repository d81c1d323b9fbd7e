// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/written_move.h"

#include <QRegularExpression>
#include <QString>

namespace qumalaq::desktop {

constexpr QChar kWordJoiner(0x2060); // the name in Unicode

/// Kazakh joins a number and its word by a hyphen, "4-отау". No line ends there in this text, which is to be shown and
/// not told.
[[nodiscard]] inline QString withJoiners(QString text)
{
    static const QRegularExpression kNumber(QStringLiteral("(?<=\\d-)(?=\\p{L})"));
    return text.replace(kNumber, kWordJoiner);
}

/// The text without mnemonic and ellipsis.
[[nodiscard]] inline QString plainLabel(QString label)
{
    label.remove(u'&');
    if (label.endsWith(u'…'))
        label.chop(1);
    return label.simplified();
}

/// How a key is told: "Take back: Ctrl+Z." Empty without a key.
[[nodiscard]] inline QString spokenKey(const QString& label, const QString& key)
{
    return key.isEmpty() ? QString() : QStringLiteral("%1: %2.").arg(plainLabel(label), key);
}

/// The text for a button or a menu, where a single & would mark a mnemonic.
[[nodiscard]] inline QString escapedLabel(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

[[nodiscard]] inline QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// The text for a voice, which would read " · " as "middle dot", and moves as numbers.
[[nodiscard]] inline QString spokenParts(QString line)
{
    return spokenMoves(line.replace(QStringLiteral(" · "), QStringLiteral(", ")));
}

} // namespace qumalaq::desktop
