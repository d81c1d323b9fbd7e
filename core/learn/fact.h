// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/move_consequences.h"
#include "core/learn/opening_counts.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a hint or the coach may say about a move: facts as values, from which the view makes sentences.
namespace qumalaq::learn {

/// `counts`, `pits` and `move` have the meanings given here; those that are not mentioned are 0 or empty. [T]: only in
/// the Togyz family.
enum class FactKind : std::uint8_t {
    Takes,           ///< counts[0] stones from pits; `move`, if set, is the best other capture and takes counts[1]
    MakesTuzdyk,     ///< pits[0]; counts[0] stones go to the kazan with it [T]
    ThreatensTake,   ///< `move` would take counts[0] from pits[0] next; before, no move took as many there [T]
    ThreatensTuzdyk, ///< `move` would make pits[0] a tuzdyk next, and no move could before [T]
    StopsTake,   ///< the opponent could have taken counts[0] from pits[0]; now nothing takes more than counts[1] [T]
    StopsTuzdyk, ///< the opponent could have made a tuzdyk of any of pits, and cannot now [T]
    MakesOddPitEven, ///< the mover's pits[0] had counts[0] stones, odd; now counts[1], even, which are harder to take
                     ///< [T]
    FeedsTuzdyk,     ///< counts[0] stones fall into the opponent's tuzdyk pits[0] [T]
    Collects,        ///< counts[0] stones fall into the mover's tuzdyk pits[0] [T]
    LeavesToTake,    ///< the opponent's largest capture in reply, `move`, takes counts[0] from pits
    LeavesTuzdyk,    ///< the opponent's reply `move` makes a tuzdyk of pits[0] [T]
    OnlyMove,        ///< there is no other legal move
    NeedsToMajority, ///< with counts[0] more stones the kazan has counts[1], which wins; only when near [T]
    MovesLeft, ///< atsyrau: counts[0] moves left in the mover's row against the opponent's counts[1] (see moves_left.h)
               ///< [T]
    SowsHome,  ///< counts[0] stones fall into the mover's home
    MovesAgain,    ///< the last stone falls into the mover's home: another move
    Passes,        ///< `side` has no stones and passes (Congkak)
    Wins,          ///< the game is over and won, counts[0] stones to counts[1]
    CollectsRest,  ///< with Wins: counts[0] stones in the mover's row are added at the end
    LineGains,     ///< in the counts[1] moves of the engine's line the mover's lead grows by counts[0] stones
    TuzdykComes,   ///< after the reply in the engine's line `move` makes pits[0] a tuzdyk; a tuzdyk can be made after
                   ///< counts[0] of the counts[1] replies [T]
    CommonOpening, ///< counts[0] of counts[1] recorded games with this position continued with the move
    RareOpening,   ///< the same, for a rare move
};
inline constexpr int kFactKinds = 23;

/// False for facts that hold after nearly every move, and are no reason to prefer one move to another.
constexpr bool dependsOnMove(FactKind kind)
{
    return kind != FactKind::NeedsToMajority && kind != FactKind::MakesOddPitEven;
}

struct Fact {
    FactKind kind = FactKind::Takes;
    rules::Side side = rules::Side::South; ///< who does it: the mover, or for Leaves… and Passes the other side
    PitList pits;
    std::array<int, 2> counts{};
    std::optional<rules::Move> move;
    bool isMoveMade = false; ///< with Takes: `move` was played or tried
    int swing = 0;           ///< approximately how many stones depend on it; for ordering, not for display
};

/// All facts about a legal move, the largest swing first. `line`: the engine's line, beginning with the move itself;
/// used as far as its moves are legal. `openings` may be null; then there are no facts about how often a move is
/// played.
[[nodiscard]] std::vector<Fact> factsOf(const rules::AnyPosition& position, rules::Move move,
                                        std::span<const rules::Move> line = {},
                                        const OpeningCounts* openings = nullptr);

/// The most facts that are shown at once.
inline constexpr std::size_t kMaxFacts = 2;

/// A pit with this many stones is a big one.
inline constexpr int kBigPit = 5;

/// The reasons for the move that are shown: the first kMaxFacts, without a second one that follows from the first. What
/// the move costs is no reason, nor that another move takes more. How often the move is played comes last: this fact
/// has no swing, and in an opening the others hardly depend on the move.
[[nodiscard]] std::vector<Fact> chooseReasons(std::span<const Fact> facts);
/// The reasons why a legal move is better than `worse`: what only it does, or what it does more. A capture is compared
/// with that of `worse`. `line` as in factsOf().
[[nodiscard]] std::vector<Fact> reasonsOver(const rules::AnyPosition& position, rules::Move move, rules::Move worse,
                                            std::span<const rules::Move> line = {});

/// The one fact that the coach states about a move that was made; often none. Captures, made or threatened, come first,
/// by the number of stones; then what the move prevented, then how often it is played. Everything else can be seen on
/// the board. Captures that the move allows are left out: good moves allow some, too, and the opponent may decline.
[[nodiscard]] std::optional<Fact> mainFact(std::span<const Fact> facts);

/// A move is common if it was played in at least 1 of kCommonPart games, and rare if it was played in at most 1 of
/// kRarePart of at least kGamesToCallRare games.
inline constexpr int kCommonPart = 4;
inline constexpr int kRarePart = 20;
inline constexpr int kGamesToCallRare = 20;
/// The majority is near if this many stones are missing.
inline constexpr int kNearMajority = 12;

} // namespace qumalaq::learn
