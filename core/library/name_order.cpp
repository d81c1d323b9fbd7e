// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/name_order.h"

#include <algorithm>

namespace qumalaq::library {

namespace {

/// ASCII only: the order of other digits among the letters is not defined.
bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

/// Removes the digits at the beginning of `text` and returns them without leading zeros.
QStringView takeNumber(QStringView& text)
{
    QStringView number = text.first(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
    text = text.sliced(number.size());
    while (number.startsWith(u'0'))
        number = number.sliced(1);
    return number;
}

} // namespace

bool isBefore(QStringView a, QStringView b)
{
    while (!a.isEmpty() && !b.isEmpty()) {
        const bool isNumber = isDigit(a.front()) && isDigit(b.front());
        if (!isNumber && a.front() != b.front())
            return a.front() < b.front();
        if (!isNumber) {
            a = a.sliced(1);
            b = b.sliced(1);
            continue;
        }
        const QStringView first = takeNumber(a);
        const QStringView second = takeNumber(b);
        // Without leading zeros, the longer number is the larger.
        if (first.size() != second.size())
            return first.size() < second.size();
        if (first != second)
            return first < second;
    }
    return a.isEmpty() && !b.isEmpty();
}

} // namespace qumalaq::library
