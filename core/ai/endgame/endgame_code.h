// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The coding of the shares in an endgame table: an adaptive binary range coder (Martin 1979, in the form of LZMA) with
/// neighbouring shares as the context. Needs two thirds of a bit for a position instead of four bits. Integers only, so
/// the result is the same on every machine.
namespace qumalaq::ai::endgame {

/// Byte offsets in the file header.
inline constexpr std::size_t kVersionAt = 8;
inline constexpr std::size_t kStonesAt = 12;
inline constexpr std::size_t kPliesAt = 16;
inline constexpr std::size_t kLengthAt = 32;
inline constexpr std::size_t kHashAt = 40;

/// What is known about a share before it is decoded.
struct ShareContext {
    std::size_t stones = 0; ///< on the board
    std::size_t own = 0;    ///< of them in the mover's row
    std::size_t last = 0;   ///< the previous share
    std::size_t before = 0; ///< the share before `last`
};

/// The probability of each decision as learned so far. A decision updates its own.
class ShareModel {
public:
    ShareModel();

    using Chance = std::uint16_t; ///< of a zero, in 2^-kChanceBits
    static constexpr int kChanceBits = 12;

    /// For the decision whether the share equals the one before.
    [[nodiscard]] Chance& again(const ShareContext& context)
    {
        return m_again[((context.stones * kShares + context.own) * kShares + context.last) * kShares + context.before];
    }
    /// For a bit of the share, from the highest one: node 1, then twice the node plus the bit.
    [[nodiscard]] Chance& bit(const ShareContext& context, std::size_t node)
    {
        return m_bits[((context.stones * kShares + context.own) * kShares + context.last) * kShares + node];
    }

private:
    static constexpr std::size_t kShares = 16;
    std::vector<Chance> m_again;
    std::vector<Chance> m_bits;
};

class ShareEncoder {
public:
    void put(const ShareContext& context, int share);
    /// put() must not be called afterwards.
    [[nodiscard]] std::vector<std::uint8_t> finish();

private:
    void putBit(ShareModel::Chance& chance, unsigned bit);
    void shift();

    ShareModel m_model;
    std::vector<std::uint8_t> m_bytes;
    std::uint64_t m_low = 0;
    std::uint32_t m_range = 0xFFFFFFFF;
    std::uint8_t m_held = 0;
    std::uint64_t m_heldCount = 1; ///< the held byte and each 0xFF after it, which a carry may still change
};

class ShareDecoder {
public:
    explicit ShareDecoder(std::span<const std::uint8_t> bytes);

    /// The next share, 0 to 15. Undefined past the end, see isPastEnd().
    [[nodiscard]] int take(const ShareContext& context);
    /// Exactly all bytes have been read.
    [[nodiscard]] bool isAtEnd() const { return m_at == m_bytes.size(); }
    /// More bytes were needed than there are, so the shares are undefined.
    [[nodiscard]] bool isPastEnd() const { return m_at > m_bytes.size(); }

private:
    [[nodiscard]] unsigned takeBit(ShareModel::Chance& chance);
    [[nodiscard]] std::uint8_t next();

    ShareModel m_model;
    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0; ///< may go beyond the end
    std::uint32_t m_range = 0xFFFFFFFF;
    std::uint32_t m_code = 0;
};

} // namespace qumalaq::ai::endgame
