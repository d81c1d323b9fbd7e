// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace qumalaq::desktop {

/// A spin box that may be empty: at its minimum it shows its special text. Screen readers read the minimum of an empty
/// QSpinBox. Letters are commands of the window here, as on the board.
class NumberField : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    void stepBy(int steps) override;

    /// Announced if there is no number; initially "empty".
    void setEmptyWord(const QString& word) { m_emptyWord = word; }
    [[nodiscard]] QString emptyWord() const;
    /// The number as text; empty if there is none.
    [[nodiscard]] QString written() const { return text() == specialValueText() ? QString() : cleanText(); }
    [[nodiscard]] QLineEdit* line() const { return lineEdit(); }

protected:
    bool event(QEvent* event) override;

private:
    QString m_emptyWord;
};

} // namespace qumalaq::desktop
