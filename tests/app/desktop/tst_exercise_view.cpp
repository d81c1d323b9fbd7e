// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "core/learn/answer.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/plain_moves.h"
#include "tests/core/work/busy_pool.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <utility>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Task;
using learn::TaskKind;

/// The page that asks the tasks of a lesson: the possible answers, the input, and the feedback.
class TestExerciseView : public QObject {
    Q_OBJECT

private:
    /// The task with the slowest refutation of a wrong answer, and its lesson.
    static std::pair<const learn::Lesson*, const Task*> slowestTask()
    {
        const learn::Lesson& lesson = lessonById("atsyrau");
        return {&lesson, &taskById(lesson, "wait")};
    }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    /// Solving the ending after every reply takes a while, without blocking the window.
    void aWrongAnswerIsRefutedOnAnotherThread()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        ExerciseView* view = page->lesson();
        TaskView* taskView = view->taskView();
        const auto [lesson, task] = slowestTask();
        openTask(page, *lesson, *task);
        QCoreApplication::processEvents();
        const QRect place = taskView->board()->geometry();
        const rules::BoardState asked = taskView->board()->board();
        work::BusyPool pool;
        handIn(taskView, *wrongAnswer(*task));
        // The answer is known to be wrong, but not yet why. A short wait shows no text, so that it does not flash.
        QCOMPARE(view->misses(), 1);
        QVERIFY(!view->isSolved() && !view->can(ActionId::Hint) && !view->can(ActionId::Replay));
        QCOMPARE(taskView->feedback(), QString());
        // A second quick answer is ignored.
        handIn(taskView, *wrongAnswer(*task));
        handIn(taskView, task->answer);
        QTest::keyClick(taskView->board(), Qt::Key_Return);
        QCOMPARE(view->misses(), 1);
        QVERIFY(page->isInLesson() && !view->isSolved());
        // A long wait is announced.
        QTRY_COMPARE(taskView->feedback(), QStringLiteral("Looking for the opponent’s reply…"));
        QVERIFY(!visibleButton(view, "Try again"));
        QCOMPARE(taskView->board()->geometry(), place);
        QVERIFY(taskView->board()->board() == asked);
        program.settings().setLanguage(Language::Kazakh);
        QCoreApplication::processEvents();
        QVERIFY(!taskView->feedback().isEmpty() && !taskView->feedback().contains(QStringLiteral("Looking")));
        program.settings().setLanguage(Language::English);
        pool.release();
        QTRY_VERIFY(visibleButton(view, "Try again"));
        QCOMPARE(taskView->feedback(), LessonText::of(*task, *learn::refute(*task, *wrongAnswer(*task))));
        QVERIFY(!(taskView->board()->board() == asked));
        QCOMPARE(view->misses(), 1);
    }

    void leavingDropsTheRefutationInProgress_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("to the list of lessons") << 0;
        QTest::newRow("to the puzzles and back") << 1;
        QTest::newRow("to the next task") << 2;
        QTest::newRow("by closing the window") << 3;
    }
    void leavingDropsTheRefutationInProgress()
    {
        QFETCH(int, way);
        OpenLessons program;
        LessonsPage* page = program.page;
        ExerciseView* view = page->lesson();
        const auto [lesson, task] = slowestTask();
        openTask(page, *lesson, *task);
        work::BusyPool pool;
        handIn(view->taskView(), *wrongAnswer(*task));
        QCOMPARE(view->misses(), 1);
        if (way == 0) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!page->isInLesson());
        } else if (way == 1) {
            program.trigger(ActionId::Puzzles);
            program.trigger(ActionId::Lessons);
            QVERIFY(page->isInLesson());
            QVERIFY(view->taskView()->board()->hasFocus());
        } else if (way == 2) {
            openTask(page, *lesson, lesson->tasks.front());
        } else {
            program.window.reset();
        }
        pool.release();
        QCoreApplication::processEvents();
        if (!program.window)
            return;
        // The result for the abandoned answer is dropped.
        QCOMPARE(view->taskView()->feedback(), QString());
        QVERIFY(!visibleButton(view, "Try again"));
        if (way == 1) {
            QCOMPARE(view->misses(), 1);
            give(view->taskView(), task->answer);
            QVERIFY(view->isSolved());
        }
    }

    /// The feedback names the score that the board shows.
    void theKazanShowsWhatTheEndAdds()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        const learn::Lesson& lesson = lessonById("atsyrau");
        const Task& task = taskById(lesson, "tuzdyk");
        openTask(page, lesson, task);
        TaskView* taskView = page->lesson()->taskView();
        give(taskView, task.answer);
        QCOMPARE(
            plainMoves(taskView->feedback()),
            QStringLiteral(
                "Right. The move from your pit 8 wins, 84 to 78. 4 stones left in your row are added to your kazan."));
        QCOMPARE(taskView->board()->shownCount(rules::Place::store(rules::Side::South)), 84);
        QCOMPARE(taskView->board()->board().rowTotal(rules::Side::South), 0);
    }

    /// Neither the lesson nor the coach uses a notation that was not explained.
    void holesAreNamedInWords_data() { addLanguages(); }
    void holesAreNamedInWords()
    {
        QFETCH(Language, language);
        Program program(language);
        program.open();
        LessonsPage* page = enterLessons(program);
        static const QRegularExpression kNotation(QStringLiteral("\\bo\\d"));
        int spoken = 0;
        for (const Course& course : LessonCatalog::courses()) {
            if (rules::isTogyzFamily(course.game))
                continue;
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    if (!task.hasAnswer())
                        continue;
                    openTask(page, lesson, task);
                    give(page->lesson()->taskView(), task.answer);
                    QVERIFY(page->lesson()->isSolved());
                    const QString said = page->lesson()->taskView()->feedback();
                    QVERIFY2(!said.contains(kNotation), qPrintable(said));
                    const auto* move = std::get_if<rules::Move>(&task.answer);
                    if (!move)
                        continue;
                    const QString hole = MoveText::nameOf(task.position, *move, task.position.sideToMove());
                    spoken += said.contains(hole, Qt::CaseInsensitive) ? 1 : 0;
                    QVERIFY2(hole.contains(QString::number(move->from.number)) && hole.size() > 8, qPrintable(hole));
                }
            }
        }
        QVERIFY(spoken > 5);
    }

    void theLandingIsGivenByTheKeyboard()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        // Nine stones from pit 7 end in the opponent’s pit 6.
        page->open(lessonById("round-the-corner"));
        BoardWidget* board = page->lesson()->taskView()->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_6);
        QVERIFY(page->lesson()->isSolved());
        // A hint costs a star.
        QTest::keyClick(visibleButton(page, "Next"), Qt::Key_Return);
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.trigger(ActionId::Hint);
        QCOMPARE(page->lesson()->misses(), 1);
        give(page->lesson()->taskView(), page->lesson()->task().answer);
        QCOMPARE(program.pages().learning().store().schedule().recordOf("round-the-corner.his-two").stars, 2);
    }

    void aNumberIsTypedAndReplaced()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        // A number can be typed after a click anywhere in its field.
        openTask(page, "even-is-yours", "odd");
        QSpinBox* number = page->lesson()->taskView()->fields()->number();
        QVERIFY(number->isVisible());
        QTest::mouseClick(number, Qt::LeftButton, {}, QPoint(6, number->height() / 2));
        QTest::keyClicks(number, QStringLiteral("12"));
        QCOMPARE(number->value(), 12);
        // A hint fills it in and comes again with the next attempt. What is typed replaces it.
        program.trigger(ActionId::Hint);
        QCOMPARE(number->value(), std::get<int>(page->lesson()->task().answer));
        QTest::keyClicks(number, QStringLiteral("77"));
        QCOMPARE(number->value(), 77);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY(visibleButton(page, "Try again"));
        QTest::mouseClick(visibleButton(page, "Try again"), Qt::LeftButton);
        QCOMPARE(number->value(), std::get<int>(page->lesson()->task().answer));
    }

    /// As a learner does who has only the keyboard.
    void theKeyboardNeverLosesTheBoard()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        // Where a pit is asked for and nothing can be played, Tab leaves the board and comes back.
        openTask(page, "tuzdyk", "which");
        BoardWidget* board = page->lesson()->taskView()->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(!board->hasFocus());
        constexpr int kMostStops = 10;
        for (int i = 0; i < kMostStops && !board->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(board->hasFocus() && board->focusedPit());
        // A hint leaves the keyboard at the answer, and not at the way out.
        program.trigger(ActionId::Hint);
        QVERIFY(board->hasFocus());
        // In a move task any arrow, Enter or Space chooses the first pit that can be played.
        openTask(page, lessonById("one-stone"), lessonById("one-stone").tasks.front());
        board = page->lesson()->taskView()->board();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Return, Qt::Key_Space}) {
            board->setFocusedPit(std::nullopt);
            QVERIFY(board->hasFocus());
            QTest::keyClick(board, key);
            QVERIFY(board->focusedPit() && board->isPlayable(*board->focusedPit()));
        }
        QVERIFY(!page->lesson()->isSolved());
    }

    /// A second press of Enter skips to the end of the animation; it must not leave the lesson.
    void aKeyWhileTheAnswerIsShownDoesNotLeaveTheLesson()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        TaskView* taskView = page->lesson()->taskView();
        // How many stones are taken?
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(page, lesson, taskById(lesson, "odd"));
        taskView->board()->setTimeScale(50);
        QVERIFY(taskView->fields()->number()->hasFocus());
        taskView->fields()->number()->setValue(3);
        QTest::keyClick(taskView->fields()->number(), Qt::Key_Return);
        QTRY_VERIFY(taskView->board()->isAnimating() && taskView->board()->hasFocus());
        QTest::keyClick(taskView->board(), Qt::Key_Return);
        QVERIFY(page->isInLesson() && !taskView->board()->isAnimating());
        // Only now is the mistake explained, and the text stays.
        const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(focused && taskView->feedback().contains(QStringLiteral("3")));
        QCOMPARE(focused->text(), QStringLiteral("&Try again"));
        taskView->board()->setTimeScale(0);
    }

    void theRuleIsSaidWhenTheStonesHaveFallen()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        TaskView* taskView = page->lesson()->taskView();
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(page, lesson, taskById(lesson, "take"));
        taskView->board()->setTimeScale(50);
        handIn(taskView, taskById(lesson, "take").answer);
        QTRY_VERIFY(taskView->board()->isAnimating());
        QCOMPARE(taskView->feedback(), QStringLiteral("Right."));
        taskView->board()->completeAnimation();
        QVERIFY(plainMoves(taskView->feedback()).contains(QStringLiteral("written 91")));
        // A question about a move that is shown first waits for it, too.
        const learn::Lesson& first = lessonById("first-minute");
        openTask(page, first, taskById(first, "turn"));
        QTRY_VERIFY(taskView->board()->isAnimating());
        QCOMPARE(taskView->task(), QStringLiteral("Watch what happens."));
        taskView->board()->completeAnimation();
        QVERIFY(taskView->task().startsWith(QStringLiteral("You took ten stones.")));
        taskView->board()->setTimeScale(0);
    }

    void aDigitBeyondTheRowMeansNothing()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        TaskView* taskView = page->lesson()->taskView();
        const learn::Lesson& lesson = lessonById("small-match");
        openTask(page, lesson, taskById(lesson, "first"));
        QTest::keyClick(taskView->board(), Qt::Key_7);
        QVERIFY2(taskView->feedback().isEmpty(), qPrintable(taskView->feedback()));
        QCOMPARE(page->lesson()->misses(), 0);
    }

    void theBoardStaysWhereItIsFromTaskToTask_data() { addLanguages(); }
    void theBoardStaysWhereItIsFromTaskToTask()
    {
        QFETCH(Language, language);
        Program program(language);
        program.open();
        program.window->resize(800, 600);
        LessonsPage* page = enterLessons(program);
        ExerciseView* view = page->lesson();
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                std::optional<int> top;
                for (std::size_t task = 0; task < lesson.tasks.size(); ++task) {
                    if (lesson.tasks[task].kind == TaskKind::Match)
                        continue;
                    page->open(lesson);
                    page->start(LessonCatalog::tasksOf(lesson), task);
                    QCoreApplication::processEvents();
                    const int now = view->taskView()->board()->mapTo(view, QPoint()).y();
                    QVERIFY2(!top || *top == now, lesson.keyOf(lesson.tasks[task]).c_str());
                    top = now;
                }
            }
        }
    }

    /// Feedback says "your" and "his" as the lessons do, in the words of the game.
    void placesAreNamedForTheLearner()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        const auto named = [page](int child) {
            auto* board = QAccessible::queryAccessibleInterface(page->lesson()->taskView()->board());
            return board->child(child)->text(QAccessible::Name);
        };
        const auto open = [page](std::string_view lesson, std::string_view task) {
            const learn::Lesson& opened = lessonById(lesson);
            openTask(page, opened, taskById(opened, task));
        };
        open("forbidden", "neither"); // where the opponent owns a tuzdyk
        QCOMPARE(named(2), QStringLiteral("Your pit 3: 11 stones"));
        QCOMPARE(named(1), QStringLiteral("Your pit 2: the opponent’s tuzdyk"));
        QVERIFY(named(9).startsWith(QStringLiteral("The opponent’s pit 1")));
        QCOMPARE(named(18), QStringLiteral("Your kazan: 51 stones"));
        open("congkak-sowing", "left");
        QCOMPARE(named(2), QStringLiteral("Your hole 3: 2 stones"));
        QCOMPARE(named(15), QStringLiteral("The opponent’s home: 48 stones"));
    }

    void escapeLeavesWhateverIsAsked()
    {
        OpenLessons program;
        LessonsPage* page = program.page;
        for (const learn::Lesson& lesson : LessonCatalog::courses()[0].lessons) {
            for (const Task& task : lesson.tasks) {
                openTask(page, lesson, task);
                QVERIFY(page->isInLesson());
                QWidget* focused = QApplication::focusWidget();
                QVERIFY(focused && page->isAncestorOf(focused));
                QTest::keyClick(focused, Qt::Key_Escape);
                QVERIFY2(!page->isInLesson(), lesson.keyOf(task).c_str());
            }
        }
        // Escape first clears the focused pit.
        page->open(lessonById("round-the-corner"));
        BoardWidget* board = page->lesson()->taskView()->board();
        QTest::keyClick(board, Qt::Key_Left);
        QVERIFY(board->focusedPit());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(page->isInLesson() && !board->focusedPit());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!page->isInLesson());
    }
};

QUMALAQ_WINDOW_TEST(TestExerciseView)
#include "tst_exercise_view.moc"
