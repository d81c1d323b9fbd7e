// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace qumalaq::desktop {

class Learners;

/// The learners at this computer: to choose, add, rename and remove them. Every change takes effect at once.
class LearnersDialog : public QDialog {
    Q_OBJECT

public:
    /// `learners` must outlive the dialog.
    explicit LearnersDialog(Learners& learners, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget* list() const { return m_list; }
    /// Why a name was not taken; empty if all is well.
    [[nodiscard]] QLabel* error() const { return m_error; }

Q_SIGNALS:
    /// A table of what everybody did is wanted.
    void tableRequested();

private:
    void layOut();
    void refresh();
    void refreshButtons();
    void add();
    void rename(int row, const QString& name);
    void askToRemove();
    void tell(const QString& error);
    [[nodiscard]] QString faultText(const QString& name, std::size_t but) const;

    Learners& m_learners;
    QListWidget* m_list;
    QPushButton* m_choose;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QPushButton* m_table;
    QLineEdit* m_name;
    QPushButton* m_add;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
};

} // namespace qumalaq::desktop
