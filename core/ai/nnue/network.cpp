// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/nnue/network.h"

#include "core/ai/embedded_files.h"
#include "core/base/little_endian.h"
#include "core/base/read_file.h"

#include <cassert>
#include <string_view>
#include <type_traits>

namespace qumalaq::ai::nnue {

namespace {

constexpr std::string_view kMagic = "QUMALAQN";
constexpr std::array<std::uint32_t, 4> kShape = {kRows, kUnits, kHidden, kBuckets};

/// Calls visit() with every number of a network, in the order of the file.
template <typename W, typename Visit>
void forEachNumber(W& weights, Visit visit)
{
    for (auto& row : weights.rows) {
        for (auto& weight : row)
            visit(weight);
    }
    for (auto& bias : weights.bias)
        visit(bias);
    for (auto& head : weights.heads) {
        for (auto& pair : head.hidden) {
            for (auto& unit : pair) {
                for (auto& weight : unit)
                    visit(weight);
            }
        }
        for (auto& bias : head.hiddenBias)
            visit(bias);
        for (auto& weight : head.output)
            visit(weight);
        visit(head.outputBias);
    }
    visit(weights.scale);
}

[[nodiscard]] std::size_t payloadBytes()
{
    static const Weights kNone;
    std::size_t bytes = 0;
    forEachNumber(kNone, [&bytes](const auto& number) { bytes += sizeof number; });
    return bytes;
}

/// Never 0, which means no network.
[[nodiscard]] std::uint64_t hashOf(rules::GameId game, std::span<const std::uint8_t> payload)
{
    const std::uint64_t hash = hashOfBytes(payload) ^ fileNumberOf(game);
    return hash == 0 ? ~hash : hash;
}

[[nodiscard]] std::vector<std::uint8_t> payloadOf(const Weights& weights)
{
    std::vector<std::uint8_t> payload;
    payload.reserve(payloadBytes());
    forEachNumber(weights, [&payload](auto number) { putNumber(payload, number); });
    return payload;
}

} // namespace

Expected<std::shared_ptr<const Network>, NetworkError> Network::fromFile(const std::filesystem::path& path)
{
    const auto bytes = readFile(path, kHeaderBytes + payloadBytes());
    if (!bytes)
        return unexpected(bytes.error() == FileError::TooLarge ? NetworkError::WrongLength : NetworkError::CannotRead);
    return fromBytes(*bytes);
}

Expected<std::shared_ptr<const Network>, NetworkError> Network::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHeaderBytes)
        return unexpected(NetworkError::TooShort);
    for (const char letter : kMagic) {
        if (takeNumber<std::uint8_t>(bytes) != static_cast<std::uint8_t>(letter))
            return unexpected(NetworkError::NotANetwork);
    }
    if (takeNumber<std::uint16_t>(bytes) != kFormatVersion)
        return unexpected(NetworkError::OtherVersion);
    const auto game = gameOfFileNumber(takeNumber<std::uint16_t>(bytes));
    if (!game)
        return unexpected(NetworkError::OtherGame);
    for (const std::uint32_t size : kShape) {
        if (takeNumber<std::uint32_t>(bytes) != size)
            return unexpected(NetworkError::OtherShape);
    }
    const auto length = takeNumber<std::uint32_t>(bytes);
    const auto hash = takeNumber<std::uint64_t>(bytes);
    if (length != bytes.size() || length != payloadBytes())
        return unexpected(NetworkError::WrongLength);
    if (hash != hashOf(*game, bytes))
        return unexpected(NetworkError::Damaged);
    const std::shared_ptr<Network> network(new Network(*game));
    forEachNumber(network->m_weights,
                  [&bytes](auto& number) { number = takeNumber<std::decay_t<decltype(number)>>(bytes); });
    if (!isInRange(network->m_weights))
        return unexpected(NetworkError::OutOfRange);
    network->m_hash = hash;
    return network;
}

std::shared_ptr<const Network> Network::fromWeights(rules::GameId game, const Weights& weights)
{
    assert(isInRange(weights));
    const std::shared_ptr<Network> network(new Network(game));
    network->m_weights = weights;
    network->m_hash = hashOf(game, payloadOf(weights));
    return network;
}

std::vector<std::uint8_t> Network::toBytes() const
{
    const std::vector<std::uint8_t> payload = payloadOf(m_weights);
    std::vector<std::uint8_t> bytes(kMagic.begin(), kMagic.end());
    putNumber(bytes, kFormatVersion);
    putNumber(bytes, fileNumberOf(m_game));
    for (const std::uint32_t size : kShape)
        putNumber(bytes, size);
    putNumber(bytes, static_cast<std::uint32_t>(payload.size()));
    putNumber(bytes, m_hash);
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    return bytes;
}

const std::shared_ptr<const Network>& embeddedNetwork(rules::GameId game)
{
    static const std::shared_ptr<const Network> kNone;
    const auto readFor = [](rules::GameId wanted, std::span<const std::uint8_t> bytes) {
        const auto network = Network::fromBytes(bytes);
        return network && (*network)->game() == wanted ? *network : nullptr;
    };
    if (game == rules::GameId::Togyzqumalaq) {
        static const std::shared_ptr<const Network> kNetwork = readFor(game, embeddedTogyzqumalaqNetworkData());
        return kNetwork;
    }
    if (game == rules::GameId::Congkak) {
        static const std::shared_ptr<const Network> kNetwork = readFor(game, embeddedCongkakNetworkData());
        return kNetwork;
    }
    return kNone;
}

} // namespace qumalaq::ai::nnue
