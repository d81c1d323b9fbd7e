// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/player.h"

#include "app/workshop/console.h"
#include "app/workshop/foreign_player.h"
#include "app/workshop/program_player.h"
#include "core/ai/characters.h"
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/base/prng.h"
#include "core/base/utf8.h"

#include <QFileInfo>
#include <QString>

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace qumalaq::workshop {

using ai::nnue::Network;
using ai::nnue::NetworkError;
using rules::AnyPosition;
using rules::History;
using rules::Move;
using rules::MoveList;

namespace {

class RandomPlayer : public Player {
public:
    [[nodiscard]] Move choose(const History& history) override
    {
        const MoveList moves = history.position().legalMoves();
        return moves[m_prng.below(static_cast<std::uint32_t>(moves.size()))];
    }
    void newGame(std::uint64_t seed) override { m_prng = Prng(seed); }

private:
    Prng m_prng{0};
};

class GreedyPlayer : public Player {
public:
    [[nodiscard]] Move choose(const History& history) override
    {
        MoveList best;
        int bestGain = 0;
        for (const Move move : history.position().legalMoves()) {
            const int gain = gainOf(history.position(), move);
            if (best.empty() || gain > bestGain) {
                best.clear();
                bestGain = gain;
            }
            if (gain == bestGain)
                best.push_back(move);
        }
        return best[m_prng.below(static_cast<std::uint32_t>(best.size()))];
    }
    void newGame(std::uint64_t seed) override { m_prng = Prng(seed); }

private:
    [[nodiscard]] static int gainOf(const AnyPosition& before, Move move)
    {
        AnyPosition after = before;
        after.play(move);
        const auto difference = [mover = before.sideToMove()](const AnyPosition& position) {
            const rules::BoardState board = position.board();
            return board.stores[rules::indexOf(mover)] - board.stores[rules::indexOf(rules::opponentOf(mover))];
        };
        return difference(after) - difference(before);
    }

    Prng m_prng{0};
};

class EnginePlayer : public Player {
public:
    /// `network`: for ai::Engine::setNetwork(); nothing for the built-in one.
    EnginePlayer(const ai::Limits& limits, int threads, const std::optional<std::shared_ptr<const Network>>& network)
        : m_limits(limits)
        , m_engine({nullptr, [this](const ai::SearchResult& result) { m_best = result.best; }})
    {
        m_engine.setThreads(threads);
        if (network)
            m_engine.setNetwork(*network);
    }

    void setClock(const ai::Limits::Clock& clock) override { m_clock = clock; }
    [[nodiscard]] Move choose(const History& history) override
    {
        m_engine.setPosition(history);
        ai::Limits limits = m_limits;
        limits.clock = std::exchange(m_clock, std::nullopt);
        m_engine.go(limits);
        m_engine.waitUntilIdle();
        return *m_best;
    }
    void newGame(std::uint64_t seed) override
    {
        m_engine.newGame();
        m_engine.setSeed(seed);
    }

private:
    ai::Limits m_limits;
    std::optional<ai::Limits::Clock> m_clock;
    std::optional<Move> m_best; ///< written by the engine's thread, read after waitUntilIdle()
    ai::Engine m_engine;        ///< last: its thread must end before m_best is destroyed
};

[[nodiscard]] std::optional<int> numberOf(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 1)
        return std::nullopt;
    return value;
}

/// The text after the prefix; none if the part does not begin with it.
[[nodiscard]] std::optional<std::string> valueOf(std::string_view part, std::string_view prefix)
{
    if (part.substr(0, prefix.size()) != prefix)
        return std::nullopt;
    return std::string(part.substr(prefix.size()));
}

[[nodiscard]] bool takeLimit(std::string_view part, ai::Limits& limits, int& threads)
{
    if (part == "clock")
        return true; // the clock is that of the match
    const std::size_t colon = part.find(':');
    if (colon == std::string_view::npos)
        return false;
    const std::string_view key = part.substr(0, colon);
    if (key == "character") {
        limits.character = ai::characterById(part.substr(colon + 1)).value_or(ai::Character::None);
        return limits.character != ai::Character::None;
    }
    const auto value = numberOf(part.substr(colon + 1));
    if (!value)
        return false;
    if (key == "level" && *value <= ai::kLevelCount)
        limits.level = *value;
    else if (key == "depth")
        limits.depth = *value;
    else if (key == "nodes")
        limits.nodes = static_cast<std::uint64_t>(*value);
    else if (key == "threads" && *value <= ai::kMaxThreads)
        threads = *value;
    else if (key == "time")
        limits.moveTime = std::chrono::milliseconds(*value);
    else
        return false;
    return true;
}

} // namespace

Expected<std::shared_ptr<const Network>, NetworkError> networkFrom(const std::string& path,
                                                                   const rules::GameSetup& setup)
{
    auto network = Network::fromFile(pathFromUtf8(path));
    if (network && !(*network)->canEvaluate(AnyPosition(setup)))
        return unexpected(NetworkError::OtherGame);
    return network;
}

const char* reasonOf(NetworkError error)
{
    switch (error) {
    case NetworkError::CannotRead:
        return "it cannot be read";
    case NetworkError::TooShort:
    case NetworkError::NotANetwork:
        return "it is not a network";
    case NetworkError::OtherVersion:
    case NetworkError::OtherShape:
        return "it is a network for another version of this program";
    case NetworkError::OtherGame:
        return "it is a network for another game";
    case NetworkError::WrongLength:
    case NetworkError::Damaged:
    case NetworkError::OutOfRange:
        return "it is damaged";
    }
    return "";
}

Expected<std::unique_ptr<Player>, PlayerError> makePlayer(std::string_view description, const rules::GameSetup& setup)
{
    if (description == "random")
        return std::make_unique<RandomPlayer>();
    if (description == "greedy")
        return std::make_unique<GreedyPlayer>();
    std::optional<ForeignProtocol> foreign;
    ai::Limits limits;
    int threads = 1;
    std::optional<std::shared_ptr<const Network>> network;
    std::optional<std::string> program;
    ProgramPlayer::Options options;
    for (;;) {
        const std::size_t comma = description.find(',');
        const std::string_view part = description.substr(0, comma);
        if (part == "network:hand") {
            network = nullptr;
        } else if (const auto path = valueOf(part, "network:")) {
            const auto read = networkFrom(*path, setup);
            if (!read)
                return unexpected(PlayerError{std::string(part), read.error()});
            network = *read;
        } else if (const auto command = valueOf(part, "program:")) {
            program = command;
        } else if (const auto settings = valueOf(part, "foreign:")) {
            auto protocol = ForeignProtocol::parse(contentsOf(*settings).value_or(""));
            if (!protocol)
                return unexpected(PlayerError{std::string(part) + ": " + protocol.error()});
            foreign = std::move(*protocol);
            foreign->folder = QFileInfo(QString::fromStdString(*settings)).absolutePath().toStdString();
        } else if (const auto option = valueOf(part, "option:"); option && option->find('=') != std::string::npos) {
            const std::size_t equals = option->find('=');
            options.emplace_back(option->substr(0, equals), option->substr(equals + 1));
        } else if (!takeLimit(part, limits, threads)) {
            return unexpected(PlayerError{std::string(part)});
        }
        if (comma == std::string_view::npos)
            break;
        description.remove_prefix(comma + 1);
    }
    // Some parts are only for the engine of this program, others only for another program.
    const bool isOwn = network || limits.level || limits.character != ai::Character::None || threads != 1;
    if (program || foreign ? isOwn : !options.empty())
        return unexpected(PlayerError{std::string(program ? "program" : foreign ? "foreign" : "option")});
    if (foreign)
        return std::make_unique<ForeignPlayer>(std::move(*foreign), limits);
    if (program)
        return std::make_unique<ProgramPlayer>(*program, options, limits, setup);
    return std::make_unique<EnginePlayer>(limits, threads, network);
}

} // namespace qumalaq::workshop
