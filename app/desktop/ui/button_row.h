// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QWidget>

#include <vector>

namespace qumalaq::desktop {

/// A row of icon buttons for commands.
class ButtonRow : public QWidget {
    Q_OBJECT

public:
    ButtonRow(const Actions& actions, const std::vector<ActionId>& ids, QWidget* parent = nullptr);
};

} // namespace qumalaq::desktop
