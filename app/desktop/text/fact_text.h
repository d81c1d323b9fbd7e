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

/// A sentence about a move, and what to show on a board with it.
struct FactPhrase {
    std::optional<learn::FactKind> kind; ///< of one fact alone
    QString text;                        ///< a sentence with its full stop
    /// The pits named in the sentence; may be empty.
    std::vector<rules::Pit> pits;
    /// The moves to show from the position before the move: the move, and further moves that the sentence names.
    std::vector<rules::Move> line;
};

/// How the sentences call the move: by its pit, or "it" where it has just been named. Sentences about a move that the
/// opponent has made are in the past tense.
enum class FactSubject { Named, It, Made };

/// How facts about a move are told.
struct FactContext {
    std::span<const rules::Move> line = {};         ///< the move and those expected after it, for factsOf()
    const learn::OpeningCounts* openings = nullptr; ///< for factsOf()
    std::optional<rules::Side> addressee = {};      ///< "you"; the other side is "the opponent"
    FactSubject subject = FactSubject::Named;
};

/// Facts as sentences, which say only what the fact holds. Without an addressee sentences are about the mover, and the
/// rows of the southern games are First's and Second's. Moves must be legal.
class FactText {
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `fact` is from factsOf() with the line and the openings of the context, or from reasonsOver(), but not what the
    /// move leaves to the opponent.
    [[nodiscard]] static FactPhrase phraseOf(const rules::AnyPosition& position, rules::Move move,
                                             const learn::Fact& fact, const FactContext& context = {});

    /// Only the facts in favour of the move: why it is right, at most two. First what the move does, the larger swing
    /// first; then what it prevents, and how often it is played.
    [[nodiscard]] static std::vector<FactPhrase> reasonsFor(const rules::AnyPosition& position, rules::Move move,
                                                            const FactContext& context = {});

    /// Why the move is better than `worse`. May be empty. The context has no line and no openings.
    [[nodiscard]] static std::vector<FactPhrase> reasonsOver(const rules::AnyPosition& position, rules::Move move,
                                                             rules::Move worse, const FactContext& context = {});

    /// "3", "3 or 5".
    [[nodiscard]] static QString pitNumbers(const learn::PitList& pits);
};

} // namespace qumalaq::desktop
