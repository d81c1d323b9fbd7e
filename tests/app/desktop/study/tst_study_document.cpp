// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/move_tree_model.h"
#include "app/desktop/study/study_document.h"
#include "app/desktop/study/study_recovery.h"
#include "core/base/prng.h"
#include "core/notation/tgk_writer.h"
#include "tests/app/desktop/study/study_examples.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;
using notation::NodeId;
using rules::House;
using rules::Side;

namespace {

rules::Move move(Side side, int number)
{
    return {House{side, static_cast<std::uint8_t>(number)}};
}

/// The model as text: one line a row, variations set in by their depth.
QStringList rowsOf(const MoveTreeModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex first = model.index(row, 0);
        QString text(first.data(MoveTreeModel::DepthRole).toInt(), u'>');
        if (model.isComment(row))
            text += u'{' + first.data().toString() + u'}';
        else
            text += first.data(MoveTreeModel::NumberRole).toString() + u' ' + first.data().toString() + u'|'
                    + model.index(row, 1).data().toString();
        rows.append(text);
    }
    return rows;
}

} // namespace

class TestStudyDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theScoresheetShowsVariationsCommentsAndRemarks()
    {
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.follow(recordOf(kVariedGame));
        const QStringList wanted = {
            QStringLiteral("{A short one}"), QStringLiteral("1 76!|98"),
            QStringLiteral(">1 |87?!"),      QStringLiteral(">{the other way}"),
            QStringLiteral(">2 66|"),        QStringLiteral(">>2 55|"),
            QStringLiteral(">2 |76"),        QStringLiteral("2 66|"),
            QStringLiteral("{takes}"),       QStringLiteral("2 |87"),
            QStringLiteral("3 12|"),
        };
        QCOMPARE(rowsOf(model), wanted);
        model.follow(notation::GameRecord());
        QCOMPARE(model.rowCount(), 0);
    }

    void everyMoveHasItsPlaceInTheScoresheet()
    {
        const auto record = onlineGame(0);
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.follow(record);
        const auto line = record.tree().mainLine();
        QCOMPARE(model.rowCount(), static_cast<int>((line.size() + 1) / 2));
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            const QModelIndex index = model.indexOf(line[ply]);
            QCOMPARE(index.row(), static_cast<int>(ply / 2));
            QCOMPARE(index.column(), static_cast<int>(ply % 2));
            QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
            QVERIFY(index.flags() & Qt::ItemIsSelectable);
        }
        QVERIFY(!model.indexOf(NodeId::Root).isValid());
    }

    void onlyWhatDiffersIsTouched()
    {
        StudyDocument document;
        document.open(onlineGame(0));
        MoveTreeModel model;
        model.follow(document.record());
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        document.goTo(document.tree().mainLine()[9]);
        document.setRemark(1);
        model.follow(document.record());
        QCOMPARE(reset.size(), 0);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][1].toInt(), 4);
        QCOMPARE(removed[0][2].toInt(), 4);
    }

    void walkingGoesThroughTheGameAndItsVariations()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        QCOMPARE(document.current(), NodeId::Root);
        QVERIFY(!document.goBack() && !document.goToStart() && !document.goToNextVariation());
        QVERIFY(document.goForward() && document.goForward());
        const NodeId played = document.current();
        QVERIFY(document.goToNextVariation());
        QCOMPARE(document.comment(), QStringLiteral("the other way"));
        QVERIFY(!document.goToNextVariation());
        QVERIFY(document.goToEnd());
        QCOMPARE(document.history().plies().size(), std::size_t{4});
        QVERIFY(!document.goForward());
        QVERIFY(document.goBack() && document.goBack());
        QVERIFY(document.goToPreviousVariation());
        QCOMPARE(document.current(), played);
        QVERIFY(document.goToEnd());
        QCOMPARE(document.history().plies().size(), std::size_t{5});
        QVERIFY(document.goToStart());
        QVERIFY(!document.isModified());
    }

    void aMoveIsFollowedOrBecomesAVariation()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        const std::size_t before = document.tree().size();
        QVERIFY(document.play(move(Side::South, 7)));
        QCOMPARE(document.tree().size(), before);
        QVERIFY(!document.isModified());
        QVERIFY(!document.play(move(Side::South, 7))); // it is North's turn
        QVERIFY(document.play(move(Side::North, 1)));
        QCOMPARE(document.tree().size(), before + 1);
        QVERIFY(!document.tree().isOnMainLine(document.current()));
        QVERIFY(document.isModified());
        document.undo();
        QCOMPARE(document.tree().size(), before);
        QCOMPARE(document.history().plies().size(), std::size_t{1});
        QVERIFY(!document.isModified());
        document.redo();
        QCOMPARE(document.tree().size(), before + 1);
    }

    void aVariationIsPromotedAndRemoved()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        const notation::GameRecord original = document.record();
        document.goForward();
        document.goForward();
        QVERIFY(!document.promote());
        document.goToNextVariation();
        QVERIFY(document.promote());
        QVERIFY(document.tree().isOnMainLine(document.current()));
        QCOMPARE(document.mainLine().plies().size(), std::size_t{4});
        const std::size_t all = document.tree().size();
        QVERIFY(document.remove());
        QCOMPARE(document.tree().size(), all - 4);
        QCOMPARE(document.history().plies().size(), std::size_t{1});
        document.undo();
        document.undo();
        QVERIFY(document.record() == original);
        QVERIFY(!document.isModified());
        document.goToStart();
        QVERIFY(!document.remove());
    }

    void remarksAndCommentsAreChangedAndUndone()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        document.setRemark(2); // nothing to remark on
        document.goForward();
        QVERIFY(document.remark() == notation::Nag(1));
        document.setRemark(4);
        QVERIFY(document.remark() == notation::Nag(4));
        document.setRemark(std::nullopt);
        QVERIFY(!document.remark());
        document.setComment(QStringLiteral("  two\nlines "));
        QCOMPARE(document.comment(), QStringLiteral("two lines"));
        document.undo();
        document.undo();
        document.undo();
        QVERIFY(document.remark() == notation::Nag(1));
        QVERIFY(!document.canUndo());
    }

    void aGroupOfChangesIsOneStep()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        QSignalSpy changed(&document, &StudyDocument::recordChanged);
        document.beginGroup();
        document.goForward();
        document.setRemark(6);
        document.addLine(NodeId::Root, {move(Side::South, 5), move(Side::North, 1), move(Side::South, 5)}, {});
        document.endGroup();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(document.tree().children(NodeId::Root).size(), std::size_t{2});
        document.undo();
        QVERIFY(document.record() == recordOf(kVariedGame));
    }

    void randomWorkIsUndoneToTheFirstState()
    {
        const auto seed = QRandomGenerator::global()->generate64();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        StudyDocument document;
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(&document, &StudyDocument::recordChanged, &model, [&] { model.follow(document.record()); });
        document.open(recordOf(kVariedGame));
        const notation::GameRecord original = document.record();
        for (int i = 0; i < 150; ++i) {
            switch (random.below(8)) {
            case 0:
                document.promote();
                break;
            case 1:
                if (random.below(4) == 0)
                    document.remove();
                break;
            case 2:
                document.setRemark(static_cast<notation::Nag>(1 + random.below(6)));
                break;
            case 3:
                document.setComment(QString::number(random.below(100)));
                break;
            case 4:
                document.goBack();
                break;
            case 5:
                document.goToNextVariation();
                break;
            default: {
                const auto moves = document.position().legalMoves();
                if (!moves.empty())
                    document.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
            }
            QCOMPARE(document.current() == NodeId::Root, !model.indexOf(document.current()).isValid());
            // What is written is what is read.
            if (i % 10 == 0)
                QVERIFY(recordOf(toTgk(document.record())) == document.record());
        }
        while (document.canUndo())
            document.undo();
        QVERIFY(document.record() == original);
        while (document.canRedo())
            document.redo();
        QVERIFY(document.isModified());
    }

    void aRecordedGameMayRepeatItself()
    {
        StudyDocument document;
        document.open(onlineGame(3));
        QCOMPARE(document.mainLine().plies().size(), document.record().moves().size());
    }

    void unsavedGamesAreKeptInAFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("new/unsaved.tgk"));
        StudyRecovery recovery;
        QVERIFY(recovery.write({notation::GameRecord()})); // nowhere
        QVERIFY(recovery.read().empty());
        recovery.keepIn(file);
        const std::vector<notation::GameRecord> games = {recordOf(kVariedGame), onlineGame(1)};
        QVERIFY(recovery.write(games));
        QVERIFY(recovery.read() == games);
        QVERIFY(recovery.write({}));
        QVERIFY(!QFile::exists(file));
        QVERIFY(recovery.write({}));
        recovery.keepIn(folder.path()); // a folder is no file
        QVERIFY(!recovery.write(games));
    }
};

QTEST_GUILESS_MAIN(TestStudyDocument)
#include "tst_study_document.moc"
