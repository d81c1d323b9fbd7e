// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/lesson_text.h"
#include "app/desktop/i18n/move_text.h"
#include "app/desktop/i18n/translator.h"
#include "app/desktop/learn/front_page.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "app/desktop/learn/puzzle_page.h"
#include "app/desktop/learn/puzzle_room.h"
#include "app/desktop/learn/rush_room.h"
#include "app/desktop/shell/start_room.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/core/work/busy_pool.h"

#include <QLabel>

#include <set>

using namespace qumalaq;
using namespace qumalaq::desktop;

/// Puzzles and counting rush, played by user input.
class TestExercises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void puzzlesAreSolvedOnTheBoard()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Puzzles);
        PuzzleRoom* room = program.window->rooms().learning().puzzles();
        room->page()->stage()->board()->setTimeScale(0);
        QTest::mouseClick(room->packButton(learn::PuzzleKind::Tuzdyk, 1), Qt::LeftButton);
        QVERIFY(room->isInPuzzle());
        const learn::Puzzle first = room->page()->puzzle();
        QCOMPARE(first.kind, learn::PuzzleKind::Tuzdyk);
        give(room->page()->stage(), first.answer());
        QVERIFY(room->page()->isSolved());
        const double rating = program.window->rooms().learning().store().rating().value;
        QVERIFY(rating > 1000);
        // The whole solution was played.
        rules::AnyPosition after = first.position;
        for (const rules::Move move : first.solution)
            after.play(move);
        QVERIFY(room->page()->stage()->board()->board().rows == after.board().rows);
        QTest::mouseClick(visibleButton(room, "Next"), Qt::LeftButton);
        const learn::Puzzle second = room->page()->puzzle();
        for (const rules::Move move : second.position.legalMoves()) {
            if (move != second.answer()) {
                give(room->page()->stage(), move);
                break;
            }
        }
        QVERIFY(!room->page()->isSolved());
        QVERIFY2(room->page()->stage()->feedback().contains(QStringLiteral("tuzdyk")),
                 qPrintable(room->page()->stage()->feedback()));
        QVERIFY(program.window->rooms().learning().store().rating().value < rating);
        QTest::mouseClick(visibleButton(room, "Try again"), Qt::LeftButton);
        program.trigger(ActionId::Hint);
        give(room->page()->stage(), second.answer());
        QVERIFY(room->page()->isSolved());
        // At any try.
        QVERIFY2(room->page()->stage()->feedback().startsWith(QStringLiteral("Right. ")),
                 qPrintable(room->page()->stage()->feedback()));
        QVERIFY(!program.window->rooms().learning().store().isPuzzleDone(keyOf(second)));
        // But not after the solution was shown. The text names the move then.
        QTest::mouseClick(visibleButton(room, "Next"), Qt::LeftButton);
        const learn::Puzzle third = room->page()->puzzle();
        for (const rules::Move move : third.position.legalMoves()) {
            if (move != third.answer()) {
                give(room->page()->stage(), move);
                break;
            }
        }
        QTest::mouseClick(visibleButton(room, "Show the solution"), Qt::LeftButton);
        QVERIFY(room->page()->isSolved());
        QVERIFY2(room->page()->stage()->feedback().contains(QStringLiteral("makes pit 1 a tuzdyk"))
                     && room->page()->stage()->feedback().startsWith(
                         MoveText::titleOf(third.position, third.answer(), third.position.sideToMove())),
                 qPrintable(room->page()->stage()->feedback()));
        // Solved puzzles move to the end of their pack.
        room->openList();
        QVERIFY(room->packButton(learn::PuzzleKind::Tuzdyk, 1)->toolTip().contains(QStringLiteral("Solved: 1 of ")));
        room->openPack(learn::PuzzleKind::Tuzdyk, 1);
        QVERIFY(!(room->page()->puzzle() == first));
    }

    void aRightMoveIsPraisedAtOnceAndItsPositionComesBack()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Puzzles);
        PuzzleRoom* room = program.window->rooms().learning().puzzles();
        PuzzlePage* page = room->page();
        BoardWidget* board = page->stage()->board();
        room->openPack(learn::PuzzleKind::Capture, 3);
        const learn::Puzzle puzzle = page->puzzle();
        board->setTimeScale(1000); // the sowing does not end by itself
        give(page->stage(), puzzle.answer());
        QVERIFY(page->isSolved() && board->isAnimating());
        const QString text = page->stage()->feedback();
        QVERIFY2(text.startsWith(QStringLiteral("Right. ")) && text.size() > 20, qPrintable(text));
        board->completeAnimation();
        QCOMPARE(page->stage()->feedback(), text);
        QTRY_VERIFY(board->board() == puzzle.position.board());
        QCOMPARE(page->stage()->feedback(), text);
        QVERIFY(visibleButton(room, "Next"));
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
            PuzzlePage::showResult(&label, solved, 10);
            return label.property("tone").toString();
        };
        QCOMPARE(tone(0), QStringLiteral("plain"));
        QCOMPARE(label.text(), QStringLiteral("Solved on the first try: 0 of 10."));
        QCOMPARE(tone(7), QStringLiteral("right"));
    }

    void aWrongMoveIsComparedOnAnotherThread()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Puzzles);
        PuzzleRoom* room = program.window->rooms().learning().puzzles();
        PuzzlePage* page = room->page();
        page->stage()->board()->setTimeScale(0);
        room->openPack(learn::PuzzleKind::Atsyrau, 1);
        const learn::Puzzle puzzle = page->puzzle();
        const auto legal = puzzle.position.legalMoves();
        const rules::Move wrong = legal[0] == puzzle.answer() ? legal[1] : legal[0];
        const double rating = program.window->rooms().learning().store().rating().value;
        {
            work::BusyPool pool;
            handIn(page->stage(), wrong);
            // The first answer counts at once; a second quick one is ignored.
            QVERIFY(program.window->rooms().learning().store().rating().value < rating);
            handIn(page->stage(), puzzle.answer());
            QVERIFY(!page->isSolved() && !page->canHint() && !page->canReplay());
            QCOMPARE(page->stage()->feedback(), QString());
            QTRY_COMPARE(page->stage()->feedback(), QStringLiteral("Looking for the opponent’s reply…"));
            QVERIFY(!visibleButton(page, "Try again") && !visibleButton(page, "Show the solution"));
        }
        QTRY_VERIFY(visibleButton(page, "Try again"));
        QCOMPARE(page->stage()->feedback(), LessonText::of(puzzle, learn::missOf(puzzle, wrong)));
        {
            QTest::mouseClick(visibleButton(page, "Try again"), Qt::LeftButton);
            work::BusyPool pool;
            handIn(page->stage(), wrong);
            room->openList();
            room->openPack(learn::PuzzleKind::Atsyrau, 1);
        }
        QCoreApplication::processEvents();
        QCOMPARE(page->stage()->feedback(), QString());
        QVERIFY(!visibleButton(page, "Try again"));
        give(page->stage(), page->puzzle().answer());
        QVERIFY(page->isSolved());
    }

    /// In each language, for every puzzle and wrong move.
    void everyWrongMoveIsExplained()
    {
        const learn::PuzzlePack& pack = LessonShelf::puzzles();
        Translator translator;
        constexpr std::size_t kOneOf = 9;
        std::set<learn::MissKind> told;
        for (std::size_t i = 0; i < pack.puzzles.size(); i += kOneOf) {
            const learn::Puzzle& puzzle = pack.puzzles[i];
            for (const rules::Move wrong : puzzle.position.legalMoves()) {
                if (wrong == puzzle.answer())
                    continue;
                const learn::Miss miss = learn::missOf(puzzle, wrong);
                told.insert(miss.kind);
                std::set<QString> texts;
                for (const Language language : allLanguages()) {
                    translator.setLanguage(language);
                    const QString text = LessonText::of(puzzle, miss);
                    QVERIFY2(text.size() > 15 && text.endsWith(u'.') && !text.contains(u'%'), qUtf8Printable(text));
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
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.open();
        program.window->resize(800, 600);
        program.trigger(ActionId::Puzzles);
        PuzzlePage* page = program.window->rooms().learning().puzzles()->page();
        BoardWidget* board = page->stage()->board();
        board->setTimeScale(0);
        const auto place = [&] {
            QCoreApplication::processEvents();
            return QRect(board->mapTo(program.window.get(), QPoint()), board->size());
        };
        for (const learn::PuzzleKind kind : {learn::PuzzleKind::Capture, learn::PuzzleKind::Tuzdyk,
                                             learn::PuzzleKind::Guard, learn::PuzzleKind::Atsyrau}) {
            program.window->rooms().learning().puzzles()->openPack(kind, 2);
            const QRect before = place();
            constexpr int kPuzzles = 4;
            for (int i = 0; i < kPuzzles; ++i) {
                const learn::Puzzle puzzle = page->puzzle();
                for (const rules::Move move : puzzle.position.legalMoves()) {
                    give(page->stage(), move);
                    const QString said = page->stage()->feedback();
                    QVERIFY2(place() == before, qPrintable(said));
                    if (page->isSolved())
                        break;
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
                }
                QVERIFY(page->isSolved());
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // continue
            }
        }
    }

    void theFirstPagesShowABoard()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.window->resize(800, 600);
        program.trigger(ActionId::Puzzles);
        QCoreApplication::processEvents();
        PuzzleRoom* puzzles = program.window->rooms().learning().puzzles();
        const auto* front = puzzles->findChild<FrontPage*>();
        QVERIFY(front && front->board()->isVisible());
        QVERIFY(front->board()->width() * 2 > puzzles->width());
        // It is the question that comes first.
        const rules::BoardState shown = front->board()->board();
        puzzles->openPractice();
        QVERIFY(shown == puzzles->page()->puzzle().position.board());
        program.trigger(ActionId::Rush);
        QCoreApplication::processEvents();
        const auto* rush = program.window->rooms().learning().rush()->findChild<FrontPage*>();
        QVERIFY(rush && rush->board()->isVisible());
        program.window->resize(640, 480);
        QCoreApplication::processEvents();
        QVERIFY(rush->board()->isHidden());
    }

    void thePracticeOfTheDayEndsWithAResult()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Puzzles);
        PuzzleRoom* room = program.window->rooms().learning().puzzles();
        room->page()->stage()->board()->setTimeScale(0);
        QTest::keyClick(room->practiceButton(), Qt::Key_Space);
        QCOMPARE(room->page()->count(), PuzzleRoom::kPracticePuzzles);
        for (int i = 0; i < PuzzleRoom::kPracticePuzzles; ++i) {
            give(room->page()->stage(), room->page()->puzzle().answer());
            QTest::mouseClick(visibleButton(room, i + 1 < PuzzleRoom::kPracticePuzzles ? "Next" : "Done"),
                              Qt::LeftButton);
        }
        QVERIFY(!room->isInPuzzle());
        QCOMPARE(room->page()->solved(), PuzzleRoom::kPracticePuzzles);
        QCOMPARE(program.window->rooms().learning().store().puzzlesDone(), PuzzleRoom::kPracticePuzzles);
        QCOMPARE(program.window->rooms().learning().store().streak(), 1);
        // It is not offered twice.
        QCOMPARE(QString(room->practiceButton()->text()).remove(u'&'), QStringLiteral("More practice: 5 puzzles"));
        QCOMPARE(program.window->rooms().start()->tile(StartRoom::Tile::Practice)->accessibleDescription(),
                 QStringLiteral("You have practised today."));
    }

    void nothingIsClippedBesideTheRecord_data() { addLanguages(); }
    void nothingIsClippedBesideTheRecord()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.open();
        program.window->rooms().learning().store().rushEnded({12, 5, 3});
        program.trigger(ActionId::Rush);
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            const auto* front = program.window->room()->findChild<FrontPage*>();
            QCOMPARE(clippedIn(front), QString());
            // The board has more than half of the page, as without a record.
            QVERIFY(front->board()->isHidden() || 2 * front->board()->width() > front->width());
        }
    }

    void countingRushIsPlayedByTheKeyboardAlone()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Rush);
        RushRoom* room = program.window->rooms().learning().rush();
        room->setSeed(7);
        room->setShownTimes(std::chrono::milliseconds(0), std::chrono::milliseconds(0));
        QVERIFY(room->startButton()->hasFocus());
        QTest::keyClick(room->startButton(), Qt::Key_Return);
        QVERIFY(room->isRunning());
        constexpr int kAnswers = 18;
        BoardWidget* board = room->stage()->board();
        for (int i = 0; i < kAnswers; ++i) {
            QTRY_VERIFY(!room->isShowingAnswer());
            const learn::RushTask task = room->task();
            if (const auto* place = std::get_if<rules::Place>(&task.answer)) {
                QVERIFY(board->hasFocus());
                if (place->side != task.position.sideToMove())
                    QTest::keyClick(board, Qt::Key_Up);
                QTest::keyClick(board, static_cast<Qt::Key>(Qt::Key_0 + place->number));
            } else {
                give(room->stage(), std::get<int>(task.answer));
            }
        }
        QCOMPARE(room->result().bestRow(), kAnswers);
        QCOMPARE(room->result().level(), learn::kRushLevels);
        const int points = room->result().points();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!room->isRunning());
        QCOMPARE(program.window->rooms().learning().store().rushBest().points, points);
        // The clock ends the run, too.
        room->setTime(std::chrono::milliseconds(300));
        QTest::keyClick(room->startButton(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!room->isRunning(), 20000);
        QCOMPARE(program.window->rooms().learning().store().rushBest().points, points);
    }

    void theOtherGamesHaveTheirPuzzles()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Puzzles);
        PuzzleRoom* room = program.window->rooms().learning().puzzles();
        room->page()->stage()->board()->setTimeScale(0);
        const auto& packs = LessonShelf::puzzlePacks();
        QCOMPARE(room->gameBox()->count(), int(packs.size()));
        for (int i = 0; i < room->gameBox()->count(); ++i) {
            const learn::PuzzlePack& pack = packs[static_cast<std::size_t>(i)];
            room->gameBox()->setFocus();
            QTest::keyClick(room->gameBox(), Qt::Key_Home);
            for (int down = 0; down < i; ++down)
                QTest::keyClick(room->gameBox(), Qt::Key_Down);
            QCOMPARE(room->gameBox()->currentIndex(), i);
            QVERIFY(room->findChild<FrontPage*>()->board()->boardLayout() == pack.puzzles.front().position.layout());
            QTest::mouseClick(room->practiceButton(), Qt::LeftButton);
            QVERIFY(room->isInPuzzle());
            QVERIFY(room->page()->task().game == pack.setup.game());
            give(room->page()->stage(), room->page()->puzzle().answer());
            QVERIFY(room->page()->isSolved());
            QVERIFY(room->page()->stage()->feedback().startsWith(QStringLiteral("Right.")));
            QVERIFY(room->stepBack());
        }
    }

    void theAnswerOfTheRushStandsOverItsOwnBoard()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Rush);
        RushRoom* room = program.window->rooms().learning().rush();
        room->setSeed(7);
        room->setShownTimes(std::chrono::hours(1), std::chrono::hours(1));
        room->setTime(std::chrono::minutes(5));
        QTest::keyClick(room->startButton(), Qt::Key_Return);
        BoardWidget* board = room->stage()->board();
        const learn::RushTask task = room->task();
        const auto* right = std::get_if<rules::Place>(&task.answer);
        QVERIFY(right && !right->isStore());
        const rules::House wrong{right->side, static_cast<std::uint8_t>(right->number % 9 + 1)};
        clickHouse(board, wrong);
        QVERIFY(room->isRunning() && room->isShowingAnswer());
        QCOMPARE(room->result().points(), 0);
        QVERIFY2(room->stage()->feedback().startsWith(QStringLiteral("No: ")), qPrintable(room->stage()->feedback()));
        QVERIFY(board->board() == task.position.board()); // not the next one
        QVERIFY(room->task().position == task.position);
        // Another answer does not count meanwhile, and the time of the run stands still.
        clickHouse(board, right->house());
        QTest::keyClick(board, Qt::Key_1);
        QCOMPARE(room->result().points(), 0);
        QVERIFY(room->isShowingAnswer());
        // Leaving ends the run all the same.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!room->isRunning());
        // When the moment is over, the next board comes without the old answer.
        room->setShownTimes(std::chrono::milliseconds(1), std::chrono::milliseconds(1));
        QTest::keyClick(room->startButton(), Qt::Key_Return);
        const learn::RushTask first = room->task();
        const rules::Place place = std::get<rules::Place>(first.answer);
        clickPlace(board, place);
        QTRY_VERIFY(!room->isShowingAnswer());
        QVERIFY(!(room->task().position == first.position));
        QVERIFY(room->stage()->feedback().isEmpty());
        QVERIFY(room->result().points() > 0);
    }

    void theTimeOfTheRushStandsStillWhileTheProgramSpeaks()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        program.trigger(ActionId::Rush);
        RushRoom* room = program.window->rooms().learning().rush();
        room->setTime(std::chrono::milliseconds(600));
        Speaker& speaker = Speaker::of(*room);
        speaker.setSaying(true);
        QTest::keyClick(room->startButton(), Qt::Key_Return);
        QTest::qWait(1200);
        QVERIFY(room->isRunning());
        speaker.setSaying(false);
        QTRY_VERIFY(!room->isRunning());
    }
};

QUMALAQ_WINDOW_TEST(TestExercises)
#include "tst_exercises.moc"
