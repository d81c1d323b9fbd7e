// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

namespace qumalaq::desktop {

/// The outline of buttons and fields: it has a contrast of at least 3:1 to their background and to that of the window.
[[nodiscard]] QColor controlOutline(const Theme& theme);

} // namespace qumalaq::desktop
