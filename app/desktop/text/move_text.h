// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>

namespace qumalaq::desktop {

/// Moves in sentences. In each language a move has one name, a noun in the nominative, so that it fits wherever a
/// sentence has "%1": "the move from your pit 4". `listener` is the side that is addressed as "you". Without one the
/// rows are called First's and Second's.
class MoveText {
    Q_DECLARE_TR_FUNCTIONS(MoveText)

public:
    [[nodiscard]] static QString nameOf(const rules::AnyPosition& position, rules::Move move,
                                        std::optional<rules::Side> listener = std::nullopt);
    /// The same at the beginning of a sentence.
    [[nodiscard]] static QString titleOf(const rules::AnyPosition& position, rules::Move move,
                                         std::optional<rules::Side> listener = std::nullopt);
    /// A line of moves in notation, "43 98 99x". It ends after `most` moves, or before the first illegal one.
    [[nodiscard]] static QString lineOf(const rules::AnyPosition& position, std::span<const rules::Move> moves,
                                        std::size_t most = SIZE_MAX);
};

} // namespace qumalaq::desktop
