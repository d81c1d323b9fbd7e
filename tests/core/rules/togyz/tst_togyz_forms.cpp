// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three implementations of a move agree: in registers, in plain loops over the same tables, and stone by stone.
#include "core/base/prng.h"
#include "core/rules/togyz/bestemshe.h"
#include "core/rules/togyz/togyz_position.h"
#include "tests/random_move.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

// At compile time too.
static_assert([] {
    TogyzqumalaqPosition byTable;
    TogyzqumalaqPosition byStones;
    for (const std::uint8_t number : {7, 9, 6, 8, 5}) {
        byTable.play({{byTable.sideToMove(), number}});
        byStones.playStoneByStone({{byStones.sideToMove(), number}});
    }
    return byTable == byStones && byTable.legalPits() != 0;
}());

/// A board that need not occur in any game: the stones are split at random over pits and kazans, mostly into a few so
/// that large counts occur, with random tuzdyks where they are allowed.
template <TogyzRules kRules>
TogyzPosition<kRules> anyPosition(Prng& prng, TogyzEnd end)
{
    using Position = TogyzPosition<kRules>;
    constexpr std::uint32_t kPits = kRules.pits;
    BoardState board;
    board.pits = kRules.pits;
    board.sideToMove = prng.below(2) == 0 ? Side::South : Side::North;
    if (kRules.tuzdyk) {
        for (const Side owner : kBothSides) {
            const auto number = static_cast<std::uint8_t>(prng.below(2) == 0 ? 0 : 1 + prng.below(kPits - 1));
            if (number != board.tuzdyks[indexOf(opponentOf(owner))])
                board.tuzdyks[indexOf(owner)] = number;
        }
    }
    int left = kRules.totalStones();
    const std::uint32_t largest = prng.below(3) == 0 ? kRules.totalStones() : 1 + prng.below(24);
    while (left > 0) {
        const Side side = prng.below(2) == 0 ? Side::South : Side::North;
        const std::uint32_t number = prng.below(4 * kPits);
        Place place = Place::store(side);
        if (number >= 1 && number <= kPits) {
            const Pit pit{side, static_cast<std::uint8_t>(number)};
            if (board.tuzdykOwner(pit))
                continue;
            place = pit;
        } else if (number > kPits && prng.below(8) != 0) {
            continue; // the pits get more than the kazans
        }
        const int stones = std::min(left, 1 + static_cast<int>(prng.below(largest)));
        board.at(place) = static_cast<std::uint16_t>(board.at(place) + stones);
        left -= stones;
    }
    return Position::fromBoard(board, end);
}

/// Every pit with stones.
template <TogyzRules kRules>
MoveList movesOf(const TogyzPosition<kRules>& position)
{
    MoveList moves;
    const Side mover = position.sideToMove();
    for (std::uint8_t number = 1; number <= kRules.pits; ++number) {
        if (position.pits(mover)[number - 1U] > 0)
            moves.push_back({{mover, number}});
    }
    return moves;
}

struct Seen {
    int moves = 0;
    int tuzdyks = 0;
    int banked = 0;
    int mostLifted = 0;
};

/// Compares all implementations for every move of a position, and counts the special cases.
template <TogyzRules kRules>
bool agree(const TogyzPosition<kRules>& position, Seen& seen)
{
    for (const Move move : movesOf(position)) {
        const Side mover = position.sideToMove();
        TogyzPosition<kRules> stoneByStone = position;
        stoneByStone.playStoneByStone(move);
        const auto inRegisters = position.template afterBy<FastBytes>(move);
        const auto inLoops = position.template afterBy<PlainBytes>(move);
        if (!(inRegisters == stoneByStone) || !(inLoops == stoneByStone) || inRegisters.hash() != stoneByStone.hash()
            || stoneByStone.sideToMove() == mover)
            return false;
        ++seen.moves;
        seen.tuzdyks += stoneByStone.tuzdykOf(mover) != position.tuzdykOf(mover) ? 1 : 0;
        seen.banked += stoneByStone.store(opponentOf(mover)) != position.store(opponentOf(mover)) ? 1 : 0;
        seen.mostLifted = std::max<int>(seen.mostLifted, position.pits(mover)[move.from.number - 1U]);
    }
    return true;
}

} // namespace

class TestTogyzForms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormMakesTheSameMoveOnAnyBoard()
    {
        Prng prng(newSeed());
        Seen seen;
        for (int i = 0; i < 40'000; ++i)
            QVERIFY(agree(anyPosition<kTogyzqumalaqRules>(prng, TogyzEnd::Playout), seen));
        // The boards are useful: every special case has occurred.
        QVERIFY(seen.moves > 100'000);
        QVERIFY(seen.tuzdyks > 300);
        QVERIFY(seen.banked > 10'000);
        QVERIFY(seen.mostLifted > 120);
    }

    void everyFormMakesTheSameMoveOnASmallBoard()
    {
        Prng prng(newSeed());
        Seen seen;
        for (int i = 0; i < 10'000; ++i)
            QVERIFY(agree(anyPosition<kBestemsheRules>(prng, TogyzEnd::Playout), seen));
        QVERIFY(seen.moves > 5'000);
        QCOMPARE(seen.tuzdyks, 0);
        QCOMPARE(seen.banked, 0);
    }

    void everyFormMakesTheSameMoveInGames()
    {
        Prng prng(newSeed());
        Seen seen;
        for (int game = 0; game < 300; ++game) {
            TogyzqumalaqPosition position(game % 2 == 0 ? TogyzEnd::Majority : TogyzEnd::Playout);
            while (!position.outcome()) {
                QVERIFY(agree(position, seen));
                position.play(randomMove(position, prng));
            }
        }
    }

    void everyCountFromEveryPit()
    {
        // One pit holds everything outside the kazans: each possible number of stones, from each pit.
        for (int origin = 1; origin <= 9; ++origin) {
            for (int stones = 1; stones <= 162; ++stones) {
                for (std::uint8_t own = 0; own < 9; ++own) {
                    for (std::uint8_t other = 0; other < 9; ++other) {
                        BoardState board;
                        board.tuzdyks = {own, other == own ? std::uint8_t(0) : other};
                        if (board.tuzdyks[1] == origin)
                            continue;
                        board.rows[0][static_cast<std::size_t>(origin - 1)] = static_cast<std::uint16_t>(stones);
                        board.stores = {0, static_cast<std::uint16_t>(162 - stones)};
                        Seen seen;
                        QVERIFY(agree(TogyzqumalaqPosition::fromBoard(board, TogyzEnd::Playout), seen));
                        QCOMPARE(seen.moves, 1);
                    }
                }
            }
        }
    }

    void legalPitsAreTheLegalMoves()
    {
        Prng prng(newSeed());
        for (int i = 0; i < 10'000; ++i) {
            const auto end = prng.below(2) == 0 ? TogyzEnd::Majority : TogyzEnd::Playout;
            const auto position = anyPosition<kTogyzqumalaqRules>(prng, end);
            const bool isDecided =
                end == TogyzEnd::Majority && std::max(position.store(Side::South), position.store(Side::North)) > 81;
            const MoveList expected = isDecided ? MoveList() : movesOf(position);
            const MoveList moves = position.legalMoves();
            QVERIFY(std::equal(moves.begin(), moves.end(), expected.begin(), expected.end()));
            unsigned pits = 0;
            for (const Move move : moves)
                pits |= 1U << (move.from.number - 1U);
            QCOMPARE(position.legalPits(), pits);
            MoveList visited;
            forEachMove(position, [&](Move move) {
                visited.push_back(move);
                TogyzqumalaqPosition copy = position;
                copy.play(move);
                QVERIFY(played(position, move) == copy);
            });
            QVERIFY(std::equal(visited.begin(), visited.end(), moves.begin(), moves.end()));
        }
    }
};

QTEST_APPLESS_MAIN(TestTogyzForms)
#include "tst_togyz_forms.moc"
