// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <vector>

class QMenu;
class QPoint;
class QWidget;

namespace qumalaq::desktop {

/// Opens a context menu with the enabled commands of each group. If none is enabled, nothing opens and the result is
/// null. The menu belongs to `parent` and is deleted when it closes.
QMenu* popUpCommands(const Actions& actions, const std::vector<std::vector<ActionId>>& groups, QPoint globalPosition,
                     QWidget* parent);

} // namespace qumalaq::desktop
