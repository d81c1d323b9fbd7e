// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/player_name.h"

#include <algorithm>
#include <charconv>

namespace qumalaq::notation {

namespace {

constexpr std::string_view kLevelWord = "level ";

} // namespace

std::string toText(const ComputerName& name)
{
    std::string text(kComputerPrefix);
    if (name.level == 0)
        return text + name.character;
    return text.append(kLevelWord) + std::to_string(name.level);
}

std::optional<ComputerName> parseComputerName(std::string_view name)
{
    if (!name.starts_with(kComputerPrefix))
        return std::nullopt;
    name.remove_prefix(kComputerPrefix.size());
    ComputerName computer;
    if (name.starts_with(kLevelWord)) {
        name.remove_prefix(kLevelWord.size());
        const char* const end = name.data() + name.size();
        const auto number = std::from_chars(name.data(), end, computer.level);
        const bool isLevel = number.ec == std::errc() && number.ptr == end && name.front() != '0' && computer.level >= 1
                             && computer.level <= kHighestNamedLevel;
        return isLevel ? std::optional(computer) : std::nullopt;
    }
    const bool isId = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || c == '-';
    });
    if (!isId)
        return std::nullopt;
    computer.character = name;
    return computer;
}

bool isUnnamed(std::string_view name)
{
    return name.empty() || name == "?";
}

} // namespace qumalaq::notation
