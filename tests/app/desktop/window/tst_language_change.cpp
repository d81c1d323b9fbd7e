// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/game/clock_window.h"
#include "app/desktop/gameboard/displayed_game.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/window/settings_dialog.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/timed_game.h"
#include "tests/app/desktop/visible.h"
#include "tests/app/desktop/wait_for.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressDialog>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

/// When the language changes, all pages and dialogs are made anew, and everything goes on where it was.
class TestLanguageChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameGoesOn()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.press(Qt::Key_9);
        program.press(Qt::Key_F); // turns the board
        // The new board can get the address of the old one.
        const QPointer before = &program.board();
        program.setLanguage(Language::Kazakh);
        QVERIFY(before.isNull());
        QVERIFY(program.window->page() == program.game());
        QCOMPARE(program.plies(), 2);
        QVERIFY(program.board().board() == program.match.history().position().board());
        QVERIFY(program.settings().value(setting::kFlipped));
        QCOMPARE(program.window->focusWidget(), &program.board());
        QCOMPARE(program.game()->accessibleName(), QStringLiteral("Партия"));
        program.press(Qt::Key_6);
        QCOMPARE(program.plies(), 3);
        program.trigger(ActionId::Undo);
        QCOMPARE(program.plies(), 2);
    }

    void whoLooksBackStaysThere()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_9, Qt::Key_6})
            program.press(key);
        program.trigger(ActionId::PreviousMove);
        program.setLanguage(Language::Russian);
        QCOMPARE(program.game()->controller()->shown().plies(), 2);
        program.trigger(ActionId::LatestMove);
        QVERIFY(program.game()->controller()->shown().isCurrent());
    }

    void theClocksStayStopped()
    {
        Timed timed;
        timed.program.press(Qt::Key_7);
        timed.program.trigger(ActionId::Pause);
        QCOMPARE(timed.program.notice(), QStringLiteral("The clocks are stopped."));
        timed.program.setLanguage(Language::Russian);
        QVERIFY(timed.match().isPaused());
        QCOMPARE(timed.program.notice(), QStringLiteral("Часы остановлены."));
        press(timed.program.window->notices(), u"Продолжить");
        QVERIFY(!timed.match().isPaused());
    }

    void aGameInTheBackgroundIsSilent()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::Lessons);
        Announcer& announcer = Announcer::of(*program.window);
        QSignalSpy said(&announcer, &Announcer::announced);
        const QSignalSpy dropped(&announcer, &Announcer::dropped);
        program.setLanguage(Language::Russian);
        announcer.announce(QStringLiteral("The end."));
        QVERIFY(said.wait());
        QVERIFY2(!said.last().at(0).toString().contains(QStringLiteral("Партия")),
                 qPrintable(said.last().at(0).toString()));
        QCOMPARE(dropped.size(), 0);
    }

    void aStudyKeepsItsChangesAndItsPlace()
    {
        Program program;
        program.studyAnEndedGame();
        StudyPage* page = program.pages().study();
        page->board()->setTimeScale(0);
        QTest::keyClick(page->moves(), Qt::Key_Right);
        clickPit(page->board(), {Side::North, 1}); // another move than in the game
        program.trigger(ActionId::SidePanel);
        const auto current = page->document()->current();
        const auto record = page->document()->record();
        program.setLanguage(Language::Kazakh);
        page = program.pages().study();
        QVERIFY(program.window->page() == page);
        QVERIFY(page->document()->record() == record);
        QVERIFY(page->document()->current() == current);
        QVERIFY(page->document()->isModified());
        QVERIFY(page->board()->board() == page->document()->position().board());
        QCOMPARE(page->moves()->currentId(), static_cast<int>(current));
        QVERIFY(!program.action(ActionId::SidePanel)->isChecked());
        program.trigger(ActionId::Undo);
        QVERIFY(!page->document()->isModified());
    }

    void theBoardOfANarrowStudyKeepsTheNames()
    {
        Program program;
        program.begin(
            {.opponent = NewGameChoice::Opponent::Person, .names = {QStringLiteral("Aisha"), QStringLiteral("Bek")}});
        program.press(Qt::Key_7);
        program.resign();
        program.trigger(ActionId::Study);
        program.window->resize(640, 480);
        QTest::qWait(50);
        program.setLanguage(Language::Kazakh);
        QTest::qWait(50);
        BoardWidget* board = program.pages().study()->board();
        board->setTimeScale(0);
        const QImage named = board->grab().toImage();
        board->setPlayerNames({});
        QVERIFY(board->grab().toImage() != named);
    }

    void aWrongAnswerStillCounts()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("atsyrau");
        const learn::Task& task = taskById(lesson, "wait");
        program.openTask(lesson, task);
        give(program.taskView, *wrongAnswer(task));
        QCOMPARE(program.view->misses(), 1);
        program.setLanguage(Language::Kazakh);
        LessonsPage* page = program.pages().learning().lessons();
        QVERIFY(program.window->page() == page && page->isInLesson());
        ExerciseView* view = page->lesson();
        QCOMPARE(view->task().id, task.id);
        QCOMPARE(view->misses(), 1);
        QVERIFY(view->taskView()->board()->board() == task.position.board());
        view->taskView()->board()->setTimeScale(0);
        give(view->taskView(), task.answer);
        QTRY_VERIFY(view->isSolved());
    }

    void anAnswerThatIsBeingRefutedIsAskedForAgain()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("atsyrau");
        const learn::Task& task = taskById(lesson, "wait");
        program.openTask(lesson, task);
        handIn(program.taskView, *wrongAnswer(task));
        program.setLanguage(Language::Kazakh);
        ExerciseView* view = program.pages().learning().lessons()->lesson();
        QCOMPARE(view->misses(), 1);
        QVERIFY(view->taskView()->board()->board() == task.position.board());
    }

    void aSolvedPuzzleStaysSolved()
    {
        StartedGame program;
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = program.pages().learning().puzzles();
        page->openPractice();
        page->view()->taskView()->board()->setTimeScale(0);
        give(page->view()->taskView(), page->view()->task().answer);
        QVERIFY(page->view()->isSolved());
        const int count = page->view()->count();
        program.setLanguage(Language::Russian);
        page = program.pages().learning().puzzles();
        QVERIFY(program.window->page() == page && page->isInPuzzle());
        QVERIFY(page->view()->isSolved());
        QCOMPARE(page->view()->count(), count);
        QCOMPARE(page->view()->solvedAtOnce(), 1);
    }

    void theOtherPagesGoOn()
    {
        OpenProgram program;
        program.trigger(ActionId::Library);
        seen<QLineEdit>(program.pages().library(), "Player")->setText(QStringLiteral("Aisha"));
        program.trigger(ActionId::CheckScoresheet);
        const auto moves = [&program] { return program.pages().scoresheetCheck()->findChild<QPlainTextEdit*>(); };
        moves()->setPlainText(QStringLiteral("1. 76"));
        program.trigger(ActionId::Editor);
        QTest::keyClick(program.pages().editor()->board(), Qt::Key_Plus);
        const std::string draft = program.pages().editor()->draft().text();
        program.setLanguage(Language::Russian);
        QVERIFY(program.window->page() == program.pages().editor());
        QCOMPARE(program.pages().editor()->draft().text(), draft);
        QCOMPARE(moves()->toPlainText(), QStringLiteral("1. 76"));
        QCOMPARE(program.pages().library()->search()->filter().player, QStringLiteral("Aisha"));
    }

    void theWayBackIsTheSame()
    {
        GameForTwo program; // without a move: Escape does not leave a running game
        program.trigger(ActionId::Lessons);
        program.setLanguage(Language::Russian);
        QVERIFY(program.window->page() == program.pages().learning().lessons());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.window->page() == program.game());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.window->page() == program.pages().start());
    }

    /// With the arrow keys a person goes through all languages, and hears each.
    void theSettingsStayOpenWithTheFocus()
    {
        StartedGame program;
        program.trigger(ActionId::Settings);
        auto* dialog = waitFor<SettingsDialog>(program.window.get());
        dialog->setGroup(0);
        const auto languages = [](const QDialog* settings) {
            const auto boxes = settings->findChildren<QComboBox*>();
            return *std::find_if(boxes.begin(), boxes.end(),
                                 [](const QComboBox* box) { return box->findText(ownNameOf(Language::Kazakh)) >= 0; });
        };
        languages(dialog)->setFocus();
        const QPoint place = dialog->pos();
        QString title = dialog->windowTitle();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) {
            const auto before = program.settings().language();
            QTest::keyClick(program.window->findChild<SettingsDialog*>()->focusWidget(), key);
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QVERIFY(program.settings().language() != before);
            QCOMPARE(program.window->findChildren<SettingsDialog*>().size(), 1);
            dialog = program.window->findChild<SettingsDialog*>();
            QVERIFY(dialog->isVisible());
            QVERIFY(dialog->windowTitle() != std::exchange(title, dialog->windowTitle()));
            QCOMPARE(dialog->focusWidget(), languages(dialog));
            QCOMPARE(dialog->pos(), place);
        }
        dialog->setGroup(2);
        program.setLanguage(Language::Kazakh);
        QCOMPARE(program.window->findChild<SettingsDialog*>()->group(), 2);
    }

    void theMenuOfTheStartPageKeepsTheFocus()
    {
        OpenProgram program;
        auto* language = qobject_cast<QToolButton*>(button(program.pages().start(), ownNameOf(Language::English)));
        language->setFocus();
        const auto actions = language->menu()->actions();
        for (QAction* action : actions) {
            if (action->text() == ownNameOf(Language::Kazakh))
                action->trigger();
        }
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        language = qobject_cast<QToolButton*>(button(program.pages().start(), ownNameOf(Language::Kazakh)));
        QVERIFY(language);
        QCOMPARE(QApplication::focusWidget(), language);
    }

    void aDialogThatWaitsForAnAnswerComesFirst()
    {
        StartedGame program;
        program.trigger(ActionId::NewGame);
        auto* dialog = waitFor<QDialog>(program.window.get());
        const QPointer before = program.game();
        program.setLanguage(Language::Kazakh);
        QVERIFY(dialog->isVisible());
        QVERIFY(program.game() == before);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(before.isNull());
        QCOMPARE(program.game()->accessibleName(), QStringLiteral("Партия"));
    }

    void hiddenWorkGoesOn()
    {
        OpenProgram program;
        QProgressDialog work(program.window.get());
        work.setMinimumDuration(100'000);
        work.setValue(1);
        const QSignalSpy canceled(&work, &QProgressDialog::canceled);
        program.setLanguage(Language::Russian);
        QCOMPARE(canceled.size(), 0);
    }

    void aClockForAWoodenBoardGoesOn()
    {
        OpenProgram program;
        program.trigger(ActionId::BoardClock);
        auto* clock = waitFor<ClockWindow>(program.window.get());
        const QString title = clock->windowTitle();
        program.setLanguage(Language::Russian);
        QVERIFY(clock->isVisible());
        QVERIFY(clock->windowTitle() != title);
    }
};

QUMALAQ_WINDOW_TEST(TestLanguageChange)
#include "tst_language_change.moc"
