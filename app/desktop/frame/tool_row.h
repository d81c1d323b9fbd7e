// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace qumalaq::desktop {

/// A row of icon buttons for commands.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    ToolRow(const Actions& actions, const std::vector<ActionId>& ids, QWidget* parent = nullptr);

    void setIconSize(int pixels);

private:
    std::vector<QToolButton*> m_buttons;
};

} // namespace qumalaq::desktop
