// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>

namespace qumalaq::desktop {

/// Moves in sentences. Each move has one name per language, for any "%1": "the move from your pit 4". In Kazakh that is
/// the pit it begins in, "4-отаудан", and the sentence adds the verb. `addressee` is the side addressed as "you".
/// Without an addressee the rows are First's and Second's.
class MoveText {
    Q_DECLARE_TR_FUNCTIONS(MoveText)

public:
    [[nodiscard]] static QString nameOf(const rules::AnyPosition& position, rules::Move move,
                                        std::optional<rules::Side> addressee = std::nullopt);
    /// "the move from pit 4", where it is clear whose pit.
    [[nodiscard]] static QString withoutOwner(const rules::AnyPosition& position, rules::Move move);
    /// nameOf() at the beginning of a sentence.
    [[nodiscard]] static QString titleOf(const rules::AnyPosition& position, rules::Move move,
                                         std::optional<rules::Side> addressee = std::nullopt);
    /// "Hint: the move from your pit 4."
    [[nodiscard]] static QString hintOf(const rules::AnyPosition& position, rules::Move move);
    /// Moves in notation, "43 98 99x": at most `most`, and none from the first illegal one on.
    [[nodiscard]] static QString lineOf(const rules::AnyPosition& position, std::span<const rules::Move> moves,
                                        std::size_t most = SIZE_MAX);
};

} // namespace qumalaq::desktop
