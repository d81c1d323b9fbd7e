// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// Dates in the short format of the program's language.
class DateText {
public:
    /// Empty if the date is invalid.
    [[nodiscard]] static QString of(QDate date);
    /// Date, hours and minutes in local time. Empty if invalid.
    [[nodiscard]] static QString of(const QDateTime& moment);
    /// Month and day are 0 if unknown. Empty if the year is 0.
    [[nodiscard]] static QString of(int year, int month, int day);
    /// For a tag of a record: "2026.11.22", or "2026.11.??". Any other text is returned unchanged.
    [[nodiscard]] static QString ofTag(std::string_view tag);
    /// For file names: "2026-11-22". Empty if a part of the date is unknown.
    [[nodiscard]] static QString isoOfTag(std::string_view tag);
};

} // namespace qumalaq::desktop
