// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/learn/counting_rush_page.h"
#include "app/desktop/learn/exercise_intro.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/translator.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/window/start_page.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/core/work/busy_pool.h"

#include <QLabel>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <set>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// The program with the counting rush open, which asks the same questions each time.
struct OpenRush : Program {
    OpenRush()
    {
        begin();
        trigger(ActionId::Rush);
        page = pages().learning().rush();
        page->setSeed(7);
    }

    void start() const { QTest::keyClick(button(page, "Begin"), Qt::Key_Return); }

    CountingRushPage* page = nullptr;
};

} // namespace

/// Puzzles and counting rush, played by user input.
class TestExercises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHintOfAPuzzleGivesTheIdeaFirst()
    {
        OpenPuzzles program;
        press(program.page, "Tuzdyk, Grade 1: easiest");
        const QString answer = QString::number(program.view->exercise().puzzle->answer().from.number);
        program.trigger(ActionId::Hint);
        QVERIFY2(program.taskView->feedback().contains(QStringLiteral("tuzdyk")),
                 qPrintable(program.taskView->feedback()));
        QVERIFY(!program.taskView->feedback().contains(answer));
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.trigger(ActionId::Hint);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Hint: the move from your pit %1.").arg(answer));
        QVERIFY(!program.action(ActionId::Hint)->isEnabled());
    }

    /// Enter was silent, and H was refused.
    void afterAWrongAnswerEnterAndAHintAreHeard()
    {
        OpenPuzzles program;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        Ear ear(program);
        press(program.page, "Tuzdyk, Grade 1: easiest");
        giveWrongMove(program.view);
        QVERIFY(ear.nextWith("Try again.").contains(QStringLiteral("Try again.")));
        QTest::keyClick(program.taskView->board(), Qt::Key_Return);
        QCOMPARE(ear.next(), program.taskView->task());
        giveWrongMove(program.view);
        QVERIFY(ear.nextWith("Try again.").contains(QStringLiteral("Try again.")));
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.trigger(ActionId::Hint);
        const QString hint = ear.next();
        QVERIFY2(hint.contains(QStringLiteral("tuzdyk")) && !hint.contains(QStringLiteral("Your move.")),
                 qPrintable(hint));
        QVERIFY(!button(program.page, "Try again"));
    }

    void theKeyOfThePitSaysHowToSelectOne()
    {
        OpenPuzzles program;
        press(program.page, "Tuzdyk, Grade 1: easiest");
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::SayPit);
        QCOMPARE(ear.next(),
                 QStringLiteral("No pit is selected. Press an arrow key to select one, or a number to play."));
        QTest::keyClick(program.taskView->board(), Qt::Key_Right);
        QVERIFY(program.taskView->board()->focusedPit());
        program.trigger(ActionId::SayPit);
        QVERIFY(ear.next().contains(QStringLiteral("stone")));
    }

    void aPuzzleFromAGameNamesTheGame()
    {
        learn::Puzzle puzzle{.solution = {{{rules::Side::South, 7}}}};
        const auto heading = [&puzzle] {
            return Exercise(PuzzleRef{rules::GameId::Togyzqumalaq, &puzzle}).heading(2, 5, Language::English);
        };
        QVERIFY(heading().startsWith(QStringLiteral("2 of 5 · Capture")));
        puzzle.source = "Aisulu – Bek · 22 Nov 2026 · move 19";
        QCOMPARE(heading(), QStringLiteral("2 of 5 · Aisulu – Bek · 22 Nov 2026 · move 19"));
    }

    void aPuzzleSaysThatTheLearnerIsSecond()
    {
        std::array<int, 2> puzzles{};
        for (const PuzzleRef& puzzle : LessonCatalog::puzzlesOf(LessonCatalog::puzzles())) {
            const rules::Side side = puzzle.puzzle->position.sideToMove();
            const QString question = Exercise(puzzle).question(Language::English);
            QCOMPARE(question.startsWith(QStringLiteral("You are Second. ")), side == rules::Side::North);
            ++puzzles[rules::indexOf(side)];
        }
        QVERIFY(puzzles[0] > 0 && puzzles[1] > 0);
    }

    void theSideOfTheLearnerIsToldOnce()
    {
        OpenPuzzles program;
        press(program.page, "Tuzdyk, Grade 1: easiest");
        const auto puzzles = LessonCatalog::puzzlesOf(LessonCatalog::puzzles());
        const auto second = std::find_if(puzzles.begin(), puzzles.end(), [](const PuzzleRef& each) {
            return each.puzzle->position.sideToMove() == rules::Side::North;
        });
        QVERIFY(second != puzzles.end());
        Ear ear(program);
        ear.forget();
        program.view->start({Exercise(*second)});
        const QString told = ear.nextWith("You are Second.");
        QVERIFY2(told.count(QStringLiteral("You are Second.")) == 1 && told.contains(QStringLiteral("Second: ")),
                 qPrintable(told));
    }

    void puzzlesAreSolvedOnTheBoard()
    {
        OpenPuzzles program;
        press(program.page, "Tuzdyk, Grade 1: easiest");
        QVERIFY(program.page->isInPuzzle());
        const learn::Puzzle first = *program.view->exercise().puzzle;
        QCOMPARE(first.kind, learn::PuzzleKind::Tuzdyk);
        give(program.taskView, first.answer());
        QVERIFY(program.view->isSolved());
        const double rating = program.pages().learning().store().rating().value;
        QVERIFY(rating > 1000);
        // The whole solution was played.
        rules::AnyPosition after = first.position;
        for (const rules::Move move : first.solution)
            after.play(move);
        QVERIFY(program.taskView->board()->board().rows == after.board().rows);
        press(program.page, "Next");
        const learn::Puzzle second = *program.view->exercise().puzzle;
        giveWrongMove(program.view);
        QVERIFY(!program.view->isSolved());
        QVERIFY2(program.taskView->feedback().contains(QStringLiteral("tuzdyk")),
                 qPrintable(program.taskView->feedback()));
        QVERIFY(program.pages().learning().store().rating().value < rating);
        press(program.page, "Try again");
        // A hint leaves the keyboard at the board.
        button(program.view, "Show the solution")->setFocus();
        program.trigger(ActionId::Hint);
        QVERIFY(program.taskView->board()->hasFocus());
        give(program.taskView, second.answer());
        QVERIFY(program.view->isSolved());
        // At any try.
        QVERIFY2(program.taskView->feedback().startsWith(QStringLiteral("Right. ")),
                 qPrintable(program.taskView->feedback()));
        QVERIFY(!program.pages().learning().store().isPuzzleDone(keyOf(second)));
        // But not after the solution was shown. The text names the move then.
        press(program.page, "Next");
        const learn::Puzzle third = *program.view->exercise().puzzle;
        giveWrongMove(program.view);
        press(program.page, "Show the solution");
        QVERIFY(program.view->isSolved());
        QVERIFY2(program.taskView->feedback().contains(QStringLiteral("makes the opponent’s pit 1 a tuzdyk"))
                     && program.taskView->feedback().startsWith(
                         MoveText::titleOf(third.position, third.answer(), third.position.sideToMove())),
                 qPrintable(program.taskView->feedback()));
        // Solved puzzles move to the end of their pack.
        program.page->openList();
        QVERIFY(button(program.page, "Tuzdyk, Grade 1: easiest")->toolTip().contains(QStringLiteral("Solved: 1 of ")));
        program.page->openPack(learn::PuzzleKind::Tuzdyk, 1);
        QVERIFY(!(*program.view->exercise().puzzle == first));
    }

    void aRightMoveIsPraisedAtOnceAndItsPositionComesBack()
    {
        OpenPuzzles program;
        BoardWidget* board = program.taskView->board();
        program.page->openPack(learn::PuzzleKind::Capture, 3);
        const learn::Puzzle puzzle = *program.view->exercise().puzzle;
        board->setTimeScale(1000); // the sowing does not end by itself
        give(program.taskView, puzzle.answer());
        QVERIFY(program.view->isSolved() && board->isAnimating());
        const QString text = program.taskView->feedback();
        QVERIFY2(text.startsWith(QStringLiteral("Right. ")) && text.size() > 20, qPrintable(text));
        board->completeAnimation();
        QCOMPARE(program.taskView->feedback(), text);
        QTRY_VERIFY(board->board() == puzzle.position.board());
        QCOMPARE(program.taskView->feedback(), text);
        QVERIFY(button(program.page, "Next"));
        // The line can be seen again.
        board->setTimeScale(0);
        program.trigger(ActionId::Replay);
        QVERIFY(!(board->board() == puzzle.position.board()));
        QTRY_VERIFY(board->board() == puzzle.position.board());
    }

    void onlySuccessHasItsColour()
    {
        QLabel label;
        const auto tone = [&label](int solved) {
            ExerciseView::showResult(&label, solved, 10);
            return label.property("tone").toString();
        };
        QCOMPARE(tone(0), QStringLiteral("plain"));
        QCOMPARE(label.text(), QStringLiteral("Solved on the first try: 0 of 10."));
        QCOMPARE(tone(7), QStringLiteral("right"));
    }

    /// As in lessons, see tst_exercise_view.
    void aWrongMoveIsComparedOnAnotherThread()
    {
        OpenPuzzles program;
        program.page->openPack(learn::PuzzleKind::Atsyrau, 1);
        const learn::Puzzle puzzle = *program.view->exercise().puzzle;
        const auto legal = puzzle.position.legalMoves();
        const rules::Move wrong = legal[0] == puzzle.answer() ? legal[1] : legal[0];
        const double rating = program.pages().learning().store().rating().value;
        work::BusyPool pool;
        handIn(program.taskView, wrong);
        // The first answer counts at once.
        QVERIFY(program.pages().learning().store().rating().value < rating);
        QTRY_COMPARE(program.taskView->feedback(), QStringLiteral("Looking for the opponent’s reply…"));
        QVERIFY(!button(program.view, "Try again") && !button(program.view, "Show the solution"));
        pool.release();
        QTRY_VERIFY(button(program.view, "Try again"));
        QCOMPARE(program.taskView->feedback(), LessonText::of(puzzle, learn::wrongMoveOf(puzzle, wrong)));
    }

    void aDigitAfterAWrongMoveIsTheNextAnswer()
    {
        OpenPuzzles program;
        program.page->openPack(learn::PuzzleKind::Atsyrau, 1);
        giveWrongMove(program.view);
        QTRY_VERIFY(button(program.view, "Try again"));
        const int pit = program.view->exercise().puzzle->answer().from.number;
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + pit));
        QVERIFY(program.view->isSolved());
        QCOMPARE(program.view->misses(), 1);
    }

    /// In each language, for every puzzle and wrong move.
    void everyWrongMoveIsExplained()
    {
        const learn::PuzzlePack& pack = LessonCatalog::puzzles();
        Translator translator;
        constexpr std::size_t kOneOf = 9;
        std::set<learn::WrongMoveKind> told;
        for (std::size_t i = 0; i < pack.puzzles.size(); i += kOneOf) {
            const learn::Puzzle& puzzle = pack.puzzles[i];
            for (const rules::Move wrong : puzzle.position.legalMoves()) {
                if (wrong == puzzle.answer())
                    continue;
                const learn::WrongMove miss = learn::wrongMoveOf(puzzle, wrong);
                told.insert(miss.kind);
                std::set<QString> texts;
                for (const Language language : allLanguages()) {
                    translator.setLanguage(language);
                    const QString text = LessonText::of(puzzle, miss);
                    QVERIFY2(text.size() > 15 && text.endsWith(u'.') && !text.contains(u'%'), qUtf8Printable(text));
                    const bool tellsReply = miss.kind == learn::WrongMoveKind::GainsLess
                                            || miss.kind == learn::WrongMoveKind::TakesLess
                                            || miss.kind == learn::WrongMoveKind::Later;
                    rules::AnyPosition after = puzzle.position;
                    after.play(wrong);
                    const rules::Side learner = puzzle.position.sideToMove();
                    if (tellsReply && miss.line.size() > 1 && after.sideToMove() != learner) {
                        QVERIFY2(text.contains(MoveText::nameOf(after, miss.line[1], learner)), qUtf8Printable(text));
                    }
                    QVERIFY2(texts.insert(text).second, qUtf8Printable(text));
                }
            }
        }
        QVERIFY(told.size() >= 7);
    }

    /// Even in the smallest window, for every text below the board.
    void theBoardStaysWhereItIs_data() { addLanguages(); }
    void theBoardStaysWhereItIs()
    {
        QFETCH(Language, language);
        OpenProgram program(language);
        program.window->resize(800, 600);
        program.trigger(ActionId::Puzzles);
        ExerciseView* view = program.pages().learning().puzzles()->view();
        BoardWidget* board = view->taskView()->board();
        board->setTimeScale(0);
        const auto place = [&] {
            QCoreApplication::processEvents();
            return QRect(board->mapTo(program.window.get(), QPoint()), board->size());
        };
        for (const learn::PuzzleKind kind : {learn::PuzzleKind::Capture, learn::PuzzleKind::Tuzdyk,
                                             learn::PuzzleKind::Guard, learn::PuzzleKind::Atsyrau}) {
            program.pages().learning().puzzles()->openPack(kind, 2);
            const QRect before = place();
            constexpr int kPuzzles = 4;
            for (int i = 0; i < kPuzzles; ++i) {
                const learn::Puzzle puzzle = *view->exercise().puzzle;
                for (const rules::Move move : puzzle.position.legalMoves()) {
                    give(view->taskView(), move);
                    const QString said = view->taskView()->feedback();
                    QVERIFY2(place() == before, qPrintable(said));
                    if (view->isSolved())
                        break;
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
                }
                QVERIFY(view->isSolved());
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // continue
            }
        }
    }

    void theFirstPagesShowABoard()
    {
        OpenProgram program;
        program.window->resize(800, 600);
        program.trigger(ActionId::Puzzles);
        QCoreApplication::processEvents();
        PuzzlesPage* puzzles = program.pages().learning().puzzles();
        const auto* front = puzzles->findChild<ExerciseIntro*>();
        QVERIFY(front && front->board()->isVisible());
        QVERIFY(front->board()->width() * 2 > puzzles->width());
        // It is the question that comes first.
        const rules::BoardState shown = front->board()->board();
        puzzles->openPractice();
        QVERIFY(shown == puzzles->view()->exercise().puzzle->position.board());
        program.trigger(ActionId::Rush);
        QCoreApplication::processEvents();
        const auto* rush = program.pages().learning().rush()->findChild<ExerciseIntro*>();
        QVERIFY(rush && rush->board()->isVisible());
        program.window->resize(640, 480);
        QCoreApplication::processEvents();
        QVERIFY(rush->board()->isHidden());
    }

    void thePracticeOfTheDayEndsWithAResult()
    {
        OpenPuzzles program;
        QTest::keyClick(buttonWith(program.page, u"practice: "), Qt::Key_Space);
        QCOMPARE(program.view->count(), PuzzlesPage::kPracticePuzzles);
        for (int i = 0; i < PuzzlesPage::kPracticePuzzles; ++i) {
            give(program.taskView, program.view->exercise().puzzle->answer());
            QTest::mouseClick(button(program.page, i + 1 < PuzzlesPage::kPracticePuzzles ? "Next" : "Done"),
                              Qt::LeftButton);
        }
        QVERIFY(!program.page->isInPuzzle());
        QCOMPARE(program.view->solvedAtOnce(), PuzzlesPage::kPracticePuzzles);
        QCOMPARE(program.pages().learning().store().puzzlesDone(), PuzzlesPage::kPracticePuzzles);
        QCOMPARE(program.pages().learning().store().streak(), 1);
        // It is not offered twice.
        QVERIFY(button(program.page, "More practice: 5 puzzles"));
        QCOMPARE(program.pages().start()->tile(StartPage::Tile::Practice)->accessibleDescription(),
                 QStringLiteral("You have practised today."));
    }

    void nothingIsClippedBesideTheRecord_data() { addLanguages(); }
    void nothingIsClippedBesideTheRecord()
    {
        QFETCH(Language, language);
        OpenProgram program(language);
        program.pages().learning().store().rushEnded({12, 5, 3});
        program.trigger(ActionId::Rush);
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            const auto* front = program.window->page()->findChild<ExerciseIntro*>();
            QCOMPARE(clippedIn(front), QString());
            // The board has more than half of the page, as without a record.
            QVERIFY(front->board()->isHidden() || 2 * front->board()->width() > front->width());
        }
    }

    void countingRushIsPlayedByTheKeyboardAlone()
    {
        OpenRush program;
        CountingRushPage* page = program.page;
        page->setShownTimes(std::chrono::milliseconds(0), std::chrono::milliseconds(0));
        QVERIFY(button(page, "Begin")->hasFocus());
        program.start();
        QVERIFY(page->isRunning());
        constexpr int kAnswers = 18;
        BoardWidget* board = page->taskView()->board();
        for (int i = 0; i < kAnswers; ++i) {
            QTRY_VERIFY(!page->isShowingAnswer());
            const learn::RushTask task = page->task();
            if (const auto* place = std::get_if<rules::Place>(&task.answer)) {
                QVERIFY(board->hasFocus());
                if (place->side != task.position.sideToMove())
                    QTest::keyClick(board, Qt::Key_Up);
                QTest::keyClick(board, static_cast<Qt::Key>(Qt::Key_0 + place->number));
            } else {
                give(page->taskView(), std::get<int>(task.answer));
            }
        }
        QCOMPARE(page->result().bestStreak(), kAnswers);
        QCOMPARE(page->result().level(), learn::kRushLevels);
        const int points = page->result().points();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!page->isRunning());
        QCOMPARE(program.pages().learning().store().rushBest().points, points);
        // The clock ends the run, too.
        page->setTime(std::chrono::milliseconds(300));
        QTest::keyClick(button(page, "Once more"), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), 20000);
        QCOMPARE(program.pages().learning().store().rushBest().points, points);
    }

    void theOtherGamesHaveTheirPuzzles()
    {
        OpenPuzzles program;
        const auto& packs = LessonCatalog::puzzlePacks();
        auto* box = seen<QComboBox>(program.page);
        QCOMPARE(box->count(), int(packs.size()));
        for (int i = 0; i < box->count(); ++i) {
            const learn::PuzzlePack& pack = packs[static_cast<std::size_t>(i)];
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
            for (int down = 0; down < i; ++down)
                QTest::keyClick(box, Qt::Key_Down);
            QCOMPARE(box->currentIndex(), i);
            QVERIFY(program.page->findChild<ExerciseIntro*>()->board()->boardLayout()
                    == pack.puzzles.front().position.layout());
            QTest::mouseClick(buttonWith(program.page, u"practice: "), Qt::LeftButton);
            QVERIFY(program.page->isInPuzzle());
            QVERIFY(program.view->exercise().game == pack.setup.game());
            give(program.taskView, program.view->exercise().puzzle->answer());
            QVERIFY(program.view->isSolved());
            QVERIFY(program.taskView->feedback().startsWith(QStringLiteral("Right.")));
            QVERIFY(program.page->stepBack());
        }
    }

    void theAnswerOfTheRushStandsOverItsOwnBoard()
    {
        OpenRush program;
        CountingRushPage* page = program.page;
        page->setShownTimes(std::chrono::hours(1), std::chrono::hours(1));
        page->setTime(std::chrono::minutes(5));
        program.start();
        BoardWidget* board = page->taskView()->board();
        const learn::RushTask task = page->task();
        const auto* right = std::get_if<rules::Place>(&task.answer);
        QVERIFY(right && !right->isStore());
        const rules::Pit wrong{right->side, static_cast<std::uint8_t>(right->number % 9 + 1)};
        QSignalSpy refused(board, &BoardWidget::placeRefused);
        const auto pictureOfWrong = [&] { return board->grab(board->pitRect(wrong)).toImage(); };
        const QImage before = pictureOfWrong();
        clickPit(board, wrong);
        QVERIFY(page->isRunning() && page->isShowingAnswer());
        QCOMPARE(page->result().points(), 0);
        // A cross in the wrong pit, a ring around the right one, and the sound of a refusal.
        QVERIFY(pictureOfWrong() != before);
        QCOMPARE(board->hint(), std::optional(right->pit()));
        QCOMPARE(refused.size(), 1);
        QVERIFY2(page->taskView()->feedback().startsWith(QStringLiteral("No: ")),
                 qPrintable(page->taskView()->feedback()));
        QVERIFY(board->board() == task.position.board()); // not the next one
        QVERIFY(page->task().position == task.position);
        // Another answer does not count meanwhile, and the time of the run stands still.
        clickPit(board, right->pit());
        QTest::keyClick(board, Qt::Key_1);
        QCOMPARE(page->result().points(), 0);
        QVERIFY(page->isShowingAnswer());
        // Leaving ends the run all the same.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        // What was missed is listed with the right answer.
        const auto labels = page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("Missed:\n") + LessonText::answerOf(task);
        }));
        QVERIFY(!page->isRunning());
        // When the moment is over, the next board comes without the old answer.
        page->setShownTimes(std::chrono::milliseconds(1), std::chrono::milliseconds(1));
        program.start();
        const learn::RushTask first = page->task();
        const rules::Place place = std::get<rules::Place>(first.answer);
        refused.clear();
        clickPlace(board, place);
        QVERIFY(refused.isEmpty());
        QTRY_VERIFY(!page->isShowingAnswer());
        QVERIFY(!(page->task().position == first.position));
        QVERIFY(page->taskView()->feedback().isEmpty());
        QVERIFY(page->result().points() > 0);
    }

    void afterAWrongNumberTheLastStoneIsShown()
    {
        OpenRush program;
        CountingRushPage* page = program.page;
        page->setShownTimes(std::chrono::milliseconds(0), std::chrono::hours(1));
        page->setTime(std::chrono::minutes(5));
        program.start();
        while (!std::holds_alternative<int>(page->task().answer) || page->task().last.isStore()) {
            std::visit([&](const auto& right) { give(page->taskView(), right); }, page->task().answer);
            QTRY_VERIFY(!page->isShowingAnswer());
        }
        BoardWidget* board = page->taskView()->board();
        const QRect last = board->pitRect(page->task().last.pit()).adjusted(-4, -4, 4, 4);
        const QImage before = board->grab(last).toImage();
        give(page->taskView(), std::get<int>(page->task().answer) + 1);
        QVERIFY(page->isShowingAnswer());
        QVERIFY(board->grab(last).toImage() != before); // there is a ring around the pit
    }

    void theTimeOfTheRushStandsStillWhileTheProgramSpeaks()
    {
        OpenRush program;
        CountingRushPage* page = program.page;
        page->setTime(std::chrono::milliseconds(600));
        Announcer& announcer = Announcer::of(*page);
        announcer.setSpeaking(true);
        program.start();
        QTest::qWait(1200);
        QVERIFY(page->isRunning());
        announcer.setSpeaking(false);
        QTRY_VERIFY(!page->isRunning());
    }

    void theLastSecondsOfTheRushAreToldOnceAndAtTheKeyOfTheClocks()
    {
        OpenRush program;
        Ear ear(program);
        CountingRushPage* page = program.page;
        // The time since an earlier run did count, and nothing was told.
        page->setTime(std::chrono::milliseconds(1));
        program.start();
        QVERIFY(ear.nextWith("Time is up.").contains(QStringLiteral("Time is up.")));
        QTest::qWait(5'000);
        page->setTime(std::chrono::milliseconds(14'500));
        QTest::keyClick(button(page, "Once more"), Qt::Key_Return);
        program.trigger(ActionId::SayClocks);
        QVERIFY(ear.nextWith("15 seconds are left.").contains(QStringLiteral("15 seconds are left.")));
        const QString end = ear.nextWith(" seconds are left.");
        // A busy machine may notice it late.
        static const QRegularExpression atMostTen(QStringLiteral("\\b([2-9]|10) seconds are left\\."));
        QVERIFY2(atMostTen.match(end).hasMatch(), qPrintable(end));
        QTest::qWait(400);
        for (const auto& said : ear.said)
            QVERIFY(!said.at(0).toString().contains(QStringLiteral("left")));
    }
};

QUMALAQ_WINDOW_TEST(TestExercises)
#include "tst_exercises.moc"
