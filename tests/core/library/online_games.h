// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/tgk_reader.h"

#include <QFile>

#include <vector>

namespace qumalaq::library::testing {

/// The recorded games of the test data.
inline std::vector<notation::GameRecord> onlineGames()
{
    QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no data");
    const QByteArray text = file.readAll();
    notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
    std::vector<notation::GameRecord> games;
    while (auto game = reader.next())
        games.push_back(std::move(game->record));
    return games;
}

} // namespace qumalaq::library::testing
