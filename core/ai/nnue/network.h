// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/architecture.h"
#include "core/ai/nnue/inference.h"
#include "core/base/expected.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

namespace qumalaq::ai::nnue {

/// Why a file cannot be read as a network.
enum class NetworkError : std::uint8_t {
    CannotRead,   ///< there is no such file, or it cannot be read
    TooShort,     ///< shorter than a header
    NotANetwork,  ///< another kind of file
    OtherVersion, ///< made for an older or a newer program
    OtherGame,    ///< made for a game that has no network here
    OtherShape,   ///< its layers are not those of architecture.h
    WrongLength,  ///< truncated, or too long
    Damaged,      ///< the hash in the header is not that of the contents
    OutOfRange,   ///< not isInRange()
};

/// A network ready for use. Immutable and thread-safe.
class Network {
public:
    /// Blocks while it reads, but never more than the size of a network.
    [[nodiscard]] static Expected<std::shared_ptr<const Network>, NetworkError>
    fromFile(const std::filesystem::path& path);
    [[nodiscard]] static Expected<std::shared_ptr<const Network>, NetworkError>
    fromBytes(std::span<const std::uint8_t> bytes);
    /// Requires isInRange(weights), and one of kLearnedGames.
    [[nodiscard]] static std::shared_ptr<const Network> fromWeights(rules::GameId game, const Weights& weights);

    /// The content of the file: a header of kHeaderBytes and all numbers, little-endian, the same on every machine.
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 6 * 4 + 8;

    /// Only positions of this game may be evaluated.
    [[nodiscard]] rules::GameId game() const { return m_game; }
    template <rules::GamePosition P>
    [[nodiscard]] bool canEvaluate(const P& position) const
    {
        return learnedGameOf(position) == m_game;
    }

    /// The hash of the game and the numbers, which identifies a network. Never 0.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] const Weights& weights() const { return m_weights; }

    /// Hundredths of a stone for the side to move. Requires canEvaluate(position) and a game that is not over.
    [[nodiscard]] Value evaluate(const rules::TogyzqumalaqPosition& position) const
    {
        return valueOf(m_weights, m_togyzqumalaqOutput(m_weights, position));
    }
    [[nodiscard]] Value evaluate(const rules::CongkakPosition& position) const
    {
        return valueOf(m_weights, m_congkakOutput(m_weights, position));
    }

private:
    explicit Network(rules::GameId game) : m_game(game) {}

    Weights m_weights;
    rules::GameId m_game;
    std::uint64_t m_hash = 0;
    OutputFunction<rules::TogyzqumalaqPosition> m_togyzqumalaqOutput =
        outputFunction<rules::TogyzqumalaqPosition>(fastestForm());
    OutputFunction<rules::CongkakPosition> m_congkakOutput = outputFunction<rules::CongkakPosition>(fastestForm());
};

/// The built-in network of a game; null if there is none. Decoded by the first call.
[[nodiscard]] const std::shared_ptr<const Network>& embeddedNetwork(rules::GameId game);

} // namespace qumalaq::ai::nnue
