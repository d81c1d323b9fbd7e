// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/move_effect.h"

#include "core/base/prng.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>
#include <chrono>

using namespace qumalaq;
using namespace qumalaq::rules;

Q_DECLARE_METATYPE(qumalaq::rules::LastStoneEffect)

class TestMoveEffect : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLandingHasItsReason_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("number");
        QTest::addColumn<LastStoneEffect>("landing");
        QTest::addColumn<int>("stones");
        QTest::addColumn<int>("gain");
        const auto row = [](const char* name, const char* position, int number, LastStoneEffect landing, int stones,
                            int gain) {
            QTest::newRow(name) << QByteArray(position) << number << landing << stones << gain;
        };
        row("ten are taken", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", 7, LastStoneEffect::Takes, 10, 10);
        row("eleven are odd", "9,9,9,9,9,9,9,9,2/10,9,9,9,9,9,9,9,9 6,0 -,- s", 9, LastStoneEffect::Odd, 11, 0);
        row("in the mover's own row nothing happens", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", 1,
            LastStoneEffect::OwnRow, 10, 0);
        row("three make a tuzdyk", "0,0,0,0,0,0,0,0,2/2,9,9,9,9,9,9,9,9 40,46 -,- s", 9, LastStoneEffect::MakesTuzdyk,
            3, 3);
        row("three, but on the ninth pit", "0,0,0,0,0,0,0,0,10/9,9,9,9,9,9,9,9,2 40,38 -,- s", 9,
            LastStoneEffect::ThreeOnLastPit, 3, 0);
        row("three, but the opponent's tuzdyk has that number", "0,0,0,0,0,0,0,0,3/9,2,9,9,9,9,9,9,9 45,40 -,2 s", 9,
            LastStoneEffect::ThreeOnMirror, 3, 0);
        row("three, but the mover has a tuzdyk", "0,0,0,0,0,0,0,0,2/2,9,9,0,9,9,9,9,9 40,55 4,- s", 9,
            LastStoneEffect::AlreadyHasTuzdyk, 3, 0);
        row("into the mover's tuzdyk", "0,0,0,0,0,0,0,0,5/9,9,9,0,9,9,9,9,9 40,45 4,- s", 9,
            LastStoneEffect::InOwnTuzdyk, 1, 1);
        row("into the opponent's tuzdyk", "2,0,0,0,0,0,0,0,5/9,9,9,9,9,9,9,9,9 40,34 -,2 s", 1,
            LastStoneEffect::InOthersTuzdyk, 1, 0);
    }

    void theLandingHasItsReason()
    {
        QFETCH(QByteArray, position);
        QFETCH(int, number);
        QFETCH(LastStoneEffect, landing);
        QFETCH(int, stones);
        QFETCH(int, gain);
        const AnyPosition before = positionOf(position);
        const MoveEffect effect = effectOf(before, {{before.sideToMove(), static_cast<std::uint8_t>(number)}});
        QCOMPARE(static_cast<int>(effect.lastStone), static_cast<int>(landing));
        QCOMPARE(effect.stones, stones);
        QCOMPARE(effect.gain, gain);
    }

    void bestemsheHasNoTuzdykToMiss()
    {
        const AnyPosition before = positionOf("0,0,0,0,2/2,9,9,9,9 5,5 -,- s", GameSetup(GameId::Bestemshe));
        const MoveEffect effect = effectOf(before, {{Side::South, 5}});
        QCOMPARE(static_cast<int>(effect.lastStone), static_cast<int>(LastStoneEffect::Odd));
        QCOMPARE(effect.stones, 3);
    }

    void aStoneThatComesHomeMovesAgain()
    {
        const AnyPosition start{GameSetup(GameId::Congkak)};
        const auto moves = start.legalMoves();
        const bool any = std::any_of(moves.begin(), moves.end(), [&](Move move) {
            const MoveEffect effect = effectOf(start, move);
            return effect.lastStone == LastStoneEffect::InOwnStore && effect.keepsTurn && effect.last.isStore();
        });
        QVERIFY(any);
    }

    void whatTheEffectSaysIsWhatHappens_data()
    {
        QTest::addColumn<int>("game");
        for (const GameId game : allGames())
            QTest::newRow(idOf(game).data()) << static_cast<int>(game);
    }

    void whatTheEffectSaysIsWhatHappens()
    {
        QFETCH(int, game);
        const auto seed = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        int tuzdyks = 0;
        for (int round = 0; round < 20; ++round) {
            AnyPosition position{GameSetup(static_cast<GameId>(game))};
            for (int ply = 0; ply < 300 && !position.outcome(); ++ply) {
                const auto moves = position.legalMoves();
                const Move move = moves[static_cast<std::size_t>(random() % moves.size())];
                const BoardState before = position.board();
                const MoveEffect effect = effectOf(position, move);
                const auto greedy = greediest(position);
                QVERIFY(greedy && greedy->gain >= effect.gain);
                MoveTrace trace;
                position.play(move, trace);
                QCOMPARE(effect.after, position.board());
                QCOMPARE(effect.keepsTurn, !position.outcome() && position.sideToMove() == before.sideToMove);
                const bool made = std::any_of(trace.begin(), trace.end(), [](const TraceEvent& event) {
                    return event.kind == TraceEvent::Kind::MakeTuzdyk;
                });
                QCOMPARE(effect.lastStone == LastStoneEffect::MakesTuzdyk, made);
                tuzdyks += made ? 1 : 0;
                const bool takes = std::any_of(trace.begin(), trace.end(), [&](const TraceEvent& event) {
                    return event.kind == TraceEvent::Kind::Capture && event.to.side == before.sideToMove;
                });
                if (effect.lastStone != LastStoneEffect::Endless)
                    QCOMPARE(effect.lastStone == LastStoneEffect::Takes, takes);
                for (const Side side : kBothSides) {
                    for (std::uint8_t number = 0; number <= before.pits; ++number) {
                        Place place = Place::store(side);
                        place.number = number;
                        const bool told =
                            std::find(effect.touched.begin(), effect.touched.end(), place) != effect.touched.end();
                        QVERIFY(told || before.at(place) == effect.after.at(place));
                    }
                }
            }
        }
        if (static_cast<GameId>(game) == GameId::Togyzqumalaq)
            QVERIFY(tuzdyks > 0);
    }

    void aGameThatIsOverHasNoReply()
    {
        QVERIFY(!greediest(positionOf("0,0,0,0,0,0,0,0,0/9,9,9,9,9,9,9,9,9 40,41 -,- s")));
        const auto start = greediest(AnyPosition(GameSetup()));
        QVERIFY(start && start->gain == 10);
    }
};

QTEST_APPLESS_MAIN(TestMoveEffect)
#include "tst_move_effect.moc"
