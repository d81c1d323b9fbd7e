// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/training_data.h"

#include "app/workshop/console.h"
#include "core/base/little_endian.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>

namespace qumalaq::workshop {

using rules::CongkakPosition;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::string_view kMagic = "QUMDATA1";
constexpr std::size_t kRecordBytes = 26;
constexpr std::size_t kHeaderBytes = 8 + 3 * 8 + 3 * 4 + 2 * 2;

template <typename Number>
void put(std::string& bytes, Number number)
{
    std::array<std::uint8_t, sizeof number> raw{};
    storeNumber(raw.data(), number);
    bytes.append(raw.begin(), raw.end());
}

template <typename Number>
[[nodiscard]] Number take(std::string_view& bytes)
{
    const auto number = loadNumber<Number>(reinterpret_cast<const std::uint8_t*>(bytes.data()));
    bytes.remove_prefix(sizeof number);
    return number;
}

[[nodiscard]] std::string headerOf(const SelfPlayRecipe& recipe)
{
    std::string bytes(kMagic);
    put(bytes, recipe.seed);
    put(bytes, recipe.nodes);
    put(bytes, recipe.networkHash);
    put(bytes, recipe.fewestRandom);
    put(bytes, recipe.mostRandom);
    put(bytes, recipe.slipPermille);
    put(bytes, recipe.lastSlipPly);
    put(bytes, ai::nnue::fileNumberOf(recipe.game));
    return bytes;
}

/// None for a game without a network.
[[nodiscard]] std::optional<SelfPlayRecipe> takeRecipe(std::string_view& bytes)
{
    SelfPlayRecipe recipe;
    recipe.seed = take<std::uint64_t>(bytes);
    recipe.nodes = take<std::uint64_t>(bytes);
    recipe.networkHash = take<std::uint64_t>(bytes);
    recipe.fewestRandom = take<std::uint32_t>(bytes);
    recipe.mostRandom = take<std::uint32_t>(bytes);
    recipe.slipPermille = take<std::uint32_t>(bytes);
    recipe.lastSlipPly = take<std::uint16_t>(bytes);
    const auto game = ai::nnue::gameOfFileNumber(take<std::uint16_t>(bytes));
    if (!game)
        return std::nullopt;
    recipe.game = *game;
    return recipe;
}

void put(std::string& bytes, const TrainingRecord& record)
{
    for (const std::uint8_t stones : record.networkInput.pits)
        put(bytes, stones);
    for (const std::uint8_t number : record.networkInput.tuzdyks)
        put(bytes, number);
    for (const std::uint8_t stones : record.networkInput.kazans)
        put(bytes, stones);
    put(bytes, static_cast<std::uint16_t>(record.score));
    put(bytes, record.result);
    put(bytes, record.flags);
}

[[nodiscard]] TrainingRecord takeRecord(std::string_view& bytes)
{
    TrainingRecord record;
    const auto byte = [&bytes] { return take<std::uint8_t>(bytes); };
    std::generate(record.networkInput.pits.begin(), record.networkInput.pits.end(), byte);
    std::generate(record.networkInput.tuzdyks.begin(), record.networkInput.tuzdyks.end(), byte);
    std::generate(record.networkInput.kazans.begin(), record.networkInput.kazans.end(), byte);
    record.score = take<std::int16_t>(bytes);
    record.result = byte();
    record.flags = byte();
    return record;
}

/// A board with the first `pits` pits of either half, and South to move.
[[nodiscard]] rules::BoardState boardOf(const ai::nnue::NetworkInput& networkInput, int pits)
{
    constexpr std::size_t kHalf = ai::nnue::kPits / 2;
    rules::BoardState board;
    board.pits = static_cast<std::uint8_t>(pits);
    for (std::size_t i = 0; i < static_cast<std::size_t>(pits); ++i) {
        board.rows[0][i] = networkInput.pits[i];
        board.rows[1][i] = networkInput.pits[kHalf + i];
    }
    board.stores = {networkInput.kazans[0], networkInput.kazans[1]};
    board.tuzdyks = networkInput.tuzdyks;
    return board;
}

[[nodiscard]] bool isPossible(const TrainingRecord& record, rules::GameId game)
{
    return record.result <= 2 && (record.flags & ~TrainingRecord::kAllFlags) == 0
           && (game == rules::GameId::Congkak ? positionOf<CongkakPosition>(record.networkInput).has_value()
                                              : positionOf<TogyzqumalaqPosition>(record.networkInput).has_value());
}

} // namespace

template <>
std::optional<TogyzqumalaqPosition> positionOf(const ai::nnue::NetworkInput& networkInput)
{
    const rules::BoardState board = boardOf(networkInput, TogyzqumalaqPosition::kPits);
    if (TogyzqumalaqPosition::errorOf(board))
        return std::nullopt;
    return TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority);
}

template <>
std::optional<CongkakPosition> positionOf(const ai::nnue::NetworkInput& networkInput)
{
    constexpr rules::SowingStart kStandard = CongkakPosition::standardStart();
    const rules::BoardState board = boardOf(networkInput, kStandard.pits);
    if (CongkakPosition::errorOf(board, kStandard))
        return std::nullopt;
    const auto position = CongkakPosition::fromBoard(board, kStandard, 0, CongkakPosition::Standing::Open);
    return ai::nnue::networkInputOf(position) == networkInput ? std::optional(position)
                                                              : std::nullopt; // no stones in pits that the game lacks
}

Expected<TrainingData, DataError> readTrainingData(const std::filesystem::path& path)
{
    const auto contents = contentsOf(path);
    if (!contents)
        return unexpected(DataError::CannotRead);
    std::string_view bytes = *contents;
    if (bytes.size() < kHeaderBytes || bytes.substr(0, kMagic.size() - 1) != kMagic.substr(0, kMagic.size() - 1))
        return unexpected(DataError::NotTrainingData);
    if (bytes.substr(0, kMagic.size()) != kMagic)
        return unexpected(DataError::OtherVersion);
    bytes.remove_prefix(kMagic.size());
    TrainingData data;
    const auto recipe = takeRecipe(bytes);
    if (!recipe)
        return unexpected(DataError::OtherGame);
    data.recipe = *recipe;
    data.records.reserve(bytes.size() / kRecordBytes);
    std::size_t whole = 0; // records up to the end of the last complete game
    while (bytes.size() >= kRecordBytes) {
        const TrainingRecord record = takeRecord(bytes);
        if (!isPossible(record, recipe->game))
            return unexpected(DataError::Damaged);
        data.records.push_back(record);
        if ((record.flags & TrainingRecord::LastOfGame) != 0) {
            whole = data.records.size();
            ++data.games;
        }
    }
    data.records.resize(whole);
    return data;
}

Expected<TrainingDataWriter, DataError> TrainingDataWriter::open(const std::filesystem::path& path,
                                                                 const SelfPlayRecipe& recipe)
{
    TrainingDataWriter writer;
    writer.m_path = path;
    std::error_code failure;
    const auto bytes = std::filesystem::file_size(path, failure);
    if (failure || bytes < kHeaderBytes) {
        const std::string header = headerOf(recipe);
        std::ofstream file(path, std::ios::binary | std::ios::trunc);
        file.write(header.data(), static_cast<std::streamsize>(header.size()));
        if (!file.flush())
            return unexpected(DataError::CannotWrite);
        return writer;
    }
    const auto data = readTrainingData(path);
    if (!data)
        return unexpected(data.error());
    if (data->recipe != recipe)
        return unexpected(DataError::OtherRecipe);
    writer.m_games = data->games;
    writer.m_positions = data->records.size();
    std::filesystem::resize_file(path, kHeaderBytes + kRecordBytes * data->records.size(), failure);
    if (failure)
        return unexpected(DataError::CannotWrite);
    return writer;
}

bool TrainingDataWriter::append(std::span<const TrainingRecord> game)
{
    std::string bytes;
    for (const TrainingRecord& record : game)
        put(bytes, record);
    std::ofstream file(m_path, std::ios::binary | std::ios::app);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        return false;
    ++m_games;
    m_positions += game.size();
    return true;
}

} // namespace qumalaq::workshop
