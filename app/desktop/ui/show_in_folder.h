// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/notice_bar.h"

#include <QString>

namespace qumalaq::desktop {

/// Opens the folder of a file in the file manager, and selects the file if the file manager can. Never blocks.
void showInFolder(const QString& path);

/// Information about a file that was saved, with a button that shows it in its folder. Disappears by itself.
[[nodiscard]] Notice savedFileNotice(NoticeId id, const std::function<QString()>& text, const QString& path);

} // namespace qumalaq::desktop
