// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::storage {

/// A name for a file, without suffix, made from any text, such as a player's name or the title of a pack. Every system
/// can store it; it names no folder, is not hidden, has no characters that cannot be seen, and is never empty.
[[nodiscard]] QString fileNameFor(const QString& text);

} // namespace qumalaq::storage
