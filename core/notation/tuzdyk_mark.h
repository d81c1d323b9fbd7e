// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace qumalaq::notation {

/// `x` and its variants: the capital letter, and the Cyrillic letters that look the same.
inline constexpr std::array<std::string_view, 4> kTuzdykMarks = {"x", "X", "х", "Х"};

[[nodiscard]] constexpr bool isTuzdykMark(std::string_view word)
{
    return std::find(kTuzdykMarks.begin(), kTuzdykMarks.end(), word) != kTuzdykMarks.end();
}

/// Takes the mark if it comes next.
constexpr bool takeTuzdykMark(TextCursor& cursor)
{
    for (const std::string_view mark : kTuzdykMarks) {
        if (!cursor.rest().starts_with(mark))
            continue;
        for (std::size_t i = 0; i < mark.size(); ++i)
            cursor.advance();
        return true;
    }
    return false;
}

} // namespace qumalaq::notation
