// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace qumalaq::desktop {

/// A field for a number that may stay empty: at its minimum it shows its special text instead. A screen reader would
/// read that of a QSpinBox as the number that stands for it.
class NumberField : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    void stepBy(int steps) override;

    /// What is told while there is no number; initially "empty".
    void setEmptyWord(const QString& word) { m_emptyWord = word; }
    [[nodiscard]] QString emptyWord() const;
    /// The number as it is written; empty if there is none.
    [[nodiscard]] QString written() const;
    [[nodiscard]] QLineEdit* line() const { return lineEdit(); }

private:
    QString m_emptyWord;
};

} // namespace qumalaq::desktop
