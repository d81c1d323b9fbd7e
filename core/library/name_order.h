// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace qumalaq::library {

/// The order of case-folded names in lists: alphabetical, with numbers by their value, so that "computer 2" comes
/// before "computer 10". Names that differ only in leading zeros are equal.
[[nodiscard]] bool isBefore(QStringView a, QStringView b);

} // namespace qumalaq::library
