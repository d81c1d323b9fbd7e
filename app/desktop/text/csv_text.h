// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// A line of a CSV file as RFC 4180 has it, with its end. A spreadsheet does not take a value for a formula.
[[nodiscard]] QString csvLine(const QStringList& values);
/// A file of these lines in UTF-8. It begins with a mark: otherwise some spreadsheets take it for another encoding.
[[nodiscard]] QByteArray csvFile(const QString& lines);

} // namespace qumalaq::desktop
