// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/oware_endgame.h"

#include "core/ai/embedded_files.h"
#include "core/ai/endgame/endgame_code.h"
#include "core/ai/endgame/house_index.h"
#include "core/ai/evaluation.h"
#include "core/base/little_endian.h"
#include "core/base/prng.h"

#include <algorithm>
#include <cassert>
#include <new>
#include <numeric>
#include <string_view>

namespace qumalaq::ai {

using rules::OwarePosition;

namespace {

constexpr std::string_view kMagic = "QUMALAQO";
constexpr std::uint32_t kVersion = 1;

// Of the header.
constexpr std::size_t kVersionAt = 8;
constexpr std::size_t kStonesAt = 12;
constexpr std::size_t kPliesAt = 16;
constexpr std::size_t kLengthAt = 32;
constexpr std::size_t kHashAt = 40;
static_assert(kHashAt + 8 == OwareEndgame::kHeaderBytes);

/// Calls visit(index, stones, stones of the mover's row) for every position, in the order of the index.
template <typename Visit>
void forEachPosition(std::size_t houses, int mostStones, const Visit& visit)
{
    for (int stones = 0; stones <= mostStones; ++stones) {
        endgame::forEachBoard(houses, stones, [&](std::size_t index, const endgame::Houses& board) {
            visit(index, stones, std::accumulate(board.begin(), board.begin() + houses / 2, 0));
        });
    }
}

/// Learns least shares, and what a position leaves open, each from its neighbours.
class Neighbours {
public:
    [[nodiscard]] endgame::ShareContext forLeast(int stones, int own) const
    {
        return {static_cast<std::size_t>(stones), static_cast<std::size_t>(own), m_least[0], m_least[1]};
    }
    [[nodiscard]] endgame::ShareContext forOpen(int least) const
    {
        constexpr std::size_t kNoStones = 15; // no table has so many: the model of its own
        return {kNoStones, static_cast<std::size_t>(least), m_open[0], m_open[1]};
    }
    void take(int least, int open)
    {
        m_least = {static_cast<std::size_t>(least), m_least[0]};
        m_open = {static_cast<std::size_t>(open), m_open[0]};
    }

private:
    std::array<std::size_t, 2> m_least{};
    std::array<std::size_t, 2> m_open{};
};

} // namespace

OwareEndgame::OwareEndgame(int stones) : m_stones(stones), m_shares(endgame::firstIndexOf(kHouses, stones + 1)) {}

std::optional<OwareEndgame::Share> OwareEndgame::shareOf(const OwarePosition& position) const
{
    const int stones = stonesOnBoard(position);
    if (stones > m_stones || position.rules().grandSlam != rules::GrandSlam::TakesNothing)
        return std::nullopt;
    return m_shares[endgame::indexOf(endgame::housesOf(position, position.sideToMove()), kHouses, stones)];
}

std::optional<EndgameTable::Result> OwareEndgame::resultOf(const OwarePosition& position) const
{
    const auto share = shareOf(position);
    if (!share)
        return std::nullopt;
    const int own = position.store(position.sideToMove());
    if (own + share->least > kHalf)
        return EndgameTable::Result::Win;
    if (own + share->most < kHalf)
        return EndgameTable::Result::Loss;
    if (share->least == share->most)
        return EndgameTable::Result::Draw;
    return std::nullopt;
}

std::uint64_t OwareEndgame::hashOfContents() const
{
    std::uint64_t hash = mixed(static_cast<std::uint64_t>(m_stones));
    for (const std::uint8_t plies : m_plies)
        hash = mixed(hash ^ plies);
    for (const Share share : m_shares)
        hash = mixed(hash ^ (share.least * 16U + share.most));
    return hash;
}

std::vector<std::uint8_t> OwareEndgame::toBytes() const
{
    endgame::ShareEncoder encoder;
    Neighbours neighbours;
    forEachPosition(kHouses, m_stones, [&](std::size_t index, int stones, int own) {
        const Share share = m_shares[index];
        encoder.put(neighbours.forLeast(stones, own), share.least);
        encoder.put(neighbours.forOpen(share.least), share.most - share.least);
        neighbours.take(share.least, share.most - share.least);
    });
    const std::vector<std::uint8_t> payload = encoder.finish();
    std::vector<std::uint8_t> bytes(kHeaderBytes + payload.size());
    std::copy(kMagic.begin(), kMagic.end(), bytes.begin());
    storeNumber(&bytes[kVersionAt], kVersion);
    storeNumber(&bytes[kStonesAt], static_cast<std::uint32_t>(m_stones));
    std::copy(m_plies.begin(), m_plies.end(), bytes.begin() + kPliesAt);
    storeNumber(&bytes[kLengthAt], std::uint64_t{payload.size()});
    storeNumber(&bytes[kHashAt], hashOfContents());
    std::copy(payload.begin(), payload.end(), bytes.begin() + kHeaderBytes);
    return bytes;
}

Expected<std::shared_ptr<const OwareEndgame>, EndgameError> OwareEndgame::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHeaderBytes || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
        return unexpected(EndgameError::NotATable);
    if (loadNumber<std::uint32_t>(&bytes[kVersionAt]) != kVersion)
        return unexpected(EndgameError::OtherVersion);
    if (loadNumber<std::uint64_t>(&bytes[kLengthAt]) != bytes.size() - kHeaderBytes)
        return unexpected(EndgameError::WrongLength);
    const auto stones = loadNumber<std::uint32_t>(&bytes[kStonesAt]);
    if (stones > endgame::kMostStones)
        return unexpected(EndgameError::Damaged);
    try {
        const std::shared_ptr<OwareEndgame> table(new OwareEndgame(static_cast<int>(stones)));
        std::copy_n(bytes.begin() + kPliesAt, table->m_plies.size(), table->m_plies.begin());
        endgame::ShareDecoder decoder(bytes.subspan(kHeaderBytes));
        Neighbours neighbours;
        forEachPosition(kHouses, table->m_stones, [&](std::size_t index, int count, int own) {
            if (decoder.isPastEnd())
                return;
            const int least = decoder.take(neighbours.forLeast(count, own));
            const int open = decoder.take(neighbours.forOpen(least));
            table->m_shares[index] = {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(least + open)};
            neighbours.take(least, open);
        });
        if (!decoder.isAtEnd() || table->hashOfContents() != loadNumber<std::uint64_t>(&bytes[kHashAt]))
            return unexpected(EndgameError::Damaged);
        return table;
    } catch (const std::bad_alloc&) {
        return unexpected(EndgameError::NoMemory);
    }
}

const std::shared_ptr<const OwareEndgame>& embeddedOwareEndgame()
{
    static const std::shared_ptr<const OwareEndgame> kTable = [] {
        const auto table = OwareEndgame::fromBytes(embeddedOwareEndgameData());
        return table ? *table : nullptr;
    }();
    return kTable;
}

} // namespace qumalaq::ai
