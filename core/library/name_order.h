// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace qumalaq::library {

/// The order of folded names in lists: that of the alphabet, but numbers count by their value, so "computer 2" is
/// before "computer 10". Neither is before the other if they differ only in leading zeros.
[[nodiscard]] bool isBefore(QStringView a, QStringView b);

} // namespace qumalaq::library
