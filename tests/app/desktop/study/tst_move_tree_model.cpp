// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/move_tree_model.h"
#include "core/base/prng.h"
#include "core/notation/tgk_writer.h"
#include "core/session/study_document.h"
#include "tests/core/session/study_examples.h"
#include "tests/random_seed.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace qumalaq::session;
using notation::NodeId;

namespace {

/// The model as text: one line for each row, text marked by its depth.
QStringList rowsOf(const MoveTreeModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString first = model.index(row, 0).data().toString();
        if (model.rowAt(row).isText())
            rows.append(QString(model.rowAt(row).depth, u'>') + u'{' + first + u'}');
        else
            rows.append(QStringLiteral("%1 %2|%3|%4")
                            .arg(QString::number(model.rowAt(row).number), first, model.index(row, 1).data().toString(),
                                 model.index(row, 2).data().toString()));
    }
    return rows;
}

} // namespace

class TestMoveTreeModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theScoresheetShowsVariationsCommentsAndRemarks()
    {
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRecord(recordOf(kVariedGame));
        const QStringList wanted = {
            QStringLiteral("{A short one}"),
            QStringLiteral("1 76! +10|98|10 : 0"),
            QStringLiteral(">{1… 87?! +2 the other way 2. 66}"),
            QStringLiteral(">>{2. 55}"),
            QStringLiteral(">{2… 76 +2}"),
            QStringLiteral("2 66||10 : 0"),
            QStringLiteral("{takes}"),
            QStringLiteral("2 |87 +4|10 : 4"),
            QStringLiteral("3 12 +12||22 : 4"),
        };
        QCOMPARE(rowsOf(model), wanted);
        model.setRecord(notation::GameRecord());
        QCOMPARE(model.rowCount(), 0);
    }

    void everyMoveHasItsPlaceInTheScoresheet()
    {
        const auto record = onlineGame(0);
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRecord(record);
        const auto line = record.tree().mainLine();
        QCOMPARE(model.rowCount(), static_cast<int>((line.size() + 1) / 2));
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            const QModelIndex index = model.indexOf(static_cast<int>(line[ply]));
            QCOMPARE(index.row(), static_cast<int>(ply / 2));
            QCOMPARE(index.column(), static_cast<int>(ply % 2));
            static const QRegularExpression spoken(
                QStringLiteral("^Move \\d+: (First|Second)’s pit [1-9](, takes \\d+)?(, tuzdyk)?$"));
            const QString text = index.data(Qt::AccessibleTextRole).toString();
            QVERIFY2(spoken.match(text).hasMatch(), qPrintable(text));
            QVERIFY(index.flags() & Qt::ItemIsEnabled);
        }
        QVERIFY(!model.indexOf(static_cast<int>(NodeId::Root)).isValid());
    }

    void onlyWhatDiffersIsTouched()
    {
        StudyDocument document;
        document.open(onlineGame(0));
        MoveTreeModel model;
        model.setRecord(document.record());
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        document.goTo(document.tree().mainLine()[9]);
        document.setRemark(1);
        model.setRecord(document.record());
        QCOMPARE(reset.size(), 0);
        QCOMPARE(removed.size(), 0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 4);
        QCOMPARE(changed[0][1].toModelIndex().row(), 4);
    }

    void randomWorkIsUndoneToTheFirstState()
    {
        Prng random(newSeed());
        StudyDocument document;
        MoveTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(&document, &StudyDocument::recordChanged, &model, [&] { model.setRecord(document.record()); });
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
            QCOMPARE(document.current() == NodeId::Root,
                     !model.indexOf(static_cast<int>(document.current())).isValid());
            // The displayed text is the text in the record.
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
};

QTEST_GUILESS_MAIN(TestMoveTreeModel)
#include "tst_move_tree_model.moc"
