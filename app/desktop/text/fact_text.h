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

/// A sentence about a move, and what a board can show with it.
struct FactPhrase {
    learn::FactKind kind = learn::FactKind::Takes;
    QString text; ///< a sentence with its full stop
    /// The pits that the sentence names; may be empty.
    std::vector<rules::Pit> pits;
    /// A line to show from the position before the move: the move, and the opponent's answer if the sentence is about
    /// one.
    std::vector<rules::Move> line;
};

/// Facts in words. A sentence says only what its fact holds.
/// `listener` is the side that is addressed as "you", and the other side is "the opponent"; without it the sentences
/// speak of the mover, and the rows of the southern games are called First's and Second's.
class FactText {
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `fact` is one of factsOf(position, move, line, openings) or of reasonsOver(), and the move is legal.
    [[nodiscard]] static FactPhrase phraseOf(const rules::AnyPosition& position, rules::Move move,
                                             const learn::Fact& fact, std::span<const rules::Move> line = {},
                                             const learn::OpeningCounts* openings = nullptr,
                                             std::optional<rules::Side> listener = std::nullopt);

    /// What to say about a move: at most two facts, the larger swing first; then, as the reason, what the opponent
    /// could have done, and last how others open. Empty if there is nothing to say.
    [[nodiscard]] static std::vector<FactPhrase> explain(const rules::AnyPosition& position, rules::Move move,
                                                         std::span<const rules::Move> line = {},
                                                         const learn::OpeningCounts* openings = nullptr,
                                                         std::optional<rules::Side> listener = std::nullopt);

    /// How the sentences call the move: by its pit, or "it" where it has just been named.
    enum class Subject { Named, It };

    /// As explain(), but only the facts in favour of the move: why it is right.
    [[nodiscard]] static std::vector<FactPhrase> reasonsFor(const rules::AnyPosition& position, rules::Move move,
                                                            std::span<const rules::Move> line = {},
                                                            const learn::OpeningCounts* openings = nullptr,
                                                            std::optional<rules::Side> listener = std::nullopt,
                                                            Subject subject = Subject::Named);

    /// Why the move is better than `worse`. Empty if no fact says so.
    [[nodiscard]] static std::vector<FactPhrase> reasonsOver(const rules::AnyPosition& position, rules::Move move,
                                                             rules::Move worse,
                                                             std::optional<rules::Side> listener = std::nullopt,
                                                             Subject subject = Subject::Named);

    /// As explain(), but only what the move did and threatens. It gives away nothing about the answer.
    [[nodiscard]] static std::vector<FactPhrase> deedsOf(const rules::AnyPosition& position, rules::Move move,
                                                         std::span<const rules::Move> line = {},
                                                         const learn::OpeningCounts* openings = nullptr,
                                                         std::optional<rules::Side> listener = std::nullopt);

    /// "3", "3 or 5".
    [[nodiscard]] static QString pitNumbers(const learn::PitList& pits);
};

} // namespace qumalaq::desktop
