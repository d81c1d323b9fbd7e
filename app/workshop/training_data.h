// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/architecture.h"
#include "core/base/expected.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

/// Training data of a network: positions of games with the score of a search and the result of the game.
namespace qumalaq::workshop {

/// One position.
struct TrainingRecord {
    enum Flag : std::uint8_t {
        FirstOfGame = 1,
        LastOfGame = 2,
        Slip = 4,       ///< a random move was played here instead of the best
        NorthMoves = 8, ///< North was to move; older files have neither this flag nor Slip
    };
    static constexpr std::uint8_t kAllFlags = FirstOfGame | LastOfGame | Slip | NorthMoves;

    ai::nnue::NetworkInput networkInput;
    std::int16_t score = 0;  ///< of the search, in hundredths of a stone; proven results as ai::Value
    std::uint8_t result = 1; ///< of the game: 0 lost, 1 drawn, 2 won
    std::uint8_t flags = 0;

    [[nodiscard]] rules::Side mover() const
    {
        return (flags & NorthMoves) != 0 ? rules::Side::North : rules::Side::South;
    }

    friend bool operator==(const TrainingRecord&, const TrainingRecord&) = default;
};

/// Restores the position, with South to move; none if it is impossible. P is the position type of the game.
template <ai::nnue::LearnedPosition P>
[[nodiscard]] std::optional<P> positionOf(const ai::nnue::NetworkInput& networkInput);
template <>
std::optional<rules::TogyzqumalaqPosition> positionOf(const ai::nnue::NetworkInput& networkInput);
template <>
std::optional<rules::CongkakPosition> positionOf(const ai::nnue::NetworkInput& networkInput);

/// The parameters of the games of a file. Stored in the header, so that a file is continued only with the same
/// parameters.
struct SelfPlayRecipe {
    std::uint64_t seed = 1;
    std::uint64_t nodes = 1'000;                      ///< a move
    std::uint64_t networkHash = 0;                    ///< 0 for the hand-made evaluation
    std::uint32_t fewestRandom = 2;                   ///< random plies at the beginning of a game
    std::uint32_t mostRandom = 12;                    ///< random plies at the beginning of a game
    std::uint32_t slipPermille = 40;                  ///< how often a random move is played later
    std::uint16_t lastSlipPly = 60;                   ///< no random move from this ply on
    rules::GameId game = rules::GameId::Togyzqumalaq; ///< one of ai::nnue::kLearnedGames

    friend bool operator==(const SelfPlayRecipe&, const SelfPlayRecipe&) = default;
};

enum class DataError : std::uint8_t {
    CannotRead,
    CannotWrite,
    NotTrainingData,
    OtherVersion,
    OtherGame,   ///< of a game without a network
    OtherRecipe, ///< the file was begun with other parameters
    Damaged,     ///< an impossible record
};

struct TrainingData {
    SelfPlayRecipe recipe;
    std::vector<TrainingRecord> records; ///< of complete games only
    std::uint64_t games = 0;
};

[[nodiscard]] Expected<TrainingData, DataError> readTrainingData(const std::filesystem::path& path);

/// Appends whole games to a file.
class TrainingDataWriter {
public:
    /// Begins or continues a file. An incomplete game at its end is removed.
    [[nodiscard]] static Expected<TrainingDataWriter, DataError> open(const std::filesystem::path& path,
                                                                      const SelfPlayRecipe& recipe);

    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] std::uint64_t positions() const { return m_positions; }
    /// Returns false after a write error; the file is then undefined after games() games.
    [[nodiscard]] bool append(std::span<const TrainingRecord> game);

private:
    std::filesystem::path m_path;
    std::uint64_t m_games = 0;
    std::uint64_t m_positions = 0;
};

} // namespace qumalaq::workshop
