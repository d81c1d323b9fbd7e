// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The coding of the shares in an endgame table: an adaptive binary range coder (Martin 1979, in the form of LZMA) that
/// learns how neighbours resemble each other. It takes two thirds of a bit for a position instead of four bits.
/// Integers only: the same on every machine.
namespace qumalaq::ai::endgame {

/// What is known about a share before it is read.
struct ShareContext {
    std::size_t stones = 0; ///< on the board
    std::size_t own = 0;    ///< of them in the mover's row
    std::size_t last = 0;   ///< the share before it
    std::size_t before = 0; ///< the share before that
};

/// The probabilities of each decision as learned so far. Each decision updates its own.
class ShareModel {
public:
    ShareModel();

    using Chance = std::uint16_t; ///< of a zero, in 2^-kChanceBits
    static constexpr int kChanceBits = 12;

    /// Of the share being the same as the last one.
    [[nodiscard]] Chance& again(const ShareContext& context)
    {
        return m_again[((context.stones * kShares + context.own) * kShares + context.last) * kShares + context.before];
    }
    /// Its bits, the highest first: node 1, then twice the node plus the bit.
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
    /// Nothing may be put afterwards.
    [[nodiscard]] std::vector<std::uint8_t> finish();

private:
    void putBit(ShareModel::Chance& chance, unsigned bit);
    void shift();

    ShareModel m_model;
    std::vector<std::uint8_t> m_bytes;
    std::uint64_t m_low = 0;
    std::uint32_t m_range = 0xFFFFFFFF;
    std::uint8_t m_held = 0;
    std::uint64_t m_heldCount = 1; ///< 1 for the held byte, and 1 for each 0xFF after it: a carry may still reach them
};

class ShareDecoder {
public:
    explicit ShareDecoder(std::span<const std::uint8_t> bytes);

    /// 0 to 15. Meaningless past the end, see isPastEnd().
    [[nodiscard]] int take(const ShareContext& context);
    /// All bytes have been read, and no more.
    [[nodiscard]] bool isAtEnd() const { return m_at == m_bytes.size(); }
    /// More was read than there is: what take() returns is meaningless.
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
