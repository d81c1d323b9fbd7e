// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is read as games or errors. What was read as a game is written and read as the same game, and the reader
// gives the same result for any division of the text into pieces.
#include "core/notation/online_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace qumalaq;

namespace {

void expect(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

void checkGame(const notation::ReadGame& game)
{
    expect(!game.isCut || !game.errors.empty());
    for (const notation::ParseError& error : game.errors)
        expect(error.line >= game.line && error.column >= 1);

    const std::string text = toTgk(game.record);
    notation::TgkReader reader(text);
    const auto again = reader.next();
    expect(again && again->record == game.record && !again->isCut && !reader.next());

    const std::string online = toOnlineText(game.record);
    notation::TgkReader onlineReader(online);
    const auto mainLine = onlineReader.next();
    expect(mainLine && mainLine->record.moves() == game.record.moves() && !mainLine->isCut);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::size_t pieceSize = 1 + data[0] % 32U;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);

    std::size_t at = 0;
    notation::TgkReader whole(text);
    notation::TgkReader pieces([&] {
        const auto piece = text.substr(at, pieceSize);
        at += piece.size();
        return piece;
    });
    while (const auto game = whole.next()) {
        checkGame(*game);
        const auto same = pieces.next();
        expect(same && same->record == game->record && same->errors == game->errors && same->line == game->line);
    }
    expect(!pieces.next());
    return 0;
}
