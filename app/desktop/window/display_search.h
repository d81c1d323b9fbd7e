// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace qumalaq::desktop {

/// While one exists, a QApplication may be made. If Qt cannot use the display or the platform, it would print several
/// lines and abort; instead one sentence is printed, and the program ends with the status of wrong arguments.
class DisplaySearch {
public:
    /// `arguments` without the program's name.
    explicit DisplaySearch(const QStringList& arguments);
    /// Prints what Qt had to say, if it found a display.
    ~DisplaySearch();
    DisplaySearch(const DisplaySearch&) = delete;
    DisplaySearch& operator=(const DisplaySearch&) = delete;
};

} // namespace qumalaq::desktop
