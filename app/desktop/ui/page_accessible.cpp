// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/page_accessible.h"

#include "app/desktop/ui/page.h"

#include <QAccessibleWidget>
#include <QStackedWidget>

namespace qumalaq::desktop {

namespace {

class AccessiblePage : public QAccessibleWidget {
public:
    explicit AccessiblePage(Page* page) : QAccessibleWidget(page, QAccessible::Grouping) {}

    /// Orca names every group that the focus enters.
    [[nodiscard]] QAccessible::Role role() const override
    {
        return static_cast<const Page*>(widget())->isToldByItself() ? QAccessible::Client : QAccessible::Grouping;
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString title = static_cast<const Page*>(widget())->title();
        return which == QAccessible::Name && !title.isEmpty() ? title : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeAccessiblePage(const QString&, QObject* object)
{
    if (auto* page = qobject_cast<Page*>(object))
        return new AccessiblePage(page);
    // Orca announces Qt's own interface as "layered pane" before each child.
    if (auto* stack = qobject_cast<QStackedWidget*>(object))
        return new QAccessibleWidget(stack, QAccessible::Client);
    return nullptr;
}

} // namespace

void installPageAccessibility()
{
    QAccessible::installFactory(makeAccessiblePage); // Qt ignores repeated calls
}

} // namespace qumalaq::desktop
