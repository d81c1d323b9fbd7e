// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/record_files.h"

#include <QDialog>
#include <QString>

#include <memory>

class QListView;
class QListWidget;

namespace qumalaq::desktop {

/// Lists the faults of a text with line and column. Offers to open the games or to check the scoresheet.
class FaultsDialog : public QDialog {
    Q_OBJECT

public:
    /// `source` is the file's name; empty for the clipboard.
    FaultsDialog(const QString& source, const GamesInText& games, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget* list() const { return m_list; }

Q_SIGNALS:
    void openRequested();
    void scoresheetCheckRequested();

private:
    QListWidget* m_list;
};

/// Asks which game of a file to open.
class ChooseGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `source` is the name of the file, or empty for the clipboard, which cannot be imported into the library.
    ChooseGameDialog(const QString& source, std::shared_ptr<const GamesInText> games, QWidget* parent = nullptr);

    [[nodiscard]] QListView* list() const { return m_list; }

Q_SIGNALS:
    /// The index of a game in the text.
    void chosen(std::size_t index);
    void importRequested();

private:
    void choose();

    std::vector<std::size_t> m_shown; ///< indices into the games
    QListView* m_list;
};

} // namespace qumalaq::desktop
