// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "core/rules/move_effect.h"
#include "core/rules/perft.h"
#include "tests/files.h"
#include "tests/positions.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

constexpr Pit south(std::uint8_t number)
{
    return {Side::South, number};
}
constexpr Pit north(std::uint8_t number)
{
    return {Side::North, number};
}

// A first move at compile time: nine stones from South 5 end in North 4, the tenth there, and are taken.
static_assert([] {
    TogyzqumalaqPosition position;
    position.play({south(5)});
    const BoardState board = position.board();
    return board.at(south(5)) == 1 && board.at(north(4)) == 0 && board.stores[0] == 10
           && board.sideToMove == Side::North;
}());

GameSetup setupWith(bool playout)
{
    GameSetup setup;
    if (playout && !setup.setOption("playout", "on"))
        qFatal("the option playout is gone");
    return setup;
}

QString textOf(const AnyPosition& position)
{
    return QString::fromStdString(notation::toText(position));
}

QString reasonName(EndReason reason)
{
    switch (reason) {
    case EndReason::StoreMajority:
        return QStringLiteral("majority");
    case EndReason::RowEmpty:
        return QStringLiteral("atsyrau");
    default:
        return QStringLiteral("other");
    }
}

} // namespace

class TestTogyzPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void start()
    {
        const TogyzqumalaqPosition position;
        QCOMPARE(textOf(AnyPosition(position)), QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s"));
        QCOMPARE(position.board().total(), 162);
        QCOMPARE(position.legalMoves().size(), std::size_t(9));
    }

    // The rules are numbered as in the codified text: sowing (2), tuzdyk banking (3), capture and tuzdyk (4), own
    // tuzdyk (5).
    void playsOneMove_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("pit");
        QTest::addColumn<QString>("after");

        // 2: sowing
        QTest::newRow("of several stones the first stays in its pit")
            << "3,0,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,39 -,- s" << 1
            << "1,1,1,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,39 -,- n";
        QTest::newRow("a single stone goes to the next pit and leaves its own empty")
            << "1,0,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 41,30 -,- s" << 1
            << "0,1,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 41,30 -,- n";
        QTest::newRow("sowing goes on from the ninth pit into the opponent's first")
            << "0,0,0,0,0,0,0,0,2/4,9,9,9,9,9,9,9,9 43,41 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/5,9,9,9,9,9,9,9,9 43,41 -,- n";
        QTest::newRow("North sows up its own numbers and then into South's row")
            << "4,9,9,9,9,9,9,9,9/0,0,0,0,0,0,0,0,2 45,39 -,- n" << 9
            << "5,9,9,9,9,9,9,9,9/0,0,0,0,0,0,0,0,1 45,39 -,- s";
        QTest::newRow("nineteen stones come round and the origin is sown again")
            << "0,0,19,0,0,0,0,0,0/2,2,2,2,2,2,2,2,2 62,63 -,- s" << 3
            << "1,1,2,1,1,1,1,1,1/3,3,3,3,3,3,3,3,3 62,63 -,- n";

        // 4: captures
        QTest::newRow("an even count in the opponent's row is taken")
            << "0,0,0,0,0,0,0,0,2/3,9,9,9,9,9,9,9,9 43,42 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/0,9,9,9,9,9,9,9,9 47,42 -,- n";
        QTest::newRow("a single stone captures too") << "0,0,0,0,0,0,0,0,1/3,9,9,9,9,9,9,9,9 44,42 -,- s" << 9
                                                     << "0,0,0,0,0,0,0,0,0/0,9,9,9,9,9,9,9,9 48,42 -,- n";
        QTest::newRow("two stones are taken") << "0,0,0,0,0,0,0,0,1/1,9,9,9,9,9,9,9,9 45,43 -,- s" << 9
                                              << "0,0,0,0,0,0,0,0,0/0,9,9,9,9,9,9,9,9 47,43 -,- n";
        QTest::newRow("an odd count above three is left") << "0,0,0,0,0,0,0,0,2/4,9,9,9,9,9,9,9,9 42,42 -,- s" << 9
                                                          << "0,0,0,0,0,0,0,0,1/5,9,9,9,9,9,9,9,9 42,42 -,- n";
        QTest::newRow("one stone in an empty pit of the opponent is left")
            << "0,0,0,0,0,0,0,0,2/0,9,9,9,9,9,9,9,9 44,44 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/1,9,9,9,9,9,9,9,9 44,44 -,- n";
        QTest::newRow("an even count in the mover's row is never taken")
            << "2,3,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,37 -,- s" << 1
            << "1,4,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,37 -,- n";
        QTest::newRow("only the pit of the last stone is taken, not others made even on the way")
            << "0,0,0,0,0,0,0,0,3/3,3,9,9,9,9,9,9,9 40,50 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/4,0,9,9,9,9,9,9,9 44,50 -,- n";

        // 4: tuzdyk
        QTest::newRow("exactly three make a tuzdyk and go to the kazan")
            << "0,0,0,0,0,0,0,0,2/2,9,9,9,9,9,9,9,9 43,43 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/0,9,9,9,9,9,9,9,9 46,43 1,- n";
        QTest::newRow("a single stone makes a tuzdyk too") << "0,0,0,0,0,0,0,0,1/2,9,9,9,9,9,9,9,9 44,43 -,- s" << 9
                                                           << "0,0,0,0,0,0,0,0,0/0,9,9,9,9,9,9,9,9 47,43 1,- n";
        QTest::newRow("North makes a tuzdyk in South's row") << "2,9,9,9,9,9,9,9,9/0,0,0,0,0,0,0,0,2 43,43 -,- n" << 9
                                                             << "0,9,9,9,9,9,9,9,9/0,0,0,0,0,0,0,0,1 43,46 -,1 s";
        QTest::newRow("three stones in the mover's row make none")
            << "2,2,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,38 -,- s" << 1
            << "1,3,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 30,38 -,- n";
        QTest::newRow("a second tuzdyk is not made: the three stay")
            << "0,0,0,0,0,0,0,0,2/2,9,0,9,9,9,9,9,9 48,47 3,- s" << 9
            << "0,0,0,0,0,0,0,0,1/3,9,0,9,9,9,9,9,9 48,47 3,- n";
        QTest::newRow("the ninth pit cannot become a tuzdyk: the three stay")
            << "0,0,0,0,0,0,0,0,10/9,9,9,9,9,9,9,9,2 40,38 -,- s" << 9
            << "0,0,0,0,0,0,0,0,1/10,10,10,10,10,10,10,10,3 40,38 -,- n";
        QTest::newRow("the number of the opponent's tuzdyk cannot become one: the three stay")
            << "0,9,9,9,9,0,0,0,2/2,9,9,9,9,9,9,9,9 25,25 -,1 s" << 9
            << "0,9,9,9,9,0,0,0,1/3,9,9,9,9,9,9,9,9 25,25 -,1 n";
        QTest::newRow("next to the opponent's tuzdyk one may be made")
            << "9,0,9,9,9,0,0,0,2/2,9,9,9,9,9,9,9,9 25,25 -,2 s" << 9
            << "9,0,9,9,9,0,0,0,1/0,9,9,9,9,9,9,9,9 28,25 1,2 n";

        // 3: stones that fall into a tuzdyk
        QTest::newRow("a stone passing the mover's tuzdyk goes to the mover's kazan")
            << "0,0,0,0,0,0,0,0,4/0,8,8,8,8,8,8,8,8 47,47 1,- s" << 9
            << "0,0,0,0,0,0,0,0,1/0,9,9,8,8,8,8,8,8 48,47 1,- n";
        QTest::newRow("a stone passing the opponent's tuzdyk goes to his kazan")
            << "4,0,0,0,0,0,0,0,0/9,9,9,9,9,9,9,9,9 38,39 -,2 s" << 1
            << "1,0,1,1,0,0,0,0,0/9,9,9,9,9,9,9,9,9 38,40 -,2 n";
        QTest::newRow("the last stone in the mover's tuzdyk is banked, nothing else")
            << "0,0,0,0,0,0,0,0,2/0,8,8,8,8,8,8,8,8 48,48 1,- s" << 9
            << "0,0,0,0,0,0,0,0,1/0,8,8,8,8,8,8,8,8 49,48 1,- n";
        QTest::newRow("the last stone in the opponent's tuzdyk is banked for him")
            << "2,0,0,0,0,0,0,0,0/9,9,9,9,9,9,9,9,9 39,40 -,2 s" << 1
            << "1,0,0,0,0,0,0,0,0/9,9,9,9,9,9,9,9,9 39,41 -,2 n";
        QTest::newRow("the tuzdyk on pit 1 collects") << "0,0,0,0,0,0,0,0,3/0,9,8,8,8,8,8,8,8 40,54 1,- s" << 9
                                                      << "0,0,0,0,0,0,0,0,1/0,0,8,8,8,8,8,8,8 51,54 1,- n";
        QTest::newRow("thirty-five stones pass a tuzdyk twice")
            << "0,0,0,0,0,0,35,0,0/1,0,1,1,1,1,1,1,1 59,60 2,- s" << 7
            << "2,2,2,2,2,1,2,2,2/3,0,3,3,3,3,3,3,3 61,60 2,- n";
        QTest::newRow("a sowing that empties the mover's own row goes on")
            << "0,0,0,0,0,0,0,0,1/4,0,0,0,0,0,0,0,0 78,79 -,- s" << 9
            << "0,0,0,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0 78,79 -,- n";
    }

    void playsOneMove()
    {
        QFETCH(QString, before);
        QFETCH(int, pit);
        QFETCH(QString, after);
        AnyPosition position = positionOf(before, setupWith(true));
        const Move move{{position.sideToMove(), static_cast<std::uint8_t>(pit)}};
        QVERIFY(position.isLegal(move));
        position.play(move);
        QCOMPARE(textOf(position), after);
    }

    void endsTheGame_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<bool>("playout");
        QTest::addColumn<int>("pit"); // 0 if the game is over before
        QTest::addColumn<QString>("result");

        QTest::newRow("eighty-two stones in a kazan decide")
            << "0,0,0,0,0,0,0,0,1/1,9,9,0,0,0,0,0,0 80,62 -,- s" << false << 9 << "82-80 majority";
        QTest::newRow("eighty-one do not") << "0,0,0,0,0,0,0,1,1/2,9,9,0,0,0,0,0,0 81,59 -,- s" << false << 0 << "none";
        QTest::newRow("played out, eighty-two do not end it")
            << "0,0,0,0,0,0,0,1,1/1,9,9,0,0,0,0,0,0 80,61 -,- s" << true << 9 << "none";
        QTest::newRow("a player without stones to move ends it: each side keeps its own row")
            << "0,0,0,0,0,0,0,0,0/0,3,0,0,2,0,0,0,0 77,80 -,- s" << false << 0 << "77-85 atsyrau";
        QTest::newRow("an empty row of the side that is not to move ends nothing")
            << "0,0,0,0,0,0,0,0,0/0,3,0,0,2,0,0,0,0 77,80 -,- n" << false << 0 << "none";
        QTest::newRow("a capture that empties the opponent's row ends it, the mover keeps its row")
            << "0,0,0,0,0,1,0,0,1/1,0,0,0,0,0,0,0,0 79,80 -,- s" << false << 9 << "82-80 atsyrau";
        QTest::newRow("a tuzdyk that empties the opponent's row ends it")
            << "0,0,0,0,0,1,0,0,1/2,0,0,0,0,0,0,0,0 77,81 -,- s" << false << 9 << "81-81 atsyrau";
        QTest::newRow("eighty-one each by what is left is a draw")
            << "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,2 81,79 -,- s" << false << 0 << "81-81 atsyrau";
        QTest::newRow("one stone left to each goes on to the end")
            << "1,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,1 80,79 -,- n" << false << 9 << "80-82 atsyrau (later)";
    }

    void endsTheGame()
    {
        QFETCH(QString, before);
        QFETCH(bool, playout);
        QFETCH(int, pit);
        QFETCH(QString, result);
        AnyPosition position = positionOf(before, setupWith(playout));
        if (pit != 0)
            position.play({{position.sideToMove(), static_cast<std::uint8_t>(pit)}});
        if (result.endsWith(QStringLiteral(" (later)"))) {
            // South still plays the last stone, although it cannot decide the game any more.
            QVERIFY(!position.outcome());
            while (!position.outcome())
                position.play(position.legalMoves()[0]);
            result.chop(8);
        }
        const auto outcome = position.outcome();
        if (!outcome) {
            QCOMPARE(QStringLiteral("none"), result);
            QVERIFY(!position.legalMoves().empty());
            return;
        }
        QCOMPARE(
            QStringLiteral("%1-%2 %3").arg(outcome->score[0]).arg(outcome->score[1]).arg(reasonName(outcome->reason)),
            result);
        QVERIFY(position.legalMoves().empty());
        const bool isDraw = outcome->score[0] == outcome->score[1];
        QCOMPARE(outcome->winner.has_value(), !isDraw);
        if (!isDraw)
            QCOMPARE(*outcome->winner, outcome->score[0] > outcome->score[1] ? Side::South : Side::North);
    }

    void refusesIllegalMoves_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("row"); // 0 South, 1 North
        QTest::addColumn<int>("pit");

        const QString start = QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s");
        QTest::newRow("the opponent's pit") << start << 1 << 1;
        QTest::newRow("pit 0") << start << 0 << 0;
        QTest::newRow("pit 10") << start << 0 << 10;
        QTest::newRow("an empty pit") << "0,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 9,0 -,- s" << 0 << 1;
        QTest::newRow("a tuzdyk") << "0,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,9 -,1 s" << 0 << 1;
        QTest::newRow("a decided game") << "0,0,0,0,0,0,0,1,1/1,9,9,0,0,0,0,0,0 82,59 -,- s" << 0 << 9;
    }

    void refusesIllegalMoves()
    {
        QFETCH(QString, position);
        QFETCH(int, row);
        QFETCH(int, pit);
        const Move move{{row == 0 ? Side::South : Side::North, static_cast<std::uint8_t>(pit)}};
        QVERIFY(!positionOf(position).isLegal(move));
    }

    void countsMoveSequences_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("nodes");
        // Computed by independent programs.
        const quint64 nodes[] = {9, 73, 613, 5199, 43184, 360035, 3003052};
        for (int depth = 1; depth <= 7; ++depth)
            QTest::addRow("depth %d", depth) << depth << nodes[depth - 1];
    }

    void countsMoveSequences()
    {
        QFETCH(int, depth);
        QFETCH(quint64, nodes);
        QCOMPARE(quint64{perft(TogyzqumalaqPosition(), depth)}, nodes);
    }

    void reachesWhatOthersReached_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("result");
        QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/togyz_vectors.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (int line = 1; !file.atEnd(); ++line) {
            const QList<QByteArray> fields = file.readLine().trimmed().split('\t');
            QCOMPARE(fields.size(), 3);
            QTest::addRow("line %d", line) << fields[0] << fields[1] << fields[2];
        }
    }

    void reachesWhatOthersReached()
    {
        QFETCH(QByteArray, moves);
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, result);
        AnyPosition reached{GameSetup()};
        for (const char digit : moves) {
            const Move move{{reached.sideToMove(), static_cast<std::uint8_t>(digit - '0')}};
            QVERIFY(reached.isLegal(move));
            reached.play(move);
        }
        const auto outcome = reached.outcome();
        QByteArray text = QByteArray::fromStdString(notation::toText(reached));
        if (outcome) { // the side to move has no meaning after the end
            text.chop(1);
            position.chop(1);
        }
        QCOMPARE(text, position);
        QCOMPARE(outcome ? QStringLiteral("over %1-%2").arg(outcome->score[0]).arg(outcome->score[1]).toUtf8()
                         : QByteArray("-"),
                 result);
    }

    // Real games of an online site: every move is legal, its second digit is the pit of the last stone, an X means that
    // it makes a tuzdyk, and the number in parentheses is the mover's kazan after it.
    void replaysRealGames()
    {
        const QString text = QString::fromUtf8(bytesOf(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt")));
        static const QRegularExpression moveForm(QStringLiteral(R"(\b([1-9])([1-9])(X?)(?:\((\d+)\))?(?![\d.]))"));
        int games = 0;
        int plies = 0;
        for (const QString& game : text.split(QStringLiteral("[Event "), Qt::SkipEmptyParts)) {
            const qsizetype movesAt = game.lastIndexOf(QLatin1Char(']')) + 1;
            AnyPosition position{GameSetup()};
            auto matches = moveForm.globalMatch(game.mid(movesAt));
            while (matches.hasNext()) {
                const QRegularExpressionMatch match = matches.next();
                const Side mover = position.sideToMove();
                const Move move{{mover, static_cast<std::uint8_t>(match.captured(1).toInt())}};
                const QByteArray where = QStringLiteral("game %1, %2").arg(games + 1).arg(match.captured()).toUtf8();
                QVERIFY2(position.isLegal(move), where);
                const MoveEffect effect = effectOf(position, move);
                QVERIFY2(effect.last.number == match.captured(2).toInt(), where);
                QVERIFY2((effect.lastStone == LastStoneEffect::MakesTuzdyk) == !match.captured(3).isEmpty(), where);
                position.play(move);
                if (!match.captured(4).isEmpty())
                    QVERIFY2(position.board().stores[indexOf(mover)] == match.captured(4).toInt(), where);
                ++plies;
            }
            ++games;
        }
        QCOMPARE(games, 80);
        QVERIFY(plies > 80 * 60);
    }

    void tracesInOrder()
    {
        AnyPosition position = positionOf(QStringLiteral("0,0,0,0,0,0,0,0,2/2,9,9,9,9,9,9,9,9 43,43 -,- s"));
        MoveTrace trace;
        position.play({south(9)}, trace);
        using Kind = TraceEvent::Kind;
        const MoveTrace expected = {
            {Kind::Lift, south(9), {}, 2},
            {Kind::Drop, {}, south(9), 1},
            {Kind::Drop, {}, north(1), 1},
            {Kind::MakeTuzdyk, north(1), Place::store(Side::South), 0},
            {Kind::Bank, north(1), Place::store(Side::South), 3},
            {Kind::Turn, {}, Place::store(Side::North), 0},
        };
        QCOMPARE(trace.size(), expected.size());
        QVERIFY(trace == expected);
    }

    void collectsAtTheEnd()
    {
        AnyPosition position = positionOf(QStringLiteral("0,0,0,0,0,1,0,0,1/1,0,0,0,0,0,0,0,0 79,80 -,- s"));
        BoardState board = position.board();
        MoveTrace trace;
        position.play({south(9)}, trace);
        QVERIFY(replayed(board, trace) == position.board());
        int hand = 0;
        for (const TraceEvent& event : trace)
            apply(event, board, hand);
        QCOMPARE(hand, 0);
        QCOMPARE(board.stores, position.outcome()->score);
    }

    void namesWhatIsWrongWithABoard_data()
    {
        using Error = TogyzqumalaqPosition::BoardError;
        QTest::addColumn<int>("southTuzdyk");
        QTest::addColumn<int>("northTuzdyk");
        QTest::addColumn<int>("extraStones");
        QTest::addColumn<int>("error"); // -1 for none
        QTest::newRow("nothing wrong") << 1 << 2 << 0 << -1;
        QTest::newRow("a stone too many") << 1 << 2 << 1 << int(Error::WrongTotal);
        QTest::newRow("two tuzdyks on one number") << 2 << 2 << 0 << int(Error::TuzdyksMirrored);
        QTest::newRow("a tuzdyk on the ninth pit") << 9 << 0 << 0 << int(Error::TuzdykOnLast);
        QTest::newRow("a tuzdyk on a tenth pit") << 10 << 0 << 0 << int(Error::TuzdykNotAllowed);
        QTest::newRow("stones in a tuzdyk") << 3 << 0 << 0 << int(Error::StonesInTuzdyk);
    }

    void namesWhatIsWrongWithABoard()
    {
        QFETCH(int, southTuzdyk);
        QFETCH(int, northTuzdyk);
        QFETCH(int, extraStones);
        QFETCH(int, error);
        BoardState board = TogyzqumalaqPosition().board();
        for (const Pit pit : {north(1), north(2), south(2)}) {
            board.stores[0] = static_cast<std::uint16_t>(board.stores[0] + board.at(pit));
            board.at(pit) = 0;
        }
        board.stores[1] = static_cast<std::uint16_t>(extraStones);
        board.tuzdyks = {static_cast<std::uint8_t>(southTuzdyk), static_cast<std::uint8_t>(northTuzdyk)};
        const auto found = TogyzqumalaqPosition::errorOf(board);
        QCOMPARE(found ? int(*found) : -1, error);
    }
};

QTEST_APPLESS_MAIN(TestTogyzPosition)
#include "tst_togyz_position.moc"
