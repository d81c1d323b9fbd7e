// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/notation/scoresheet.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The scoresheet check: the second digit of a move checks the first, and a printed position checks all moves before
/// it. If a sheet does not fit, it searches for the smallest changes that make all of it fit.
namespace qumalaq::notation {

/// The first thing on a sheet that does not fit.
struct Mismatch {
    enum class Kind : std::uint8_t {
        Unreadable,    ///< the first digit is not known
        IllegalMove,   ///< the pit is empty or does not exist
        AfterEnd,      ///< a move after the end of the game
        WrongLanding,  ///< the last stone does not fall where the second digit says, but into pit `expected`
        WrongMark,     ///< an x where no tuzdyk is made, or none where one is
        WrongPosition, ///< the printed position is not the one on the board
    };
    Kind kind = Kind::IllegalMove;
    std::size_t move = 0; ///< index into the sheet's moves; for a position: of the move after it
    int expected = 0;

    friend bool operator==(const Mismatch&, const Mismatch&) = default;
};

/// One change to a sheet.
struct Repair {
    enum class Kind : std::uint8_t {
        ChangedFrom,     ///< the first digit of a move
        ChangedLanding,  ///< the second digit
        ChangedMove,     ///< both
        ChangedMark,     ///< the x
        Swapped,         ///< this move and the one at `other` are swapped
        Removed,         ///< a move that was not made
        Inserted,        ///< a move that was not written down, before the one at `move`
        IgnoredPosition, ///< the printed position before the move is ignored
    };
    Kind kind = Kind::ChangedFrom;
    std::size_t move = 0;  ///< index into the sheet's moves as they were given
    std::size_t other = 0; ///< only of Swapped
    SheetMove before;      ///< as it was written; unused for Inserted
    SheetMove after;       ///< as it should be; unused for Removed. Swapped: what comes first now

    friend bool operator==(const Repair&, const Repair&) = default;
};

/// A way to read the sheet.
struct Correction {
    std::vector<Repair> repairs;    ///< in the order of the moves
    int cost = 0;                   ///< higher is less likely; 10 is one misread digit
    std::vector<rules::Move> moves; ///< legal from the start, as far as they fit
    bool isComplete = false;        ///< the whole sheet fits
};

struct ScoresheetReport {
    /// None if the sheet fits as it is.
    std::optional<Mismatch> mismatch;
    /// The cheapest first: complete ones if there are any, otherwise those that reach furthest. A sheet that fits has
    /// one without repairs.
    std::vector<Correction> corrections;
    /// How many of them, from the first on, are as good as the first: the sheet does not tell which is right.
    std::size_t equals = 0;
    /// There may be more like these, beyond the number that was asked for.
    bool hasMoreEquals = false;
    /// The work reached its limit, so there may be better ones.
    bool isLimited = false;
};

struct ScoresheetCheckLimits {
    /// Moves made while searching; a million takes some tenths of a second.
    std::size_t plies = 2'000'000;
    /// How far before a mismatch its cause is searched for, in moves. Never before a printed position that fits.
    std::size_t window = 40;
    std::size_t corrections = 8;
};

/// The sheet must be of a game of the Togyz family, its start a position of its setup's game. Blocks for as much work
/// as the limits allow, or until `stop` asks for an end; then it returns what it found until then. Has no state, so it
/// is thread-safe.
[[nodiscard]] ScoresheetReport checkScoresheet(const Scoresheet& sheet,
                                               const ScoresheetCheckLimits& limits = ScoresheetCheckLimits(),
                                               const StopToken& stop = {});

} // namespace qumalaq::notation
