// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// Adds the bundled Noto Sans (regular and bold), which has every Kazakh letter, to the application's fonts, and
/// returns its family name; empty if it could not be loaded. Call once after the QApplication is made; setting the
/// application's font to that family is main's business. The board draws with its widget's font.
[[nodiscard]] QString loadFonts();

} // namespace qumalaq::desktop
