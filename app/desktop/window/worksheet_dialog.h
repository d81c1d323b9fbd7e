// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/worksheet.h"
#include "core/learn/puzzle.h"

#include <QDialog>
#include <QString>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace qumalaq::desktop {

/// A pack of puzzles and its name in the program's language.
struct NamedPuzzles {
    QString name;
    rules::GameId game = rules::GameId::Togyzqumalaq; ///< of the first puzzle
    std::vector<learn::Puzzle> puzzles;
    /// Any: puzzles are drawn at random. Kept: a teacher's pack keeps its order.
    enum class Order { Any, Kept };
    Order order = Order::Any;
    QString learner{}; ///< for whom the pack was made; may be empty
};

/// Asks what to print: puzzles of a pack with their answers, or an empty scoresheet.
class WorksheetDialog : public QDialog {
    Q_OBJECT

public:
    /// `packs`: at least one.
    explicit WorksheetDialog(std::vector<NamedPuzzles> packs, QWidget* parent = nullptr);

    [[nodiscard]] bool wantsBlankSheet() const;
    /// The chosen puzzles; with Order::Any each call draws others, and the easier ones come first. Requires a fitting
    /// puzzle, and not wantsBlankSheet().
    [[nodiscard]] Worksheet worksheet() const;

Q_SIGNALS:
    void printRequested();
    void pdfRequested();

private:
    void layOut();
    void refresh();
    [[nodiscard]] std::vector<std::size_t> fitting() const;
    [[nodiscard]] const NamedPuzzles& pack() const;

    std::vector<NamedPuzzles> m_packs;
    QComboBox* m_sheet;
    QLabel* m_packLabel;
    QComboBox* m_pack;
    QLabel* m_kindLabel;
    QComboBox* m_kind;
    QLabel* m_gradeLabel;
    QComboBox* m_grade;
    QLabel* m_countLabel;
    QSpinBox* m_count;
    QLabel* m_boardsLabel;
    QSpinBox* m_boards;
    QLabel* m_note;
    QDialogButtonBox* m_buttons;
    QPushButton* m_pdf;
    QPushButton* m_print;
};

} // namespace qumalaq::desktop
