// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace qumalaq::rules {

namespace {

struct GameEntry {
    GameId game;
    std::string_view id;
    std::span<const OptionSpec> options;
};

constexpr std::array<std::string_view, 2> kOffOn = {"off", "on"};
constexpr std::array<std::string_view, 2> kOnOff = {"on", "off"};

constexpr OptionSpec kTogyzqumalaqOptions[] = {
    {"playout", kOffOn},    // on: the game goes on after a majority (TogyzEnd::Playout)
    {"repetition", kOnOff}, // on: the third occurrence of a position is a draw (History)
};

constexpr GameEntry kGames[] = {
    {GameId::Togyzqumalaq, "togyzqumalaq", kTogyzqumalaqOptions},
};

constexpr auto kIds = [] {
    std::array<GameId, std::size(kGames)> ids{};
    std::transform(std::begin(kGames), std::end(kGames), ids.begin(),
                   [](const GameEntry& entry) { return entry.game; });
    return ids;
}();

const GameEntry& entryOf(GameId game)
{
    const auto* entry =
        std::find_if(std::begin(kGames), std::end(kGames), [game](const GameEntry& e) { return e.game == game; });
    assert(entry != std::end(kGames));
    return *entry;
}

} // namespace

std::span<const GameId> allGames()
{
    return kIds;
}

std::string_view idOf(GameId game)
{
    return entryOf(game).id;
}

std::optional<GameId> gameById(std::string_view id)
{
    for (const GameEntry& entry : kGames) {
        if (entry.id == id)
            return entry.game;
    }
    return std::nullopt;
}

std::span<const OptionSpec> optionsOf(GameId game)
{
    return entryOf(game).options;
}

std::string_view GameSetup::option(std::string_view key) const
{
    const auto specs = optionsOf(m_game);
    const auto spec = std::find_if(specs.begin(), specs.end(), [key](const OptionSpec& s) { return s.key == key; });
    if (spec == specs.end())
        return {};
    return spec->values[m_chosen[static_cast<std::size_t>(spec - specs.begin())]];
}

Expected<void, SetupError> GameSetup::setOption(std::string_view key, std::string_view value)
{
    const auto specs = optionsOf(m_game);
    const auto spec = std::find_if(specs.begin(), specs.end(), [key](const OptionSpec& s) { return s.key == key; });
    if (spec == specs.end())
        return unexpected(SetupError{SetupError::Code::UnknownOption, std::string(key), std::string(value)});
    const auto chosen = std::find(spec->values.begin(), spec->values.end(), value);
    if (chosen == spec->values.end())
        return unexpected(SetupError{SetupError::Code::BadValue, std::string(key), std::string(value)});
    m_chosen[static_cast<std::size_t>(spec - specs.begin())] = static_cast<std::size_t>(chosen - spec->values.begin());
    return {};
}

} // namespace qumalaq::rules
