// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/room_accessible.h"

#include "app/desktop/frame/room.h"

#include <QAccessibleWidget>
#include <QStackedWidget>

namespace qumalaq::desktop {

namespace {

class AccessibleRoom : public QAccessibleWidget {
public:
    explicit AccessibleRoom(Room* room) : QAccessibleWidget(room, QAccessible::Grouping) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString title = static_cast<const Room*>(widget())->title();
        return which == QAccessible::Name && !title.isEmpty() ? title : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeAccessibleRoom(const QString&, QObject* object)
{
    if (auto* room = qobject_cast<Room*>(object))
        return new AccessibleRoom(room);
    // Qt's own interface is announced as "layered pane" before each of its children.
    if (auto* stack = qobject_cast<QStackedWidget*>(object))
        return new QAccessibleWidget(stack, QAccessible::Client);
    return nullptr;
}

} // namespace

void installRoomAccessibility()
{
    QAccessible::installFactory(makeAccessibleRoom); // only once, whatever the number of calls
}

} // namespace qumalaq::desktop
