// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/written_move.h"

#include <QString>

namespace qumalaq::desktop {

/// The text of a command or label as a person reads it: without the mnemonic and the dots of "Settings…".
[[nodiscard]] inline QString plainLabel(QString label)
{
    label.remove(u'&');
    if (label.endsWith(u'…'))
        label.chop(1);
    return label.simplified();
}

/// The text at the beginning of a sentence.
[[nodiscard]] inline QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// The parts of a line, for the ear: a voice would read the dots between them as "middle dot", and moves as numbers.
[[nodiscard]] inline QString spokenParts(QString line)
{
    return spokenMoves(line.replace(QStringLiteral(" · "), QStringLiteral(", ")));
}

} // namespace qumalaq::desktop
