// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/number_field.h"

namespace qumalaq::desktop {

/// A number of stones. It can be empty, which QSpinBox itself only shows as a blank that one can type beside.
class StoneCountBox : public NumberField {
    Q_OBJECT

public:
    static constexpr int kNoNumber = -1; ///< the field is empty

    explicit StoneCountBox(QWidget* parent = nullptr);

    /// Empties the field, which then shows `first` muted; the first step from there leads to it.
    void clearTo(int first);
    void stepBy(int steps) override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& at) const override;

private:
    int m_first = 0;
};

} // namespace qumalaq::desktop
