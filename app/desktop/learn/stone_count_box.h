// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace qumalaq::desktop {

/// A number of stones. It can be empty, which QSpinBox itself only shows as a blank that one can type beside, and which
/// a screen reader would read as the number that stands for it.
class StoneCountBox : public QSpinBox {
    Q_OBJECT

public:
    static constexpr int kNoNumber = -1; ///< the field is empty

    explicit StoneCountBox(QWidget* parent = nullptr);

    void stepBy(int steps) override;
    [[nodiscard]] QLineEdit* line() const { return lineEdit(); }

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& at) const override;
};

} // namespace qumalaq::desktop
