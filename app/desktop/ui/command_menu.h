// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <vector>

class QMenu;
class QPoint;
class QWidget;

namespace qumalaq::desktop {

/// Shows a context menu of commands at a point of the screen, in groups. Commands that are not available now are left
/// out, and without any there is no menu. The menu belongs to `parent` and is deleted when it closes.
QMenu* popUpCommands(const Actions& actions, const std::vector<std::vector<ActionId>>& groups, QPoint globalPosition,
                     QWidget* parent);

} // namespace qumalaq::desktop
