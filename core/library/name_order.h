// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>

namespace qumalaq::library {

/// The order of names in lists: alphabetical in the language of QLocale(), with numbers by their value, so that
/// "computer 2" comes before "computer 10". For one thread. The C locale has no such order.
[[nodiscard]] inline QCollator nameOrder()
{
    QCollator order;
    order.setNumericMode(true);
    return order;
}

} // namespace qumalaq::library
