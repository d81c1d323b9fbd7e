// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_layers.h"

#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/evaluation.h"
#include "core/base/on_threads.h"

#include <algorithm>
#include <bit>
#include <fstream>
#include <new>
#include <system_error>
#include <vector>

namespace qumalaq::workshop {

using rules::BestemshePosition;
using Rules = ai::endgame::CyclicRules<BestemshePosition>;
using ai::endgame::Pits;

namespace {

constexpr std::size_t kPits = Rules::kPits;
constexpr auto kRelaxed = std::memory_order_relaxed;

[[nodiscard]] constexpr std::size_t layerOf(int stones)
{
    return static_cast<std::size_t>(stones / 2);
}

[[nodiscard]] constexpr std::size_t countOf(int stones)
{
    return ai::endgame::countOf(kPits, stones);
}

/// The index in its layer.
[[nodiscard]] std::size_t indexOf(const Pits& board, int stones)
{
    return ai::endgame::indexOf(board, kPits, stones) - ai::endgame::firstIndexOf(kPits, stones);
}

[[nodiscard]] constexpr std::uint16_t cell(int least, int most)
{
    return static_cast<std::uint16_t>(least | most << 8);
}
[[nodiscard]] constexpr int leastIn(std::uint16_t cell)
{
    return cell & 0xFF;
}
[[nodiscard]] constexpr int mostIn(std::uint16_t cell)
{
    return cell >> 8;
}

/// The number of pits that determine a part of a layer, whose positions are contiguous.
constexpr std::size_t kPitsOfPart = 2;

/// Calls visit(part) for each part of a layer, on `threads` threads.
template <typename Visit>
void forEachPart(int stones, int threads, const Visit& visit)
{
    std::vector<Pits> parts;
    for (int first = 0; first <= stones; ++first) {
        for (int second = 0; first + second <= stones; ++second)
            parts.push_back({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
    }
    std::atomic<std::size_t> next = 0;
    runOnThreads(threads, [&] {
        for (std::size_t part = next++; part < parts.size(); part = next++)
            visit(parts[part]);
    });
}

/// Calls visit(index in the layer, board) for every position of the part, in the order of the index.
template <typename Visit>
void forEachBoard(const Pits& part, int stones, const Visit& visit)
{
    const std::size_t first = ai::endgame::firstIndexOf(kPits, stones);
    ai::endgame::forEachBoard(part, kPitsOfPart, kPits, stones,
                              [&](std::size_t index, const Pits& board) { visit(index - first, board); });
}

/// The two ways to play a move.
constexpr auto kFast = [](const BestemshePosition& position, rules::Move move) { return position.after(move); };
constexpr auto kStoneByStone = [](BestemshePosition position, rules::Move move) {
    position.playStoneByStone(move);
    return position;
};

} // namespace

const BestemsheLayers::Cell& BestemsheLayers::cellOf(const BestemshePosition& position) const
{
    const int stones = ai::stonesOnBoard(position);
    return m_layers[layerOf(stones)][indexOf(ai::endgame::pitsOf(position, position.sideToMove()), stones)];
}

BestemsheLayers::Share BestemsheLayers::shareOf(const BestemshePosition& position) const
{
    const std::uint16_t found = cellOf(position).load(kRelaxed);
    return {static_cast<std::uint8_t>(leastIn(found)), static_cast<std::uint8_t>(mostIn(found))};
}

std::uint16_t BestemsheLayers::valueOf(const Replies& replies, int stones)
{
    int least = 0; // without a move the other side gets all stones
    int most = 0;
    for (const Cell* reply : replies) {
        const std::uint16_t share = reply->load(kRelaxed);
        // The two sides share all stones.
        least = std::max(least, stones - mostIn(share));
        most = std::max(most, stones - leastIn(share));
    }
    return cell(least, most);
}

template <typename Play>
BestemsheLayers::Replies BestemsheLayers::repliesTo(const BestemshePosition& position, const Play& play) const
{
    Replies replies;
    for (unsigned pits = position.legalPits(); pits != 0; pits &= pits - 1U) {
        const rules::Move move{{position.sideToMove(), static_cast<std::uint8_t>(std::countr_zero(pits) + 1)}};
        replies.push_back(&cellOf(play(position, move)));
    }
    return replies;
}

template <typename Play, typename IsWanted, typename Take>
void BestemsheLayers::forEachValue(const Pits& part, int stones, const Play& play, const IsWanted& isWanted,
                                   const Take& take) const
{
    auto& layer = m_layers[layerOf(stones)];
    // A position waits until the cells after its moves are in the cache.
    struct Waiting {
        Cell* own = nullptr;
        Replies replies;
    };
    std::array<Waiting, 16> waiting;
    std::size_t next = 0;
    const auto finish = [&](Waiting& position) {
        if (position.own != nullptr)
            take(*position.own, valueOf(position.replies, stones));
        position.own = nullptr;
    };
    forEachBoard(part, stones, [&](std::size_t index, const Pits& board) {
        if (!isWanted(layer[index].load(kRelaxed)))
            return;
        Waiting& position = waiting[next++ % waiting.size()];
        finish(position);
        position = {&layer[index], repliesTo(Rules::positionWith(board, stones), play)};
        for (const Cell* reply : position.replies)
            prefetch(reply);
    });
    for (Waiting& position : waiting)
        finish(position);
}

/// The least numbers rise from 0 and the most numbers fall from all stones; in any order they reach the same values.
template <typename Play>
int BestemsheLayers::solve(int stones, int threads, const Play& play)
{
    auto& layer = m_layers[layerOf(stones)];
    for (std::size_t i = 0; i < countOf(stones); ++i)
        layer[i].store(cell(0, stones), kRelaxed);
    const auto isOpen = [](std::uint16_t share) { return leastIn(share) != mostIn(share); };
    std::atomic<bool> hasChanged = true;
    int sweeps = 0;
    for (; hasChanged; ++sweeps) {
        hasChanged = false;
        forEachPart(stones, threads, [&](const Pits& part) {
            forEachValue(part, stones, play, isOpen, [&](Cell& own, std::uint16_t value) {
                if (value != own.load(kRelaxed)) {
                    own.store(value, kRelaxed);
                    hasChanged.store(true, kRelaxed);
                }
            });
        });
    }
    return sweeps;
}

/// False if there is no such file, or if it has another length.
bool BestemsheLayers::read(const std::filesystem::path& path, int stones)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error || size != 2 * countOf(stones))
        return false;
    std::ifstream file(path, std::ios::binary);
    std::vector<char> bytes(std::size_t{1} << 20);
    auto& layer = m_layers[layerOf(stones)];
    std::size_t at = 0;
    while (at < countOf(stones) && file) {
        file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        const auto count = static_cast<std::size_t>(file.gcount()) / 2;
        for (std::size_t i = 0; i < count; ++i)
            layer[at++].store(
                cell(static_cast<std::uint8_t>(bytes[2 * i]), static_cast<std::uint8_t>(bytes[2 * i + 1])), kRelaxed);
    }
    return at == countOf(stones);
}

bool BestemsheLayers::write(const std::filesystem::path& path, int stones) const
{
    std::filesystem::path unfinished = path;
    unfinished += ".new";
    std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
    const auto& layer = m_layers[layerOf(stones)];
    std::vector<char> bytes;
    for (std::size_t i = 0; i < countOf(stones); ++i) {
        const std::uint16_t now = layer[i].load(kRelaxed);
        bytes.push_back(static_cast<char>(leastIn(now)));
        bytes.push_back(static_cast<char>(mostIn(now)));
        if (bytes.size() == std::size_t{1} << 20 || i + 1 == countOf(stones)) {
            file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
            bytes.clear();
        }
    }
    if (!file.flush())
        return false;
    file.close();
    std::error_code error;
    std::filesystem::rename(unfinished, path, error);
    return !error;
}

Expected<BestemsheLayers, std::string> BestemsheLayers::make(const std::filesystem::path& folder, int stones,
                                                             int threads, Playing playing, const Report& report)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    BestemsheLayers layers;
    for (int count = 0; count <= stones; count += 2) {
        try {
            layers.m_layers[layerOf(count)] = makeLargeArray<Cell>(countOf(count));
        } catch (const std::bad_alloc&) {
            return unexpected("there is not enough memory for " + std::to_string(count) + " stones");
        }
        const std::filesystem::path path = folder / (std::to_string(count) + ".layer");
        Progress progress{count, countOf(count), 0, 0};
        if (!layers.read(path, count)) {
            progress.sweeps = playing == Playing::Fast ? layers.solve(count, threads, kFast)
                                                       : layers.solve(count, threads, kStoneByStone);
            if (!layers.write(path, count))
                return unexpected("a file in the folder cannot be written");
        }
        const auto& layer = layers.m_layers[layerOf(count)];
        for (std::size_t i = 0; i < countOf(count); ++i) {
            const std::uint16_t now = layer[i].load(kRelaxed);
            progress.exact += leastIn(now) == mostIn(now) ? 1 : 0;
        }
        layers.m_stones = count;
        if (report)
            report(progress);
    }
    return layers;
}

std::size_t BestemsheLayers::disagreements(int stones, int threads) const
{
    std::atomic<std::size_t> wrong = 0;
    forEachPart(stones, threads, [&](const Pits& part) {
        const auto isWanted = [](std::uint16_t) { return true; };
        forEachValue(part, stones, kStoneByStone, isWanted, [&](const Cell& own, std::uint16_t value) {
            if (value != own.load(kRelaxed))
                ++wrong;
        });
    });
    return wrong;
}

} // namespace qumalaq::workshop
