// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/row_accessible.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QTableView>
#include <QTimer>

#include <utility>

namespace qumalaq::desktop {

namespace {

/// A screen reader that reads a title or the name of the table would drop what comes at once.
constexpr int kEnteredMs = 100;

class AccessibleRow : public QAccessibleInterface {
public:
    AccessibleRow(const QTableView* table, int row) : m_table(table), m_row(row) {}

    bool isValid() const override { return m_table && m_row < m_table->model()->rowCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return isValid() ? m_table->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(const_cast<QTableView*>(m_table.data()));
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QWidget* viewport = m_table->viewport();
        const QRect here(0, m_table->rowViewportPosition(m_row), viewport->width(), m_table->rowHeight(m_row));
        return {viewport->mapToGlobal(here.topLeft()), here.size()};
    }

    /// The texts of the cells, and what describes them.
    QString text(QAccessible::Text which) const override
    {
        QStringList parts;
        if (which != QAccessible::Name || !isValid())
            return {};
        for (int column = 0; column < m_table->model()->columnCount(); ++column) {
            if (m_table->isColumnHidden(column))
                continue;
            const QModelIndex cell = m_table->model()->index(m_row, column);
            parts.append(announcedTextOf(cell));
            parts.append(cell.data(Qt::AccessibleDescriptionRole).toString());
        }
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.invisible = !m_table->isVisible();
        state.focusable = true;
        state.focused = m_table->hasFocus() && m_table->currentIndex().row() == m_row;
        state.selectable = m_table->selectionMode() != QAbstractItemView::NoSelection;
        state.selected = m_table->selectionModel()->isRowSelected(m_row);
        return state;
    }

private:
    QPointer<const QTableView> m_table;
    int m_row;
};

/// Orca names every group around what gets the focus, but not one with this role.
class AccessibleRows : public QAccessibleWidget {
public:
    explicit AccessibleRows(QTableView* table) : QAccessibleWidget(table, QAccessible::Client)
    {
        m_pause.setSingleShot(true);
        QObject::connect(&m_pause, &QTimer::timeout, [this] { reportNow(); });
        QObject::connect(table->model(), &QAbstractItemModel::dataChanged, &m_pause, [this] {
            if (m_isAwaited)
                report(RowReport::Changed);
        });
    }

    ~AccessibleRows() override
    {
        for (const QAccessible::Id id : m_rows)
            QAccessible::deleteAccessibleInterface(id);
    }

    /// Several calls at once are one.
    void report(RowReport why)
    {
        const bool isEntered = why == RowReport::Entered;
        m_isEntered = m_isEntered || isEntered;
        if (isEntered || !m_pause.isActive())
            m_pause.start(isEntered ? kEnteredMs : 0);
    }

    [[nodiscard]] int childCount() const override { return table().model()->rowCount(); }

    [[nodiscard]] QAccessibleInterface* child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        if (!m_rows.contains(row))
            m_rows[row] = QAccessible::registerAccessibleInterface(new AccessibleRow(&table(), row));
        return QAccessible::accessibleInterface(m_rows[row]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        return m_rows.key(QAccessible::uniqueId(const_cast<QAccessibleInterface*>(child)), -1);
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(table().rowAt(table().viewport()->mapFromGlobal(QPoint(x, y)).y()));
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const bool hasRow = table().hasFocus() && table().selectionMode() != QAbstractItemView::NoSelection;
        return hasRow ? child(table().currentIndex().row()) : nullptr;
    }

private:
    [[nodiscard]] const QTableView& table() const { return *static_cast<const QTableView*>(widget()); }

    void reportNow()
    {
        m_isAwaited = false;
        if (focusChild() == nullptr)
            return;
        const std::pair row(table().currentIndex().row(), focusChild()->text(QAccessible::Name));
        m_isAwaited = row.second.isEmpty();
        // The same again: the model was read again, as on the way back to the library.
        if (m_isAwaited || (m_reported == row && !m_isEntered))
            return;
        m_reported = row;
        m_isEntered = false;
        // Screen readers keep the text of a row, so another text needs another row.
        QAccessible::deleteAccessibleInterface(m_rows.take(table().currentIndex().row()));
        QAccessibleEvent focus(focusChild(), QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }

    QTimer m_pause;
    mutable QHash<int, QAccessible::Id> m_rows; ///< those that were asked for; QAccessible owns them
    std::pair<int, QString> m_reported{-1, {}}; ///< the last row, and its text
    bool m_isEntered = false;                   ///< the table, since the last report
    bool m_isAwaited = false;                   ///< the current row had no texts when it was to be reported
};

QAccessibleInterface* makeAccessibleRows(const QString&, QObject* object)
{
    auto* table = qobject_cast<QTableView*>(object);
    return table && table->model() ? new AccessibleRows(table) : nullptr;
}

} // namespace

void installRowAccessibility()
{
    QAccessible::installFactory(makeAccessibleRows); // Qt ignores repeated calls
}

QString announcedTextOf(const QModelIndex& cell)
{
    const QVariant inWords = cell.data(Qt::AccessibleTextRole);
    return (inWords.isValid() ? inWords : cell.data()).toString();
}

void reportCurrentRow(const QTableView& table, RowReport why)
{
    if (!QAccessible::isActive() || !table.hasFocus())
        return;
    auto* rows = dynamic_cast<AccessibleRows*>(QAccessible::queryAccessibleInterface(const_cast<QTableView*>(&table)));
    if (rows != nullptr)
        rows->report(why);
}

} // namespace qumalaq::desktop
