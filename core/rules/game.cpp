// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"

#include "core/rules/sowing/congkak.h"
#include "core/rules/sowing/kalah.h"
#include "core/rules/sowing/mangala_suez.h"
#include "core/rules/sowing/oware.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

namespace qumalaq::rules {

namespace {

using Kind = OptionSpec::Kind;

enum class Family : std::uint8_t { Togyz, Sowing };

struct GameEntry {
    GameId game;
    std::string_view id;
    Family family;
    std::span<const OptionSpec> options;
};

constexpr std::array<std::string_view, 21> kNumbers = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9", "10",
                                                       "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};

/// Every number of a range as text.
constexpr std::span<const std::string_view> numbersOf(const NumberRange& range)
{
    return std::span(kNumbers).subspan(range.minimum, range.maximum - range.minimum + 1U);
}

constexpr OptionSpec numberOption(std::string_view key, const NumberRange& range, std::string_view sameAs = {})
{
    return {key, numbersOf(range), Kind::Number, range.minimum, range.maximum, 0, kNumbers[range.defaultValue], sameAs};
}

constexpr std::array<std::string_view, 2> kOffOn = {"off", "on"};
constexpr std::array<std::string_view, 2> kOnOff = {"on", "off"};

constexpr OptionSpec kTogyzOptions[] = {
    {"playout", kOffOn},    // on: the game goes on after a majority (TogyzEnd::Playout)
    {"repetition", kOnOff}, // on: the third occurrence of a position is a draw (History)
};

// Words are in the order of the choices in the headers of the games, see congkakStart() in any_position.cpp.
constexpr std::array<std::string_view, kCongkakCapturingStones.size()> kCongkakCaptures = {"both", "opposite"};
constexpr std::array<std::string_view, kCongkakTurns.size()> kCongkakHomes = {"again", "ends"};
constexpr std::array<std::string_view, kCongkakEnds.size()> kCongkakEndings = {"board", "row"};

constexpr OptionSpec kCongkakOptions[] = {
    numberOption("holes", kCongkakTables[0].pits),
    numberOption("stones", kCongkakTables[0].stones, "holes"),
    {"capture", kCongkakCaptures}, // both: the stones opposite and the capturing stone; opposite: only the former
    {"home",
     kCongkakHomes}, // when the last stone falls into the mover's home: again: the mover goes on; ends: the turn ends
    {"end", kCongkakEndings}, // over when the board is empty, or when the row of the player to move is
};

constexpr std::array<std::string_view, 4> kMangalaSuezEmpty = {"s2,s5,n3", "s1,s6,n4", "s4,n1,n6", "s6,n5,n6"};
constexpr std::array<std::string_view, kMangalaSuezPrescriptions.size()> kMangalaSuezStarts = {"capture", "always",
                                                                                               "free"};
constexpr std::array<std::string_view, kMangalaSuezRemainderOwners.size()> kMangalaSuezRests = {"none", "owner"};

constexpr OptionSpec kMangalaSuezOptions[] = {
    {"empty", kMangalaSuezEmpty, Kind::EmptyPits, kMangalaSuezEmptyPits.size(), kMangalaSuezEmptyPits.size(),
     kMangalaSuezTables[0].pits.defaultValue},
    numberOption("quiet", kMangalaSuezQuietTurns), // turns in which nothing is taken, counted over both players
    {"start", kMangalaSuezStarts}, // where a turn begins: prescribed after a capture, after every turn, never
    {"rest", kMangalaSuezRests},   // who owns the stones that are left at the end
    // No source mentions repetition, but four stones can go round for ever.
    {"repetition", kOnOff},
};

constexpr std::array<std::string_view, kOwareGrandSlams.size()> kOwareSlams = {"nothing", "all"};

constexpr OptionSpec kOwareOptions[] = {
    {"grandslam", kOwareSlams}, // what a capture takes that would empty the opponent's row
    {"repetition", kOnOff},     // on: the third occurrence of a position ends the game, each side keeps its row
};

constexpr std::array<std::string_view, kKalahEmptyCaptures.size()> kKalahEmpty = {"stays", "taken"};

constexpr OptionSpec kKalahOptions[] = {
    numberOption("holes", kKalahTables[0].pits),
    numberOption("stones", kKalahTables[0].stones),
    {"emptycapture", kKalahEmpty}, // a stone that falls into an empty hole of the mover with nothing opposite
};

constexpr GameEntry kGames[] = {
    {GameId::Togyzqumalaq, "togyzqumalaq", Family::Togyz, kTogyzOptions},
    {GameId::Toguzkorgool, "toguzkorgool", Family::Togyz, kTogyzOptions},
    {GameId::Bestemshe, "bestemshe", Family::Togyz, kTogyzOptions},
    {GameId::Congkak, "congkak", Family::Sowing, kCongkakOptions},
    {GameId::MangalaSuez, "mangala-suez", Family::Sowing, kMangalaSuezOptions},
    {GameId::Oware, "oware", Family::Sowing, kOwareOptions},
    {GameId::Kalah, "kalah", Family::Sowing, kKalahOptions},
    {GameId::MangalaTurkish, "mangala-turkish", Family::Sowing, {}},
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

bool isTogyzFamily(GameId game)
{
    return entryOf(game).family == Family::Togyz;
}

std::span<const OptionSpec> optionsOf(GameId game)
{
    return entryOf(game).options;
}

const OptionSpec* findOption(GameId game, std::string_view key)
{
    const auto specs = optionsOf(game);
    const auto spec = std::find_if(specs.begin(), specs.end(), [key](const OptionSpec& s) { return s.key == key; });
    return spec == specs.end() ? nullptr : &*spec;
}

} // namespace qumalaq::rules
