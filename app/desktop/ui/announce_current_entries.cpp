// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/announce_current_entries.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPointer>

namespace qumalaq::desktop {

namespace {

void tellCurrentEntry(const QAbstractItemView& view)
{
    const QModelIndex current = view.currentIndex();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView*>(&view));
    if (!view.hasFocus() || !current.isValid() || !list || !list->tableInterface())
        return;
    if (QAccessibleInterface* entry = list->tableInterface()->cellAt(current.row(), current.column())) {
        QAccessibleEvent focus(entry, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
}

void onFocusChanged(QWidget*, QWidget* now)
{
    auto* view = qobject_cast<QAbstractItemView*>(now);
    // The popup of a combo box reports its current entry itself.
    if (!view || view->window()->windowType() == Qt::Popup || !QAccessible::isActive())
        return;
    // Queued, to follow Qt's own event for the view.
    QMetaObject::invokeMethod(
        view, [view] { tellCurrentEntry(*view); }, Qt::QueuedConnection);
}

/// An empty field that gets the focus by Tab would select all of nothing. Orca takes that for the change of the focus,
/// and names no field.
class EmptyFieldFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::FocusIn)
            return false;
        const auto* field = qobject_cast<QLineEdit*>(watched);
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const bool wouldSelect =
            reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
        if (field == nullptr || !field->text().isEmpty() || !wouldSelect)
            return false;
        QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
        QCoreApplication::sendEvent(watched, &plain);
        return true;
    }
};

} // namespace

void announceCurrentEntries()
{
    static QPointer<EmptyFieldFilter> filter;
    if (!filter) {
        filter = new EmptyFieldFilter(qApp);
        qApp->installEventFilter(filter);
    }
    static QMetaObject::Connection connection;
    QObject::disconnect(connection);
    connection = QObject::connect(qApp, &QApplication::focusChanged, qApp, onFocusChanged);
}

} // namespace qumalaq::desktop
