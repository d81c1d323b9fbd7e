// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Replaces what a voice reads wrongly.
class Pronunciation {
    Q_DECLARE_TR_FUNCTIONS(Pronunciation)

public:
    /// In some languages a number before a hyphen is an ordinal: Kazakh "7-отаудан" is "жетінші отаудан", but eSpeak NG
    /// reads "жеті". Replaces such numbers by the words in the catalogue. Before an ending of at most three letters
    /// ("82-ге") the number is cardinal and stays.
    [[nodiscard]] static QString of(const QString& text);
};

} // namespace qumalaq::desktop
