// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/lesson_text.h"
#include "app/desktop/i18n/move_text.h"
#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/course_page.h"
#include "app/desktop/learn/lesson_card.h"
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
class TestLessonPage : public QObject {
    Q_OBJECT

private:
    /// On every place where no move can begin there is an explanation, and no answer is counted.
    static void pressInVain(LessonPage* page, QSize boardSize)
    {
        TaskStage* stage = page->stage();
        const rules::AnyPosition& position = page->task().position;
        const auto press = [&](rules::Place place) {
            clickPlace(stage->board(), place);
            QVERIFY2(!stage->feedback().isEmpty() && !page->isSolved() && page->misses() == 0,
                     qPrintable(stage->feedback()));
            QCOMPARE(stage->board()->size(), boardSize);
            stage->setFeedback({});
        };
        for (const rules::Side side : rules::kBothSides) {
            press(rules::Place::store(side));
            for (std::uint8_t number = 1; number <= position.board().houses; ++number) {
                if (const rules::House house{side, number}; !position.isLegal({house}))
                    press(house);
            }
        }
    }

    /// The task with the slowest refutation of a wrong answer, and its lesson.
    static std::pair<const learn::Lesson*, const Task*> slowestTask()
    {
        const learn::Lesson& lesson = lessonById("atsyrau");
        return {&lesson, &taskById(lesson, "wait")};
    }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyTaskCanBeMissedAndSolved_data()
    {
        QTest::addColumn<std::size_t>("course");
        QTest::addColumn<std::size_t>("lesson");
        for (std::size_t c = 0; c < LessonShelf::courses().size(); ++c) {
            for (std::size_t l = 0; l < LessonShelf::courses()[c].lessons.size(); ++l)
                QTest::newRow(LessonShelf::courses()[c].lessons[l].id.c_str()) << c << l;
        }
    }
    void everyTaskCanBeMissedAndSolved()
    {
        QFETCH(std::size_t, course);
        QFETCH(std::size_t, lesson);
        const learn::Lesson& lessonText = LessonShelf::courses()[course].lessons[lesson];
        OpenCourse begun;
        CourseRoom* room = begun.room;
        QTest::mouseClick(room->list()->cardOf(lessonText), Qt::LeftButton);
        QVERIFY(room->isInLesson());
        LessonPage* page = room->lesson();
        TaskStage* stage = page->stage();
        for (const Task& task : lessonText.tasks) {
            QVERIFY(&page->task() == &task);
            if (task.kind == TaskKind::Match)
                break;
            QCoreApplication::processEvents(); // the layout
            const QSize boardSize = stage->board()->size();
            QCOMPARE(stage->task(), LessonShelf::textOf(TaskRef{&lessonText, &task}, Language::English));
            // The task is told, see tst_speaker; what has the focus does not say it once more.
            QVERIFY(QApplication::focusWidget()->accessibleDescription().isEmpty());
            if (task.kind == TaskKind::Play)
                pressInVain(page, boardSize);
            if (QTest::currentTestFailed())
                return;
            if (const auto wrong = wrongAnswer(task)) {
                give(stage, *wrong);
                QVERIFY(!page->isSolved());
                QCOMPARE(page->misses(), 1);
                QVERIFY2(!stage->feedback().isEmpty() && !stage->feedback().contains(u'%'),
                         qPrintable(stage->feedback()));
                auto* retry = visibleButton(page, "Try again");
                QVERIFY(retry && retry->hasFocus());
                // The board does not move when texts and buttons appear and disappear.
                QCOMPARE(stage->board()->size(), boardSize);
                QTest::keyClick(retry, Qt::Key_Return);
            }
            solve(stage, task);
            QVERIFY2(page->isSolved(), task.id.c_str());
            QVERIFY(stage->feedback().startsWith(task.hasAnswer() ? QStringLiteral("Right.") : QString()));
            QVERIFY(stage->feedback().endsWith(LessonShelf::textAfter({&lessonText, &task}, Language::English)));
            QCOMPARE(stage->board()->size(), boardSize);
            auto* next = visibleButton(page, &task == &lessonText.tasks.back() ? "Done" : "Next");
            QVERIFY(next && next->hasFocus());
            QTest::keyClick(next, Qt::Key_Return);
        }
    }

    /// Solving the ending after every reply takes a while, without blocking the window.
    void aWrongAnswerIsRefutedOnAnotherThread()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        LessonPage* page = room->lesson();
        TaskStage* stage = page->stage();
        const auto [lesson, task] = slowestTask();
        openTask(room, *lesson, *task);
        QCoreApplication::processEvents();
        const QRect place = stage->board()->geometry();
        const rules::BoardState asked = stage->board()->board();
        work::BusyPool pool;
        handIn(stage, *wrongAnswer(*task));
        // The answer is known to be wrong, but not yet why. A short wait shows no text, so that it does not flash.
        QCOMPARE(page->misses(), 1);
        QVERIFY(!page->isSolved() && !page->canHint() && !page->canReplay());
        QCOMPARE(stage->feedback(), QString());
        // A second quick answer is ignored.
        handIn(stage, *wrongAnswer(*task));
        handIn(stage, task->answer);
        QTest::keyClick(stage->board(), Qt::Key_Return);
        QCOMPARE(page->misses(), 1);
        QVERIFY(room->isInLesson() && !page->isSolved());
        // A long wait is announced.
        QTRY_COMPARE(stage->feedback(), QStringLiteral("Looking for the opponent’s reply…"));
        QVERIFY(!visibleButton(page, "Try again"));
        QCOMPARE(stage->board()->geometry(), place);
        QVERIFY(stage->board()->board() == asked);
        begun.program.settings().setLanguage(Language::Kazakh);
        QCoreApplication::processEvents();
        QVERIFY(!stage->feedback().isEmpty() && !stage->feedback().contains(QStringLiteral("Looking")));
        begun.program.settings().setLanguage(Language::English);
        pool.release();
        QTRY_VERIFY(visibleButton(page, "Try again"));
        QCOMPARE(stage->feedback(), LessonText::of(*task, *learn::refute(*task, *wrongAnswer(*task))));
        QVERIFY(!(stage->board()->board() == asked));
        QCOMPARE(page->misses(), 1);
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
        OpenCourse begun;
        CourseRoom* room = begun.room;
        LessonPage* page = room->lesson();
        const auto [lesson, task] = slowestTask();
        openTask(room, *lesson, *task);
        work::BusyPool pool;
        handIn(page->stage(), *wrongAnswer(*task));
        QCOMPARE(page->misses(), 1);
        if (way == 0) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!room->isInLesson());
        } else if (way == 1) {
            begun.program.trigger(ActionId::Puzzles);
            begun.program.trigger(ActionId::Lessons);
            QVERIFY(room->isInLesson());
            QVERIFY(page->stage()->board()->hasFocus());
        } else if (way == 2) {
            openTask(room, *lesson, lesson->tasks.front());
        } else {
            begun.program.window.reset();
        }
        pool.release();
        QCoreApplication::processEvents();
        if (!begun.program.window)
            return;
        // The result for the abandoned answer is dropped.
        QCOMPARE(page->stage()->feedback(), QString());
        QVERIFY(!visibleButton(page, "Try again"));
        if (way == 1) {
            QCOMPARE(page->misses(), 1);
            give(page->stage(), task->answer);
            QVERIFY(page->isSolved());
        }
    }

    /// The feedback names the score that the board shows.
    void theKazanShowsWhatTheEndAdds()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        const learn::Lesson& lesson = lessonById("atsyrau");
        const Task& task = taskById(lesson, "tuzdyk");
        openTask(room, lesson, task);
        TaskStage* stage = room->lesson()->stage();
        give(stage, task.answer);
        QCOMPARE(plainMoves(stage->feedback()),
                 QStringLiteral("Right. 81x wins, 84 to 78. 4 stones left in your row are added to your kazan."));
        QCOMPARE(stage->board()->shownCount(rules::Place::store(rules::Side::South)), 84);
        QCOMPARE(stage->board()->board().rowTotal(rules::Side::South), 0);
    }

    /// Neither the lesson nor the coach uses a notation that was not explained.
    void holesAreNamedInWords_data() { addLanguages(); }
    void holesAreNamedInWords()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.open();
        CourseRoom* room = enterCourse(program);
        static const QRegularExpression kNotation(QStringLiteral("\\bo\\d"));
        int spoken = 0;
        for (const Course& course : LessonShelf::courses()) {
            if (rules::isTogyzFamily(course.game))
                continue;
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    if (!task.hasAnswer())
                        continue;
                    openTask(room, lesson, task);
                    give(room->lesson()->stage(), task.answer);
                    QVERIFY(room->lesson()->isSolved());
                    const QString said = room->lesson()->stage()->feedback();
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
        OpenCourse begun;
        CourseRoom* room = begun.room;
        // Nine stones from pit 7 end in the opponent’s pit 6.
        room->open(lessonById("round-the-corner"));
        BoardWidget* board = room->lesson()->stage()->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_6);
        QVERIFY(room->lesson()->isSolved());
        // A hint costs a star.
        QTest::keyClick(visibleButton(room, "Next"), Qt::Key_Return);
        QVERIFY(begun.program.action(ActionId::Hint)->isEnabled());
        begun.program.trigger(ActionId::Hint);
        QCOMPARE(room->lesson()->misses(), 1);
        give(room->lesson()->stage(), room->lesson()->task().answer);
        QCOMPARE(begun.program.window->rooms().learning().store().schedule().recordOf("round-the-corner.his-two").stars,
                 2);
    }

    void aNumberIsTypedAndReplaced()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        // A number can be typed after a click anywhere in its field.
        openTask(room, lessonById("even-is-yours"), taskById(lessonById("even-is-yours"), "odd"));
        QSpinBox* number = room->lesson()->stage()->fields()->number();
        QVERIFY(number->isVisible());
        QTest::mouseClick(number, Qt::LeftButton, {}, QPoint(6, number->height() / 2));
        QTest::keyClicks(number, QStringLiteral("12"));
        QCOMPARE(number->value(), 12);
        // A hint fills it in and comes again with the next attempt. What is typed replaces it.
        begun.program.trigger(ActionId::Hint);
        QCOMPARE(number->value(), std::get<int>(room->lesson()->task().answer));
        QTest::keyClicks(number, QStringLiteral("77"));
        QCOMPARE(number->value(), 77);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY(visibleButton(room, "Try again"));
        QTest::mouseClick(visibleButton(room, "Try again"), Qt::LeftButton);
        QCOMPARE(number->value(), std::get<int>(room->lesson()->task().answer));
    }

    /// As a learner does who has only the keyboard.
    void theKeyboardNeverLosesTheBoard()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        // Where a pit is asked for and nothing can be played, Tab leaves the board and comes back.
        openTask(room, lessonById("tuzdyk"), taskById(lessonById("tuzdyk"), "which"));
        BoardWidget* board = room->lesson()->stage()->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(!board->hasFocus());
        constexpr int kMostStops = 10;
        for (int i = 0; i < kMostStops && !board->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(board->hasFocus() && board->focusedHouse());
        // A hint leaves the keyboard at the answer, and not at the way out.
        begun.program.trigger(ActionId::Hint);
        QVERIFY(board->hasFocus());
        // In a move task any arrow, Enter or Space chooses the first pit that can be played.
        openTask(room, lessonById("one-stone"), lessonById("one-stone").tasks.front());
        board = room->lesson()->stage()->board();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Return, Qt::Key_Space}) {
            board->setFocusedHouse(std::nullopt);
            QVERIFY(board->hasFocus());
            QTest::keyClick(board, key);
            QVERIFY(board->focusedHouse() && board->isPlayable(*board->focusedHouse()));
        }
        QVERIFY(!room->lesson()->isSolved());
    }

    /// A second press of Enter skips to the end of the animation; it must not leave the lesson.
    void aKeyWhileTheAnswerIsShownDoesNotLeaveTheLesson()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        TaskStage* stage = room->lesson()->stage();
        // How many stones are taken?
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(room, lesson, taskById(lesson, "odd"));
        stage->board()->setTimeScale(50);
        QVERIFY(stage->fields()->number()->hasFocus());
        stage->fields()->number()->setValue(3);
        QTest::keyClick(stage->fields()->number(), Qt::Key_Return);
        QTRY_VERIFY(stage->board()->isAnimating() && stage->board()->hasFocus());
        QTest::keyClick(stage->board(), Qt::Key_Return);
        QVERIFY(room->isInLesson() && !stage->board()->isAnimating());
        // Only now is the mistake explained, and the text stays.
        const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(focused && stage->feedback().contains(QStringLiteral("3")));
        QCOMPARE(focused->text(), QStringLiteral("&Try again"));
        stage->board()->setTimeScale(0);
    }

    void theRuleIsSaidWhenTheStonesHaveFallen()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        TaskStage* stage = room->lesson()->stage();
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(room, lesson, taskById(lesson, "take"));
        stage->board()->setTimeScale(50);
        handIn(stage, taskById(lesson, "take").answer);
        QTRY_VERIFY(stage->board()->isAnimating());
        QCOMPARE(stage->feedback(), QStringLiteral("Right."));
        stage->board()->completeAnimation();
        QVERIFY(plainMoves(stage->feedback()).contains(QStringLiteral("written 91")));
        // A question about a move that is shown first waits for it, too.
        const learn::Lesson& first = lessonById("first-minute");
        openTask(room, first, taskById(first, "turn"));
        QTRY_VERIFY(stage->board()->isAnimating());
        QCOMPARE(stage->task(), QStringLiteral("Watch what happens."));
        stage->board()->completeAnimation();
        QVERIFY(stage->task().startsWith(QStringLiteral("You took ten stones.")));
        stage->board()->setTimeScale(0);
    }

    void aDigitBeyondTheRowMeansNothing()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        TaskStage* stage = room->lesson()->stage();
        const learn::Lesson& lesson = lessonById("small-match");
        openTask(room, lesson, taskById(lesson, "first"));
        QTest::keyClick(stage->board(), Qt::Key_7);
        QVERIFY2(stage->feedback().isEmpty(), qPrintable(stage->feedback()));
        QCOMPARE(room->lesson()->misses(), 0);
    }

    void theBoardStaysWhereItIsFromTaskToTask_data() { addLanguages(); }
    void theBoardStaysWhereItIsFromTaskToTask()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.open();
        program.window->resize(800, 600);
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        for (const Course& course : LessonShelf::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                std::optional<int> top;
                for (std::size_t task = 0; task < lesson.tasks.size(); ++task) {
                    if (lesson.tasks[task].kind == TaskKind::Match)
                        continue;
                    room->open(lesson);
                    page->start(LessonShelf::tasksOf(lesson), static_cast<int>(task));
                    QCoreApplication::processEvents();
                    const int now = page->stage()->board()->mapTo(page, QPoint()).y();
                    QVERIFY2(!top || *top == now, lesson.keyOf(lesson.tasks[task]).c_str());
                    top = now;
                }
            }
        }
    }

    /// Feedback says "your" and "his" as the lessons do, in the words of the game.
    void placesAreNamedForTheLearner()
    {
        OpenCourse begun;
        CourseRoom* room = begun.room;
        const auto named = [room](int child) {
            auto* board = QAccessible::queryAccessibleInterface(room->lesson()->stage()->board());
            return board->child(child)->text(QAccessible::Name);
        };
        const auto open = [room](std::string_view lesson, std::string_view task) {
            const learn::Lesson& opened = lessonById(lesson);
            openTask(room, opened, taskById(opened, task));
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
        OpenCourse begun;
        CourseRoom* room = begun.room;
        for (const learn::Lesson& lesson : LessonShelf::courses()[0].lessons) {
            for (const Task& task : lesson.tasks) {
                openTask(room, lesson, task);
                QVERIFY(room->isInLesson());
                QWidget* focused = QApplication::focusWidget();
                QVERIFY(focused && room->isAncestorOf(focused));
                QTest::keyClick(focused, Qt::Key_Escape);
                QVERIFY2(!room->isInLesson(), lesson.keyOf(task).c_str());
            }
        }
        // Escape first clears the focused pit.
        room->open(lessonById("round-the-corner"));
        BoardWidget* board = room->lesson()->stage()->board();
        QTest::keyClick(board, Qt::Key_Left);
        QVERIFY(board->focusedHouse());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(room->isInLesson() && !board->focusedHouse());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!room->isInLesson());
    }
};

QUMALAQ_WINDOW_TEST(TestLessonPage)
#include "tst_lesson_page.moc"
