// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/request.h"
#include "core/base/expected.h"
#include "core/protocol/line_tokenizer.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Parts of the lines of a UgiSession: what is wrong with one and where, the arguments of `go`, the options of the
/// games.
namespace qumalaq::protocol {

/// A message for the user.
using Problem = std::string;
using Done = Expected<void, Problem>;

[[nodiscard]] inline auto problemAt(const Word& word, std::string_view what)
{
    return unexpected("column " + std::to_string(word.column) + ": " + std::string(what));
}

/// Fails unless the line ends here.
[[nodiscard]] Done expectEnd(LineTokenizer& words);

/// The next word as a number from `minimum` to `maximum`. `name` is that of the number, for the message.
[[nodiscard]] Expected<std::int64_t, Problem> numberFrom(LineTokenizer& words, std::string_view name,
                                                         std::int64_t minimum, std::int64_t maximum);

/// Parses the arguments of `go`; `mover` is the side to move.
[[nodiscard]] Expected<ai::Limits, Problem> limitsFrom(LineTokenizer& words, rules::Side mover);

/// The `option` lines for the options of the games. A key that several games have is listed once, with the type and
/// default of the first game and the values of all.
[[nodiscard]] std::vector<std::string> gameOptionLines();

} // namespace qumalaq::protocol
