// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

namespace qumalaq::desktop {

/// The outline of buttons and fields. Its contrast to their background and to the window's is at least 3:1.
[[nodiscard]] QColor controlOutline(const Theme& theme);

} // namespace qumalaq::desktop
