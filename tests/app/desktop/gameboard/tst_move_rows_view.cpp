// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_view.h"

#include "app/desktop/gameboard/move_rows_model.h"
#include "app/desktop/study/study_page.h"
#include "core/base/prng.h"
#include "core/session/study_document.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/session/study_examples.h"

#include <QHeaderView>
#include <QScrollBar>

#include <string>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using notation::NodeId;

class TestMoveRowsView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLongerGameMovesNoColumn()
    {
        OpenProgram program;
        program.window->resize(640, 480);
        program.pages().openStudy(session::recordOf("1. 76 98 *"));
        const MoveRowsView* view = program.pages().study()->moves();
        const auto places = [view] {
            QCoreApplication::processEvents();
            std::vector<int> found = {view->verticalHeader()->width()};
            for (int column = 0; column < 3; ++column)
                found.push_back(view->columnViewportPosition(column) + view->columnWidth(column));
            return found;
        };
        const auto before = places();
        program.pages().openStudy(session::badGame()); // numbers of two digits, and a scroll bar
        QCOMPARE(places(), before);
        QVERIFY(view->verticalScrollBar()->maximum() > 0 && view->model()->rowCount() > 10);
    }

    /// Each event may keep the thread busy for as long as the window tests allow.
    void aLargeStudyIsOpenedAndResized()
    {
        notation::GameRecord record;
        Prng random(3);
        std::vector<NodeId> nodes = {NodeId::Root};
        const std::string comment = "What happened here takes a line or two to be told, as comments do";
        while (record.tree().size() < 1000) {
            // Mostly on; now and then a variation of an earlier move.
            NodeId node =
                random.below(8) == 0 ? nodes[random.below(static_cast<std::uint32_t>(nodes.size()))] : nodes.back();
            const auto position = record.positionAt(node);
            const auto moves = position.legalMoves();
            if (position.outcome() || moves.empty()) {
                node = NodeId::Root;
                nodes.push_back(node);
                continue;
            }
            node = record.tree().add(node, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            nodes.push_back(node);
            if (random.below(3) == 0)
                record.tree().annotate(node, {{}, comment, {}});
        }
        OpenProgram program;
        asTheProgram(QStringLiteral("open the study"), [&] { program.pages().openStudy(record); });
        const MoveRowsView* view = program.pages().study()->moves();
        const auto* model = static_cast<const MoveRowsModel*>(view->model());
        const auto isSized = [view, model] {
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                const QModelIndex index = view->model()->index(row, 0);
                const int wanted = model->rowAt(row).isText() ? view->sizeHintForIndex(index).height()
                                                              : view->verticalHeader()->defaultSectionSize();
                if (view->rowHeight(row) != wanted || wanted < view->sizeHintForIndex(index).height())
                    return false;
            }
            return true;
        };
        QTRY_VERIFY(isSized());
        for (const QSize& size : {QSize(1000, 700), QSize(1700, 1000), QSize(3840, 2160)}) {
            program.window->resize(size);
            QTRY_VERIFY(isSized());
        }
        program.pages().study()->document()->setComment(QString::fromStdString(comment));
        QTRY_VERIFY(isSized());
    }
};

QUMALAQ_WINDOW_TEST(TestMoveRowsView)
#include "tst_move_rows_view.moc"
