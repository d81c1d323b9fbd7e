// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learners.h"
#include "app/desktop/text/language.h"
#include "core/work/latest_task.h"

#include <QDialog>
#include <QString>

#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace qumalaq::desktop {

/// The learners at this computer, with what each has done: to choose, add, rename and remove them. Every change takes
/// effect at once.
class LearnersDialog : public QDialog {
    Q_OBJECT

public:
    /// `learners` must outlive the dialog.
    LearnersDialog(Learners& learners, Language language, QWidget* parent = nullptr);

    enum Column { Name, Lessons, Puzzles, Place, LastDay, ColumnCount };
    [[nodiscard]] QTableView* table() const { return m_table; }
    /// What became of the last command: an error, or who was removed; else empty.
    [[nodiscard]] QLabel* message() const { return m_message; }

Q_SIGNALS:
    /// The table of what everybody did is to be saved.
    void exportRequested(const QByteArray& csv);

private:
    void layOut();
    void refresh();
    void read();
    void showReports(const std::vector<Learners::Report>& reports);
    void refreshButtons();
    [[nodiscard]] int row() const;
    void add();
    void rename(int row, const QString& name);
    void remove();
    void undoRemoval();
    void showError(const QString& error);
    void showMessage(const QString& text, const char* role);
    [[nodiscard]] QString faultText(const QString& name, std::size_t but) const;

    Learners& m_learners;
    const Language m_language;
    work::LatestTask m_reading; ///< of the progress of all learners
    std::vector<Learners::Report> m_reports;
    QStandardItemModel* m_model;
    QTableView* m_table;
    QPushButton* m_choose;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QPushButton* m_export;
    QLineEdit* m_name;
    QPushButton* m_add;
    QLabel* m_message;
    QPushButton* m_undo; ///< beside the message of a removal
    QDialogButtonBox* m_buttons;
};

} // namespace qumalaq::desktop
