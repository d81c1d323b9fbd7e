// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace qumalaq::desktop {

/// Exists while the QApplication is constructed. If Qt cannot use the display or the platform, prints one sentence and
/// exits with status 2; Qt alone would print several lines and abort.
class DisplaySearch {
public:
    /// `arguments` without the program's name.
    explicit DisplaySearch(const QStringList& arguments);
    /// Prints the messages of Qt that were held back.
    ~DisplaySearch();
    DisplaySearch(const DisplaySearch&) = delete;
    DisplaySearch& operator=(const DisplaySearch&) = delete;
};

} // namespace qumalaq::desktop
