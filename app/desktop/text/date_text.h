// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// Dates as they are written in the program's language: the same short form wherever a person reads one.
class DateText {
public:
    /// Empty if the date is invalid.
    [[nodiscard]] static QString of(QDate date);
    /// With hours and minutes, in the local time.
    [[nodiscard]] static QString of(const QDateTime& moment);
    /// A month or a day of 0 is not known, and a year of 0 says that nothing is.
    [[nodiscard]] static QString of(int year, int month, int day);
    /// The date of a record: "2026.11.22", or "2026.11.??". A text that is no date stays as it is.
    [[nodiscard]] static QString ofTag(std::string_view tag);
};

} // namespace qumalaq::desktop
