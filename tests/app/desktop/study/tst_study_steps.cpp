// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/study/analysis_panel.h"
#include "app/desktop/study/move_tree_model.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/button_row.h"
#include "tests/app/desktop/study/shown_study.h"

#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QWheelEvent>
#include <qtestspontaneevent.h>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace qumalaq::session;
using notation::NodeId;
using rules::Pit;
using rules::Side;

/// Going through a game in the study by keys, buttons, the mouse, the wheel and the lines of the computer.
class TestStudySteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theComputersLinesAreCutAtWholeMoves()
    {
        const Study study;
        study.window->resize(640, 480);
        study.key(Qt::Key_E);
        const auto* panel = study.page->findChild<AnalysisPanel*>();
        const session::Analyst* analyst = study.page->analyst();
        const auto isLong = [&] {
            return !analyst->analysis().lines.empty() && analyst->analysis().lines.front().moves.size() >= 5;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isLong(), 60'000);
        study.window->resize(800, 600);
        QCoreApplication::processEvents();
        bool isCut = false;
        for (const auto* button : panel->findChildren<QPushButton*>()) {
            if (!button->isVisible() || button->text().isEmpty())
                continue;
            const QFontMetrics metrics = button->fontMetrics();
            QVERIFY2(metrics.horizontalAdvance(button->text()) < button->width(), qPrintable(button->text()));
            QString shown = button->text();
            if (shown.endsWith(QStringLiteral(" …"))) {
                isCut = true;
                shown.chop(1);
            }
            QVERIFY((button->toolTip() + u' ').startsWith(shown));
        }
        QVERIFY(isCut);
    }

    void theListsControlsHaveOneOrder()
    {
        const Study study;
        const auto* row = study.page->findChildren<ButtonRow*>().last();
        const std::vector<ActionId> ids = {ActionId::FirstMove, ActionId::PreviousMove, ActionId::Replay,
                                           ActionId::NextMove, ActionId::LatestMove};
        const auto buttons = row->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 5);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(buttons[i]->defaultAction(), study.action(ids[static_cast<std::size_t>(i)]));
            QVERIFY(!buttons[i]->toolTip().isEmpty());
        }
    }

    void theKeysWalkThroughTheGame()
    {
        const Study study;
        QCOMPARE(study.window->page(), study.page);
        QCOMPARE(QApplication::focusWidget(), study.page->moves());
        study.key(Qt::Key_Right);
        study.key(Qt::Key_Down); // the variations begin after this move
        QCOMPARE(study.plies(), std::size_t{2});
        study.key(Qt::Key_Up);
        QCOMPARE(study.plies(), std::size_t{2});
        QVERIFY(study.page->board()->board() == study.document().position().board());
        const auto text = [&] {
            const auto* model = static_cast<const MoveRowsModel*>(study.page->moves()->model());
            return model->wordOf(study.page->moves()->currentId())->written();
        };
        QCOMPARE(text(), QStringLiteral("98"));
        study.key(Qt::Key_Down);
        QCOMPARE(text(), QStringLiteral("1… 87?! +2"));
        QVERIFY(study.page->board()->board() == study.document().position().board());
        study.key(Qt::Key_End);
        QCOMPARE(text(), QStringLiteral("2… 76 +2"));
        study.key(Qt::Key_Left);
        study.key(Qt::Key_Left);
        study.key(Qt::Key_Up);
        QCOMPARE(text(), QStringLiteral("98"));
        study.key(Qt::Key_Home);
        QCOMPARE(study.document().current(), NodeId::Root);
        QVERIFY(!study.page->moves()->currentIndex().isValid());
        // The same keys on the board, if no pit has the focus.
        study.page->board()->setFocus();
        study.key(Qt::Key_End);
        QCOMPARE(study.plies(), std::size_t{5});
        // And by the window's commands.
        study.trigger(ActionId::PreviousMove);
        QCOMPARE(study.plies(), std::size_t{4});
        study.trigger(ActionId::LatestMove);
        QVERIFY(!study.action(ActionId::NextMove)->isEnabled());
    }

    void theArrowsStepWhateverHasTheFocus()
    {
        const Study study;
        auto* tabs = study.page->findChild<QTabBar*>();
        tabs->setCurrentIndex(1);
        tabs->setFocus();
        for (std::size_t plies = 1; plies <= 3; ++plies) {
            study.key(Qt::Key_Right);
            QCOMPARE(study.plies(), plies);
        }
        study.reviewButton(QStringLiteral("Review the game"))->setFocus();
        tabs->setCurrentIndex(0);
        QCOMPARE(QApplication::focusWidget(), tabs); // not a field that takes the keys
        tabs->setCurrentIndex(1);
        study.reviewButton(QStringLiteral("Review the game"))->setFocus();
        study.key(Qt::Key_Left);
        QCOMPARE(study.plies(), std::size_t{2});
        study.key(Qt::Key_Home);
        QCOMPARE(study.plies(), std::size_t{0});
        QVERIFY(!study.action(ActionId::FirstMove)->isEnabled());
        // A pit of the board, which the tabulator reached.
        study.page->board()->setFocus();
        study.page->board()->setFocusedPit(Pit{Side::South, 3});
        study.key(Qt::Key_End);
        QCOMPARE(study.plies(), std::size_t{5});
        study.key(Qt::Key_Left);
        QCOMPARE(study.plies(), std::size_t{4});
        // In a text they move the cursor, and with Alt they are the system's.
        tabs->setCurrentIndex(0);
        study.trigger(ActionId::CommentMove);
        study.key(Qt::Key_Left);
        study.page->moves()->setFocus();
        study.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(study.plies(), std::size_t{4});
    }

    void theWheelStepCounterOverTheBoardAndTheList()
    {
        const Study study;
        const auto turn = [](QWidget* widget, int angle) {
            const QPointF at = widget->rect().center();
            QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(&event); // others are not passed on to the parents
            qApp->notify(widget, &event);
        };
        for (QWidget* widget : {static_cast<QWidget*>(study.page->board()), study.page->moves()->viewport()}) {
            turn(widget, -240);
            QCOMPARE(study.plies(), std::size_t{2});
            turn(widget, 60); // half a notch, as from a touch pad
            QCOMPARE(study.plies(), std::size_t{2});
            turn(widget, 60);
            QCOMPARE(study.plies(), std::size_t{1});
            study.trigger(ActionId::FirstMove);
        }
    }

    void aRightClickChoosesTheMoveAndShowsItsMenu()
    {
        const Study study;
        MoveRowsView* view = study.page->moves();
        const NodeId second = study.document().tree().mainLine()[1];
        const QPoint at = view->rectOf(static_cast<int>(second)).center();
        QTest::mouseClick(view->viewport(), Qt::RightButton, {}, at);
        QCOMPARE(study.document().current(), second);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, view->viewport()->mapToGlobal(at));
        QApplication::sendEvent(view->viewport(), &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(study.action(ActionId::RemoveMove)));
        QVERIFY(!menu->actions().contains(study.action(ActionId::PromoteVariation))); // not possible here
        menu->close();
    }

    void aMoveOfAVariationIsChosenInItsLineOfText()
    {
        const Study study;
        MoveRowsView* view = study.page->moves();
        const auto& tree = study.document().tree();
        const NodeId other = tree.nextSibling(tree.mainLine()[1]);
        const NodeId next = tree.firstChild(other);
        QVERIFY(view->rectOf(static_cast<int>(other)).right() < view->rectOf(static_cast<int>(next)).left()
                || view->rectOf(static_cast<int>(other)).bottom() < view->rectOf(static_cast<int>(next)).top());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->rectOf(static_cast<int>(next)).center());
        QCOMPARE(study.document().current(), next);
    }

    void aClickInTheScoresheetShowsThatPosition()
    {
        const Study study;
        MoveRowsView* view = study.page->moves();
        const NodeId last = study.document().tree().mainLine().back();
        const auto* model = static_cast<MoveTreeModel*>(view->model());
        view->scrollTo(model->indexOf(static_cast<int>(last)));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->rectOf(static_cast<int>(last)).center());
        QCOMPARE(study.document().current(), last);
        QVERIFY(study.page->board()->board() == study.document().position().board());
    }
};

QUMALAQ_WINDOW_TEST(TestStudySteps)
#include "tst_study_steps.moc"
