// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read the headers of the standard library
#include "core/storage/opened_file.h"
#endif

#include <QByteArray>

namespace qumalaq::storage {

/// Judges a JSON object by its number "format"; `highest` is the newest format that this version of the program knows.
/// Anything without such a number is damaged.
[[nodiscard]] FileContent judgeJson(const QByteArray& bytes, int highest);

} // namespace qumalaq::storage
