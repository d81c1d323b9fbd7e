// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// What is wrong in a pack of lessons and puzzles, in the program's language.
class TextErrorText {
    Q_DECLARE_TR_FUNCTIONS(TextErrorText)

public:
    /// One sentence that begins with line and column.
    [[nodiscard]] static QString of(const learn::TextError& fault);
};

} // namespace qumalaq::desktop
