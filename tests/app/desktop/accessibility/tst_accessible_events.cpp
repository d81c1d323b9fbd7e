// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/window/keys_dialog.h"
#include "app/desktop/window/rules_dialog.h"
#include "app/desktop/window/window_dialogs.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/wait_for.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>

#include <algorithm>
#include <memory>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// The events of the board, and the notifications.
struct Events {
    int ofBoard = 0;
    int ofPlaces = 0;
    int notifications = 0;
    int ofTexts = 0;          ///< names and descriptions, of everything
    int ofRows = 0;           ///< of a table, that got the focus
    int ofPage = 0;           ///< the focus, which was not in a menu
    int ofFields = 0;         ///< selections in text fields
    int focused = -1;         ///< the child of the board that has the focus
    std::vector<int> renamed; ///< children of the board
};
Events events;

void count(QAccessibleEvent* event)
{
    const bool isOfBoard = qobject_cast<BoardWidget*>(event->object()) != nullptr;
    if (event->type() == QAccessible::NameChanged || event->type() == QAccessible::DescriptionChanged)
        ++events.ofTexts;
    if (event->type() == QAccessible::Focus && event->accessibleInterface()->role() != QAccessible::MenuItem)
        ++events.ofPage;
    if (event->type() == QAccessible::NameChanged && isOfBoard) {
        ++(event->child() < 0 ? events.ofBoard : events.ofPlaces);
        events.renamed.push_back(event->child());
    } else if (event->type() == QAccessible::Focus && isOfBoard)
        events.focused = event->child();
    else if (event->type() == QAccessible::Focus && event->accessibleInterface()->role() == QAccessible::ListItem
             && !isOfBoard)
        ++events.ofRows;
    else if (event->type() == QAccessible::TextSelectionChanged && qobject_cast<QLineEdit*>(event->object()))
        ++events.ofFields;
    else if (event->type() == QAccessible::ObjectShow
             && event->accessibleInterface()->role() == QAccessible::Notification)
        ++events.notifications;
}

} // namespace

/// What the window sends to a screen reader. It sends nothing without a bridge, which the offscreen platform lacks.
class TestAccessibleEvents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication();
        QAccessible::setActive(true);
        QTRY_VERIFY(QAccessible::isActive()); // the bus answers later
    }
    void init()
    {
        events = {};
        m_before = QAccessible::installUpdateHandler(count);
    }
    void cleanup() { QAccessible::installUpdateHandler(m_before); }

    void aMoveRenamesOnlyThePlacesThatChanged()
    {
        GameForTwo program;
        QTest::qWait(200);
        events = {};
        program.press(Qt::Key_7); // nine stones are sown; ten are taken
        QTest::qWait(200);
        QCOMPARE(events.ofBoard, 0);
        QVERIFY2(events.ofPlaces > 0 && events.ofPlaces <= 11, qPrintable(QString::number(events.ofPlaces)));
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
        QCOMPARE(events.notifications, 1);
#endif
    }

    /// Of a table Orca tells the size, and then each cell for itself.
    void aTableIsAListOfRows()
    {
        const Program program; // as every table of the program
        QStandardItemModel model(0, 3);
        RowTable table(&model);
        table.setColumnHidden(1, true);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        const auto row = [](const char* name, const char* points) {
            return QList{new QStandardItem(QString::fromUtf8(name)), new QStandardItem(QStringLiteral("hidden")),
                         new QStandardItem(QString::fromUtf8(points))};
        };
        model.appendRow(row("Aisulu", "82"));
        model.appendRow(row("Nurlan", ""));
        model.item(0, 2)->setData(QStringLiteral("82 points"), Qt::AccessibleTextRole);
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&table);
        QVERIFY(list->tableInterface() == nullptr);
        QCOMPARE(list->childCount(), 2);
        QCOMPARE(list->child(0)->text(QAccessible::Name), QStringLiteral("Aisulu, 82 points"));
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("Nurlan"));
        QCOMPARE(list->indexOfChild(list->child(1)), 1);
        QLineEdit field(&table);
        field.show();
        field.setFocus();
        QTest::qWait(50);
        events = {};
        table.setFocus(Qt::TabFocusReason); // selects the first row
        QTRY_COMPARE(events.ofRows, 1);
        QCOMPARE(list->focusChild()->text(QAccessible::Name), QStringLiteral("Aisulu, 82 points"));
        QTest::keyClick(&table, Qt::Key_Down);
        QTRY_COMPARE(events.ofRows, 2);
        QCOMPARE(list->focusChild(), list->child(1));
        QVERIFY(list->child(1)->state().focused);
        // What comes later in an empty row is told when it comes.
        model.appendRow(QList{new QStandardItem, new QStandardItem, new QStandardItem});
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::qWait(50);
        QCOMPARE(events.ofRows, 2);
        model.item(2, 0)->setText(QStringLiteral("Saule"));
        QTRY_COMPARE(events.ofRows, 3);
        // Another text is another row: whoever reads a row keeps its text.
        const QAccessible::Id saule = QAccessible::uniqueId(list->child(2));
        QTest::keyClick(&table, Qt::Key_Up);
        model.item(2, 2)->setText(QStringLiteral("81"));
        QTest::keyClick(&table, Qt::Key_Down);
        QTRY_VERIFY(QAccessible::uniqueId(list->child(2)) != saule);
        QCOMPARE(list->focusChild()->text(QAccessible::Name), QStringLiteral("Saule, 81"));
        // What is read again, and is as before, is not told again.
        const int before = events.ofRows;
        table.setCurrentIndex({});
        table.selectRow(2);
        QTest::qWait(50);
        QCOMPARE(events.ofRows, before);
    }

    /// Otherwise the rows that a search finds are read while the person types, and the next field is not.
    void aTableThatIsSearchedReportsNoRowWithoutTheFocus()
    {
        QStandardItemModel model(2, 1);
        RowTable table(&model);
        QLineEdit field;
        table.setSearchField(&field);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.clearFocus();
        events = {};
        table.selectRow(1);
        QCOMPARE(table.currentIndex().row(), 1);
        QCOMPARE(events.ofRows, 0);
    }

    /// Orca took the selection of nothing for the change of the focus, and named no field.
    void anEmptyFieldReportsNoSelectionWhenItGetsTheFocus_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("an empty field") << QString();
        QTest::newRow("a field whose text is selected") << QStringLiteral("Aisulu");
    }
    void anEmptyFieldReportsNoSelectionWhenItGetsTheFocus()
    {
        QFETCH(QString, text);
        const Program program; // as in every field of the program
        QWidget form;
        QLineEdit first(&form);
        QLineEdit field(text, &form);
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        first.setFocus();
        events = {};
        QTest::keyClick(&first, Qt::Key_Tab);
        QVERIFY(field.hasFocus());
        QCOMPARE(events.ofFields > 0, !text.isEmpty());
        QCOMPARE(field.selectedText(), text);
    }

    void aHiddenBoardReportsItsPlacesWhenItIsShown()
    {
        BoardWidget board;
        board.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        QTest::qWait(50);
        board.setVisible(false);
        events = {};
        rules::BoardState changed = rules::AnyPosition(rules::GameSetup()).board();
        board.show(changed);
        changed.stores[0] = 3;
        board.show(changed);
        QTest::qWait(50);
        QCOMPARE(events.ofPlaces, 0);
        board.setVisible(true);
        QTRY_COMPARE(events.ofPlaces, 18 + 1);
    }

    void thePitWithTheFocusIsNotSpokenWhenItChanges()
    {
        GameForTwo program;
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.board().setFocus(Qt::OtherFocusReason);
        program.board().setFocusedPit(rules::Pit{Side::South, 8});
        QTest::qWait(200);
        events = {};
        program.press(Qt::Key_7); // into pit 8 too
        QTest::qWait(200);
        constexpr int kFocused = 7;
        QVERIFY(std::find(events.renamed.begin(), events.renamed.end(), kFocused + 1) != events.renamed.end());
        QVERIFY(std::find(events.renamed.begin(), events.renamed.end(), kFocused) == events.renamed.end());
        QCOMPARE(events.focused, kFocused); // the reader asks for the new name
    }

    void thePitHasTheFocusWhenTheBoardGetsIt()
    {
        GameForTwo program;
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.window->setFocus();
        events = {};
        program.board().setFocus(Qt::OtherFocusReason);
        QTRY_COMPARE(events.focused, 0); // South's pit 1
        // The arrow keys work at once.
        QTest::keyClick(&program.board(), Qt::Key_Right);
        QCOMPARE(events.focused, 1);
    }

    void noPitIsSpokenThatDoesNotHaveTheFocus()
    {
        StartedGame program;
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = program.pages().learning().puzzles();
        events = {};
        page->openPractice(); // the board gets the focus before the puzzle is shown
        BoardWidget* board = page->view()->taskView()->board();
        QTRY_VERIFY(board->hasFocus());
        QTest::qWait(200);
        QVERIFY(!board->focusedPit());
        QCOMPARE(events.focused, -1);
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY(events.focused >= 0);
    }

    // Orca drops announcements when more than fifty reports wait.
    void aRightAnswerReportsOnlyWhatChanged()
    {
        OpenLessons course;
        const learn::Lesson& lesson = lessonById("one-stone");
        course.page->open(lesson);
        QTest::qWait(200);
        events = {};
        give(course.taskView, lesson.tasks.front().answer);
        QTRY_VERIFY(button(course.page, "Next"));
        QTest::qWait(200);
        constexpr int kFew = 20;
        QVERIFY2(events.ofTexts <= kFew, qPrintable(QString::number(events.ofTexts)));
    }

    void aNewPageReportsFewTexts_data()
    {
        QTest::addColumn<ActionId>("command");
        QTest::newRow("the lessons") << ActionId::Lessons;
        QTest::newRow("the puzzles") << ActionId::Puzzles;
        QTest::newRow("the library") << ActionId::Library;
        QTest::newRow("the editor") << ActionId::Editor;
        QTest::newRow("the study") << ActionId::Study;
        QTest::newRow("the openings") << ActionId::Openings;
        QTest::newRow("the progress") << ActionId::Progress;
        QTest::newRow("the reviews") << ActionId::Reviews;
    }
    void aNewPageReportsFewTexts()
    {
        QFETCH(ActionId, command);
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.begin();
        QTest::qWait(200);
        events = {};
        program.trigger(command);
        QTest::qWait(200);
        constexpr int kFew = 40; // Orca keeps fifty
        QVERIFY2(events.ofTexts <= kFew, qPrintable(QString::number(events.ofTexts)));
    }

    void thePageIsNotReadBetweenTwoMenus()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        program.trigger(ActionId::Study);
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        QTest::qWait(200);
        QTest::keyClick(program.window.get(), Qt::Key_F10);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::qWait(200);
        events = {};
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Right);
        QTest::qWait(200);
        QVERIFY(QApplication::activePopupWidget());
        QCOMPARE(events.ofPage, 0);
    }

    void aDialogReportsNothingWhileItIsBuilt()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        QTest::qWait(200);
        events = {};
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        QTest::qWait(200);
        QCOMPARE(events.ofTexts, 0);
    }

    void aPageOfHelpIsReadLineByLine()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        Ear ear(program);
        program.trigger(ActionId::WithoutSeeing);
        auto* dialog = waitFor<RulesDialog>(program.window.get());
        QVERIFY(dialog);
        ear.forget();
        RulesView* view = dialog->view();
        QCOMPARE(QAccessible::queryAccessibleInterface(view)->childCount(), 0); // or all of it is read at once
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(ear.next(), QStringLiteral("Playing without seeing"));
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(ear.next().startsWith(QStringLiteral("Everything in this program can be done with the keyboard")));
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(ear.next(), QStringLiteral("Playing without seeing"));
        QTest::keyClick(view, Qt::Key_End);
        QVERIFY(ear.next().startsWith(QStringLiteral("The rules of each game are in this window too")));
        QTRY_VERIFY(view->verticalScrollBar()->value() > 0);
    }

    void theRulesAreThoseOfTheGameAlsoForAListener()
    {
        Program program;
        program.beginForTwo();
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        const auto firstLineAt = [&](const auto& open) {
            open();
            auto* dialog = waitFor<RulesDialog>(program.window.get());
            if (dialog == nullptr)
                return QString();
            Ear ear(program);
            ear.forget();
            QTest::keyClick(dialog->view(), Qt::Key_Down);
            delete dialog;
            return ear.next();
        };
        QCOMPARE(firstLineAt([&] { program.trigger(ActionId::Rules); }), QStringLiteral("Togyzqumalaq"));
        // The key of the rules begins with the keys.
        QCOMPARE(firstLineAt([&] { QTest::keyClick(program.window.get(), Qt::Key_F1); }),
                 QStringLiteral("Playing without seeing"));
    }

    void theListOfKeysIsReadLineByLine()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        Ear ear(program);
        program.trigger(ActionId::Keys);
        auto* dialog = waitFor<KeysDialog>(program.window.get());
        QVERIFY(dialog);
        ear.forget();
        auto* view = dialog->findChild<QScrollArea*>();
        constexpr int kLines = 60;
        QStringList lines;
        for (int i = 0; i < kLines; ++i) {
            QTest::keyClick(view, Qt::Key_Down);
            lines.append(ear.next());
        }
        QVERIFY2(lines.contains(QStringLiteral("1 – 9: Play that pit")), qPrintable(lines.join(u'\n')));
        QVERIFY2(lines.contains(QStringLiteral("H: Hint")), qPrintable(lines.join(u'\n')));
    }

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0) // Qt says the value itself from then on
    void aClosedChoiceTellsItsValue()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        auto* game = dialog->findChild<QComboBox*>();
        game->setFocus();
        QAccessibleInterface* choice = QAccessible::queryAccessibleInterface(game);
        QCOMPARE(choice->text(QAccessible::Name), QStringLiteral("Game, Togyzqumalaq"));
        QCOMPARE(choice->text(QAccessible::Value), QStringLiteral("Togyzqumalaq"));
        Ear ear(program);
        QTest::keyClick(game, Qt::Key_Down);
        QVERIFY(game->currentText() != QStringLiteral("Togyzqumalaq"));
        QCOMPARE(ear.next(), game->currentText());
    }
#endif

private:
    QAccessible::UpdateHandler m_before = nullptr;
};

QUMALAQ_WINDOW_TEST(TestAccessibleEvents)
#include "tst_accessible_events.moc"
