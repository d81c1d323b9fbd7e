// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/console_game.h"

#include "core/notation/position_text.h"
#include "core/protocol/protocol_text.h"

namespace qumalaq::console {

namespace {

[[nodiscard]] std::string at(const std::string& argument, int column)
{
    return argument + ": column " + std::to_string(column) + ": ";
}

} // namespace

Expected<rules::History, Problem> openGame(const GameArguments& arguments)
{
    const auto game = rules::gameById(arguments.game);
    if (!game)
        return unexpected("--game: unknown game " + protocol::inQuotes(arguments.game));
    rules::GameSetup setup(*game);
    for (const std::string& option : arguments.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            return unexpected("--option: " + protocol::inQuotes(option) + " is not key=value");
        if (const auto set = setup.setOption(option.substr(0, equals), option.substr(equals + 1)); !set)
            return unexpected("--option: " + protocol::describe(set.error(), *game));
    }
    rules::History history(setup);
    if (!arguments.position.empty()) {
        const auto parsed = notation::parsePosition(arguments.position, setup);
        if (!parsed)
            return unexpected(at("--position", parsed.error().column) + protocol::describe(parsed.error()));
        history = rules::History(setup, parsed->position);
    }
    const auto moves = protocol::parseMoves(arguments.moves);
    if (!moves)
        return unexpected(at("--moves", moves.error().column) + protocol::describe(moves.error()));
    if (const auto illegal = protocol::playAll(history, *moves))
        return unexpected(at("--moves", (*moves)[*illegal].column) + "move " + std::to_string(*illegal)
                          + (history.outcome() ? " (from 0) comes after the end of the game" : " (from 0) is illegal"));
    return history;
}

} // namespace qumalaq::console
