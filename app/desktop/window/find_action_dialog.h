// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace qumalaq::desktop {

/// Finds a command by words of its name or its tip, in the language of the window or in English. The commands that are
/// not possible now are not there.
class FindActionDialog : public QDialog {
    Q_OBJECT

public:
    explicit FindActionDialog(const Actions& actions, QWidget* parent = nullptr);

    /// The chosen command, after accepted().
    [[nodiscard]] ActionId chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        ActionId id;
        QString shown;
        QString names; ///< in both languages
        QString tips;  ///< in both languages
    };

    void find();
    void announceCurrent();

    std::vector<Entry> m_entries; ///< in the order of the menus
    std::vector<ActionId> m_found;
    QLineEdit* m_words;
    QListWidget* m_list;
    QLabel* m_none;
};

} // namespace qumalaq::desktop
