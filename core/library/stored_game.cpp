// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/stored_game.h"

#include "core/notation/position_text.h"

#include <string>
#include <string_view>

namespace qumalaq::library {

namespace {

/// FNV-1a, finished with the mixer of SplitMix64. The values are stored in files and must never change.
class KeyMaker {
public:
    void add(std::uint8_t byte) { m_value = (m_value ^ byte) * 0x100000001B3ULL; }
    void add(std::string_view text)
    {
        for (const char c : text)
            add(static_cast<std::uint8_t>(c));
        add(0xFF);
    }
    [[nodiscard]] std::uint64_t key() const
    {
        std::uint64_t value = m_value;
        value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
        return value ^ (value >> 31U);
    }

private:
    std::uint64_t m_value = 0xCBF29CE484222325ULL;
};

std::uint8_t familyOf(rules::GameId game)
{
    switch (game) {
    case rules::GameId::Togyzqumalaq:
    case rules::GameId::Toguzkorgool:
        return 1;
    case rules::GameId::Bestemshe:
        return 2;
    case rules::GameId::Congkak:
        return 3;
    case rules::GameId::MangalaSuez:
        return 4;
    case rules::GameId::Oware:
        return 5;
    case rules::GameId::Kalah:
        return 6;
    case rules::GameId::MangalaTurkish:
        return 7;
    }
    return 0;
}

std::string foldedName(std::string_view name)
{
    return QString::fromUtf8(name).simplified().toCaseFolded().toStdString();
}

} // namespace

std::uint64_t positionKey(rules::GameId game, const rules::AnyPosition& position)
{
    const rules::BoardState board = position.board();
    KeyMaker maker;
    maker.add(familyOf(game));
    maker.add(board.pits);
    maker.add(static_cast<std::uint8_t>(board.sideToMove));
    for (const rules::Side side : rules::kBothSides) {
        for (std::size_t i = 0; i < board.pits; ++i)
            maker.add(static_cast<std::uint8_t>(board.rows[indexOf(side)][i]));
        const int store = board.stores[indexOf(side)];
        maker.add(static_cast<std::uint8_t>(store));
        if (store > 0xFF) // only here, so that keys that are stored already stay valid
            maker.add(static_cast<std::uint8_t>(store >> 8));
        maker.add(board.tuzdyks[indexOf(side)]);
    }
    if (board.prescribed) {
        maker.add(static_cast<std::uint8_t>(board.prescribed->row));
        maker.add(board.prescribed->number);
    }
    return maker.key();
}

std::uint64_t gameKey(const notation::GameRecord& record)
{
    KeyMaker maker;
    maker.add(familyOf(record.setup().game()));
    maker.add(foldedName(record.tag("White")));
    maker.add(foldedName(record.tag("Black")));
    maker.add(notation::toText(record.start()));
    for (const rules::Move move : record.moves()) {
        maker.add(static_cast<std::uint8_t>(move.from.row));
        maker.add(move.from.number);
    }
    return maker.key();
}

int dateOf(std::string_view tag)
{
    constexpr int kLengths[] = {4, 2, 2};
    int date = 0;
    std::size_t at = 0;
    for (const int length : kLengths) {
        int part = 0;
        for (int i = 0; i < length; ++i, ++at) {
            const char c = at < tag.size() ? tag[at] : '?';
            part = c >= '0' && c <= '9' ? part * 10 + (c - '0') : 0;
        }
        date = date * (length == 4 ? 1 : 100) + part;
        ++at; // skip the dot
    }
    const int month = date / 100 % 100;
    const int day = date % 100;
    return date < 10000 || month > 12 || day > 31 ? 0 : date;
}

} // namespace qumalaq::library
