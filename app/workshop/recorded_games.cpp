// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/recorded_games.h"

#include "core/notation/tgk_reader.h"

#include <utility>

namespace qumalaq::workshop {

std::vector<rules::History> readGames(std::string_view text, const rules::GameSetup& setup)
{
    std::vector<rules::History> games;
    notation::TgkReader reader(text);
    while (const auto game = reader.next()) {
        if (game->record.setup() != setup)
            continue;
        rules::History history(setup, game->record.start());
        for (const rules::Move move : game->record.moves()) {
            if (!history.canPlay(move))
                break;
            history.play(move);
        }
        games.push_back(std::move(history));
    }
    return games;
}

} // namespace qumalaq::workshop
