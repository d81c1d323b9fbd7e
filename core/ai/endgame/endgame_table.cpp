// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/endgame_table.h"

#include "core/ai/embedded_files.h"
#include "core/ai/endgame/endgame_code.h"
#include "core/base/little_endian.h"
#include "core/base/prng.h"
#include "core/base/read_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <new>
#include <string_view>
#include <system_error>

namespace qumalaq::ai {

using endgame::Tuzdyks;
using rules::Side;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::string_view kMagic = "QUMALAQE";
constexpr std::uint8_t kVersion = 1;
static_assert(endgame::kHashAt + 8 == EndgameTable::kHeaderBytes);

/// Calls visit(own, count) for each way to fill the mover's row, in the order of the numbering: the next `count`
/// positions have `own` stones there.
template <typename Visit>
void forEachRow(std::size_t ownPits, std::size_t otherPits, std::size_t left, std::size_t own, const Visit& visit)
{
    if (ownPits == 0) {
        visit(own, endgame::kWays[otherPits][left]);
        return;
    }
    for (std::size_t here = 0; here <= left; ++here)
        forEachRow(ownPits - 1, otherPits, left - here, own + here, visit);
}

[[nodiscard]] std::uint64_t positionsUpTo(int stones)
{
    std::uint64_t positions = 0;
    for (int count = 0; count <= stones; ++count) {
        for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
            if (const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number); tuzdyks.isPossible())
                positions += endgame::countOf(tuzdyks, count);
        }
    }
    return positions;
}

} // namespace

EndgameTable::EndgameTable(int stones) : m_stones(stones)
{
    std::size_t size = 0;
    for (int count = 0; count <= stones; ++count) {
        for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
            const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number);
            m_starts[number][static_cast<std::size_t>(count)] = size;
            if (tuzdyks.isPossible())
                size += endgame::countOf(tuzdyks, count);
        }
    }
    m_size = size;
    m_shares.resize((size + 1) / 2);
}

template <typename Visit>
void EndgameTable::forEachPosition(Visit visit) const
{
    std::size_t index = 0;
    for (int stones = 0; stones <= m_stones; ++stones) {
        for (std::size_t number = 0; number < endgame::kTuzdykPairs; ++number) {
            const Tuzdyks tuzdyks = Tuzdyks::fromNumber(number);
            if (!tuzdyks.isPossible())
                continue;
            const std::size_t ownPits = rules::kMaxPits - (tuzdyks.other > 0 ? 1 : 0);
            const auto otherPits = static_cast<std::size_t>(tuzdyks.pits()) - ownPits;
            const auto all = static_cast<std::size_t>(stones);
            forEachRow(ownPits, otherPits, all, 0, [&](std::size_t own, std::size_t count) {
                for (; count > 0; --count)
                    visit(index++, all, own);
            });
        }
    }
}

std::optional<int> EndgameTable::shareOf(const TogyzqumalaqPosition& position) const
{
    const Side mover = position.sideToMove();
    const Side other = rules::opponentOf(mover);
    const int stones = TogyzqumalaqPosition::kTotalStones - position.store(mover) - position.store(other);
    if (stones > m_stones)
        return std::nullopt;
    const Tuzdyks tuzdyks{static_cast<std::uint8_t>(position.tuzdykOf(mover)),
                          static_cast<std::uint8_t>(position.tuzdykOf(other))};
    return shareOf({position.pits(mover), position.pits(other)}, tuzdyks, stones);
}

std::optional<EndgameTable::Result> EndgameTable::resultOf(const TogyzqumalaqPosition& position) const
{
    if (position.end() != rules::TogyzEnd::Majority)
        return std::nullopt;
    const auto share = shareOf(position);
    if (!share)
        return std::nullopt;
    constexpr int kHalf = TogyzqumalaqPosition::kTotalStones / 2;
    const Side mover = position.sideToMove();
    const int own = position.store(mover) + *share;
    return own > kHalf ? Result::Win : own < kHalf ? Result::Loss : Result::Draw;
}

/// Hashes eight bytes at a time, because a table is large. Each step is a bijection of the hash so far.
std::uint64_t EndgameTable::hashOfContents() const
{
    std::uint64_t hash = splitMix64(static_cast<std::uint64_t>(m_stones));
    for (const std::uint8_t plies : m_plies)
        hash = splitMix64(hash ^ plies);
    std::size_t i = 0;
    for (; i + 8 <= m_shares.size(); i += 8)
        hash = splitMix64(hash ^ loadNumber<std::uint64_t>(m_shares.data() + i));
    for (; i < m_shares.size(); ++i)
        hash = splitMix64(hash ^ m_shares[i]);
    return hash;
}

std::vector<std::uint8_t> EndgameTable::toBytes() const
{
    endgame::ShareEncoder encoder;
    endgame::ShareContext context;
    forEachPosition([&](std::size_t index, std::size_t stones, std::size_t own) {
        context.stones = stones;
        context.own = own;
        const int share = at(index);
        encoder.put(context, share);
        context.before = context.last;
        context.last = static_cast<std::size_t>(share);
    });
    const std::vector<std::uint8_t> payload = encoder.finish();
    std::vector<std::uint8_t> bytes(kHeaderBytes + payload.size());
    std::copy(kMagic.begin(), kMagic.end(), bytes.begin());
    storeNumber(&bytes[endgame::kVersionAt], std::uint32_t{kVersion});
    storeNumber(&bytes[endgame::kStonesAt], static_cast<std::uint32_t>(m_stones));
    std::copy(m_plies.begin(), m_plies.end(), bytes.begin() + endgame::kPliesAt);
    storeNumber(&bytes[endgame::kLengthAt], std::uint64_t{payload.size()});
    storeNumber(&bytes[endgame::kHashAt], m_hash);
    std::copy(payload.begin(), payload.end(), bytes.begin() + kHeaderBytes);
    return bytes;
}

struct EndgameTable::Header {
    int stones = 0;
    std::uint64_t hash = 0;

    /// `bytes` are the first of a file of `fileBytes`. A file that is too short or too long for the positions it
    /// announces is refused before they are allocated.
    [[nodiscard]] static Expected<Header, EndgameError> from(std::span<const std::uint8_t> bytes,
                                                             std::uintmax_t fileBytes)
    {
        if (bytes.size() < kHeaderBytes || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
            return unexpected(EndgameError::NotATable);
        if (loadNumber<std::uint32_t>(&bytes[endgame::kVersionAt]) != kVersion)
            return unexpected(EndgameError::OtherVersion);
        const std::uint64_t payload = fileBytes - kHeaderBytes;
        if (loadNumber<std::uint64_t>(&bytes[endgame::kLengthAt]) != payload)
            return unexpected(EndgameError::WrongLength);
        const std::uint64_t stones = loadNumber<std::uint32_t>(&bytes[endgame::kStonesAt]);
        if (stones > endgame::kMaxStones)
            return unexpected(EndgameError::Damaged);
        // A position takes two thirds of a bit (6 stones); these bounds are an eighth of a bit and a byte, plus the
        // bytes that flush the coder.
        constexpr std::uint64_t kPositionsInByte = 64;
        constexpr std::uint64_t kMaxToEnd = 16;
        const std::uint64_t positions = positionsUpTo(static_cast<int>(stones));
        if (payload < positions / kPositionsInByte || payload > positions + kMaxToEnd)
            return unexpected(EndgameError::WrongLength);
        return Header{static_cast<int>(stones), loadNumber<std::uint64_t>(&bytes[endgame::kHashAt])};
    }
};

Expected<std::shared_ptr<const EndgameTable>, EndgameError> EndgameTable::fromFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) // a device would have no end
        return unexpected(EndgameError::CannotRead);
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    std::array<std::uint8_t, kHeaderBytes> front{};
    std::ifstream file(path, std::ios::binary);
    if (error || !file)
        return unexpected(EndgameError::CannotRead);
    if (!file.read(reinterpret_cast<char*>(front.data()), front.size()))
        return unexpected(EndgameError::NotATable);
    if (const auto header = Header::from(front, size); !header)
        return unexpected(header.error());
    const auto bytes = readFile(path, size);
    if (!bytes)
        return unexpected(bytes.error() == FileError::TooLarge ? EndgameError::NoMemory : EndgameError::CannotRead);
    return fromBytes(*bytes);
}

Expected<std::shared_ptr<const EndgameTable>, EndgameError> EndgameTable::fromBytes(std::span<const std::uint8_t> bytes)
{
    const auto header = Header::from(bytes, bytes.size());
    if (!header)
        return unexpected(header.error());
    try {
        const std::shared_ptr<EndgameTable> table(new EndgameTable(header->stones));
        std::copy_n(bytes.begin() + endgame::kPliesAt, table->m_plies.size(), table->m_plies.begin());
        endgame::ShareDecoder decoder(bytes.subspan(kHeaderBytes));
        endgame::ShareContext context;
        table->forEachPosition([&](std::size_t index, std::size_t count, std::size_t own) {
            if (decoder.isPastEnd())
                return;
            context.stones = count;
            context.own = own;
            const int share = decoder.take(context);
            table->set(index, share);
            context.before = context.last;
            context.last = static_cast<std::size_t>(share);
        });
        table->m_hash = table->hashOfContents();
        if (!decoder.isAtEnd() || table->m_hash != header->hash)
            return unexpected(EndgameError::Damaged);
        return table;
    } catch (const std::bad_alloc&) {
        return unexpected(EndgameError::NoMemory);
    }
}

const std::shared_ptr<const EndgameTable>& embeddedEndgame()
{
    static const std::shared_ptr<const EndgameTable> kTable = [] {
        const auto table = EndgameTable::fromBytes(embeddedEndgameData());
        return table ? *table : nullptr;
    }();
    return kTable;
}

} // namespace qumalaq::ai
