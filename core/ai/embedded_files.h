// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace qumalaq::ai {

// Files as they were when the program was built; empty if there was none. The sources are written by
// packaging/cmake/EmbedBytes.cmake.

/// resources/book/togyzqumalaq.book
[[nodiscard]] std::span<const std::uint8_t> embeddedBookData();

/// resources/bestemshe/bestemshe.book
[[nodiscard]] std::span<const std::uint8_t> embeddedBestemsheStrategyData();

/// resources/endgame/togyzqumalaq.endgame
[[nodiscard]] std::span<const std::uint8_t> embeddedEndgameData();

/// resources/endgame/oware.endgame
[[nodiscard]] std::span<const std::uint8_t> embeddedOwareEndgameData();

/// resources/endgame/bestemshe.endgame
[[nodiscard]] std::span<const std::uint8_t> embeddedBestemsheEndgameData();

} // namespace qumalaq::ai
