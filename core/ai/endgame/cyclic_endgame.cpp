// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/cyclic_endgame.h"

#include "core/ai/embedded_files.h"
#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/endgame/endgame_code.h"
#include "core/ai/evaluation.h"
#include "core/base/little_endian.h"
#include "core/base/prng.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <mutex>
#include <new>
#include <numeric>
#include <thread>

namespace qumalaq::ai {

namespace {

using endgame::CyclicRules;

constexpr std::uint32_t kVersion = 1;
static_assert(endgame::kHashAt + 8 == OwareEndgame::kHeaderBytes);

/// Contexts for the coding of the least share and of the open difference of a position, each from its neighbours. All
/// numbers are in steps.
class Neighbours {
public:
    [[nodiscard]] endgame::ShareContext forLeast(int stones, int own) const
    {
        return {static_cast<std::size_t>(stones), static_cast<std::size_t>(own), m_least[0], m_least[1]};
    }
    [[nodiscard]] endgame::ShareContext forOpen(int least) const
    {
        constexpr std::size_t kNoStones = 15; // more than in any table, so this is a model of its own
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

template <rules::GamePosition P>
CyclicEndgame<P>::CyclicEndgame(int stones) : m_stones(stones)
{
    using Rules = CyclicRules<P>;
    static_assert(kMaxStones / Rules::kStep < 15, "a share has four bits, and one number is for something else");
    static_assert(kMaxStones <= endgame::kMaxInPits);
    std::size_t positions = 0;
    for (int count = 0; count <= stones; count += Rules::kStep) {
        m_starts[layerOf(count)] = positions;
        positions += endgame::countOf(Rules::kPits, count);
    }
    m_cells.resize(positions);
}

template <rules::GamePosition P>
std::size_t CyclicEndgame<P>::layerOf(int stones)
{
    return static_cast<std::size_t>(stones / CyclicRules<P>::kStep);
}

template <rules::GamePosition P>
std::size_t CyclicEndgame<P>::indexOf(const P& position, rules::Side mover, int stones) const
{
    constexpr std::size_t kPits = CyclicRules<P>::kPits;
    return m_starts[layerOf(stones)] + endgame::indexOf(endgame::pitsOf(position, mover), kPits, stones)
           - endgame::firstIndexOf(kPits, stones);
}

template <rules::GamePosition P>
auto CyclicEndgame<P>::shareAt(std::size_t index) const -> Share
{
    constexpr unsigned kStep = CyclicRules<P>::kStep;
    return {static_cast<std::uint8_t>((m_cells[index] & 15U) * kStep),
            static_cast<std::uint8_t>((m_cells[index] >> 4) * kStep)};
}

template <rules::GamePosition P>
void CyclicEndgame<P>::setShare(std::size_t index, Share share)
{
    constexpr unsigned kStep = CyclicRules<P>::kStep;
    m_cells[index] = static_cast<std::uint8_t>(share.most / kStep << 4 | share.least / kStep);
}

template <rules::GamePosition P>
template <typename Visit>
void CyclicEndgame<P>::forEachPosition(const Visit& visit) const
{
    using Rules = CyclicRules<P>;
    std::size_t index = 0;
    for (int stones = 0; stones <= m_stones; stones += Rules::kStep) {
        endgame::forEachBoard(Rules::kPits, stones, [&](std::size_t, const endgame::Pits& board) {
            visit(index++, stones, std::accumulate(board.begin(), board.begin() + Rules::kPits / 2, 0));
        });
    }
}

template <rules::GamePosition P>
auto CyclicEndgame<P>::shareOf(const P& position) const -> std::optional<Share>
{
    const int stones = stonesOnBoard(position);
    if (stones > m_stones || stones % CyclicRules<P>::kStep != 0 || !CyclicRules<P>::areThoseOf(position))
        return std::nullopt;
    return shareAt(indexOf(position, position.sideToMove(), stones));
}

template <rules::GamePosition P>
std::optional<EndgameTable::Result> CyclicEndgame<P>::resultOf(const P& position) const
{
    constexpr int kHalf = CyclicRules<P>::kHalf;
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

template <rules::GamePosition P>
std::uint64_t CyclicEndgame<P>::hashOfContents() const
{
    std::uint64_t hash = splitMix64(static_cast<std::uint64_t>(m_stones));
    for (const std::uint8_t plies : m_plies)
        hash = splitMix64(hash ^ plies);
    for (std::size_t index = 0; index < m_cells.size(); ++index) {
        const Share share = shareAt(index);
        hash = splitMix64(hash ^ (share.least * 16U + share.most));
    }
    return hash;
}

template <rules::GamePosition P>
std::vector<std::uint8_t> CyclicEndgame<P>::toBytes() const
{
    using Rules = CyclicRules<P>;
    endgame::ShareEncoder encoder;
    Neighbours neighbours;
    forEachPosition([&](std::size_t index, int stones, int own) {
        const Share share = shareAt(index);
        const int least = share.least / Rules::kStep;
        const int open = share.most / Rules::kStep - least;
        encoder.put(neighbours.forLeast(stones / Rules::kStep, own / Rules::kStep), least);
        encoder.put(neighbours.forOpen(least), open);
        neighbours.take(least, open);
    });
    const std::vector<std::uint8_t> payload = encoder.finish();
    std::vector<std::uint8_t> bytes(kHeaderBytes + payload.size());
    std::copy(Rules::kMagic.begin(), Rules::kMagic.end(), bytes.begin());
    storeNumber(&bytes[endgame::kVersionAt], kVersion);
    storeNumber(&bytes[endgame::kStonesAt], static_cast<std::uint32_t>(m_stones));
    std::copy(m_plies.begin(), m_plies.end(), bytes.begin() + endgame::kPliesAt);
    storeNumber(&bytes[endgame::kLengthAt], std::uint64_t{payload.size()});
    storeNumber(&bytes[endgame::kHashAt], hashOfContents());
    std::copy(payload.begin(), payload.end(), bytes.begin() + kHeaderBytes);
    return bytes;
}

template <rules::GamePosition P>
auto CyclicEndgame<P>::fromBytes(std::span<const std::uint8_t> bytes, const std::atomic<bool>* isStopped)
    -> Expected<std::shared_ptr<const CyclicEndgame>, EndgameError>
{
    using Rules = CyclicRules<P>;
    if (bytes.size() < kHeaderBytes || !std::equal(Rules::kMagic.begin(), Rules::kMagic.end(), bytes.begin()))
        return unexpected(EndgameError::NotATable);
    if (loadNumber<std::uint32_t>(&bytes[endgame::kVersionAt]) != kVersion)
        return unexpected(EndgameError::OtherVersion);
    if (loadNumber<std::uint64_t>(&bytes[endgame::kLengthAt]) != bytes.size() - kHeaderBytes)
        return unexpected(EndgameError::WrongLength);
    const auto stones = loadNumber<std::uint32_t>(&bytes[endgame::kStonesAt]);
    if (stones > kMaxStones || stones % Rules::kStep != 0)
        return unexpected(EndgameError::Damaged);
    try {
        const std::shared_ptr<CyclicEndgame> table(new CyclicEndgame(static_cast<int>(stones)));
        std::copy_n(bytes.begin() + endgame::kPliesAt, table->m_plies.size(), table->m_plies.begin());
        endgame::ShareDecoder decoder(bytes.subspan(kHeaderBytes));
        Neighbours neighbours;
        bool hasEnded = false;
        table->forEachPosition([&](std::size_t index, int count, int own) {
            constexpr std::size_t kPollInterval = 1U << 16;
            if (index % kPollInterval == 0)
                hasEnded = decoder.isPastEnd() || (isStopped != nullptr && *isStopped);
            if (hasEnded)
                return;
            const int least = decoder.take(neighbours.forLeast(count / Rules::kStep, own / Rules::kStep));
            const int open = decoder.take(neighbours.forOpen(least));
            table->setShare(index, {static_cast<std::uint8_t>(least * Rules::kStep),
                                    static_cast<std::uint8_t>((least + open) * Rules::kStep)});
            neighbours.take(least, open);
        });
        if (hasEnded || !decoder.isAtEnd()
            || table->hashOfContents() != loadNumber<std::uint64_t>(&bytes[endgame::kHashAt]))
            return unexpected(EndgameError::Damaged);
        return table;
    } catch (const std::bad_alloc&) {
        return unexpected(EndgameError::NoMemory);
    }
}

namespace {

/// The built-in table, decoded once in its own thread, which ends with the program.
class BestemsheDecoding {
public:
    [[nodiscard]] static BestemsheDecoding& only()
    {
        static BestemsheDecoding decoding;
        return decoding;
    }

    BestemsheDecoding(const BestemsheDecoding&) = delete;
    BestemsheDecoding& operator=(const BestemsheDecoding&) = delete;
    ~BestemsheDecoding()
    {
        m_isStopped = true;
        if (m_thread.joinable())
            m_thread.join();
    }

    /// Returns whether the decoding is complete.
    bool begin()
    {
        std::call_once(m_begun, [this] {
            m_thread = std::thread([this] {
                const auto table = BestemsheEndgame::fromBytes(embeddedBestemsheEndgameData(), &m_isStopped);
                m_promise.set_value(table ? *table : nullptr);
            });
        });
        return m_table.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }

    [[nodiscard]] const std::shared_ptr<const BestemsheEndgame>& table()
    {
        begin();
        return m_table.get();
    }

private:
    BestemsheDecoding() : m_table(m_promise.get_future().share()) {}

    std::once_flag m_begun;
    std::atomic<bool> m_isStopped = false;
    std::promise<std::shared_ptr<const BestemsheEndgame>> m_promise;
    std::shared_future<std::shared_ptr<const BestemsheEndgame>> m_table;
    std::thread m_thread;
};

} // namespace

template class CyclicEndgame<rules::OwarePosition>;
template class CyclicEndgame<rules::BestemshePosition>;

const std::shared_ptr<const OwareEndgame>& embeddedOwareEndgame()
{
    static const std::shared_ptr<const OwareEndgame> kTable = [] {
        const auto table = OwareEndgame::fromBytes(embeddedOwareEndgameData());
        return table ? *table : nullptr;
    }();
    return kTable;
}

const std::shared_ptr<const BestemsheEndgame>& embeddedBestemsheEndgame()
{
    return BestemsheDecoding::only().table();
}

bool prepareBestemsheEndgame()
{
    return BestemsheDecoding::only().begin();
}

} // namespace qumalaq::ai
