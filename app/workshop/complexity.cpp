// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/complexity.h"

#include "core/rules/history.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

namespace qumalaq::workshop {

using rules::BoardState;
using rules::Side;
using rules::TogyzqumalaqPosition;

namespace {

constexpr int kRowPits = TogyzqumalaqPosition::kPits;
constexpr int kAllStones = TogyzqumalaqPosition::kTotalStones;
constexpr int kMaxInKazan = kAllStones / 2; // more would have ended the game

/// The number of ways to put some stones into some places.
[[nodiscard]] double distributions(int stones, int places)
{
    double ways = 1;
    for (int i = 1; i < places; ++i)
        ways = ways * (stones + i) / i;
    return ways;
}

/// The tuzdyks of both sides with places for stones: as many as pits, less one for each tuzdyk.
struct Tuzdyks {
    int count = 0;
    int kinds = 0; ///< ways to choose their numbers
};
constexpr std::array<Tuzdyks, 3> kTuzdyks = {{{0, 1}, {1, 2 * (kRowPits - 1)}, {2, (kRowPits - 1) * (kRowPits - 2)}}};

/// The ways to fill kazans and pits, without a majority: all, less those in which a kazan has more than half.
[[nodiscard]] double fillings(int tuzdyks)
{
    const int places = 2 * kRowPits - tuzdyks + 2;
    return distributions(kAllStones, places) - 2 * distributions(kAllStones - kMaxInKazan - 1, places);
}

/// What is different before a move from what would be there if the last stone had taken nothing.
struct LastStone {
    int taken = 0;
    bool makesTuzdyk = false;
};

/// The board before a move of `lifted` stones from a pit that led to `after`; false if there is none.
[[nodiscard]] bool takeBack(const BoardState& after, std::size_t from, int lifted, LastStone last, BoardState& before)
{
    const std::size_t other = rules::indexOf(after.sideToMove);
    const std::size_t mover = 1 - other;
    std::array<int, 2 * kRowPits> sown{};
    const auto lastAt = (from + static_cast<std::size_t>(lifted == 1 ? 1 : lifted - 1)) % sown.size();
    if (lifted == 1)
        sown[lastAt] = 1; // a single stone goes to the next pit
    for (int i = 0; i < lifted && lifted > 1; ++i)
        ++sown[(from + static_cast<std::size_t>(i)) % sown.size()];
    before = after;
    before.sideToMove = mover == 0 ? Side::South : Side::North;
    if (last.makesTuzdyk)
        before.tuzdyks[mover] = 0;
    std::array<int, 2> stores = {after.stores[0], after.stores[1]};
    stores[mover] -= last.taken;
    for (std::size_t at = 0; at < sown.size(); ++at) {
        const std::size_t row = at < kRowPits ? mover : other;
        const std::size_t pit = at % kRowPits;
        int stones = after.rows[row][pit];
        if (before.tuzdyks[1 - row] == pit + 1)
            stores[1 - row] -= sown[at]; // they fell into the kazan
        else
            stones += (at == lastAt ? last.taken : 0) - sown[at];
        if (at == from)
            stones += lifted;
        // The pit that was emptied held only these stones, and the last pit had some if it was taken.
        if (stones < 0 || (at == from && stones != lifted))
            return false;
        before.rows[row][pit] = static_cast<std::uint16_t>(stones);
    }
    if (stores[0] < 0 || stores[1] < 0)
        return false;
    before.stores = {static_cast<std::uint16_t>(stores[0]), static_cast<std::uint16_t>(stores[1])};
    return true;
}

/// Calls `visit` with the positions from which a move from this pit leads to `after`, until it returns true.
template <typename Visit>
[[nodiscard]] bool anyBefore(const TogyzqumalaqPosition& after, std::size_t from, const Visit& visit)
{
    const BoardState board = after.board();
    const Side mover = rules::opponentOf(after.sideToMove());
    const rules::Move move{{mover, static_cast<std::uint8_t>(from + 1)}};
    const auto isBefore = [&](int lifted, LastStone last) {
        BoardState before;
        if (!takeBack(board, from, lifted, last, before) || TogyzqumalaqPosition::errorOf(before))
            return false;
        const auto position = TogyzqumalaqPosition::fromBoard(before, after.end());
        if (!position.isLegal(move))
            return false;
        TogyzqumalaqPosition played = position;
        played.play(move);
        return played == after && visit(position);
    };
    const int store = board.stores[rules::indexOf(mover)];
    for (int lifted = 1; lifted <= kAllStones; ++lifted) {
        if (isBefore(lifted, {}) || isBefore(lifted, {3, true}))
            return true;
        for (int taken = 2; taken <= store; taken += 2) {
            if (isBefore(lifted, {taken, false}))
                return true;
        }
    }
    return false;
}

} // namespace

Measured meanOf(std::span<const double> samples)
{
    double sum = 0;
    for (const double sample : samples)
        sum += sample;
    const double count = static_cast<double>(samples.size());
    Measured measured;
    measured.mean = sum / count;
    double squares = 0;
    for (const double sample : samples)
        squares += (sample - measured.mean) * (sample - measured.mean);
    const double error = 1.96 * std::sqrt(squares / (count - 1) / count);
    measured.low = measured.mean - error;
    measured.high = measured.mean + error;
    return measured;
}

GameTree gameTreeOf(Player& player, const rules::GameSetup& setup, int games, int openingPlies, std::uint64_t seed)
{
    constexpr std::size_t kMaxGameLength = 2'000;
    std::vector<double> plies;
    std::vector<double> branching;
    std::vector<double> magnitudes;
    std::vector<double> repeated;
    for (int game = 0; game < games; ++game) {
        Prng prng = Prng::forStream(seed, static_cast<std::uint64_t>(game));
        player.newGame(prng());
        rules::History history(setup);
        std::unordered_set<std::uint64_t> seen;
        double magnitude = 0;
        while (!history.outcome() && history.plies().size() < kMaxGameLength) {
            const auto moves = history.position().legalMoves();
            seen.insert(history.position().hash());
            magnitude += std::log10(static_cast<double>(moves.size()));
            const bool isRandom = history.plies().size() < static_cast<std::size_t>(openingPlies);
            history.play(isRandom ? moves[prng.below(static_cast<std::uint32_t>(moves.size()))]
                                  : player.choose(history));
        }
        const double length = static_cast<double>(history.plies().size());
        plies.push_back(length);
        branching.push_back(std::pow(10, magnitude / length));
        magnitudes.push_back(magnitude);
        repeated.push_back(length - static_cast<double>(seen.size()));
    }
    return {meanOf(plies), meanOf(branching), meanOf(magnitudes), meanOf(repeated)};
}

double boardsOfTogyzqumalaq()
{
    double boards = 0;
    for (const Tuzdyks& tuzdyks : kTuzdyks)
        boards += tuzdyks.kinds * fillings(tuzdyks.count);
    return 2 * boards; // either side may be to move
}

rules::TogyzqumalaqPosition randomBoard(Prng& prng)
{
    const auto uniform = [&] { return static_cast<double>(prng() >> 11) * 0x1p-53; };
    double drawn = uniform() * boardsOfTogyzqumalaq() / 2;
    std::size_t kind = 0;
    while (kind + 1 < kTuzdyks.size() && drawn >= kTuzdyks[kind].kinds * fillings(kTuzdyks[kind].count)) {
        drawn -= kTuzdyks[kind].kinds * fillings(kTuzdyks[kind].count);
        ++kind;
    }
    BoardState board;
    board.sideToMove = prng.below(2) == 0 ? Side::South : Side::North;
    const std::size_t owner = prng.below(2);
    if (kTuzdyks[kind].count > 0)
        board.tuzdyks[owner] = static_cast<std::uint8_t>(1 + prng.below(kRowPits - 1));
    if (kTuzdyks[kind].count > 1) {
        auto& second = board.tuzdyks[1 - owner];
        do
            second = static_cast<std::uint8_t>(1 + prng.below(kRowPits - 1));
        while (second == board.tuzdyks[owner]);
    }
    const int places = 2 * kRowPits - kTuzdyks[kind].count + 2;
    for (;;) {
        // Stars and bars: some of the stones and separators are separators.
        std::vector<int> stones(static_cast<std::size_t>(places), 0);
        int bars = places - 1;
        std::size_t place = 0;
        for (int left = kAllStones + places - 1; left > 0; --left) {
            if (static_cast<int>(prng.below(static_cast<std::uint32_t>(left))) < bars) {
                --bars;
                ++place;
            } else {
                ++stones[place];
            }
        }
        if (stones[0] > kMaxInKazan || stones[1] > kMaxInKazan)
            continue;
        std::size_t next = 2;
        for (const Side side : rules::kBothSides) {
            board.stores[rules::indexOf(side)] = static_cast<std::uint16_t>(stones[rules::indexOf(side)]);
            for (std::size_t pit = 0; pit < kRowPits; ++pit) {
                const bool isTuzdyk = board.tuzdyks[rules::indexOf(rules::opponentOf(side))] == pit + 1;
                board.rows[rules::indexOf(side)][pit] = isTuzdyk ? 0 : static_cast<std::uint16_t>(stones[next++]);
            }
        }
        return TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority);
    }
}

bool canArise(const rules::TogyzqumalaqPosition& position, int moves)
{
    if (moves == 0)
        return true;
    for (std::size_t from = 0; from < kRowPits; ++from) {
        if (anyBefore(position, from,
                      [moves](const TogyzqumalaqPosition& before) { return canArise(before, moves - 1); }))
            return true;
    }
    return false;
}

} // namespace qumalaq::workshop
