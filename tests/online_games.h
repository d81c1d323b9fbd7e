// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/tgk_reader.h"
#include "tests/files.h"

#include <string>
#include <string_view>
#include <vector>

namespace qumalaq {

/// All games in a text.
inline std::vector<notation::ReadGame> readAll(std::string_view text)
{
    std::vector<notation::ReadGame> games;
    notation::TgkReader reader(text);
    while (auto game = reader.next())
        games.push_back(std::move(*game));
    return games;
}

/// The 80 recorded games of the test data.
inline QByteArray onlineText()
{
    return bytesOf(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt"));
}

inline const std::vector<notation::GameRecord>& onlineGames()
{
    static const std::vector<notation::GameRecord> kGames = [] {
        std::vector<notation::GameRecord> games;
        for (notation::ReadGame& game : readAll(onlineText().toStdString()))
            games.push_back(std::move(game.record));
        return games;
    }();
    return kGames;
}

} // namespace qumalaq
