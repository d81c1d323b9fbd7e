// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/row_table.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace qumalaq::desktop {

QString withColumn(const QAbstractItemModel& model, int column, const QString& text)
{
    const QString name = model.headerData(column, Qt::Horizontal).toString();
    return text.isEmpty() || text == name ? text : name + QStringLiteral(": ") + text;
}

RowTable::RowTable(QAbstractItemModel* model, QWidget* parent) : QTableView(parent)
{
    setModel(model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
}

bool RowTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isJump = key->key() == Qt::Key_Home || key->key() == Qt::Key_End;
        if (isJump && !key->modifiers().testFlag(Qt::AltModifier)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void RowTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && !selectionModel()->hasSelection() && model()->rowCount() > 0)
        selectRow(0);
}

QModelIndex RowTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = std::max(0, currentIndex().column());
    if (action == MoveHome)
        return model()->index(0, column);
    if (action == MoveEnd)
        return model()->index(model()->rowCount() - 1, column);
    return QTableView::moveCursor(action, modifiers);
}

} // namespace qumalaq::desktop
