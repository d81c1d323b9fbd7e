// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/translator.h"

#include <QString>

/// The user's guide: a page for the browser in each language, made by pandoc. A build without pandoc has none. The
/// functions only check which files exist.
namespace qumalaq::desktop {

/// The folder of the guide for the program in `programFolder`: beside it (in a build and on Windows), in the bundle's
/// Resources (macOS), or where it is installed. Empty if there is none.
[[nodiscard]] QString guideFolderOf(const QString& programFolder);

/// The page in this language, else in English. Empty if there is none, or if `guideFolder` is empty.
[[nodiscard]] QString guidePageIn(const QString& guideFolder, Language language);

} // namespace qumalaq::desktop
