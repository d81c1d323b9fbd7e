// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/gameboard/move_preview_text.h"
#include "core/notation/position_text.h"
#include "core/notation/turn_counter.h"
#include "tests/positions.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Move;
using rules::Pit;
using rules::Side;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

void play(rules::History& history, std::initializer_list<int> pits)
{
    for (const int number : pits)
        history.play(Move{Pit{history.position().sideToMove(), static_cast<std::uint8_t>(number)}});
}

QString cell(const MoveListModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestMoveListModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesStandInPairs()
    {
        MoveListModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        rules::History history;
        play(history, {7, 9, 6});
        model.setHistory(history);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, 0), QStringLiteral("76 +10"));
        QCOMPARE(cell(model, 0, 1), QStringLiteral("98"));
        QCOMPARE(cell(model, 0, MoveListModel::kScoreColumn), QStringLiteral("10 : 0"));
        QCOMPARE(model.index(0, MoveListModel::kScoreColumn).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Score: 10, 0"));
        QVERIFY(cell(model, 1, 1).isEmpty());
        QVERIFY(!(model.index(1, 1).flags() & Qt::ItemIsEnabled));
    }

    void aGameThatNorthBeginsLeavesTheFirstCellEmpty()
    {
        rules::History history(rules::GameSetup(), positionOf("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n"));
        play(history, {7, 9});
        MoveListModel model;
        model.setHistory(history);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(cell(model, 0, 0).isEmpty());
        QCOMPARE(cell(model, 0, 1), QStringLiteral("76 +10"));
        QVERIFY(!cell(model, 1, 0).isEmpty());
    }

    void theLastScoreIsTheResult()
    {
        // After the move South has no stones left: North keeps the six of its own row.
        rules::History history(rules::GameSetup(), positionOf("0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,5 80,76 -,- n"));
        play(history, {1});
        MoveListModel model;
        model.setHistory(history);
        QCOMPARE(cell(model, 0, MoveListModel::kScoreColumn), QStringLiteral("80 : 82"));
    }

    void aTurnOfSeveralMovesIsOneRow()
    {
        // Congkak: hole 7 of the first player ends at home.
        rules::History history{rules::GameSetup(rules::GameId::Congkak)};
        int again = 0;
        bool movesAgain = false;
        MoveListModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        for (int ply = 0; ply < 60 && !history.outcome(); ++ply) {
            const Side before = history.position().sideToMove();
            const auto moves = history.position().legalMoves();
            history.play(moves[moves.size() - 1]);
            model.setHistory(history);
            QCOMPARE(model.wordOf(ply)->mover, before);
            QCOMPARE(model.rowCount(), notation::moveNumberAt(history, history.plies().size()));
            if (movesAgain)
                QCOMPARE(model.indexOf(ply), model.indexOf(ply - 1));
            movesAgain = !history.outcome() && history.position().sideToMove() == before;
            again += movesAgain ? 1 : 0;
        }
        QVERIFY(again > 0);
    }

    void aMoveShowsItsTuzdykWhatItTookAndItsTime()
    {
        rules::History history(rules::GameSetup(), positionOf("3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s"));
        play(history, {8});
        MoveListModel model;
        model.setHistory(history, {std::chrono::milliseconds(64'700)});
        const MoveWord& word = *model.wordOf(0);
        QCOMPARE(word.text, QStringLiteral("83"));
        QVERIFY(word.makesTuzdyk);
        QCOMPARE(word.taken, 3);
        QCOMPARE(word.spent, QStringLiteral("1:05"));
        QCOMPARE(cell(model, 0, 0), QStringLiteral("83x +3"));
        QCOMPARE(word.spoken(), QStringLiteral("First’s pit 8, takes 3, tuzdyk"));
        MoveWord judged = word;
        judged.mark = QStringLiteral("??");
        QCOMPARE(judged.spoken(), QStringLiteral("First’s pit 8, takes 3, tuzdyk, Blunder"));
        QCOMPARE(cell(model, 0, MoveListModel::kScoreColumn), QStringLiteral("67 : 64"));
    }

    void aToolTipSaysWhatAMoveDid_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("pit");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("said");
        QTest::newRow("a capture") << QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s") << 7
                                   << QStringLiteral("76 +10")
                                   << QStringLiteral("First’s pit 7, last stone into Second’s pit 6, takes 10.");
        QTest::newRow("a new tuzdyk, whose stones are taken")
            << QStringLiteral("3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s") << 8 << QStringLiteral("83x +3")
            << QStringLiteral("First’s pit 8, last stone into Second’s pit 3, takes 3, tuzdyk.");
        QTest::newRow("a capture after a stone for a tuzdyk")
            << QStringLiteral("9,9,9,9,9,9,9,5,9/9,0,1,9,9,9,9,9,9 11,10 2,- s") << 8 << QStringLiteral("83 +2")
            << QStringLiteral("First’s pit 8, last stone into Second’s pit 3, takes 2. Into First’s tuzdyk: 1.");
    }
    void aToolTipSaysWhatAMoveDid()
    {
        QFETCH(QString, position);
        QFETCH(int, pit);
        rules::History history(rules::GameSetup(), positionOf(position.toUtf8().constData()));
        play(history, {pit});
        MoveListModel model;
        model.setHistory(history);
        QTEST(cell(model, 0, 0), "written");
        QTEST(model.wordOf(0)->toolTip(), "said");
    }

    void theRowsAreCountedWhenTheyReachTheKazans()
    {
        rules::History history(rules::GameSetup(), positionOf("0,0,3,0,0,1,0,0,2/1,0,4,0,0,0,3,0,0 80,68 -,- s"));
        play(history, {9}); // 82: over
        QVERIFY(history.outcome());
        MoveListModel model;
        model.setHistory(history, {}, false);
        QCOMPARE(cell(model, 0, MoveListModel::kScoreColumn), QStringLiteral("82 : 68"));
        model.setHistory(history, {}, true);
        QCOMPARE(cell(model, 0, MoveListModel::kScoreColumn), QStringLiteral("87 : 75"));
    }

    void randomPlayAndUndoKeepTheModelConsistent()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        MoveListModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        rules::History history;
        for (int step = 0; step < 400; ++step) {
            if (!history.plies().empty() && (history.outcome() || random.bounded(3) == 0)) {
                history.undo();
            } else {
                const auto moves = history.position().legalMoves();
                history.play(moves[static_cast<std::size_t>(random.bounded(static_cast<int>(moves.size())))]);
            }
            if (random.bounded(2) == 0)
                continue; // several changes at once
            model.setHistory(history);
            const int plies = static_cast<int>(history.plies().size());
            QVERIFY(model.wordOf(plies) == nullptr);
            for (int ply = 0; ply < plies; ++ply)
                QCOMPARE(model.wordOf(ply)->id, ply);
        }
    }

    void aPreviewSaysWhatAMoveBrings_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("pit");
        QTest::addColumn<int>("stones");
        QTest::addColumn<QString>("result");
        const QString start = QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s");
        QTest::newRow("an even count is taken") << start << 7 << 9 << QStringLiteral("+10");
        QTest::newRow("the last stone falls on the mover's row")
            << start << 1 << 9 << QStringLiteral("own row, no capture");
        QTest::newRow("three make a tuzdyk")
            << QStringLiteral("3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s") << 8 << 5 << QStringLiteral("tuzdyk");
    }
    void aPreviewSaysWhatAMoveBrings()
    {
        QFETCH(QString, position);
        QFETCH(int, pit);
        QFETCH(int, stones);
        QFETCH(QString, result);
        const Move move{Pit{Side::South, static_cast<std::uint8_t>(pit)}};
        const MovePreview preview = MovePreviewText::of(positionOf(position), move, PreviewDetail::Result);
        QVERIFY(preview.source == move.from);
        QCOMPARE(static_cast<int>(preview.path.size()), stones);
        QCOMPARE(preview.result, result);
    }
};

QTEST_GUILESS_MAIN(TestMoveListModel)
#include "tst_move_list_model.moc"
