// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QIcon>
#include <QString>

namespace qumalaq::desktop {

/// A line icon from resources/icons/actions in a colour of the current theme, sharp at every scale factor. A new theme
/// needs no new icon. `name` has no folder or extension; an unknown one gives a null icon.
[[nodiscard]] QIcon themedIcon(const QString& name, QColor Theme::*colour = &Theme::text);

/// The same for menu entries. A highlighted entry is in QIcon::Active, with the colour of text on the accent; a button
/// with the focus is in the same mode, but on its usual background.
[[nodiscard]] QIcon menuIcon(const QString& name);

[[nodiscard]] QIcon programIcon();

} // namespace qumalaq::desktop
