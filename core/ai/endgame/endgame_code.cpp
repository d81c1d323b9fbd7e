// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/endgame_code.h"

namespace qumalaq::ai::endgame {

namespace {

using Chance = ShareModel::Chance;

constexpr int kLearning = 5; // a probability moves by 1/32 of the difference
constexpr std::uint32_t kMinRange = 1U << 24;
constexpr std::size_t kShareBits = 4;
constexpr std::size_t kFlushed = 5; // bytes that flush the last range

/// The point at which a decision divides the range.
[[nodiscard]] std::uint32_t boundOf(std::uint32_t range, Chance chance)
{
    return (range >> ShareModel::kChanceBits) * chance;
}

void learn(Chance& chance, unsigned bit)
{
    constexpr int kOne = 1 << ShareModel::kChanceBits;
    chance = static_cast<Chance>(bit == 0 ? chance + ((kOne - chance) >> kLearning) : chance - (chance >> kLearning));
}

} // namespace

ShareModel::ShareModel()
    : m_again(kShares * kShares * kShares * kShares, Chance{1 << (kChanceBits - 1)})
    , m_bits(m_again)
{
}

void ShareEncoder::put(const ShareContext& context, int share)
{
    const auto bits = static_cast<std::size_t>(share);
    putBit(m_model.again(context), bits == context.last ? 0 : 1);
    if (bits == context.last)
        return;
    std::size_t node = 1;
    for (std::size_t i = kShareBits; i-- > 0;) {
        const std::size_t bit = bits >> i & 1;
        putBit(m_model.bit(context, node), static_cast<unsigned>(bit));
        node = 2 * node + bit;
    }
}

void ShareEncoder::putBit(Chance& chance, unsigned bit)
{
    const std::uint32_t bound = boundOf(m_range, chance);
    learn(chance, bit);
    if (bit == 0) {
        m_range = bound;
    } else {
        m_low += bound;
        m_range -= bound;
    }
    while (m_range < kMinRange) {
        m_range <<= 8;
        shift();
    }
}

void ShareEncoder::shift()
{
    constexpr std::uint64_t kCarry = std::uint64_t{1} << 32;
    if (m_low < 0xFF000000 || m_low >= kCarry) {
        const auto carry = static_cast<std::uint8_t>(m_low >> 32);
        m_bytes.push_back(static_cast<std::uint8_t>(m_held + carry));
        for (; m_heldCount > 1; --m_heldCount)
            m_bytes.push_back(static_cast<std::uint8_t>(0xFF + carry));
        m_held = static_cast<std::uint8_t>(m_low >> 24);
        m_heldCount = 0;
    }
    ++m_heldCount;
    m_low = (m_low & 0x00FFFFFF) << 8;
}

std::vector<std::uint8_t> ShareEncoder::finish()
{
    for (std::size_t i = 0; i < kFlushed; ++i)
        shift();
    return std::move(m_bytes);
}

ShareDecoder::ShareDecoder(std::span<const std::uint8_t> bytes) : m_bytes(bytes)
{
    for (std::size_t i = 0; i < kFlushed; ++i)
        m_code = m_code << 8 | next();
}

int ShareDecoder::take(const ShareContext& context)
{
    if (takeBit(m_model.again(context)) == 0)
        return static_cast<int>(context.last);
    std::size_t node = 1;
    for (std::size_t i = 0; i < kShareBits; ++i)
        node = 2 * node + takeBit(m_model.bit(context, node));
    return static_cast<int>(node - (std::size_t{1} << kShareBits));
}

unsigned ShareDecoder::takeBit(Chance& chance)
{
    const std::uint32_t bound = boundOf(m_range, chance);
    const unsigned bit = m_code < bound ? 0 : 1;
    learn(chance, bit);
    if (bit == 0) {
        m_range = bound;
    } else {
        m_code -= bound;
        m_range -= bound;
    }
    while (m_range < kMinRange) {
        m_range <<= 8;
        m_code = m_code << 8 | next();
    }
    return bit;
}

std::uint8_t ShareDecoder::next()
{
    const std::size_t at = m_at++;
    return at < m_bytes.size() ? m_bytes[at] : std::uint8_t{0};
}

} // namespace qumalaq::ai::endgame
