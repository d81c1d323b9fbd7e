// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QIcon>
#include <QString>

namespace qumalaq::desktop {

/// A line icon of resources/icons/actions in the theme's colours, sharp at every scale factor. `name` without folder
/// and extension; an unknown name gives a null icon.
[[nodiscard]] QIcon themedIcon(const QString& name, const Theme& theme);

/// The program's own icon.
[[nodiscard]] QIcon programIcon();

} // namespace qumalaq::desktop
