// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::storage {

/// A file name without suffix, made from any text, such as a player's name or the title of a pack. It is valid on every
/// system, contains no folder and no invisible characters, is not hidden, and is never empty.
[[nodiscard]] QString fileNameFor(const QString& text);

} // namespace qumalaq::storage
