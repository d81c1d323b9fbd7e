// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace qumalaq::ai::nnue {

/// The file resources/network/togyzqumalaq.nnue as it was when the program was built; empty if there was none. Its
/// source is written by packaging/cmake/EmbedBytes.cmake.
[[nodiscard]] std::span<const std::uint8_t> embeddedData();

} // namespace qumalaq::ai::nnue
