// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/characters.h"

#include "core/ai/levels.h"
#include "core/ai/style.h"

#include <cassert>

namespace qumalaq::ai {

namespace {

struct Description {
    Character character = Character::None;
    std::string_view id;
    Style style;
    LevelSpec spec;
};

// A style costs strength; the number of nodes compensates for it.
constexpr LevelSpec kMiddle{.depth = 8, .nodes = 3'000, .evaluationNoise = 150, .missedPermille = 10, .maxLoss = 400};
// The Counter plays endings without errors, and the early tuzdyk of the TuzdykHunter is worth a lot, so these err more.
constexpr LevelSpec kHasty{.depth = 8, .nodes = 3'000, .evaluationNoise = 260, .missedPermille = 20, .maxLoss = 400};
constexpr LevelSpec kCareful{.depth = 8, .nodes = 6'000, .evaluationNoise = 90, .maxLoss = 300};

constexpr std::array<Description, 6> kDescriptions = {{
    {Character::None, "none", {}, kMiddle},
    {Character::Hoarder, "hoarder", {.stoneInRow = 15}, kMiddle},
    {Character::TuzdykHunter, "tuzdyk-hunter", {.tuzdyk = 1'000, .threeToBe = 80}, kHasty},
    {Character::Guardian, "guardian", {.stoneInOddPit = -40}, kCareful},
    {Character::Attacker, "attacker", {.kazanStone = 60}, kMiddle},
    {Character::Counter, "counter", {.occupiedPit = 90}, kHasty},
}};

/// With this many stones on the board and fewer the Counter searches without errors.
constexpr int kEndFrom = 50;
constexpr LevelSpec kCounting{.nodes = 100'000};

[[nodiscard]] const Description& descriptionOf(Character character)
{
    const Description& description = kDescriptions[static_cast<std::size_t>(character)];
    assert(description.character == character);
    return description;
}

} // namespace

std::string_view idOf(Character character)
{
    return descriptionOf(character).id;
}

std::optional<Character> characterById(std::string_view id)
{
    for (const Description& description : kDescriptions) {
        if (description.id == id)
            return description.character;
    }
    return std::nullopt;
}

bool hasCharacters(rules::GameId game)
{
    return game == rules::GameId::Togyzqumalaq || game == rules::GameId::Toguzkorgool;
}

const LevelSpec& specOf(Character character, int stonesOnBoard)
{
    assert(character != Character::None);
    if (character == Character::Counter && stonesOnBoard <= kEndFrom)
        return kCounting;
    return descriptionOf(character).spec;
}

const Style& styleOf(Character character)
{
    assert(character != Character::None);
    return descriptionOf(character).style;
}

} // namespace qumalaq::ai
