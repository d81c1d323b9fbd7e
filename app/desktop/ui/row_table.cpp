// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/row_table.h"

#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/row_accessible.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>

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
        const bool isJump =
            (key->key() == Qt::Key_Home || key->key() == Qt::Key_End) && !key->modifiers().testFlag(Qt::AltModifier);
        const bool isTyped = m_searchField != nullptr && !key->text().isEmpty() && key->text().at(0).isLetter()
                             && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (isJump || isTyped) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void RowTable::keyboardSearch(const QString& search)
{
    if (m_searchField == nullptr)
        return QTableView::keyboardSearch(search);
    focusField(*m_searchField);
    m_searchField->selectAll();
    m_searchField->insert(search);
}

/// Enables the input method, so that typed letters follow the keyboard layout instead of triggering commands.
QVariant RowTable::inputMethodQuery(Qt::InputMethodQuery query) const
{
    return query == Qt::ImEnabled && m_searchField != nullptr ? QVariant(true) : QTableView::inputMethodQuery(query);
}

void RowTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && !selectionModel()->hasSelection() && model()->rowCount() > 0)
        selectRow(0);
}

/// Skips QTableView, which reports cells, and each current row as the one with the focus. A search must not: the person
/// types in its field.
void RowTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    if (current.row() != previous.row())
        reportCurrentRow(*this, RowReport::Changed);
    else if (hasFocus())
        announce(*this, announcedTextOf(current), Announcer::Kind::Answer);
}

/// Skips QTableView, which reports cells.
void RowTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QAbstractItemView::selectionChanged(selected, deselected);
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
