// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/line_problem.h"

#include "core/protocol/words.h"

namespace qumalaq::protocol {

Done expectEnd(LineWords& words)
{
    if (const Word word = words.take(); !word.text.empty())
        return problemAt(word, "unexpected " + inQuotes(word.text));
    return {};
}

Expected<std::int64_t, Problem> numberFrom(LineWords& words, std::string_view name, std::int64_t least,
                                           std::int64_t most)
{
    const Word word = words.take();
    if (word.text.empty())
        return problemAt(word, std::string(name) + " needs a number");
    const auto number = toNumber(word.text);
    if (!number || *number < least || *number > most)
        return problemAt(word, inQuotes(word.text) + " is not a number from " + std::to_string(least) + " to "
                                   + std::to_string(most));
    return *number;
}

} // namespace qumalaq::protocol
