// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "core/rules/any_position.h"

#include <QCoreApplication>

namespace qumalaq::desktop {

/// What the lens shows of a move before it is made: computed by making it, never by a rule of its own.
class MovePreviews {
    Q_DECLARE_TR_FUNCTIONS(MovePreviews)

public:
    /// The move must be legal.
    [[nodiscard]] static MovePreview of(const rules::AnyPosition& position, rules::Move move);
};

} // namespace qumalaq::desktop
