// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/opened_file.h"

#include <QByteArray>

namespace qumalaq::storage {

/// Judges a JSON object by its number "format"; `highest` is the newest format that this version of the program knows.
/// Anything without such a number is damaged.
[[nodiscard]] FileContent classifyJson(const QByteArray& bytes, int highest);

} // namespace qumalaq::storage
