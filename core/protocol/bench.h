// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace qumalaq::protocol {

struct BenchReport {
    std::uint64_t nodes = 0; ///< the signature: the same on every run and machine until the search changes
    std::chrono::milliseconds elapsed{0};
};

/// Searches a fixed set of positions to a fixed depth, each from an empty table. Takes a second or two.
[[nodiscard]] BenchReport runBench();

} // namespace qumalaq::protocol
