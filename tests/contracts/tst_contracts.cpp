// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contract of every game. Written once, it runs for each game of allGames(), with its default setup and with every
// other value of each option.
#include "core/base/prng.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/random_move.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

/// Whether only the rule of repetition would end the game, and it does not apply.
bool isGoingRound(const History& history)
{
    return history.setup().option("repetition") == "off" && history.occurrences() >= kRepetitionsToEnd;
}

/// No random game comes close to this length.
constexpr int kMaxGameLength = 20'000;

} // namespace

Q_DECLARE_METATYPE(qumalaq::rules::GameSetup)

class TestContracts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsInRandomGames_data()
    {
        QTest::addColumn<GameSetup>("setup");
        for (const GameId game : allGames()) {
            const QByteArray id = QByteArray::fromStdString(std::string(idOf(game)));
            QTest::newRow(id + " as it comes") << GameSetup(game);
            for (const OptionSpec& spec : optionsOf(game)) {
                for (const std::string_view value : spec.values) {
                    GameSetup setup(game);
                    QVERIFY(setup.setOption(spec.key, value));
                    const QByteArray option =
                        QByteArray::fromStdString(std::string(spec.key) + '=' + std::string(value));
                    if (setup != GameSetup(game))
                        QTest::newRow(id + " with " + option) << setup;
                }
            }
        }
    }

    void holdsInRandomGames()
    {
        QFETCH(GameSetup, setup);
        Prng prng(newSeed());
        for (int game = 0; game < gamesToPlay(100); ++game) {
            History history(setup);
            const int stones = history.position().layout().totalStones;
            checkPosition(history.position(), setup);
            while (!history.outcome()) {
                const BoardState before = history.position().board();
                const Move move = randomMove(history.position(), prng);

                AnyPosition untold = history.position();
                untold.play(move);
                history.play(move);

                QVERIFY2(untold == history.position(), "a move told and a move made differ");
                QCOMPARE(history.position().board().total(), stones);
                QVERIFY2(replayed(before, history.plies().back().trace) == history.position().board(),
                         "the trace does not lead to the position");
                checkPosition(history.position(), setup);
                if (QTest::currentTestFailed())
                    return;
                if (isGoingRound(history))
                    break;
                QVERIFY(history.plies().size() < std::size_t(kMaxGameLength));
            }
            if (history.outcome())
                checkEnd(history);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void idsAreUniqueAndFound()
    {
        for (const GameId game : allGames())
            QCOMPARE(gameById(idOf(game)), std::optional(game));
        QVERIFY(!gameById("chess"));
        QVERIFY(!gameById(""));
    }

private:
    void checkPosition(const AnyPosition& position, const GameSetup& setup)
    {
        const MoveList moves = position.legalMoves();
        QCOMPARE(moves.empty(), position.outcome().has_value());
        // Exactly the listed moves are legal, in ascending order.
        MoveList legal;
        for (const Side row : kBothSides) {
            for (int number = 0; number <= 255; ++number) {
                if (const Move move{{row, static_cast<std::uint8_t>(number)}}; position.isLegal(move))
                    legal.push_back(move);
            }
        }
        QVERIFY(std::equal(legal.begin(), legal.end(), moves.begin(), moves.end()));

        const std::string text = notation::toText(position);
        const auto parsed = notation::parsePosition(text, setup);
        QVERIFY2(parsed, text.c_str());
        QVERIFY2(parsed->position == position, text.c_str());
        QCOMPARE(parsed->position.hash(), position.hash());
        QVERIFY(parsed->position.board() == position.board());

        for (const Move move : moves) {
            const std::string moveText = notation::toText(position, move);
            const auto parsedMove = notation::parseMove(moveText, position);
            QVERIFY2(parsedMove, moveText.c_str());
            QVERIFY2(*parsedMove == move, moveText.c_str());
        }
    }

    void checkEnd(const History& history)
    {
        const Outcome outcome = *history.outcome();
        const int difference = outcome.score[0] - outcome.score[1];
        // A repetition may be a draw whatever the stores hold.
        if (outcome.reason != EndReason::Repetition)
            QCOMPARE(outcome.winner.has_value(), difference != 0);
        if (outcome.winner)
            QCOMPARE(*outcome.winner, difference > 0 ? Side::South : Side::North);
        QVERIFY(outcome.score[0] + outcome.score[1] <= history.position().layout().totalStones);

        // With the collected stones of the trace the stores become the final score.
        BoardState board = history.positionAt(history.plies().size() - 1).board();
        int hand = 0;
        for (const TraceEvent& event : history.plies().back().trace)
            apply(event, board, hand);
        QCOMPARE(hand, 0);
        QCOMPARE(board.stores, outcome.score);
    }
};

QTEST_APPLESS_MAIN(TestContracts)
#include "tst_contracts.moc"
