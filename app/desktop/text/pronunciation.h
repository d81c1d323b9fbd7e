// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Texts for a voice, where it would read the written form wrongly.
class Pronunciation {
    Q_DECLARE_TR_FUNCTIONS(Pronunciation)

public:
    /// In some languages a number before a hyphen is an ordinal: Kazakh "7-отаудан" is read "жетінші отаудан", but the
    /// voice of eSpeak NG reads "жеті". Such numbers become words, as the catalogue says. An ending of at most three
    /// letters after the hyphen belongs to a cardinal number ("82-ге"), which voices read rightly.
    [[nodiscard]] static QString of(const QString& text);
};

} // namespace qumalaq::desktop
