// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

namespace qumalaq::desktop {

/// Light or dark, as the system says; before Qt 6.5 as its palette looks. Ask before a palette is set.
[[nodiscard]] ThemeId systemTheme();

} // namespace qumalaq::desktop
