// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QIcon>
#include <QString>

namespace qumalaq::desktop {

/// A line icon from resources/icons/actions in the theme's colours, sharp at every scale factor. `name` has no folder
/// or extension; an unknown name gives a null icon.
[[nodiscard]] QIcon themedIcon(const QString& name, const Theme& theme);

/// The same for an entry of a menu: in the colour of the text on the accent while the entry is highlighted. (A button
/// with the focus is painted in the same mode, but on its usual background.)
[[nodiscard]] QIcon menuIcon(const QString& name, const Theme& theme);

/// The icon of the program.
[[nodiscard]] QIcon programIcon();

} // namespace qumalaq::desktop
