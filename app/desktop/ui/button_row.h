// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace qumalaq::desktop {

/// A row of icon buttons for commands.
class ButtonRow : public QWidget {
    Q_OBJECT

public:
    ButtonRow(const Actions& actions, const std::vector<ActionId>& ids, QWidget* parent = nullptr);

    void setIconSize(int pixels);

private:
    std::vector<QToolButton*> m_buttons;
};

} // namespace qumalaq::desktop
