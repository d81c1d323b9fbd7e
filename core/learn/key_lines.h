// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <string>
#include <string_view>
#include <vector>

/// The syntax of lessons and of their texts: lines `key = value` under headings `[kind id]`.
namespace qumalaq::learn {

struct KeyLine {
    std::string key;
    std::string value;
    TextPosition keyAt;
    TextPosition valueAt;
};

struct Section {
    std::string kind; ///< empty for the lines above the first heading
    std::string id;
    TextPosition at;
    std::vector<KeyLine> entries;

    /// Null if there is no such key.
    [[nodiscard]] const KeyLine* find(std::string_view key) const;
};

struct KeyLines {
    std::vector<Section> sections; ///< at least one, the first without a heading
};

/// Skips malformed lines, and appends a fault for each.
[[nodiscard]] KeyLines splitKeyLines(std::string_view text, std::vector<TextError>& faults);

void sortByPlace(std::vector<TextError>& faults);

} // namespace qumalaq::learn
