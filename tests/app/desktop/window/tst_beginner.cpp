// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/window/rules_dialog.h"
#include "core/learn/answer.h"
#include "tests/app/desktop/learn_fixture.h"

#include <QLineEdit>
#include <QScrollBar>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Task;

/// What a beginner meets in a lesson: hints, help, beliefs that are answered, a game that goes on, the way to the rule.
class TestBeginner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOtherEndOfTheRightMoveIsAHint()
    {
        OpenLessons program;
        // The move from pit 8 takes from the opponent’s pit 3.
        program.openTask("even-is-yours", "which-pit");
        clickPit(program.taskView->board(), {rules::Side::South, 8});
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("Your move begins here. Choose the pit that it takes from."));
        QVERIFY(!program.view->isSolved());
        give(program.taskView, program.view->task().answer);
        QCOMPARE(program.pages().learning().store().schedule().recordOf("even-is-yours.which-pit").stars, 3);
    }

    void aPressOnTheBoardAfterAWrongAnswerPlays()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("best-capture");
        const auto miss = [&] {
            program.openTask(lesson, lesson.tasks.front());
            give(program.taskView, *wrongAnswer(program.view->task()));
            QVERIFY(button(program.view, "Try again"));
        };
        miss();
        give(program.taskView, program.view->task().answer); // a click on the pit
        QVERIFY(program.view->isSolved());
        // Beside the pits, it only asks again.
        miss();
        QTest::mouseClick(program.taskView->board(), Qt::LeftButton, {}, {2, 2});
        QVERIFY(!button(program.view, "Try again") && !program.view->isSolved());
        QCOMPARE(program.view->misses(), 1);
        // The focus may have gone to the board.
        for (const int key : {Qt::Key_Return, Qt::Key_Space}) {
            miss();
            program.taskView->board()->setFocus();
            QTest::keyClick(program.taskView->board(), static_cast<Qt::Key>(key));
            QVERIFY(!button(program.view, "Try again"));
        }
    }

    /// The first wrong answer is answered by an idea, the next one by what the learner believes.
    void aWrongTurnIsAnsweredByWhatWasBelieved()
    {
        OpenLessons program;
        const auto answerAgain = [&program](learn::Person person) {
            press(program.view, "Try again");
            give(program.taskView, person);
            return program.taskView->feedback();
        };
        program.openTask("how-it-ends", "your-row");
        give(program.taskView, learn::Person::Nobody);
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("Not right. Whose turn would it be? Can that player move?"));
        QCOMPARE(answerAgain(learn::Person::Nobody),
                 QStringLiteral("Not right. The game goes on: it is the opponent’s turn, and they can move."));
        QCOMPARE(answerAgain(learn::Person::You),
                 QStringLiteral("Not right. The players move in turn, and nobody passes: it is the opponent’s turn."));
        program.openTask("how-it-ends", "their-row");
        give(program.taskView, learn::Person::Opponent);
        QCOMPARE(answerAgain(learn::Person::Opponent),
                 QStringLiteral("Not right. The game is over: the player whose turn it is has no stones."));
        program.openTask("how-it-ends", "majority");
        give(program.taskView, learn::Person::Opponent);
        QCOMPARE(answerAgain(learn::Person::Opponent),
                 QStringLiteral("Not right. The game is over: one kazan holds more than half of the stones."));
    }

    void anEmptyNumberIsNoAnswer()
    {
        OpenLessons program;
        program.openTask("even-is-yours", "odd"); // the answer is 0
        QCOMPARE(seen<QSpinBox>(program.taskView)->text().trimmed(), QString());
        QTest::keyClick(seen<QSpinBox>(program.taskView), Qt::Key_Return);
        press(program.view, "Answer");
        QVERIFY(!program.view->isSolved());
        QCOMPARE(program.view->misses(), 0);
        // A click into the field does not spoil what is typed then.
        auto* edit = seen<QSpinBox>(program.taskView)->findChild<QLineEdit*>();
        QTest::mouseClick(edit, Qt::LeftButton, {}, {2, edit->height() / 2});
        QTest::keyClicks(edit, QStringLiteral("0"));
        QTest::keyClick(seen<QSpinBox>(program.taskView), Qt::Key_Return);
        QVERIFY(program.view->isSolved());
    }

    void theBoardHelpsWhereTheLessonSaysSo()
    {
        OpenLessons program;
        BoardWidget* board = program.taskView->board();
        program.openTask("small-match", "preview");
        QVERIFY(!board->preview());
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(board->preview() && board->focusedPit() == board->preview()->source);
        QTest::mouseMove(board, board->pitRect({rules::Side::South, 5}).center());
        QTRY_VERIFY(board->preview() && board->preview()->source == (rules::Pit{rules::Side::South, 5}));
        give(program.taskView, program.view->task().answer);
        QVERIFY(!board->preview());
        program.openTask("guard", "see");
        const rules::Pit danger{rules::Side::North, 7};
        QCOMPARE(board->hint(), std::optional(danger)); // the preview would show the answer
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        QVERIFY(board->preview() && board->preview()->source == danger);
        // Elsewhere the learner reckons alone.
        program.openTask("best-capture", "six");
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(board->focusedPit() && !board->preview());
    }

    void aGameBegunInALessonIsNotLost()
    {
        const QTemporaryDir folder;
        const learn::Lesson& lesson = lessonById("first-game");
        const Task& game = lesson.tasks.back();
        QString moves;
        const auto playIn = [&](LessonsPage* page, int pit) {
            LessonGameView* match = page->lesson()->match();
            match->board()->setTimeScale(0);
            match->match().setMinimumThinkingTime(0);
            QTRY_VERIFY_WITH_TIMEOUT(match->match().isPersonToMove(), 20000);
            const auto before = match->match().history().plies().size();
            clickPit(match->board(), {rules::Side::South, static_cast<std::uint8_t>(pit)});
            QTRY_VERIFY_WITH_TIMEOUT(match->match().history().plies().size() == before + 2, 20000);
            moves = match->moves();
        };
        {
            Program program(folder.path());
            program.begin();
            LessonsPage* page = enterLessons(program);
            openTask(page, lesson, game);
            QVERIFY(!program.action(ActionId::Undo)->isEnabled());
            playIn(page, 7);
            QVERIFY(program.action(ActionId::Undo)->isEnabled());
            QTest::keyClick(page->lesson()->match()->board(), Qt::Key_Escape);
            QVERIFY(!page->isInLesson());
            openTask(page, lesson, game);
            QCOMPARE(page->lesson()->match()->moves(), moves);
            playIn(page, 9);
            QCOMPARE(moves.split(u' ').size(), 4);
        }
        // Nor with the program.
        Program program(folder.path());
        program.begin();
        LessonsPage* page = enterLessons(program);
        openTask(page, lesson, game);
        QCOMPARE(page->lesson()->match()->moves(), moves);
        // Another game begins anew.
        LearnStore& store = program.pages().learning().store();
        QVERIFY(!store.startedGame(lesson.keyOf(game)).isEmpty());
        store.setStartedGame(lesson.keyOf(game), QStringLiteral("76 nonsense 98"));
        openTask(page, lesson, game);
        QVERIFY(page->lesson()->match()->moves().startsWith(QStringLiteral("76")));
        QVERIFY(page->lesson()->match()->match().history().plies().size() == 1);
    }

    void theEndOfALessonLeadsToItsRule()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("bestemshe-taking");
        program.openTask(lesson, lesson.tasks.back());
        solve(program.taskView, lesson.tasks.back());
        press(program.page, "Done");
        QVERIFY(button(program.page, "Read the rule"));
        // The arrow keys go to the neighbour.
        QVERIFY(button(program.page, "Next: Take the most")->hasFocus());
        QTest::keyClick(button(program.page, "Next: Take the most"), Qt::Key_Left);
        QVERIFY(button(program.page, "Read the rule")->hasFocus());
        press(program.page, "Read the rule");
        auto* dialog = program.window->findChild<RulesDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->view()->game(), rules::GameId::Bestemshe);
        QTRY_VERIFY(dialog->view()->verticalScrollBar()->value() > 0);
    }

    /// What the end of a lesson says is past when the learner comes back another time.
    void thePageReopensWithTheList()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("one-stone");
        program.openTask(lesson, lesson.tasks.back());
        solve(program.taskView, lesson.tasks.back());
        press(program.page, "Done");
        QVERIFY(buttonWith(program.page, u"Next: "));
        program.trigger(ActionId::Puzzles);
        program.trigger(ActionId::Lessons);
        QVERIFY(!buttonWith(program.page, u"Next: "));
        QVERIFY(program.page->list()->isVisible());
    }

    /// The game ends with 82 stones, and no larger number is shown.
    void aMajorityIsShownAsItIs()
    {
        OpenLessons program;
        program.openTask("how-it-ends", "majority");
        BoardWidget* board = program.taskView->board();
        for (const learn::Person person : {learn::Person::You, learn::Person::Nobody}) {
            give(program.taskView, person);
            QCOMPARE(board->shownCount(rules::Place::store(rules::Side::South)), 82);
            if (auto* retry = button(program.page, "Try again"))
                QTest::mouseClick(retry, Qt::LeftButton);
        }
        QVERIFY(program.view->isSolved());
        program.openTask("atsyrau", "take-two");
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        QCOMPARE(board->shownCount(rules::Place::store(rules::Side::South)), 82);
    }
};

QUMALAQ_WINDOW_TEST(TestBeginner)
#include "tst_beginner.moc"
