// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Errors in packs of lessons and puzzles as translated sentences.
class TextErrorText {
    Q_DECLARE_TR_FUNCTIONS(TextErrorText)

public:
    /// Begins with line and column.
    [[nodiscard]] static QString of(const learn::TextError& fault);
};

} // namespace qumalaq::desktop
