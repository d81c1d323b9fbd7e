// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/training_data.h"

#include "core/base/little_endian.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace qumalaq::workshop {

using rules::Side;

namespace {

constexpr std::string_view kMagic = "QUMDATA1";
constexpr std::size_t kRecordBytes = 26;
constexpr std::size_t kHeaderBytes = 8 + 3 * 8 + 4 * 4;

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
    return bytes;
}

[[nodiscard]] SelfPlayRecipe takeRecipe(std::string_view& bytes)
{
    SelfPlayRecipe recipe;
    recipe.seed = take<std::uint64_t>(bytes);
    recipe.nodes = take<std::uint64_t>(bytes);
    recipe.networkHash = take<std::uint64_t>(bytes);
    recipe.fewestRandom = take<std::uint32_t>(bytes);
    recipe.mostRandom = take<std::uint32_t>(bytes);
    recipe.slipPermille = take<std::uint32_t>(bytes);
    recipe.lastSlipPly = take<std::uint32_t>(bytes);
    return recipe;
}

void put(std::string& bytes, const TrainingRecord& record)
{
    for (const std::uint8_t stones : record.pits)
        put(bytes, stones);
    for (const std::uint8_t number : record.tuzdyks)
        put(bytes, number);
    for (const std::uint8_t stones : record.kazans)
        put(bytes, stones);
    put(bytes, static_cast<std::uint16_t>(record.score));
    put(bytes, record.result);
    put(bytes, record.flags);
}

[[nodiscard]] TrainingRecord takeRecord(std::string_view& bytes)
{
    TrainingRecord record;
    const auto byte = [&bytes] { return take<std::uint8_t>(bytes); };
    std::generate(record.pits.begin(), record.pits.end(), byte);
    std::generate(record.tuzdyks.begin(), record.tuzdyks.end(), byte);
    std::generate(record.kazans.begin(), record.kazans.end(), byte);
    record.score = take<std::int16_t>(bytes);
    record.result = byte();
    record.flags = byte();
    return record;
}

[[nodiscard]] rules::BoardState boardOf(const TrainingRecord& record)
{
    constexpr std::size_t kHouses = rules::TogyzqumalaqPosition::kHouses;
    rules::BoardState board;
    board.houses = kHouses;
    for (std::size_t i = 0; i < kHouses; ++i) {
        board.rows[0][i] = record.pits[i];
        board.rows[1][i] = record.pits[kHouses + i];
    }
    board.stores = {record.kazans[0], record.kazans[1]};
    board.tuzdyks = record.tuzdyks;
    return board;
}

[[nodiscard]] bool isPossible(const TrainingRecord& record)
{
    return record.result <= 2 && record.flags <= 3 && !rules::TogyzqumalaqPosition::errorOf(boardOf(record));
}

} // namespace

TrainingRecord recordOf(const rules::TogyzqumalaqPosition& position, int score)
{
    constexpr std::size_t kHouses = rules::TogyzqumalaqPosition::kHouses;
    const Side mover = position.sideToMove();
    const Side other = rules::opponentOf(mover);
    TrainingRecord record;
    for (std::size_t i = 0; i < kHouses; ++i) {
        record.pits[i] = position.houses(mover)[i];
        record.pits[kHouses + i] = position.houses(other)[i];
    }
    record.tuzdyks = {static_cast<std::uint8_t>(position.tuzdykOf(mover)),
                      static_cast<std::uint8_t>(position.tuzdykOf(other))};
    record.kazans = {static_cast<std::uint8_t>(position.store(mover)),
                     static_cast<std::uint8_t>(position.store(other))};
    record.score = static_cast<std::int16_t>(score);
    return record;
}

rules::TogyzqumalaqPosition positionOf(const TrainingRecord& record)
{
    return rules::TogyzqumalaqPosition::fromBoard(boardOf(record), rules::TogyzEnd::Majority);
}

Expected<TrainingData, DataError> readTrainingData(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return unexpected(DataError::CannotRead);
    const std::string contents(std::istreambuf_iterator<char>(file), {});
    std::string_view bytes = contents;
    if (bytes.size() < kHeaderBytes || bytes.substr(0, kMagic.size() - 1) != kMagic.substr(0, kMagic.size() - 1))
        return unexpected(DataError::NotTrainingData);
    if (bytes.substr(0, kMagic.size()) != kMagic)
        return unexpected(DataError::OtherVersion);
    bytes.remove_prefix(kMagic.size());
    TrainingData data;
    data.recipe = takeRecipe(bytes);
    data.records.reserve(bytes.size() / kRecordBytes);
    std::size_t whole = 0; // records up to the end of the last game
    while (bytes.size() >= kRecordBytes) {
        const TrainingRecord record = takeRecord(bytes);
        if (!isPossible(record))
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
