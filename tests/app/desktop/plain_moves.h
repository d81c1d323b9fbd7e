// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// As it is seen: without the separators in written moves, see writtenMove().
inline QString plainMoves(QString text)
{
    return text.remove(QChar(0x2063));
}

} // namespace qumalaq::desktop
