// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

class QPoint;
class QWidget;

/// The context menus of a study, opened at a point of the screen.
namespace qumalaq::desktop::study {

/// The menu of the current move.
void showMoveMenu(const Actions& actions, QPoint globalPosition, QWidget* parent);
void showBoardMenu(const Actions& actions, QPoint globalPosition, QWidget* parent);

} // namespace qumalaq::desktop::study
