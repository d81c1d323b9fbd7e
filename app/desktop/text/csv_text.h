// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// A line of a CSV file as RFC 4180 has it, with its end. A spreadsheet does not take a value for a formula.
[[nodiscard]] QString csvLine(const QStringList& values);

} // namespace qumalaq::desktop
