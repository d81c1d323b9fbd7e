// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string_view>

namespace qumalaq::notation {

/// The result of reading and playing one move of a record.
struct RecordMove {
    rules::Move move;
    bool isMarkWrong = false; ///< an x where no tuzdyk is made, or none where one is
    int gain = 0;             ///< stones added to the mover's store
    int store = 0;            ///< the mover's store now
};

/// A faster parseMove() for millions of moves, which also plays the move. The word must be a move and nothing else; a
/// wrong x is not an error. After an error the position is unchanged; the error's column is within the word.
[[nodiscard]] Expected<RecordMove, ParseError> playWord(std::string_view word, rules::AnyPosition& position);

} // namespace qumalaq::notation
