// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/focus_description.h"

#include "app/desktop/text/label_text.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString checkMark(bool isChecked)
{
    return isChecked ? FocusDescription::tr("checked") : FocusDescription::tr("not checked");
}

QString kindOf(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::CheckBox:
        return FocusDescription::tr("check box");
    case QAccessible::RadioButton:
        return FocusDescription::tr("choice");
    case QAccessible::ComboBox:
        return FocusDescription::tr("list");
    case QAccessible::Slider:
        return FocusDescription::tr("slider");
    case QAccessible::SpinBox:
        return FocusDescription::tr("number");
    case QAccessible::EditableText:
        return FocusDescription::tr("text field");
    default:
        return {};
    }
}

void describeAction(FocusDescription& focus, const QAction& action)
{
    focus.name = plainLabel(action.text());
    if (action.menu() != nullptr)
        focus.kind = FocusDescription::tr("menu");
    else if (action.isCheckable())
        focus.state = checkMark(action.isChecked());
    if (!action.isEnabled())
        focus.state = FocusDescription::tr("unavailable");
}

int partOf(const QList<QAction*>& actions, QAction* action)
{
    return static_cast<int>(actions.indexOf(action));
}

void describeRow(FocusDescription& focus, const QAbstractItemView& view)
{
    const QModelIndex index = view.currentIndex();
    if (!index.isValid())
        return;
    focus.part = index.row();
    if (qobject_cast<const QTableView*>(&view) != nullptr) {
        QAccessibleInterface* row =
            QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView*>(&view))->focusChild();
        focus.name = row == nullptr ? QString() : row->text(QAccessible::Name);
        return;
    }
    const QString spoken = index.data(Qt::AccessibleTextRole).toString();
    focus.part = focus.part * index.model()->columnCount(index.parent()) + index.column();
    focus.name = spoken.isEmpty() ? index.data(Qt::DisplayRole).toString() : spoken;
    if (const QVariant mark = index.data(Qt::CheckStateRole); mark.isValid())
        focus.state = checkMark(mark.toInt() == Qt::Checked);
}

/// Its own name or its label. Qt looks for no label of a part, and on Unix the name of a combo box is its value.
QString nameOf(QAccessibleInterface& interface, const QWidget& widget)
{
    const bool isCombo = interface.role() == QAccessible::ComboBox;
    const QString name = isCombo ? widget.accessibleName() : interface.text(QAccessible::Name);
    if (!name.isEmpty())
        return plainLabel(name);
    const auto labels = widget.window()->findChildren<QLabel*>();
    const auto label =
        std::find_if(labels.begin(), labels.end(), [&widget](QLabel* each) { return each->buddy() == &widget; });
    return label == labels.end() ? QString() : plainLabel((*label)->text());
}

/// For a text of several lines: the line with the cursor.
template <typename Edit>
void describeLines(FocusDescription& focus, QAccessibleInterface& interface, const Edit& edit)
{
    focus.name = nameOf(interface, edit);
    focus.kind = edit.isReadOnly() ? QString() : kindOf(QAccessible::EditableText);
    focus.state = edit.textCursor().block().text();
    focus.isText = true;
}

void describeInterface(FocusDescription& focus, QWidget* widget)
{
    QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(widget);
    if (whole == nullptr)
        return;
    if (const auto* edit = qobject_cast<const QTextEdit*>(widget))
        return describeLines(focus, *whole, *edit);
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(widget))
        return describeLines(focus, *whole, *edit);
    QAccessibleInterface* child = whole->focusChild();
    const bool isPart = child != nullptr && child != whole && child->object() == nullptr;
    QAccessibleInterface* here = isPart ? child : whole;
    if (isPart)
        focus.part = whole->indexOfChild(child);
    focus.name = nameOf(*here, *widget);
    focus.kind = kindOf(here->role());
    focus.tellsRename = !isPart;
    focus.isText = here->role() == QAccessible::EditableText;
    if (here->state().checkable)
        focus.state = checkMark(here->state().checked);
    else if (here->role() != QAccessible::Button)
        focus.state = here->text(QAccessible::Value);
}

void describeWidget(FocusDescription& focus, QWidget* widget)
{
    if (const auto* menu = qobject_cast<QMenu*>(widget)) {
        if (QAction* action = menu->activeAction()) {
            focus.part = partOf(menu->actions(), action);
            describeAction(focus, *action);
        }
    } else if (const auto* bar = qobject_cast<QMenuBar*>(widget)) {
        if (QAction* action = bar->activeAction()) {
            focus.part = partOf(bar->actions(), action);
            describeAction(focus, *action);
        }
    } else if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
        focus.part = tabs->currentIndex();
        focus.name = plainLabel(tabs->tabText(tabs->currentIndex()));
        focus.kind = FocusDescription::tr("tab");
    } else if (const auto* view = qobject_cast<QAbstractItemView*>(widget)) {
        describeRow(focus, *view);
        if (focus.name.isEmpty())
            focus.name = view->accessibleName();
        if (view->model() == nullptr || view->model()->rowCount(view->rootIndex()) == 0)
            focus.state = FocusDescription::tr("empty");
    } else {
        describeInterface(focus, widget);
        if (focus.isText && focus.state.trimmed().isEmpty())
            focus.state = FocusDescription::tr("empty");
    }
}

QStringList namesAround(QWidget* widget)
{
    QStringList names;
    for (const QWidget* outer = widget; outer != nullptr; outer = outer->parentWidget()) {
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(outer));
        if (whole == nullptr)
            continue;
        const auto* menu = qobject_cast<const QMenu*>(outer);
        if (menu != nullptr)
            names.prepend(plainLabel(menu->title()));
        const QAccessible::Role role = whole->role();
        if (role == QAccessible::Dialog || (role == QAccessible::Grouping && outer != widget))
            names.prepend(whole->text(QAccessible::Name));
        const bool isSubmenu = menu != nullptr && qobject_cast<const QMenu*>(outer->parentWidget()) != nullptr;
        if (outer->isWindow() && !isSubmenu) {
            if (const auto* box = qobject_cast<const QMessageBox*>(outer))
                names.append({box->text(), box->informativeText()});
            break;
        }
    }
    names.removeAll(QString());
    return names;
}

} // namespace

FocusDescription FocusDescription::now()
{
    QWidget* widget = QApplication::focusWidget();
    if (QWidget* popup = QApplication::activePopupWidget())
        widget = qobject_cast<QMenu*>(popup) || popup->focusWidget() == nullptr ? popup : popup->focusWidget();
    FocusDescription focus;
    if (widget == nullptr)
        return focus;
    focus.widget = widget;
    focus.around = namesAround(widget);
    describeWidget(focus, widget);
    // A graph is described by its value, and a text of several lines by all of them.
    const QString purpose = widget->accessibleDescription();
    if (qobject_cast<QTextEdit*>(widget) == nullptr && purpose != focus.state && purpose != focus.name)
        focus.purpose = purpose;
    return focus;
}

QString FocusDescription::since(const FocusDescription& before) const
{
    if (widget == nullptr)
        return {};
    if (widget == before.widget && part == before.part) {
        const bool isRenamed = tellsRename && name != before.name;
        if (state == before.state)
            return isRenamed ? name : QString();
        const bool isTyped = isText && state.size() == before.state.size() + 1 && state.startsWith(before.state);
        return isTyped ? state.right(1) : joined({isRenamed ? name : QString(), state});
    }
    QStringList entered = around;
    for (const QString& known : before.around)
        entered.removeOne(known);
    if (before.kind == tr("menu")) // its name has just been said
        entered.removeOne(before.name);
    return joined(entered + QStringList{name, kind, state, widget == before.widget ? QString() : purpose});
}

} // namespace qumalaq::desktop
