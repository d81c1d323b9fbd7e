// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

GameSetup setupWith(std::string_view repetition)
{
    GameSetup setup;
    if (!setup.setOption("repetition", repetition))
        qFatal("the option repetition is gone");
    return setup;
}

/// One stone in each row, circling for ever: the kazans are 80:80, and there are no captures.
History oneStoneEach(std::string_view repetition)
{
    const GameSetup setup = setupWith(repetition);
    return History(setup, positionOf("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s", setup));
}

/// Plays the stone nearest to the opponent's row, so that neither row is empty at its owner's turn.
void playForemost(History& history)
{
    const MoveList moves = history.position().legalMoves();
    history.play(moves[moves.size() - 1]);
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryPositionAndTakesMovesBack()
    {
        History history;
        std::vector<AnyPosition> seen = {history.position()};
        for (const std::uint8_t number : {7, 9, 6, 8, 1, 7}) {
            const Move move{{history.position().sideToMove(), number}};
            QVERIFY(history.canPlay(move));
            history.play(move);
            seen.push_back(history.position());
        }
        for (std::size_t ply = 0; ply < seen.size(); ++ply)
            QVERIFY(history.positionAt(ply) == seen[ply]);
        for (std::size_t ply = 0; ply + 1 < seen.size(); ++ply) {
            BoardState board = history.positionAt(ply).board();
            QVERIFY(replayed(board, history.plies()[ply].trace) == history.positionAt(ply + 1).board());
        }
        while (!history.plies().empty()) {
            seen.pop_back();
            history.undo();
            QVERIFY(history.position() == seen.back());
        }
        QVERIFY(history.position() == history.start());
    }

    void callsTheThirdOccurrenceADraw()
    {
        History history = oneStoneEach("on");
        // Each stone changes rows every nine moves: the start recurs after 18 plies, and for the third time after 36.
        for (int ply = 0; ply < 36; ++ply) {
            QVERIFY2(!history.outcome(), QByteArray::number(ply));
            playForemost(history);
        }
        QCOMPARE(history.occurrences(), kRepetitionsToEnd);
        const auto outcome = history.outcome();
        QVERIFY(outcome);
        QCOMPARE(outcome->reason, EndReason::Repetition);
        QVERIFY(!outcome->winner);
        const MoveTrace& last = history.plies().back().trace;
        QVERIFY(std::none_of(last.begin(), last.end(), // the stones in the pits count for nobody
                             [](const TraceEvent& event) { return event.kind == TraceEvent::Kind::Collect; }));
        QVERIFY(!history.canPlay(history.position().legalMoves()[0]));
        history.undo();
        QVERIFY(!history.outcome());
    }

    void doesNotIfTheOptionIsOff()
    {
        History history = oneStoneEach("off");
        for (int ply = 0; ply < 80; ++ply)
            playForemost(history);
        QVERIFY(!history.outcome());
    }

    void countsOnlyWithTheSameMover()
    {
        const GameSetup setup;
        const auto south = notation::parsePosition("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s", setup);
        const auto north = notation::parsePosition("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- n", setup);
        QVERIFY(south && north);
        QVERIFY(south->position != north->position);
        QVERIFY(south->position.hash() != north->position.hash());
    }

    void optionsAreChecked_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("error"); // -1 for none
        QTest::newRow("a known value") << QByteArray("playout") << QByteArray("on") << -1;
        QTest::newRow("an unknown value")
            << QByteArray("playout") << QByteArray("maybe") << int(SetupError::Code::BadValue);
        QTest::newRow("an unknown key") << QByteArray("colour") << QByteArray("on")
                                        << int(SetupError::Code::UnknownOption);
    }

    void optionsAreChecked()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(int, error);
        GameSetup setup;
        const GameSetup before = setup;
        const auto result = setup.setOption(key.toStdString(), value.toStdString());
        QCOMPARE(result ? -1 : int(result.error().code), error);
        if (result)
            QCOMPARE(QByteArray::fromStdString(std::string(setup.option(key.toStdString()))), value);
        else
            QVERIFY(setup == before);
    }
};

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
