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

/// What a hint or the coach may say about a move: only what was computed, as a value; the view makes the sentence.
namespace qumalaq::learn {

/// "He" is the opponent of the side that makes the move. `counts`, `houses` and `move` are as said here; counts that
/// are not named are 0, houses that are not named are none. [T]: Togyz family only.
enum class FactKind : std::uint8_t {
    Takes,           ///< counts[0] stones from houses; `move`, if set, is the best other capture: it takes counts[1]
    MakesTuzdyk,     ///< houses[0]; counts[0] stones go to the kazan with it [T]
    ThreatensTake,   ///< `move` would take counts[0] from houses[0] next; no move took so many there before [T]
    ThreatensTuzdyk, ///< `move` would make houses[0] a tuzdyk next, and no move could before [T]
    StopsTake,       ///< he could have taken counts[0] from houses[0]; now nothing takes more than counts[1] [T]
    StopsTuzdyk,     ///< he could have made a tuzdyk of any of houses; now of none [T]
    MakesOddPitEven, ///< the own houses[0] had counts[0] stones, odd; it has counts[1], even, which is harder to take
                     ///< [T]
    FeedsTuzdyk,     ///< counts[0] stones fall into his tuzdyk houses[0] [T]
    Collects,        ///< counts[0] stones fall into the own tuzdyk houses[0] [T]
    LeavesToTake,    ///< his best answer in captures, `move`, takes counts[0] from houses
    LeavesTuzdyk,    ///< his answer `move` makes a tuzdyk of houses[0] [T]
    OnlyMove,        ///< there is no other legal move
    NeedsToMajority, ///< counts[0] more stones, and the kazan holds counts[1], which wins; told when near [T]
    MovesLeft,       ///< atsyrau: counts[0] moves left in the own row against his counts[1] (see moves_left.h) [T]
    SowsHome,        ///< counts[0] stones fall into the own home (Congkak)
    MovesAgain,      ///< the last stone falls into the own home: one more move (Congkak)
    Passes,          ///< `side` has no stones and passes (Congkak)
    Wins,            ///< the game is over and won, counts[0] stones to counts[1]
    CollectsRest,    ///< with Wins: counts[0] stones that still lie in the own row are added at the end
    LineGains,       ///< over the counts[1] moves of the engine's line the own store gains counts[0] on his
    TuzdykComes,     ///< after his answer in the engine's line `move` makes houses[0] a tuzdyk; one can be made after
                     ///< counts[0] of his counts[1] answers [T]
    CommonOpening,   ///< of counts[1] recorded games that came to this position counts[0] went on so
    RareOpening,     ///< likewise, and it was seldom
};
inline constexpr int kFactKinds = 23;

struct Fact {
    FactKind kind = FactKind::Takes;
    rules::Side side = rules::Side::South; ///< whose deed it is: the mover's, or for Leaves… and Passes the other's
    HouseList houses;
    std::array<int, 2> counts{};
    std::optional<rules::Move> move;
    int swing = 0; ///< about how many stones hang on it: what facts are ordered by, nothing to be told
};

/// Everything that can be said about a legal move, the larger swing first. `line`: what the engine expects, the move
/// itself first; it is told only as far as its moves are legal. `openings`: without it nothing is said of how often a
/// move is played.
[[nodiscard]] std::vector<Fact> factsOf(const rules::AnyPosition& position, rules::Move move,
                                        std::span<const rules::Move> line = {},
                                        const OpeningCounts* openings = nullptr);

/// A person reads no more of them.
inline constexpr std::size_t kMostFactsTold = 2;

/// The ones to tell: the first kMostFactsTold, but never two of which one follows from the other. The last place is
/// that of how others open, if it is known: no stones hang on it, and in an opening they are the same for every move.
[[nodiscard]] std::vector<Fact> chooseFacts(std::span<const Fact> facts);

/// A pit of so many stones is a big one.
inline constexpr int kBigPit = 5;
/// Likewise, but only what speaks for the move: why it is right, not what it costs. Empty if nothing can be said.
[[nodiscard]] std::vector<Fact> chooseReasons(std::span<const Fact> facts);
/// Likewise, but only what the move did and threatens: nothing of what can be answered, for whoever has yet to answer.
[[nodiscard]] std::vector<Fact> chooseDeeds(std::span<const Fact> facts);

/// Played in at least every fourth game, a move is common; in at most every twentieth of so many games, rare.
inline constexpr int kCommonPart = 4;
inline constexpr int kRarePart = 20;
inline constexpr int kGamesToCallRare = 20;
/// The majority is near when so many are missing.
inline constexpr int kNearMajority = 12;

} // namespace qumalaq::learn
