// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

namespace qumalaq::desktop {

/// Light or dark, from the system; before Qt 6.5 from the system's palette. Call it before setting a palette.
[[nodiscard]] ThemeId systemTheme();

} // namespace qumalaq::desktop
