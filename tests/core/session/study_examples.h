// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/online_games.h"

#include <QtGlobal>

#include <string_view>

namespace qumalaq::session {

/// The only game in a text.
inline notation::GameRecord recordOf(std::string_view text)
{
    notation::TgkReader reader(text);
    auto game = reader.next();
    Q_ASSERT(game && game->errors.empty());
    return game->record;
}

/// One of the 80 online games, from 0.
inline notation::GameRecord onlineGame(int number)
{
    return onlineGames()[static_cast<std::size_t>(number)];
}

/// Bad moves, so that a review finds many mistakes.
inline notation::GameRecord badGame()
{
    notation::GameRecord record;
    rules::AnyPosition position = record.start();
    notation::NodeId node = notation::NodeId::Root;
    for (std::size_t ply = 0; ply < 40 && !position.outcome(); ++ply) {
        const auto moves = position.legalMoves();
        const rules::Move move = moves[ply * 5 % moves.size()];
        node = record.tree().add(node, move);
        position.play(move);
    }
    return record;
}

/// Two variations, one inside the other, comments before and after moves, and marks.
inline constexpr std::string_view kVariedGame = "[White \"Aisha\"]\n[Black \"Bek\"]\n\n"
                                                "{A short one} 1. 76! 98 (1... 87?! {the other way} 2. 66 (2. 55) 2... "
                                                "76) 2. 66 {takes} 87 3. 12 *\n";

} // namespace qumalaq::session
