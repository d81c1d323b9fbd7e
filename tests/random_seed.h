// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstdint>
#include <random>

namespace qumalaq {

/// A new seed for each run, printed so that a failure can be repeated.
inline std::uint64_t newSeed()
{
    std::random_device device;
    const std::uint64_t seed = (std::uint64_t{device()} << 32) | device();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    return seed;
}

} // namespace qumalaq
