// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/effect.h"
#include "core/learn/opening_counts.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a hint or the coach may say about a move: computed facts as values, which the view turns into sentences.
namespace qumalaq::learn {

/// "He" is the opponent of the side that makes the move. `counts`, `pits` and `move` have the meanings given here;
/// those not mentioned are 0 or empty. [T]: Togyz family only.
enum class FactKind : std::uint8_t {
    Takes,           ///< counts[0] stones from pits; `move`, if set, is the best other capture: it takes counts[1]
    MakesTuzdyk,     ///< pits[0]; counts[0] stones go to the kazan with it [T]
    ThreatensTake,   ///< `move` would take counts[0] from pits[0] next; before, no move took as many there [T]
    ThreatensTuzdyk, ///< `move` would make pits[0] a tuzdyk next, and no move could before [T]
    StopsTake,       ///< he could have taken counts[0] from pits[0]; now nothing takes more than counts[1] [T]
    StopsTuzdyk,     ///< he could have made a tuzdyk of any of pits; now he cannot [T]
    MakesOddPitEven, ///< the mover's pits[0] had counts[0] stones, odd; now counts[1], even, which are harder to take
                     ///< [T]
    FeedsTuzdyk,     ///< counts[0] stones fall into his tuzdyk pits[0] [T]
    Collects,        ///< counts[0] stones fall into the mover's tuzdyk pits[0] [T]
    LeavesToTake,    ///< his largest capture in reply, `move`, takes counts[0] from pits
    LeavesTuzdyk,    ///< his reply `move` makes a tuzdyk of pits[0] [T]
    OnlyMove,        ///< there is no other legal move
    NeedsToMajority, ///< with counts[0] more stones the kazan holds counts[1], which wins; only when near [T]
    MovesLeft,       ///< atsyrau: counts[0] moves left in the mover's row against his counts[1] (see moves_left.h) [T]
    SowsHome,        ///< counts[0] stones fall into the mover's home
    MovesAgain,      ///< the last stone falls into the mover's home: another move
    Passes,          ///< `side` has no stones and passes (Congkak)
    Wins,            ///< the game is over and won, counts[0] stones to counts[1]
    CollectsRest,    ///< with Wins: counts[0] stones in the mover's row are added at the end
    LineGains,       ///< over the counts[1] moves of the engine's line the mover's store gains counts[0] on his
    TuzdykComes,     ///< after his reply in the engine's line `move` makes pits[0] a tuzdyk; a tuzdyk can be made after
                     ///< counts[0] of his counts[1] replies [T]
    CommonOpening,   ///< of counts[1] recorded games with this position counts[0] continued with the move
    RareOpening,     ///< likewise, and rarely
};
inline constexpr int kFactKinds = 23;

struct Fact {
    FactKind kind = FactKind::Takes;
    rules::Side side = rules::Side::South; ///< who does it: the mover, or for Leaves… and Passes the other side
    PitList pits;
    std::array<int, 2> counts{};
    std::optional<rules::Move> move;
    int swing = 0; ///< roughly how many stones depend on it: for ordering facts, not for display
};

/// All facts about a legal move, the larger swing first. `line`: what the engine expects, beginning with the move
/// itself; used only as far as its moves are legal. `openings`: if null, there are no facts about how often a move is
/// played.
[[nodiscard]] std::vector<Fact> factsOf(const rules::AnyPosition& position, rules::Move move,
                                        std::span<const rules::Move> line = {},
                                        const OpeningCounts* openings = nullptr);

/// People do not read more than this.
inline constexpr std::size_t kMostFactsTold = 2;

/// The facts to tell: the first kMostFactsTold, but never two of which one follows from the other. If it is known how
/// often others play the move, that takes the last place: it has no swing, and in an opening the other facts are much
/// the same for every move.
[[nodiscard]] std::vector<Fact> chooseFacts(std::span<const Fact> facts);

/// A pit with this many stones is a big one.
inline constexpr int kBigPit = 5;
/// Likewise, but only reasons for the move: neither what it costs, nor that another move takes more. Empty if there are
/// none.
[[nodiscard]] std::vector<Fact> chooseReasons(std::span<const Fact> facts);
/// The reasons why a legal move is better than another one: what it does and `worse` does not, or does less. A capture
/// is compared with that of `worse`. `line` as in factsOf(). Empty if there are none.
[[nodiscard]] std::vector<Fact> reasonsOver(const rules::AnyPosition& position, rules::Move move, rules::Move worse,
                                            std::span<const rules::Move> line = {});
/// As chooseFacts(), but only what the move did and threatens, without replies: for a player who has yet to reply.
[[nodiscard]] std::vector<Fact> chooseDeeds(std::span<const Fact> facts);

/// A move is common if it was played in at least a quarter of the games, and rare if in at most a twentieth of at least
/// this many games.
inline constexpr int kCommonPart = 4;
inline constexpr int kRarePart = 20;
inline constexpr int kGamesToCallRare = 20;
/// The majority is near if this many stones are missing.
inline constexpr int kNearMajority = 12;

} // namespace qumalaq::learn
