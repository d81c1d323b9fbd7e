// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/stone_count_box.h"

#include <QLineEdit>

namespace qumalaq::desktop {

namespace {

constexpr int kMaxStones = 200;

} // namespace

StoneCountBox::StoneCountBox(QWidget* parent) : NumberField(parent)
{
    setRange(kNoNumber, kMaxStones);
    setButtonSymbols(QAbstractSpinBox::NoButtons); // there are larger ones beside it
    setAlignment(Qt::AlignCenter);
}

void StoneCountBox::clearTo(int first)
{
    m_first = first;
    setValue(kNoNumber);
    selectAll();
}

void StoneCountBox::stepBy(int steps)
{
    if (value() == kNoNumber)
        setValue(m_first);
    else
        NumberField::stepBy(steps);
}

QString StoneCountBox::textFromValue(int value) const
{
    return value == kNoNumber ? QString() : QSpinBox::textFromValue(value);
}

int StoneCountBox::valueFromText(const QString& text) const
{
    return text.isEmpty() ? kNoNumber : QSpinBox::valueFromText(text);
}

QValidator::State StoneCountBox::validate(QString& text, int& at) const
{
    return text.isEmpty() ? QValidator::Acceptable : QSpinBox::validate(text, at);
}

} // namespace qumalaq::desktop
