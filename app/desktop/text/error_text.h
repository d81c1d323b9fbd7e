// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"
#include "core/notation/parse_error.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Errors of the core as translated sentences.
class ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    /// With line and column.
    [[nodiscard]] static QString of(const notation::ParseError& error);
    /// Without line and column, for single lines and for errors without a place.
    [[nodiscard]] static QString reasonOf(const notation::ParseError& error);
    [[nodiscard]] static QString of(const rules::SetupError& error);
    /// In a pack of lessons and puzzles, with line and column.
    [[nodiscard]] static QString of(const learn::TextError& fault);
};

} // namespace qumalaq::desktop
