// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/button_row.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace qumalaq::desktop {

ButtonRow::ButtonRow(const Actions& actions, const std::vector<ActionId>& ids, QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (const ActionId id : ids) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(actions.at(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
}

} // namespace qumalaq::desktop
