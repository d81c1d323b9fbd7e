// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/command_menu.h"

#include <QAction>
#include <QMenu>

namespace qumalaq::desktop {

QMenu* popUpCommands(const Actions& actions, const std::vector<std::vector<ActionId>>& groups, QPoint globalPosition,
                     QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& group : groups) {
        menu->addSeparator(); // QMenu hides superfluous separators
        for (const ActionId id : group) {
            if (actions.at(id)->isEnabled())
                menu->addAction(actions.at(id));
        }
    }
    if (menu->isEmpty()) {
        delete menu;
        return nullptr;
    }
    menu->popup(globalPosition);
    return menu;
}

} // namespace qumalaq::desktop
