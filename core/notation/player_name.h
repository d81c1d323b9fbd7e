// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The names of players in the tags `White` and `Black`, the same in every language of the window.
namespace qumalaq::notation {

/// A computer player of this program: `Qumalaq, level 4`, or with a character `Qumalaq, hoarder`.
struct ComputerName {
    int level = 0;         ///< 1 to kHighestNamedLevel; 0 if it has a character
    std::string character; ///< an id of small letters and hyphens; empty if it has a level

    friend bool operator==(const ComputerName&, const ComputerName&) = default;
};

/// More than today's levels, because a later version may have more.
inline constexpr int kHighestNamedLevel = 99;
/// The beginning of every computer's name.
inline constexpr std::string_view kComputerPrefix = "Qumalaq, ";

[[nodiscard]] std::string toText(const ComputerName& name);
/// None for any other player.
[[nodiscard]] std::optional<ComputerName> parseComputerName(std::string_view name);

/// Whether the name is unknown: empty, or `?` as in PGN.
[[nodiscard]] bool isUnnamed(std::string_view name);

} // namespace qumalaq::notation
