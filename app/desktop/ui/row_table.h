// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QLineEdit;

namespace qumalaq::desktop {

/// "Games: 4" for Qt::AccessibleTextRole: a listener does not see the title of a figure's column. Empty for an empty
/// text.
[[nodiscard]] QString withColumn(const QAbstractItemModel& model, int column, const QString& text);

/// A table in which whole rows are selected: Home and End go to the first and last row, not along the row.
class RowTable final : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// Letters that are typed in the table go to this field, and not to commands of the window: the rows of a long
    /// table are not in memory, and the field searches all of them.
    void setSearchField(QLineEdit* field) { m_searchField = field; }
    void keyboardSearch(const QString& search) override;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

protected:
    /// Home and End may be shortcuts of the window; here they belong to the list.
    bool event(QEvent* event) override;
    /// A row is always selected while the keyboard is here, so that the focus can be seen.
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QLineEdit* m_searchField = nullptr;
};

} // namespace qumalaq::desktop
