// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace qumalaq {

/// What a program printed, with its lines ending as on Unix. On Windows they end with \r\n.
inline QByteArray unixLines(QByteArray printed)
{
    return printed.replace("\r\n", "\n");
}

} // namespace qumalaq
