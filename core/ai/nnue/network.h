// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/architecture.h"
#include "core/ai/nnue/inference.h"
#include "core/base/expected.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace qumalaq::ai::nnue {

/// Why a file is no network.
enum class NetworkError : std::uint8_t {
    TooShort,     ///< not even a header
    NotANetwork,  ///< it is something else
    OtherVersion, ///< made for an older or a newer program
    OtherShape,   ///< its layers are not those of architecture.h
    WrongLength,  ///< cut off, or with something behind it
    Damaged,      ///< the hash in the header is not that of the contents
    OutOfRange,   ///< numbers with which a sum could overflow
};

/// A network that can be asked. Never changes: any number of threads may share one.
class Network {
public:
    [[nodiscard]] static Expected<std::shared_ptr<const Network>, NetworkError>
    fromBytes(std::span<const std::uint8_t> bytes);
    /// Requires isInRange(weights).
    [[nodiscard]] static std::shared_ptr<const Network> fromWeights(const Weights& weights);

    /// The file: a header of kHeaderBytes and all numbers, little-endian, the same on every machine.
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 6 * 4 + 8;

    /// Of the contents: what a network is known by. Never 0.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] const Weights& weights() const { return m_weights; }

    /// Hundredths of a stone for the side to move, in a position that is not over.
    [[nodiscard]] Value evaluate(const rules::TogyzqumalaqPosition& position) const
    {
        return valueOf(m_weights, m_outputOf(m_weights, position));
    }

private:
    Network() = default;

    Weights m_weights;
    std::uint64_t m_hash = 0;
    OutputFunction m_outputOf = outputFunction(fastestForm());
};

/// The one that was built into the program; none if it was built without. Made at the first call.
[[nodiscard]] const std::shared_ptr<const Network>& embeddedNetwork();

} // namespace qumalaq::ai::nnue
