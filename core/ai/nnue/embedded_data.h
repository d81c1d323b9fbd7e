// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace qumalaq::ai::nnue {

// The files resources/network/<game>.nnue as they were when the program was built; empty where there was none. The
// sources are written by packaging/cmake/EmbedBytes.cmake.

[[nodiscard]] std::span<const std::uint8_t> embeddedTogyzqumalaq();
[[nodiscard]] std::span<const std::uint8_t> embeddedCongkak();

} // namespace qumalaq::ai::nnue
