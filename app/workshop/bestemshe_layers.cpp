// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_layers.h"

#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/evaluation.h"
#include "core/base/on_threads.h"

#include <algorithm>
#include <fstream>
#include <new>
#include <system_error>
#include <vector>

namespace qumalaq::workshop {

using rules::BestemshePosition;
using Rules = ai::endgame::CyclicRules<BestemshePosition>;
using ai::endgame::Houses;

namespace {

constexpr std::size_t kHouses = Rules::kHouses;

[[nodiscard]] constexpr std::size_t layerOf(int stones)
{
    return static_cast<std::size_t>(stones / 2);
}

[[nodiscard]] constexpr std::size_t countOf(int stones)
{
    return ai::endgame::countOf(kHouses, stones);
}

/// The number in its layer.
[[nodiscard]] std::size_t indexOf(const Houses& board, int stones)
{
    return ai::endgame::indexOf(board, kHouses, stones) - ai::endgame::firstIndexOf(kHouses, stones);
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

/// Positions that follow each other: those with the same stones in the first two houses.
struct Part {
    std::uint8_t first = 0;
    std::uint8_t second = 0;
};

[[nodiscard]] std::vector<Part> partsOf(int stones)
{
    std::vector<Part> parts;
    for (int first = 0; first <= stones; ++first) {
        for (int second = 0; first + second <= stones; ++second)
            parts.push_back({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
    }
    return parts;
}

/// Calls visit(index in the layer, board) for every position of the part, in the order of the index.
template <typename Visit>
void forEachBoard(Part part, int stones, const Visit& visit)
{
    Houses board{};
    board[0] = part.first;
    board[1] = part.second;
    const std::size_t first = ai::endgame::firstIndexOf(kHouses, stones);
    ai::endgame::forEachBoard(board, 2, kHouses, stones,
                              [&](std::size_t index, const Houses& lying) { visit(index - first, lying); });
}

} // namespace

std::uint16_t BestemsheLayers::cellOf(const BestemshePosition& position) const
{
    const int stones = ai::stonesOnBoard(position);
    const std::size_t index = indexOf(ai::endgame::housesOf(position, position.sideToMove()), stones);
    return m_layers[layerOf(stones)][index].load(std::memory_order_relaxed);
}

BestemsheLayers::Share BestemsheLayers::shareOf(const BestemshePosition& position) const
{
    const std::uint16_t found = cellOf(position);
    return {static_cast<std::uint8_t>(leastIn(found)), static_cast<std::uint8_t>(mostIn(found))};
}

template <typename After>
std::uint16_t BestemsheLayers::valueOf(const BestemshePosition& position, int stones, const After& after) const
{
    int least = 0; // without a move all is the other side's
    int most = 0;
    for (unsigned pits = position.legalPits(); pits != 0; pits &= pits - 1U) {
        const rules::Move move{{position.sideToMove(), static_cast<std::uint8_t>(std::countr_zero(pits) + 1)}};
        const std::uint16_t reply = cellOf(after(position, move));
        // What the move takes and what it leaves add up to all stones.
        least = std::max(least, stones - mostIn(reply));
        most = std::max(most, stones - leastIn(reply));
    }
    return cell(least, most);
}

/// Least numbers rise from nothing, and most numbers fall from all: in any order they end at the same values.
int BestemsheLayers::solve(int stones, int threads)
{
    auto& layer = m_layers[layerOf(stones)];
    for (std::size_t i = 0; i < countOf(stones); ++i)
        layer[i].store(cell(0, stones), std::memory_order_relaxed);
    const std::vector<Part> parts = partsOf(stones);
    const auto playing = [](const BestemshePosition& position, rules::Move move) { return position.after(move); };
    std::atomic<bool> hasChanged = true;
    int sweeps = 0;
    for (; hasChanged; ++sweeps) {
        hasChanged = false;
        std::atomic<std::size_t> next = 0;
        const auto sweep = [&] {
            for (std::size_t part = next++; part < parts.size(); part = next++) {
                forEachBoard(parts[part], stones, [&](std::size_t index, const Houses& board) {
                    const std::uint16_t before = layer[index].load(std::memory_order_relaxed);
                    if (leastIn(before) == mostIn(before))
                        return;
                    const std::uint16_t now = valueOf(Rules::positionWith(board, stones), stones, playing);
                    if (now != before) {
                        layer[index].store(now, std::memory_order_relaxed);
                        hasChanged = true;
                    }
                });
            }
        };
        runOnThreads(threads, sweep);
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
                cell(static_cast<std::uint8_t>(bytes[2 * i]), static_cast<std::uint8_t>(bytes[2 * i + 1])),
                std::memory_order_relaxed);
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
        const std::uint16_t now = layer[i].load(std::memory_order_relaxed);
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
                                                             int threads, const Report& report)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    BestemsheLayers layers;
    for (int count = 0; count <= stones; count += 2) {
        try {
            layers.m_layers[layerOf(count)] = std::make_unique<Cell[]>(countOf(count));
        } catch (const std::bad_alloc&) {
            return unexpected("there is not enough memory for " + std::to_string(count) + " stones");
        }
        const std::filesystem::path path = folder / (std::to_string(count) + ".layer");
        Progress progress{count, countOf(count), 0, 0};
        if (!layers.read(path, count)) {
            progress.sweeps = layers.solve(count, threads);
            if (!layers.write(path, count))
                return unexpected("a file in the folder cannot be written");
        }
        const auto& layer = layers.m_layers[layerOf(count)];
        for (std::size_t i = 0; i < countOf(count); ++i) {
            const std::uint16_t now = layer[i].load(std::memory_order_relaxed);
            progress.exact += leastIn(now) == mostIn(now) ? 1 : 0;
        }
        layers.m_stones = count;
        if (report)
            report(progress);
    }
    return layers;
}

std::size_t BestemsheLayers::disagreements(std::size_t every) const
{
    const auto stoneByStone = [](BestemshePosition position, rules::Move move) {
        position.playStoneByStone(move);
        return position;
    };
    std::size_t wrong = 0;
    std::size_t number = 0;
    for (int stones = 0; stones <= m_stones; stones += 2) {
        for (const Part part : partsOf(stones)) {
            forEachBoard(part, stones, [&](std::size_t, const Houses& board) {
                if (number++ % every != 0)
                    return;
                const BestemshePosition position = Rules::positionWith(board, stones);
                wrong += cellOf(position) == valueOf(position, stones, stoneByStone) ? 0 : 1;
            });
        }
    }
    return wrong;
}

} // namespace qumalaq::workshop
