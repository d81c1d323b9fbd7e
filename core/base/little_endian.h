// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

/// Integers in files, little-endian on every machine, and the hash that serves as the checksum of files.
namespace qumalaq {

/// Writes sizeof(Number) bytes to `at`.
template <typename Number>
void storeNumber(std::uint8_t* at, Number number)
{
    const auto bits = static_cast<std::make_unsigned_t<Number>>(number);
    for (std::size_t i = 0; i < sizeof bits; ++i)
        at[i] = static_cast<std::uint8_t>(bits >> (8 * i));
}

/// Reads sizeof(Number) bytes from `at`.
template <typename Number>
[[nodiscard]] Number loadNumber(const std::uint8_t* at)
{
    std::make_unsigned_t<Number> bits = 0;
    for (std::size_t i = 0; i < sizeof bits; ++i)
        bits = static_cast<decltype(bits)>(bits | (static_cast<decltype(bits)>(at[i]) << (8 * i)));
    return static_cast<Number>(bits);
}

template <typename Number>
void putNumber(std::vector<std::uint8_t>& bytes, Number number)
{
    bytes.resize(bytes.size() + sizeof number);
    storeNumber(&bytes[bytes.size() - sizeof number], number);
}

/// Removes a number from the front of `bytes`, which must be long enough.
template <typename Number>
[[nodiscard]] Number takeNumber(std::span<const std::uint8_t>& bytes)
{
    const auto number = loadNumber<Number>(bytes.data());
    bytes = bytes.subspan(sizeof number);
    return number;
}

/// Each step is a bijection of the hash so far, so changing a single byte always changes the hash.
[[nodiscard]] inline std::uint64_t hashOfBytes(std::span<const std::uint8_t> bytes)
{
    std::uint64_t hash = bytes.size();
    for (const std::uint8_t byte : bytes)
        hash = splitMix64(hash ^ byte);
    return hash;
}

} // namespace qumalaq
