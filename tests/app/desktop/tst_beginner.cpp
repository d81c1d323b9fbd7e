// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/course_page.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/match_stage.h"
#include "app/desktop/play/game_controller.h"
#include "app/desktop/shell/rules_dialog.h"
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
    void initTestCase() { setUpApplication(); }

    void theOtherEndOfTheRightMoveIsAHint()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        // The move from pit 8 takes from the opponent’s pit 3.
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(room, lesson, taskById(lesson, "which-pit"));
        clickHouse(page->stage()->board(), {rules::Side::South, 8});
        QCOMPARE(page->stage()->feedback(),
                 QStringLiteral("Your move begins here. Choose the pit that it takes from."));
        QVERIFY(!page->isSolved());
        give(page->stage(), page->task().answer);
        QCOMPARE(program.window->rooms().learning().store().schedule().recordOf("even-is-yours.which-pit").stars, 3);
    }

    void aPressOnTheBoardAfterAWrongAnswerPlays()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        const learn::Lesson& lesson = lessonById("best-capture");
        const auto miss = [&] {
            openTask(room, lesson, lesson.tasks.front());
            give(page->stage(), *wrongAnswer(page->task()));
            QVERIFY(visibleButton(page, "Try again"));
        };
        miss();
        give(page->stage(), page->task().answer); // a click on the pit
        QVERIFY(page->isSolved());
        // Beside the pits, it only asks again.
        miss();
        QTest::mouseClick(page->stage()->board(), Qt::LeftButton, {}, {2, 2});
        QVERIFY(!visibleButton(page, "Try again") && !page->isSolved());
        QCOMPARE(page->misses(), 1);
        // The focus may have gone to the board.
        for (const int key : {Qt::Key_Return, Qt::Key_Space}) {
            miss();
            page->stage()->board()->setFocus();
            QTest::keyClick(page->stage()->board(), static_cast<Qt::Key>(key));
            QVERIFY(!visibleButton(page, "Try again"));
        }
    }

    /// The answer depends on what the learner believes.
    void aWrongTurnIsAnsweredByWhatWasBelieved()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        const learn::Lesson& lesson = lessonById("how-it-ends");
        openTask(room, lesson, taskById(lesson, "your-row"));
        give(page->stage(), learn::Person::Nobody);
        QCOMPARE(page->stage()->feedback(),
                 QStringLiteral("The game goes on: it is the opponent’s turn, and they can move."));
        QTest::mouseClick(visibleButton(page, "Try again"), Qt::LeftButton);
        give(page->stage(), learn::Person::You);
        QCOMPARE(page->stage()->feedback(),
                 QStringLiteral("Turns alternate, and nobody passes: it is the opponent’s turn."));
        openTask(room, lesson, taskById(lesson, "their-row"));
        give(page->stage(), learn::Person::Opponent);
        QCOMPARE(page->stage()->feedback(),
                 QStringLiteral("The game is over: the player whose turn it is has no stones."));
        openTask(room, lesson, taskById(lesson, "majority"));
        give(page->stage(), learn::Person::Opponent);
        QCOMPARE(page->stage()->feedback(),
                 QStringLiteral("The game is over: one kazan holds more than half of the stones."));
    }

    void anEmptyNumberIsNoAnswer()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        const learn::Lesson& lesson = lessonById("even-is-yours");
        openTask(room, lesson, taskById(lesson, "odd")); // the answer is 0
        QCOMPARE(page->stage()->fields()->number()->text().trimmed(), QString());
        QTest::keyClick(page->stage()->fields()->number(), Qt::Key_Return);
        QTest::mouseClick(visibleButton(page, "Answer"), Qt::LeftButton);
        QVERIFY(!page->isSolved());
        QCOMPARE(page->misses(), 0);
        // A click into the field does not spoil what is typed then.
        auto* edit = page->stage()->fields()->number()->findChild<QLineEdit*>();
        QTest::mouseClick(edit, Qt::LeftButton, {}, {2, edit->height() / 2});
        QTest::keyClicks(edit, QStringLiteral("0"));
        QTest::keyClick(page->stage()->fields()->number(), Qt::Key_Return);
        QVERIFY(page->isSolved());
    }

    void theBoardHelpsWhereTheLessonSaysSo()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        LessonPage* page = room->lesson();
        BoardWidget* board = page->stage()->board();
        const auto open = [room](std::string_view lesson, std::string_view task) {
            openTask(room, lessonById(lesson), taskById(lessonById(lesson), task));
        };
        open("small-match", "preview");
        QVERIFY(!board->preview());
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(board->preview() && board->focusedHouse() == board->preview()->source);
        QTest::mouseMove(board, board->houseRect({rules::Side::South, 5}).center());
        QTRY_VERIFY(board->preview() && board->preview()->source == (rules::House{rules::Side::South, 5}));
        give(page->stage(), page->task().answer);
        QVERIFY(!board->preview());
        open("guard", "see");
        QVERIFY(board->preview() && board->preview()->source == (rules::House{rules::Side::North, 7}));
        give(page->stage(), page->task().answer);
        QVERIFY(!board->preview());
        // Elsewhere the learner reckons alone.
        open("best-capture", "six");
        QTest::keyClick(board, Qt::Key_Tab);
        QVERIFY(board->focusedHouse() && !board->preview());
    }

    void aGameBegunInALessonIsNotLost()
    {
        const QTemporaryDir folder;
        const learn::Lesson& lesson = lessonById("first-game");
        const Task& game = lesson.tasks.back();
        QString moves;
        const auto playIn = [&](CourseRoom* room, int pit) {
            MatchStage* match = room->lesson()->match();
            match->board()->setTimeScale(0);
            match->match().setMinimumThinkingTime(0);
            QTRY_VERIFY_WITH_TIMEOUT(match->match().isHumanToMove(), 20000);
            const auto before = match->match().history().plies().size();
            clickHouse(match->board(), {rules::Side::South, static_cast<std::uint8_t>(pit)});
            QTRY_VERIFY_WITH_TIMEOUT(match->match().history().plies().size() == before + 2, 20000);
            moves = match->moves();
        };
        {
            Program program(folder.path());
            program.begin();
            CourseRoom* room = enterCourse(program);
            openTask(room, lesson, game);
            QVERIFY(!program.action(ActionId::Undo)->isEnabled());
            playIn(room, 7);
            QVERIFY(program.action(ActionId::Undo)->isEnabled());
            QTest::keyClick(room->lesson()->match()->board(), Qt::Key_Escape);
            QVERIFY(!room->isInLesson());
            openTask(room, lesson, game);
            QCOMPARE(room->lesson()->match()->moves(), moves);
            playIn(room, 9);
            QCOMPARE(moves.split(u' ').size(), 4);
        }
        // Nor with the program.
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        openTask(room, lesson, game);
        QCOMPARE(room->lesson()->match()->moves(), moves);
        // Another game begins anew.
        LearnStore& store = program.window->rooms().learning().store();
        QVERIFY(!store.startedGame(lesson.keyOf(game)).isEmpty());
        store.setStartedGame(lesson.keyOf(game), QStringLiteral("76 nonsense 98"));
        openTask(room, lesson, game);
        QVERIFY(room->lesson()->match()->moves().startsWith(QStringLiteral("76")));
        QVERIFY(room->lesson()->match()->match().history().plies().size() == 1);
    }

    void theEndOfALessonLeadsToItsRule()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& lesson = lessonById("bestemshe-taking");
        openTask(room, lesson, lesson.tasks.back());
        solve(room->lesson()->stage(), lesson.tasks.back());
        QTest::mouseClick(visibleButton(room, "Done"), Qt::LeftButton);
        QVERIFY(room->rulesButton()->isVisible());
        // The arrow keys go to the neighbour.
        QVERIFY(visibleButton(room, "Next: Take the most")->hasFocus());
        QTest::keyClick(room->nextButton(), Qt::Key_Left);
        QVERIFY(room->rulesButton()->hasFocus());
        QTest::mouseClick(room->rulesButton(), Qt::LeftButton);
        auto* dialog = program.window->findChild<RulesDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->page()->game(), rules::GameId::Bestemshe);
        QTRY_VERIFY(dialog->page()->verticalScrollBar()->value() > 0);
    }

    /// What the end of a lesson says is past when the learner comes back another time.
    void theRoomReopensWithTheList()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& lesson = lessonById("one-stone");
        openTask(room, lesson, lesson.tasks.back());
        solve(room->lesson()->stage(), lesson.tasks.back());
        QTest::mouseClick(visibleButton(room, "Done"), Qt::LeftButton);
        QVERIFY(room->nextButton()->isVisible());
        program.trigger(ActionId::Puzzles);
        program.trigger(ActionId::Lessons);
        QVERIFY(!room->nextButton()->isVisible());
        QVERIFY(room->list()->isVisible());
    }

    /// The game ends with 82 stones, and no larger number is shown.
    void aMajorityIsShownAsItIs()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& lesson = lessonById("how-it-ends");
        openTask(room, lesson, taskById(lesson, "majority"));
        BoardWidget* board = room->lesson()->stage()->board();
        for (const learn::Person person : {learn::Person::You, learn::Person::Nobody}) {
            give(room->lesson()->stage(), person);
            QCOMPARE(board->shownCount(rules::Place::store(rules::Side::South)), 82);
            if (auto* retry = visibleButton(room, "Try again"))
                QTest::mouseClick(retry, Qt::LeftButton);
        }
        QVERIFY(room->lesson()->isSolved());
        openTask(room, lessonById("atsyrau"), taskById(lessonById("atsyrau"), "take-two"));
        give(room->lesson()->stage(), room->lesson()->task().answer);
        QVERIFY(room->lesson()->isSolved());
        QCOMPARE(board->shownCount(rules::Place::store(rules::Side::South)), 82);
    }
};

QUMALAQ_WINDOW_TEST(TestBeginner)
#include "tst_beginner.moc"
