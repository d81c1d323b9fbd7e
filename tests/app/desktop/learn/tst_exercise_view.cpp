// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/learn/star_rating.h"
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
#include <set>
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
    /// Solving the ending after every reply takes a while, without blocking the window.
    void aWrongAnswerIsRefutedOnAnotherThread()
    {
        OpenLessons program;
        const auto [lesson, task] = slowestTask();
        program.openTask(*lesson, *task);
        QCoreApplication::processEvents();
        const QRect place = program.taskView->board()->geometry();
        const rules::BoardState asked = program.taskView->board()->board();
        work::BusyPool pool;
        handIn(program.taskView, *wrongAnswer(*task));
        // The answer is known to be wrong, but not yet why. A short wait shows no text, so that it does not flash.
        QCOMPARE(program.view->misses(), 1);
        QVERIFY(!program.view->isSolved() && !program.view->canRun(ActionId::Hint)
                && !program.view->canRun(ActionId::Replay));
        QCOMPARE(program.taskView->feedback(), QString());
        // A second quick answer is ignored.
        handIn(program.taskView, *wrongAnswer(*task));
        handIn(program.taskView, task->answer);
        QTest::keyClick(program.taskView->board(), Qt::Key_Return);
        QCOMPARE(program.view->misses(), 1);
        QVERIFY(program.page->isInLesson() && !program.view->isSolved());
        // A long wait is announced.
        QTRY_COMPARE(program.taskView->feedback(), QStringLiteral("Looking for the opponent’s reply…"));
        QVERIFY(!button(program.view, "Try again"));
        QCOMPARE(program.taskView->board()->geometry(), place);
        QVERIFY(program.taskView->board()->board() == asked);
        pool.release();
        QTRY_VERIFY(button(program.view, "Try again"));
        QCOMPARE(program.taskView->feedback(), LessonText::of(*task, *learn::refute(*task, *wrongAnswer(*task))));
        QVERIFY(!(program.taskView->board()->board() == asked));
        QCOMPARE(program.view->misses(), 1);
    }

    void aDigitAfterAWrongAnswerIsTheNextAnswer_data()
    {
        QTest::addColumn<int>("moment");
        QTest::newRow("while the reason is computed") << 0;
        QTest::newRow("while the reply is shown") << 1;
        QTest::newRow("before the task is asked again") << 2;
    }
    void aDigitAfterAWrongAnswerIsTheNextAnswer()
    {
        QFETCH(int, moment);
        OpenLessons program;
        const auto [lesson, task] = slowestTask();
        program.openTask(*lesson, *task);
        if (moment == 1)
            program.taskView->board()->setTimeScale(50);
        std::optional<work::BusyPool> pool;
        if (moment == 0)
            pool.emplace();
        handIn(program.taskView, *wrongAnswer(*task));
        QCOMPARE(program.view->misses(), 1);
        if (moment == 1)
            QTRY_VERIFY(program.taskView->board()->isAnimating());
        if (moment == 2)
            QTRY_VERIFY(button(program.view, "Try again"));
        const int pit = std::get<rules::Move>(task->answer).from.number;
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + pit));
        pool.reset();
        QTRY_VERIFY(program.view->isSolved());
        QCOMPARE(program.view->misses(), 1);
        program.taskView->board()->setTimeScale(0);
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
        const auto [lesson, task] = slowestTask();
        program.openTask(*lesson, *task);
        work::BusyPool pool;
        handIn(program.taskView, *wrongAnswer(*task));
        QCOMPARE(program.view->misses(), 1);
        if (way == 0) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!program.page->isInLesson());
        } else if (way == 1) {
            program.trigger(ActionId::Puzzles);
            program.trigger(ActionId::Lessons);
            QVERIFY(program.page->isInLesson());
            QVERIFY(program.taskView->board()->hasFocus());
        } else if (way == 2) {
            program.openTask(*lesson, lesson->tasks.front());
        } else {
            program.window.reset();
        }
        pool.release();
        QCoreApplication::processEvents();
        if (!program.window)
            return;
        // The result for the abandoned answer is dropped. The next task asks for a number.
        QCOMPARE(program.taskView->feedback(),
                 way == 2 ? QStringLiteral("Type a number, or press − and +.") : QString());
        QVERIFY(!button(program.view, "Try again"));
        if (way == 1) {
            QCOMPARE(program.view->misses(), 1);
            give(program.taskView, task->answer);
            QVERIFY(program.view->isSolved());
        }
    }

    /// The feedback names the score that the board shows.
    void theKazanShowsWhatTheEndAdds()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("atsyrau");
        const Task& task = taskById(lesson, "tuzdyk");
        program.openTask(lesson, task);
        give(program.taskView, task.answer);
        QCOMPARE(
            plainMoves(program.taskView->feedback()),
            QStringLiteral(
                "Right. The move from your pit 8 wins, 85 to 77. 4 stones left in your row are added to your kazan."));
        QCOMPARE(program.taskView->board()->shownCount(rules::Place::store(rules::Side::South)), 85);
        QCOMPARE(program.taskView->board()->board().rowTotal(rules::Side::South), 0);
    }

    /// Neither the lesson nor the coach uses a notation that was not explained.
    void holesAreNamedInWords_data() { addLanguages(); }
    void holesAreNamedInWords()
    {
        QFETCH(Language, language);
        OpenLessons program(language);
        static const QRegularExpression kNotation(QStringLiteral("\\bo\\d"));
        int spoken = 0;
        for (const Course& course : LessonCatalog::courses()) {
            if (rules::isTogyzFamily(course.game))
                continue;
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    if (!task.hasAnswer())
                        continue;
                    program.openTask(lesson, task);
                    give(program.taskView, task.answer);
                    QVERIFY(program.view->isSolved());
                    const QString said = program.taskView->feedback();
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
        // Nine stones from pit 7 end in the opponent’s pit 6.
        program.page->open(lessonById("round-the-corner"));
        BoardWidget* board = program.taskView->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_6);
        QVERIFY(program.view->isSolved());
        // A hint costs a star.
        QTest::keyClick(button(program.page, "Next"), Qt::Key_Return);
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.trigger(ActionId::Hint);
        QCOMPARE(program.view->misses(), 1);
        give(program.taskView, program.view->task().answer);
        QCOMPARE(program.pages().learning().store().schedule().recordOf("round-the-corner.his-two").stars, 2);
    }

    void anEmptyAnswerSaysWhatIsMissing()
    {
        OpenLessons program;
        program.openTask("even-is-yours", "odd");
        press(program.page, "Answer");
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Type a number first."));
        program.openTask("write-moves", "across");
        QTest::keyClick(seen<QLineEdit>(program.taskView), Qt::Key_Return);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Type the move first: two digits."));
        QCOMPARE(program.view->misses(), 0);
    }

    /// Without animation each position stays on the board for a while.
    void everyStepIsSeenWithoutAnimation()
    {
        OpenLessons program;
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.taskView->board()->setTimeScale(1);
        program.openTask("first-minute", "turn");
        QCOMPARE(program.taskView->task(), QStringLiteral("Watch what happens."));
        QVERIFY(program.taskView->isShowing());
        const rules::AnyPosition asked = program.view->task().position;
        QCOMPARE(program.taskView->board()->shownCount(rules::Pit{rules::Side::South, 7}),
                 asked.board().at(rules::Pit{rules::Side::South, 7}));
        QTRY_VERIFY(!program.taskView->isShowing());
        QVERIFY(program.taskView->task() != QStringLiteral("Watch what happens."));
    }

    void whatIsOnlyWatchedEarnsNoStars()
    {
        OpenLessons program;
        program.openTask("leave-one", "watch");
        press(program.page, "Watch");
        QTRY_VERIFY(program.view->isSolved());
        QVERIFY(!seen<StarRating>(program.page));
        program.openTask("even-is-yours", "odd");
        give(program.taskView, program.view->task().answer);
        QTRY_VERIFY(seen<StarRating>(program.page));
    }

    void aSlipIsExplainedBesideTheStars()
    {
        OpenLessons program;
        program.openTask("even-is-yours", "only-last");
        program.trigger(ActionId::Hint);
        give(program.taskView, program.view->task().answer);
        QVERIFY2(program.taskView->feedback().endsWith(
                     QStringLiteral("This task comes again at the end: solve it, and you win the stars back.")),
                 qPrintable(program.taskView->feedback()));
    }

    void aNumberIsTypedAndReplaced()
    {
        OpenLessons program;
        // A number can be typed after a click anywhere in its field.
        program.openTask("even-is-yours", "odd");
        QSpinBox* number = seen<QSpinBox>(program.taskView);
        QVERIFY(number->isVisible());
        QTest::mouseClick(number, Qt::LeftButton, {}, QPoint(6, number->height() / 2));
        QTest::keyClicks(number, QStringLiteral("12"));
        QCOMPARE(number->value(), 12);
        // The second hint fills it in and comes again with the next attempt. What is typed replaces it.
        program.trigger(ActionId::Hint);
        QCOMPARE(number->value(), 12);
        program.trigger(ActionId::Hint);
        QCOMPARE(number->value(), std::get<int>(program.view->task().answer));
        QTest::keyClicks(number, QStringLiteral("77"));
        QCOMPARE(number->value(), 77);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY(button(program.page, "Try again"));
        press(program.page, "Try again");
        QCOMPARE(number->value(), std::get<int>(program.view->task().answer));
    }

    /// As a learner does who has only the keyboard.
    void theKeyboardNeverLosesTheBoard()
    {
        OpenLessons program;
        QTest::mouseClick(program.page, Qt::LeftButton); // nobody is told what the keys do
        // Where a pit is asked for and nothing can be played, Tab leaves the board and comes back.
        program.openTask("tuzdyk", "which");
        BoardWidget* board = program.taskView->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(!board->hasFocus());
        constexpr int kMaxStops = 10;
        for (int i = 0; i < kMaxStops && !board->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(board->hasFocus() && board->focusedPit());
        // A hint leaves the keyboard at the answer, and not at the way out.
        program.trigger(ActionId::Hint);
        QVERIFY(board->hasFocus());
        // In a move task any arrow, Enter or Space chooses the first pit that can be played.
        program.openTask(lessonById("one-stone"), lessonById("one-stone").tasks.front());
        board = program.taskView->board();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Return, Qt::Key_Space}) {
            board->setFocusedPit(std::nullopt);
            QVERIFY(board->hasFocus());
            QTest::keyClick(board, key);
            QVERIFY(board->focusedPit() && board->isPlayable(*board->focusedPit()));
        }
        QVERIFY(!program.view->isSolved());
    }

    /// A second press of Enter skips to the end of the animation; it must not leave the lesson.
    void aKeyWhileTheAnswerIsShownDoesNotLeaveTheLesson()
    {
        OpenLessons program;
        // How many stones are taken?
        program.openTask("even-is-yours", "odd");
        program.taskView->board()->setTimeScale(50);
        const auto answer = [&program] {
            QVERIFY(seen<QSpinBox>(program.taskView)->hasFocus());
            seen<QSpinBox>(program.taskView)->setValue(3);
            QTest::keyClick(seen<QSpinBox>(program.taskView), Qt::Key_Return);
        };
        answer();
        QTRY_VERIFY(button(program.page, "Try again"));
        QTest::keyClick(button(program.page, "Try again"), Qt::Key_Return);
        answer(); // only then the move is shown
        QTRY_VERIFY(program.taskView->board()->isAnimating() && program.taskView->board()->hasFocus());
        QTest::keyClick(program.taskView->board(), Qt::Key_Return);
        QVERIFY(program.page->isInLesson() && !program.taskView->board()->isAnimating());
        // Only now is the mistake explained, and the text stays.
        const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(focused && program.taskView->feedback().contains(QStringLiteral("3")));
        QCOMPARE(focused->text(), QStringLiteral("&Try again"));
        program.taskView->board()->setTimeScale(0);
    }

    void theRuleIsSaidWhenTheStonesHaveFallen()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("even-is-yours");
        program.openTask(lesson, taskById(lesson, "take"));
        program.taskView->board()->setTimeScale(50);
        handIn(program.taskView, taskById(lesson, "take").answer);
        QTRY_VERIFY(program.taskView->board()->isAnimating());
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Right."));
        QVERIFY(!button(program.page, "Done")); // the text will grow, and would push it away
        program.taskView->board()->completeAnimation();
        QVERIFY(button(program.page, "Done"));
        QVERIFY(plainMoves(program.taskView->feedback()).contains(QStringLiteral("written 91")));
        // A question about a move that is shown first waits for it, too.
        const learn::Lesson& first = lessonById("first-minute");
        program.openTask(first, taskById(first, "turn"));
        QTRY_VERIFY(program.taskView->board()->isAnimating());
        QCOMPARE(program.taskView->task(), QStringLiteral("Watch what happens."));
        program.taskView->board()->completeAnimation();
        QVERIFY(program.taskView->task().startsWith(QStringLiteral("You took ten stones.")));
        program.taskView->board()->setTimeScale(0);
    }

    void aDigitBeyondTheRowMeansNothing()
    {
        OpenLessons program;
        program.openTask("small-match", "first");
        const QString before = program.taskView->feedback();
        QTest::keyClick(program.taskView->board(), Qt::Key_7);
        QCOMPARE(program.taskView->feedback(), before);
        QCOMPARE(program.view->misses(), 0);
    }

    /// Whatever is said beside it.
    void theButtonStaysWhereItIsFromTaskToTask()
    {
        OpenLessons program;
        program.window->resize(1280, 800);
        std::set<int> ends;
        const auto note = [&](const char* name) {
            QCoreApplication::processEvents();
            const QAbstractButton* shown = button(program.view, QString::fromLatin1(name));
            QVERIFY(shown);
            ends.insert(shown->mapTo(program.window.get(), shown->rect().topRight()).x());
        };
        for (const auto& [lesson, task] : {std::pair("one-stone", "right-one"), std::pair("even-is-yours", "take-six"),
                                           std::pair("best-capture", "six"), std::pair("tuzdyk", "far")}) {
            program.openTask(lesson, task);
            give(program.taskView, *wrongAnswer(program.view->task()));
            note("Try again");
            give(program.taskView, program.view->task().answer);
            note("Next");
        }
        QCOMPARE(ends.size(), std::size_t(1));
    }

    void theBoardStaysWhereItIsFromTaskToTask_data() { addLanguages(); }
    void theBoardStaysWhereItIsFromTaskToTask()
    {
        QFETCH(Language, language);
        OpenLessons program(language);
        program.window->resize(800, 600);
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                std::optional<int> top;
                for (std::size_t task = 0; task < lesson.tasks.size(); ++task) {
                    if (lesson.tasks[task].kind == TaskKind::Match)
                        continue;
                    program.page->open(lesson);
                    program.page->start(LessonCatalog::tasksOf(lesson), task);
                    QCoreApplication::processEvents();
                    const int now = program.taskView->board()->mapTo(program.view, QPoint()).y();
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
        const auto named = [&program](int child) {
            auto* board = QAccessible::queryAccessibleInterface(program.taskView->board());
            return board->child(child)->text(QAccessible::Name);
        };
        program.openTask("forbidden", "neither"); // where the opponent owns a tuzdyk
        QCOMPARE(named(2), QStringLiteral("Your pit 3: 11 stones"));
        QCOMPARE(named(1), QStringLiteral("Your pit 2: the opponent’s tuzdyk"));
        QVERIFY(named(9).startsWith(QStringLiteral("The opponent’s pit 1")));
        QCOMPARE(named(18), QStringLiteral("Your kazan: 50 stones"));
        program.openTask("congkak-sowing", "left");
        QCOMPARE(named(2), QStringLiteral("Your hole 3: 2 stones"));
        QCOMPARE(named(15), QStringLiteral("The opponent’s home: 48 stones"));
    }

    void escapeLeavesWhateverIsAsked()
    {
        OpenLessons program;
        for (const learn::Lesson& lesson : LessonCatalog::courses()[0].lessons) {
            for (const Task& task : lesson.tasks) {
                program.openTask(lesson, task);
                QVERIFY(program.page->isInLesson());
                QWidget* focused = QApplication::focusWidget();
                QVERIFY(focused && program.page->isAncestorOf(focused));
                QTest::keyClick(focused, Qt::Key_Escape);
                QVERIFY2(!program.page->isInLesson(), lesson.keyOf(task).c_str());
            }
        }
        // Escape first clears the focused pit.
        program.page->open(lessonById("round-the-corner"));
        BoardWidget* board = program.taskView->board();
        QTest::keyClick(board, Qt::Key_Left);
        QVERIFY(board->focusedPit());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(program.page->isInLesson() && !board->focusedPit());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!program.page->isInLesson());
    }
};

QUMALAQ_WINDOW_TEST(TestExerciseView)
#include "tst_exercise_view.moc"
