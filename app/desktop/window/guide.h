// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/translator.h"

#include <QString>

/// The user's guide: a page for the browser in each language. It is made by pandoc, so a build without pandoc has none.
/// These functions only look whether files exist.
namespace qumalaq::desktop {

/// The folder of the guide that belongs to the program in this folder: beside the program, as in the build and in the
/// packages for Windows, or where it was installed. Empty if there is none.
[[nodiscard]] QString guideFolderOf(const QString& programFolder);

/// The page in this language, else the one in English. Empty if there is none, or if the folder is empty.
[[nodiscard]] QString guidePageIn(const QString& guideFolder, Language language);

} // namespace qumalaq::desktop
