// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two families check each other: Togyzqumalaq as a table of the general family against its specialised type.
#include "core/base/prng.h"
#include "core/rules/sowing/sowing_position.h"
#include "core/rules/togyz/togyz_position.h"
#include "tests/random_move.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

constexpr SowingRules togyzRules(End end)
{
    SowingRules rules;
    rules.pits = {9, 9, 9};
    rules.stones = {9, 9, 9};
    rules.stores = StorePlacement::Middle;
    rules.direction = SowingDirection::Anticlockwise;
    rules.firstStone = FirstStone::SamePit;
    rules.capture = Capture::EvenInOtherRow;
    rules.tuzdyk = Tuzdyk::OfThree;
    rules.end = end;
    rules.remainderOwner = RemainderOwner::RowOwners;
    return rules;
}

constexpr std::array kTogyzTables = {togyzRules(End::MajorityOrRowEmpty), togyzRules(End::RowEmpty)};

using GeneralPosition = SowingPosition<kTogyzTables>;

static_assert(GamePosition<GeneralPosition>);

/// QUMALAQ_RANDOM_GAMES changes the number.
bool areEqual(const MoveList& a, const MoveList& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

} // namespace

class TestTogyzByTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheSpecialisedType_data()
    {
        QTest::addColumn<int>("end");
        QTest::newRow("over at a majority") << int(TogyzEnd::Majority);
        QTest::newRow("played out") << int(TogyzEnd::Playout);
    }

    void agreesWithTheSpecialisedType()
    {
        QFETCH(int, end);
        Prng prng(newSeed());

        SowingStart start = GeneralPosition::standardStart();
        start.table = end == int(TogyzEnd::Majority) ? 0 : 1;
        const int games = gamesToPlay(100'000) / 2; // half of them in each row
        for (int game = 0; game < games; ++game) {
            TogyzqumalaqPosition special(static_cast<TogyzEnd>(end));
            GeneralPosition general(start);
            for (;;) {
                const MoveList moves = special.legalMoves();
                const bool agrees = special.board() == general.board() && special.outcome() == general.outcome()
                                    && areEqual(moves, general.legalMoves());
                if (!agrees)
                    QFAIL(qPrintable(QStringLiteral("game %1").arg(game)));
                if (moves.empty())
                    break;
                const Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
                special.play(move);
                general.play(move);
            }
        }

        // The traces are the same too.
        for (int game = 0; game < 100; ++game) {
            TogyzqumalaqPosition special(static_cast<TogyzEnd>(end));
            GeneralPosition general(start);
            while (!special.outcome()) {
                const Move move = randomMove(special, prng);
                MoveTrace specialTrace;
                MoveTrace generalTrace;
                special.play(move, specialTrace);
                general.play(move, generalTrace);
                QVERIFY(specialTrace == generalTrace);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTogyzByTable)
#include "tst_togyz_by_table.moc"
