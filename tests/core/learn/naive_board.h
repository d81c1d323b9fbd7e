// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

/// A second implementation of the games, written straight from their descriptions. It shares only types with
/// core/rules, so the tests can check core/learn independently.
namespace qumalaq::naive {

using rules::BoardState;
using rules::indexOf;
using rules::opponentOf;
using rules::Pit;
using rules::Side;

enum class Game { Togyz, Congkak, Mangala, Oware, Kalah, MangalaTurkish };

struct Deed {
    BoardState after;
    int taken = 0;
    int ownTuzdyk = 0; ///< without the three that made it
    int hisTuzdyk = 0;
    int home = 0;
    std::optional<Pit> made;
    std::vector<Pit> from;
    bool endsAtHome = false;
};

inline std::uint16_t& at(BoardState& board, Pit pit)
{
    return board.rows[indexOf(pit.row)][pit.number - 1U];
}

inline Pit opposite(const BoardState& board, Pit pit)
{
    return {opponentOf(pit.row), static_cast<std::uint8_t>(board.pits + 1 - pit.number)};
}

inline void add(BoardState& board, Side side, int stones)
{
    board.stores[indexOf(side)] = static_cast<std::uint16_t>(board.stores[indexOf(side)] + stones);
}

inline Pit upwards(const BoardState& board, Pit pit)
{
    if (pit.number < board.pits)
        return {pit.row, static_cast<std::uint8_t>(pit.number + 1)};
    return {opponentOf(pit.row), 1};
}

inline void take(Deed& deed, Side mover, Pit pit)
{
    const int stones = at(deed.after, pit);
    deed.taken += stones;
    add(deed.after, mover, stones);
    at(deed.after, pit) = 0;
    if (std::find(deed.from.begin(), deed.from.end(), pit) == deed.from.end())
        deed.from.push_back(pit);
}

/// Anticlockwise; the first of several stones stays in its pit; a tuzdyk collects stones; the last stone in the
/// opponent's row takes an even count.
inline Deed playTogyz(const BoardState& before, Pit from, bool hasTuzdyk)
{
    Deed deed;
    deed.after = before;
    BoardState& board = deed.after;
    const Side mover = from.row;
    const Side other = opponentOf(mover);
    int hand = at(board, from);
    at(board, from) = 0;
    Pit place = hand == 1 ? upwards(board, from) : from;
    bool swallowed = false;
    for (;;) {
        swallowed = false;
        if (place.row == other && board.tuzdyks[indexOf(mover)] == place.number) {
            add(board, mover, 1);
            ++deed.ownTuzdyk;
            swallowed = true;
        } else if (place.row == mover && board.tuzdyks[indexOf(other)] == place.number) {
            add(board, other, 1);
            ++deed.hisTuzdyk;
            swallowed = true;
        } else {
            ++at(board, place);
        }
        if (--hand == 0)
            break;
        place = upwards(board, place);
    }
    if (!swallowed && place.row == other) {
        if (at(board, place) % 2 == 0) {
            take(deed, mover, place);
        } else if (at(board, place) == 3 && hasTuzdyk && board.tuzdyks[indexOf(mover)] == 0
                   && place.number != board.pits && board.tuzdyks[indexOf(other)] != place.number) {
            board.tuzdyks[indexOf(mover)] = place.number;
            add(board, mover, 3);
            at(board, place) = 0;
            deed.made = place;
        }
    }
    board.sideToMove = other;
    return deed;
}

/// Clockwise, towards lower numbers; the home comes after the mover's 1; the sowing continues from an occupied hole; an
/// empty one in the mover's row takes the opposite stones.
inline Deed playCongkak(const BoardState& before, Pit from)
{
    Deed deed;
    deed.after = before;
    BoardState& board = deed.after;
    const Side mover = from.row;
    std::optional<Pit> place = from; // none means the home
    for (;;) {
        int hand = at(board, *place);
        at(board, *place) = 0;
        while (hand-- > 0) {
            if (!place)
                place = Pit{opponentOf(mover), board.pits};
            else if (place->number > 1)
                place = Pit{place->row, static_cast<std::uint8_t>(place->number - 1)};
            else if (place->row == mover)
                place.reset();
            else
                place = Pit{mover, board.pits};
            if (place) {
                ++at(board, *place);
            } else {
                add(board, mover, 1);
                ++deed.home;
            }
        }
        if (!place) {
            deed.endsAtHome = true;
            return deed;
        }
        if (at(board, *place) == 1)
            break;
    }
    const Pit facing = opposite(board, *place);
    if (place->row == mover && at(board, facing) > 0) {
        take(deed, mover, facing);
        take(deed, mover, *place);
    }
    return deed;
}

/// Anticlockwise from the next hole; continues from an occupied one; an empty one takes the opposite stones and
/// continues.
inline Deed playMangala(const BoardState& before, Pit from, Side mover, bool quiet)
{
    Deed deed;
    deed.after = before;
    BoardState& board = deed.after;
    Pit place = from;
    for (int laps = 0; laps < 1000; ++laps) {
        int hand = at(board, place);
        at(board, place) = 0;
        while (hand-- > 0) {
            place = upwards(board, place);
            ++at(board, place);
        }
        if (at(board, place) > 1)
            continue;
        const Pit facing = opposite(board, place);
        if (quiet || at(board, facing) == 0)
            return deed;
        take(deed, mover, facing);
    }
    return deed;
}

/// Anticlockwise, past the hole it came from; twos and threes in the opponent's row are taken backwards, but never all
/// that lies there.
inline Deed playOware(const BoardState& before, Pit from)
{
    Deed deed;
    deed.after = before;
    BoardState& board = deed.after;
    const Side mover = from.row;
    const Side other = opponentOf(mover);
    Pit place = from;
    int hand = at(board, from);
    at(board, from) = 0;
    while (hand > 0) {
        place = upwards(board, place);
        if (place == from)
            continue;
        ++at(board, place);
        --hand;
    }
    std::vector<Pit> caught;
    int stones = 0;
    for (int number = place.row == other ? place.number : 0; number > 0; --number) {
        const Pit pit{other, static_cast<std::uint8_t>(number)};
        if (at(board, pit) != 2 && at(board, pit) != 3)
            break;
        caught.push_back(pit);
        stones += at(board, pit);
    }
    if (stones < board.rowTotal(other)) {
        for (const Pit pit : caught)
            take(deed, mover, pit);
    }
    board.sideToMove = other;
    return deed;
}

/// Anticlockwise into the mover's home. Returns where the last stone fell; none: at home.
inline std::optional<Pit> sowHome(Deed& deed, Side mover, Pit from, bool firstStays)
{
    BoardState& board = deed.after;
    int hand = at(board, from);
    at(board, from) = 0;
    if (firstStays && hand > 1) {
        ++at(board, from);
        --hand;
    }
    std::optional<Pit> place = from;
    for (; hand > 0; --hand) {
        if (place && place->row == mover && place->number == board.pits) {
            place.reset();
            add(board, mover, 1);
            ++deed.home;
            continue;
        }
        place = place ? upwards(board, *place) : Pit{opponentOf(mover), 1};
        ++at(board, *place);
    }
    return place;
}

/// An empty hole in the mover's row takes the opposite stones; in Turkish Mangala the first stone stays, and an even
/// hole of the opponent is taken too.
inline Deed playWithHome(const BoardState& before, Pit from, bool isTurkish)
{
    Deed deed;
    deed.after = before;
    BoardState& board = deed.after;
    const Side mover = from.row;
    const auto place = sowHome(deed, mover, from, isTurkish);
    deed.endsAtHome = !place;
    if (deed.endsAtHome)
        return deed;
    board.sideToMove = opponentOf(mover);
    const Pit facing = opposite(board, *place);
    if (place->row == mover && at(board, *place) == 1 && at(board, facing) > 0) {
        take(deed, mover, facing);
        take(deed, mover, *place);
    } else if (isTurkish && place->row != mover && at(board, *place) % 2 == 0) {
        take(deed, mover, *place);
    }
    return deed;
}

/// The most moves that a row has without help from the other side, over all orders.
inline int longestWait(const std::vector<int>& row, int tuzdyk, std::map<std::vector<int>, int>& known)
{
    if (const auto found = known.find(row); found != known.end())
        return found->second;
    int best = 0;
    for (std::size_t pit = 0; pit < row.size(); ++pit) {
        if (row[pit] == 0)
            continue;
        std::vector<int> next = row;
        next[pit] = 0;
        for (int stone = 0; stone < row[pit]; ++stone) {
            const std::size_t to = pit + static_cast<std::size_t>(row[pit] == 1 ? 1 : stone);
            if (to < row.size() && static_cast<int>(to) != tuzdyk - 1)
                ++next[to];
        }
        best = std::max(best, 1 + longestWait(next, tuzdyk, known));
    }
    known[row] = best;
    return best;
}

} // namespace qumalaq::naive
