// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

class NoticeBar;

/// Writes a report into this folder if the program crashes: version, system, signal and, where the C library can say
/// it, what was running. Nothing is sent. Does nothing under the sanitizers, which report crashes themselves.
void reportCrashesIn(const QString& folder);

/// If the program crashed the last time it used the folder, says so once, and where the report is.
void mentionLastCrash(const QString& folder, NoticeBar& notices);

} // namespace qumalaq::desktop
