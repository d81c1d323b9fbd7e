// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/qumalaq.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

template <typename Write>
std::string textOf(const Write& write)
{
    std::string text(write(nullptr, 0) + 1, '\0');
    require(write(text.data(), text.size()) + 1 == text.size());
    text.pop_back();
    return text;
}

std::string positionOf(const qumalaq_game* game)
{
    return textOf([game](char* text, std::size_t size) { return qumalaq_game_position(game, text, size); });
}

std::string nextLine(std::string& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line = text.substr(0, end);
    text.erase(0, end + 1);
    return line;
}

/// The record of a game is read back as the same game.
void checkRecord(const qumalaq_record* record)
{
    const std::string text =
        textOf([record](char* to, std::size_t size) { return qumalaq_record_text(record, to, size); });
    qumalaq_reader* reader = qumalaq_reader_new(text.data(), text.size());
    qumalaq_record* again = qumalaq_reader_next(reader, nullptr);
    require(again != nullptr);
    require(qumalaq_record_moves(again, nullptr, 0) == qumalaq_record_moves(record, nullptr, 0));
    qumalaq_record_free(again);
    qumalaq_reader_free(reader);
}

} // namespace

/// The first byte is a game. The lines after it are its options, a position, and moves; then come records.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    std::string text(data + 1, data + size);
    const std::string options = nextLine(text);
    const std::string position = nextLine(text);
    const std::string moves = nextLine(text);
    qumalaq_error error{};
    qumalaq_game* game = qumalaq_game_new(qumalaq_known_game(data[0] % 8U), options.c_str(),
                                          position.empty() ? nullptr : position.c_str(), &error);
    if (game == nullptr) {
        const std::size_t longest = std::max(options.size(), position.size());
        require(error.line >= 1 && error.column >= 1 && std::size_t(error.column) <= longest + 1);
    } else {
        const std::string start = positionOf(game);
        std::array<qumalaq_place, QUMALAQ_MAX_PITS> legal{};
        for (std::size_t at = 0; at < moves.size();) {
            const std::size_t end = std::min(moves.find(' ', at), moves.size());
            const qumalaq_place move = qumalaq_move_parse(game, moves.substr(at, end - at).c_str(), &error);
            if (qumalaq_game_play(game, move, &error) == QUMALAQ_OK)
                require(qumalaq_game_trace(game, qumalaq_game_plies(game) - 1, nullptr, 0) > 1);
            at = end + 1;
        }
        qumalaq_outcome outcome;
        require((qumalaq_game_outcome(game, &outcome) == 0) == (qumalaq_game_moves(game, legal.data()) > 0));
        qumalaq_game_evaluate(game);
        qumalaq_record* record = qumalaq_record_new(game);
        checkRecord(record);
        qumalaq_record_free(record);
        while (qumalaq_game_undo(game) != 0) {
        }
        require(positionOf(game) == start);
        qumalaq_game_free(game);
    }

    qumalaq_reader* reader = qumalaq_reader_new(text.data(), text.size());
    while (qumalaq_record* record = qumalaq_reader_next(reader, &error)) {
        qumalaq_game* played = qumalaq_record_game(record, SIZE_MAX, &error);
        require(played != nullptr && qumalaq_game_plies(played) <= qumalaq_record_moves(record, nullptr, 0));
        qumalaq_game_free(played);
        checkRecord(record);
        qumalaq_record_free(record);
    }
    qumalaq_reader_free(reader);
    return 0;
}
