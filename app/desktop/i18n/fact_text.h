// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/fact.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace qumalaq::desktop {

/// One sentence about a move, and what a board can show to it.
struct FactPhrase {
    learn::FactKind kind = learn::FactKind::Takes;
    QString text; ///< a sentence with its full stop
    /// The pits it speaks of; may be empty.
    std::vector<rules::House> houses;
    /// To be shown from the position before the move, legal one after the other: the move, and the answer of the
    /// opponent if the sentence is about one.
    std::vector<rules::Move> line;
};

/// Facts in words. Only what a fact holds is told; a move of the Togyz family is named in its notation.
/// `listener`: to whom it is said, "your hole" being another's to another; without it the rows are South's and North's.
class FactText {
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `fact` is one of factsOf(position, move, line, openings), and the move is legal.
    [[nodiscard]] static FactPhrase phraseOf(const rules::AnyPosition& position, rules::Move move,
                                             const learn::Fact& fact, std::span<const rules::Move> line = {},
                                             const learn::OpeningCounts* openings = nullptr,
                                             std::optional<rules::Side> listener = std::nullopt);

    /// What to say about a move: two facts at most, the larger swing first; what the opponent could have done comes
    /// after them, as the reason, and how others open last. Empty if there is nothing to say.
    [[nodiscard]] static std::vector<FactPhrase> explain(const rules::AnyPosition& position, rules::Move move,
                                                         std::span<const rules::Move> line = {},
                                                         const learn::OpeningCounts* openings = nullptr,
                                                         std::optional<rules::Side> listener = std::nullopt);

    /// Likewise, but only what speaks for the move: why it is right.
    [[nodiscard]] static std::vector<FactPhrase> reasonsFor(const rules::AnyPosition& position, rules::Move move,
                                                            std::span<const rules::Move> line = {},
                                                            const learn::OpeningCounts* openings = nullptr,
                                                            std::optional<rules::Side> listener = std::nullopt);

    /// Likewise, but only what the move did and threatens: whoever is to answer it hears nothing of the answer.
    [[nodiscard]] static std::vector<FactPhrase> deedsOf(const rules::AnyPosition& position, rules::Move move,
                                                         std::span<const rules::Move> line = {},
                                                         const learn::OpeningCounts* openings = nullptr,
                                                         std::optional<rules::Side> listener = std::nullopt);

    /// A move as it is spoken of: "84", in the southern games "your hole 4".
    [[nodiscard]] static QString nameOf(const rules::AnyPosition& position, rules::Move move,
                                        std::optional<rules::Side> listener = std::nullopt);
    /// Moves that are legal one after the other, as they are written.
    [[nodiscard]] static QString movesOf(const rules::AnyPosition& position, std::span<const rules::Move> line);
};

} // namespace qumalaq::desktop
