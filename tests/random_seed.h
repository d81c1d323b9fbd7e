// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <random>

namespace qumalaq {

/// A new seed for each run, printed so that a failure can be repeated: with the environment variable QUMALAQ_SEED.
inline std::uint64_t newSeed()
{
    std::random_device device;
    bool isGiven = false;
    const std::uint64_t given = qEnvironmentVariable("QUMALAQ_SEED").toULongLong(&isGiven);
    const std::uint64_t seed = isGiven ? given : (std::uint64_t{device()} << 32) | device();
    qInfo("QUMALAQ_SEED=%llu", static_cast<unsigned long long>(seed));
    return seed;
}

/// As many as QUMALAQ_RANDOM_GAMES says.
inline int gamesToPlay(int otherwise)
{
    const int games = qEnvironmentVariableIntValue("QUMALAQ_RANDOM_GAMES");
    return games > 0 ? games : otherwise;
}

} // namespace qumalaq
