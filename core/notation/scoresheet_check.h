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

/// The first error on a sheet.
struct Mismatch {
    enum class Kind : std::uint8_t {
        Unreadable,    ///< the first digit is unknown
        IllegalMove,   ///< the pit is empty or does not exist
        AfterEnd,      ///< a move after the end of the game
        WrongLanding,  ///< the last stone does not fall into the pit of the second digit, but into pit `expected`
        WrongMark,     ///< an x where no tuzdyk is made, or none where one is
        WrongPosition, ///< the printed position differs from the board
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
        Removed,         ///< a move that was not played
        Inserted,        ///< a move that was not written down, before the one at `move`
        IgnoredPosition, ///< the printed position before the move is ignored
    };
    Kind kind = Kind::ChangedFrom;
    std::size_t move = 0;  ///< index into the sheet's moves as they were given
    std::size_t other = 0; ///< only for Swapped
    SheetMove before;      ///< as it was written; unused for Inserted
    SheetMove after;       ///< as it should be; unused for Removed. Swapped: the move that is first now

    friend bool operator==(const Repair&, const Repair&) = default;
};

/// A way to read the sheet.
struct Correction {
    std::vector<Repair> repairs;    ///< in the order of the moves
    int cost = 0;                   ///< higher is less likely; 10 is one misread digit
    std::vector<rules::Move> moves; ///< legal from the start
    bool isComplete = false;        ///< the whole sheet fits
};

struct ScoresheetReport {
    /// None if the sheet fits as it is.
    std::optional<Mismatch> mismatch;
    /// The cheapest first: the complete ones if there are any, else those that reach furthest. A correct sheet has one
    /// without repairs.
    std::vector<Correction> corrections;
    /// The number of corrections, from the first, that are as good as the first: the sheet does not show which is
    /// right.
    std::size_t equals = 0;
    /// There may be more of these than were requested.
    bool hasMoreEquals = false;
    /// The work reached its limit, so there may be better corrections.
    bool isLimited = false;
};

struct ScoresheetCheckLimits {
    /// Moves played during the search; a million takes some tenths of a second.
    std::size_t plies = 2'000'000;
    /// How many moves before a mismatch its cause is searched for, but never before a printed position that fits.
    std::size_t window = 40;
    std::size_t corrections = 8;
};

/// The sheet must be of a game of the Togyz family, its start a position of its setup's game. Blocks for as much work
/// as the limits allow. After a stop it returns what it has found so far. Thread-safe.
[[nodiscard]] ScoresheetReport checkScoresheet(const Scoresheet& sheet,
                                               const ScoresheetCheckLimits& limits = ScoresheetCheckLimits(),
                                               const StopToken& stop = {});

} // namespace qumalaq::notation
