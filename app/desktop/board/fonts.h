// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// Adds the bundled Noto Sans (regular and bold), which has all Kazakh letters, to the application's fonts and returns
/// its family name; empty if it could not be loaded. Call it once after creating the QApplication. The caller sets the
/// application's font; the board draws with its widget's font.
[[nodiscard]] QString loadFonts();

} // namespace qumalaq::desktop
