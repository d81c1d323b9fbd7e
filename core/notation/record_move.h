// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string_view>

namespace qumalaq::notation {

/// One move of a record, read and made.
struct RecordMove {
    rules::Move move;
    bool isMarkWrong = false; ///< an x where no tuzdyk is made, or none where one is
    int gain = 0;             ///< by how much the mover's store has grown
    int store = 0;            ///< what it holds now
};

/// parseMove() for those who read millions: the word holds a move and nothing else, a wrong x is no error, and the
/// move is made. On an error the position is unchanged; it has the column within the word.
[[nodiscard]] Expected<RecordMove, ParseError> playWord(std::string_view word, rules::AnyPosition& position);

} // namespace qumalaq::notation
