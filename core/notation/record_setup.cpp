// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/record_setup.h"

#include "core/notation/position_text.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::GameId;
using rules::GameSetup;

namespace {

/// Only letters and digits, in lower case, so that "Togyz Kumalak" and "togyz-kumalak" are equal.
[[nodiscard]] std::string bareName(std::string_view name)
{
    std::string bare;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            bare += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            bare += c;
    }
    return bare;
}

/// The names of the games in files of other programs.
[[nodiscard]] std::optional<GameId> gameByName(std::string_view name)
{
    static constexpr std::pair<std::string_view, GameId> kNames[] = {
        {"togyzqumalaq", GameId::Togyzqumalaq},
        {"togyzkumalak", GameId::Togyzqumalaq},
        {"togizkumalak", GameId::Togyzqumalaq},
        {"toguzkumalak", GameId::Togyzqumalaq},
        {"togizqumalaq", GameId::Togyzqumalaq},
        {"toguzkorgool", GameId::Toguzkorgool},
        {"toguzkorgol", GameId::Toguzkorgool},
        {"bestemshe", GameId::Bestemshe},
        {"congkak", GameId::Congkak},
        {"sungka", GameId::Congkak},
        {"mangalasuez", GameId::MangalaSuez},
        {"mangalaofsuez", GameId::MangalaSuez},
        {"owareabapa", GameId::Oware},
        {"awari", GameId::Oware},
        {"awale", GameId::Oware},
        {"wari", GameId::Oware},
        {"kalaha", GameId::Kalah},
        {"mancala", GameId::Kalah},
        {"mangala", GameId::MangalaTurkish},
        {"turkishmangala", GameId::MangalaTurkish},
    };
    if (const auto id = rules::gameById(name))
        return id;
    const std::string bare = bareName(name);
    const auto* found =
        std::find_if(std::begin(kNames), std::end(kNames), [&bare](const auto& entry) { return entry.first == bare; });
    if (found == std::end(kNames))
        return std::nullopt;
    return found->second;
}

[[nodiscard]] const LocatedTag* find(const std::vector<LocatedTag>& tags, std::string_view name)
{
    const auto found = std::find_if(tags.begin(), tags.end(), [name](const auto& t) { return t.tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

[[nodiscard]] SetupTagError problem(ParseError::Code code, std::size_t at, std::string found)
{
    SetupTagError problem{at, {}};
    problem.error.code = code;
    problem.error.found = std::move(found);
    return problem;
}

[[nodiscard]] Expected<GameSetup, SetupTagError> setupFor(const std::vector<LocatedTag>& tags)
{
    GameSetup setup;
    const LocatedTag* game = find(tags, "Game");
    if (!game)
        game = find(tags, "Variant");
    if (game && game->tag.name == "Variant" && game->tag.value.empty())
        game = nullptr;
    if (game) {
        const auto id = gameByName(game->tag.value);
        if (!id)
            return unexpected(problem(ParseError::Code::UnknownGame, game->valueAt, game->tag.value));
        setup = GameSetup(*id);
    }
    for (const auto& [tag, valueAt] : tags) {
        if (!tag.name.starts_with(kOptionTagPrefix))
            continue;
        const std::string key = tag.name.substr(kOptionTagPrefix.size());
        if (!setup.setOption(key, tag.value))
            return unexpected(problem(ParseError::Code::BadOption, valueAt, key + '=' + tag.value));
    }
    return setup;
}

} // namespace

Expected<GameRecord, SetupTagError> recordFor(const std::vector<LocatedTag>& tags)
{
    const auto setup = setupFor(tags);
    if (!setup)
        return unexpected(setup.error());
    AnyPosition start(*setup);
    if (const LocatedTag* fen = find(tags, "FEN")) {
        const auto parsed = parsePosition(fen->tag.value, *setup);
        if (!parsed)
            return unexpected(SetupTagError{fen->valueAt, parsed.error()});
        start = parsed->position;
    }
    GameRecord record(*setup, start);
    for (const auto& [tag, valueAt] : tags) {
        if (!isReservedTag(tag.name))
            record.addTag(tag.name, tag.value);
    }
    return record;
}

std::vector<Tag> setupTags(const GameRecord& record)
{
    std::vector<Tag> tags;
    const GameSetup& setup = record.setup();
    const GameSetup standard(setup.game());
    // Without a tag it is Togyzqumalaq; a Variant tag may name another game.
    if (setup.game() != GameId::Togyzqumalaq || !record.tag("Variant").empty())
        tags.push_back({"Game", std::string(rules::idOf(setup.game()))});
    for (const rules::OptionSpec& spec : rules::optionsOf(setup.game())) {
        // An option whose default is the value of another option is written even if only the other option was changed.
        if (const auto value = setup.option(spec.key); value != standard.option(spec.key))
            tags.push_back({std::string(kOptionTagPrefix) + std::string(spec.key), std::string(value)});
        else if (!spec.sameAs.empty() && setup.option(spec.sameAs) != value)
            tags.push_back({std::string(kOptionTagPrefix) + std::string(spec.key), std::string(value)});
    }
    if (!(record.start() == AnyPosition(setup)))
        tags.push_back({"FEN", toText(record.start())});
    return tags;
}

} // namespace qumalaq::notation
