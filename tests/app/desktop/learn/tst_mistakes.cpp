// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/learn/mistake_finder.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/learn/mistakes_page.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/ui/power_source.h"
#include "app/desktop/window/start_button.h"
#include "app/desktop/window/start_page.h"
#include "core/base/prng.h"
#include "core/session/match.h"
#include "core/session/review.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/plain_moves.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/files.h"
#include "tests/positions.h"

#include <QListWidget>
#include <QRegularExpression>

#include <memory>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Mistake;
using rules::Side;

namespace {

constexpr int kPatienceMs = 60'000;
constexpr std::uint64_t kQuick = 2'000; ///< nodes

/// A match against a computer that plays at random, and the search for the person's mistakes.
struct Table {
    explicit Table(const QString& file = {})
    {
        book.setFile(file);
        sitDown();
    }

    void sitDown()
    {
        finder = std::make_unique<MistakeFinder>(
            match, book, store,
            [this] {
                auto made = std::make_unique<session::Reviewer>();
                made->setEffort(kQuick);
                reviewer = made.get();
                return made;
            },
            [this] { return isOnBattery; });
        finder->setWaits(std::chrono::milliseconds(0), std::chrono::milliseconds(10));
    }

    /// Both play at random; then the person resigns.
    void playAGame(int plies = 40)
    {
        match.start(session::testing::specOf(session::testing::human(), session::testing::computer(4)));
        Prng random(7);
        for (int ply = 0; ply < plies && !match.outcome(); ++ply) {
            const rules::Move move = randomMove(match.history().position(), random);
            if (match.isPersonToMove())
                match.play(move);
            else
                searcher->answer(move);
        }
        match.resign(Side::South);
    }

    LearnStore store;
    MistakeStore book;
    ScriptedSearcher* searcher = new ScriptedSearcher; // owned by the match
    session::Match match{std::unique_ptr<session::Searcher>(searcher)};
    bool isOnBattery = false;
    session::Reviewer* reviewer = nullptr;
    std::unique_ptr<MistakeFinder> finder;
};

/// `count` mistakes in different positions: 9 takes, 1 does not.
std::vector<Mistake> someMistakes(int count)
{
    std::vector<Mistake> mistakes;
    for (int i = 0; i < count; ++i) {
        Mistake mistake;
        const std::string position =
            "1,0,0,0,0,0,0,0,2/3,60,0,0,0,0,0,0,0 " + std::to_string(40 + i) + "," + std::to_string(56 - i) + " -,- s";
        mistake.position = positionOf(position);
        mistake.played = session::testing::south(1);
        mistake.better = {session::testing::south(9)};
        mistake.opponent = "Qumalaq, level 4";
        mistake.date = "2026.11.22";
        mistake.time = "14:05:30";
        mistake.number = 19;
        mistakes.push_back(mistake);
    }
    return mistakes;
}

void find(LearnPages& learning, const std::vector<Mistake>& mistakes)
{
    std::vector<std::string> keys;
    for (const Mistake& mistake : learning.mistakeStore().reviewed({QStringLiteral("a game")}, mistakes))
        keys.push_back(mistake.key());
    learning.store().addTasks(keys);
}

} // namespace

class TestMistakes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    // --- Finding ---

    void theMistakesOfAFinishedGameBecomeTasks()
    {
        Table table;
        int reviews = 0; // for whoever keeps them
        QObject::connect(table.finder.get(), &MistakeFinder::reviewed, [&] { ++reviews; });
        table.playAGame();
        QVERIFY(table.book.next() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(table.book.next() == nullptr, kPatienceMs);
        QCOMPARE(reviews, 1);
        const auto& mistakes = table.book.mistakes();
        QVERIFY(!mistakes.empty() && mistakes.size() <= kMaxMistakesOfGame);
        QCOMPARE(table.book.games(), std::size_t(1));
        for (const Mistake& mistake : mistakes) {
            QCOMPARE(mistake.position.sideToMove(), Side::South); // the computer's are not collected
            QVERIFY(!mistake.isAnswer(mistake.played) && mistake.position.isLegal(mistake.better.front()));
            QCOMPARE(mistake.opponent, std::string("Qumalaq, level 4"));
            QVERIFY(table.store.schedule().recordOf(mistake.key()).isDue);
            // The games of one day are told apart.
            QCOMPARE(mistake.time, table.match.startedAt().toLocalTime().toString(u"HH:mm:ss").toStdString());
            QVERIFY(mistake.number >= 1 && mistake.number <= 20);
        }
    }

    void aGameThatEndsAgainCountsOnce()
    {
        Table table;
        table.playAGame();
        QTRY_COMPARE_WITH_TIMEOUT(table.book.games(), std::size_t(1), kPatienceMs);
        const auto mistakes = table.book.mistakes();
        const auto counts = table.book.counts();
        QVERIFY(table.match.undo()); // the resignation
        QVERIFY(table.match.resign(Side::South));
        QVERIFY(table.book.next() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(table.book.next() == nullptr, kPatienceMs);
        QCOMPARE(table.book.games(), std::size_t(1));
        QVERIFY(table.book.counts() == counts);
        QVERIFY(table.book.mistakes() == mistakes);
    }

    void aGameOfTwoPeopleIsNotReviewed()
    {
        Table table;
        table.match.start(session::testing::specOf(session::testing::human(), session::testing::human()));
        Prng random(7);
        for (int ply = 0; ply < 20; ++ply)
            table.match.play(randomMove(table.match.history().position(), random));
        table.match.resign(Side::South);
        QVERIFY(table.book.next() == nullptr);
    }

    void aGameThatGoesOnIsReviewedAtItsEnd()
    {
        Table table;
        table.finder->setWaits(std::chrono::hours(1), std::chrono::hours(1));
        table.playAGame();
        QVERIFY(table.book.next() != nullptr);
        QVERIFY(table.match.undo()); // the resignation
        QVERIFY(table.book.next() == nullptr);
        QVERIFY(table.match.resign(Side::South));
        QVERIFY(table.book.next() != nullptr);
    }

    void theReviewPausesWhileTheComputerThinks()
    {
        Table table;
        table.playAGame();
        QTRY_VERIFY_WITH_TIMEOUT(table.reviewer != nullptr && table.reviewer->isRunning(), kPatienceMs);
        table.match.start(session::testing::specOf(session::testing::computer(), session::testing::human()));
        QVERIFY(table.match.isThinking());
        QSignalSpy progressed(table.reviewer, &session::Reviewer::progressed);
        QTest::qWait(100);
        QCOMPARE(progressed.size(), 0);
        QVERIFY(table.book.next() != nullptr);
        table.searcher->answerAny();
        QTRY_VERIFY_WITH_TIMEOUT(table.book.next() == nullptr, kPatienceMs);
    }

    void theReviewWaitsForMains()
    {
        Table table;
        table.isOnBattery = true;
        table.playAGame();
        QTRY_VERIFY_WITH_TIMEOUT(table.reviewer != nullptr && table.reviewer->isRunning(), kPatienceMs);
        QSignalSpy progressed(table.reviewer, &session::Reviewer::progressed);
        QTest::qWait(100);
        QCOMPARE(progressed.size(), 0);
        table.isOnBattery = false;
        QTRY_VERIFY_WITH_TIMEOUT(table.book.next() == nullptr, kPatienceMs);
    }

    void aGameThatWaitsSurvivesTheEndOfTheProgram()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mistakes.json"));
        {
            Table table(file);
            table.isOnBattery = true;
            table.playAGame();
            QVERIFY(table.book.next() != nullptr);
        }
        Table again(file);
        QVERIFY(again.book.next() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(again.book.next() == nullptr, kPatienceMs);
        const auto found = again.book.mistakes();
        QVERIFY(!found.empty());
        const auto counts = again.book.counts();
        // And so do the mistakes.
        MistakeStore book;
        QVERIFY(again.book.file().waitForDisk());
        book.setFile(file);
        QVERIFY(book.mistakes() == found);
        QVERIFY(book.counts() == counts);
    }

    // --- The book ---

    void theOldestMistakesAreDroppedFirst()
    {
        MistakeStore book;
        const auto mistakes = someMistakes(30);
        for (int game = 0; game < 30; ++game)
            book.reviewed({QString::number(game)}, {mistakes[static_cast<std::size_t>(game)]});
        QCOMPARE(book.mistakes().size(), std::size_t(30));
        QCOMPARE(book.games(), MistakeStore::kLastGames);
        QCOMPARE(book.counts()[static_cast<std::size_t>(learn::MistakeKind::MissedCapture)],
                 static_cast<int>(MistakeStore::kLastGames));
        // The same position again: counted, but no second task.
        QVERIFY(book.reviewed({QStringLiteral("again")}, {mistakes[3]}).empty());
        QCOMPARE(book.mistakes().size(), std::size_t(30));
    }

    void aLaterEndReplacesWhatTheEarlierOneAdded()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mistakes.json"));
        const auto mistakes = someMistakes(4);
        {
            MistakeStore book;
            book.setFile(path);
            book.reviewed({QStringLiteral("other")}, {mistakes[0]});
            book.reviewed({QStringLiteral("game")}, {mistakes[0], mistakes[1], mistakes[2]});
            QCOMPARE(book.games(), std::size_t(2));
            QVERIFY(book.file().waitForDisk());
        }
        MistakeStore book; // after the end of the program, too
        book.setFile(path);
        // The first and second moves were taken back.
        const auto fresh = book.reviewed({QStringLiteral("game")}, {mistakes[2], mistakes[3]});
        QCOMPARE(book.games(), std::size_t(2));
        QCOMPARE(book.counts()[static_cast<std::size_t>(learn::MistakeKind::MissedCapture)], 3);
        QVERIFY(fresh == std::vector{mistakes[3]});
        // The mistake of the other game stays.
        QVERIFY(book.mistakes() == (std::vector{mistakes[0], mistakes[2], mistakes[3]}));
    }

    // --- Practising ---

    void theCourseDoesNotCountMistakes()
    {
        StartedGame program;
        find(program.pages().learning(), someMistakes(2));
        program.trigger(ActionId::Lessons);
        const auto buttons = program.window->page()->findChildren<QAbstractButton*>();
        QVERIFY(std::none_of(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
            return button->isVisible() && button->text().contains(QStringLiteral("to repeat"));
        }));
    }

    void todaysPracticeBeginsWithAtMostThreeMistakes()
    {
        StartedGame program;
        LearnPages& learning = program.pages().learning();
        find(learning, someMistakes(5));
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = learning.puzzles();
        ExerciseView* view = page->view();
        view->taskView()->board()->setTimeScale(0);
        // The same number everywhere, and the start page tells of the mistakes.
        const StartButton* card = program.pages().start()->tile(StartPage::Tile::Practice);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("8 puzzles: 3 of your mistakes and 5 new ones"));
        press(page, u"Today’s practice: 8 puzzles");
        QCOMPARE(view->count(), PuzzlesPage::kMaxMistakesADay + PuzzlesPage::kPracticePuzzles);
        QCOMPARE(plainMoves(view->taskView()->task()),
                 QStringLiteral("You chose the move from your pit 1. Find a better move."));
        const double rating = learning.store().rating().value;
        // The move of the game is wrong, and said to be.
        give(view->taskView(), session::testing::south(1));
        QVERIFY(!view->isSolved());
        QVERIFY(!view->taskView()->feedback().isEmpty());
        press(page, "Try again");
        give(view->taskView(), session::testing::south(9));
        QVERIFY(view->isSolved());
        QCOMPARE(plainMoves(view->taskView()->task()), QStringLiteral("You chose the move from your pit 1."));
        QCOMPARE(learning.store().mistakesSolvedToday(), 1);
        QCOMPARE(learning.store().rating().value, rating); // mistakes are not rated
        for (int i = 1; i < PuzzlesPage::kMaxMistakesADay; ++i) {
            press(page, "Next");
            give(view->taskView(), session::testing::south(9));
            QVERIFY(view->isSolved());
        }
        press(page, "Next");
        QVERIFY(!view->exercise().mistake);
        // No more mistakes on this day, though two are due.
        QCOMPARE(card->accessibleDescription(), QStringLiteral("5 puzzles for you"));
        page->openPractice();
        QCOMPARE(view->count(), PuzzlesPage::kPracticePuzzles);
    }

    void aPracticeHasAtMostTenMistakes()
    {
        StartedGame program;
        find(program.pages().learning(), someMistakes(12));
        program.trigger(ActionId::Mistakes);
        QVERIFY(button(program.pages().learning().mistakes(), "Practise: 10 puzzles"));
    }

    void thePageTellsTheKindsAndOpensAMistake()
    {
        StartedGame program;
        LearnPages& learning = program.pages().learning();
        program.trigger(ActionId::Mistakes);
        MistakesPage* page = learning.mistakes();
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        QVERIFY(!buttonWith(page, u"Practise: ") && !page->list()->isVisible());
        find(learning, someMistakes(4));
        QVERIFY(page->list()->isVisible());
        QCOMPARE(page->list()->count(), 4);
        QVERIFY2(page->list()->item(0)->text().contains(QStringLiteral("Capture missed")),
                 qPrintable(page->list()->item(0)->text()));
        // The better move is to be found.
        QVERIFY(page->list()->item(0)->text().startsWith(QStringLiteral("Your pit 1 · Capture missed")));
        // Games of one day are told apart.
        for (const char* part : {"22 Nov 2026", "14:05", "move 19"})
            QVERIFY2(plainMoves(page->list()->item(0)->text()).contains(QLatin1String(part)),
                     qPrintable(page->list()->item(0)->text()));
        page->list()->setFocus();
        QTest::keyClick(page->list(), Qt::Key_Down);
        QTest::keyClick(page->list(), Qt::Key_Return);
        QVERIFY(learning.puzzles()->isInPuzzle());
        QCOMPARE(learning.puzzles()->view()->count(), 1);
        QVERIFY(learning.puzzles()->view()->exercise().mistake == someMistakes(4)[2]);
        // Back and Done lead back to the list.
        program.press(Qt::Key_Escape);
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        QCOMPARE(page->list()->currentRow(), 1);
        QVERIFY(page->list()->hasFocus());
        const QRect line = page->list()->visualItemRect(page->list()->item(2));
        QTest::mouseClick(page->list()->viewport(), Qt::LeftButton, {}, line.center());
        ExerciseView* view = learning.puzzles()->view();
        QVERIFY(learning.puzzles()->isInPuzzle());
        QVERIFY(view->exercise().mistake == someMistakes(4)[1]);
        view->taskView()->board()->setTimeScale(0);
        give(view->taskView(), session::testing::south(9));
        press(learning.puzzles(), "Done");
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        // The page of the puzzles is as usual.
        program.trigger(ActionId::Puzzles);
        QVERIFY(!learning.puzzles()->isInPuzzle());
        press(learning.puzzles(), "My mistakes");
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        QTest::mouseClick(buttonWith(page, u"Practise: "), Qt::LeftButton);
        QCOMPARE(learning.puzzles()->view()->count(), 3);
        program.trigger(ActionId::Hint);
        for (int i = 0; i < 3; ++i) {
            give(view->taskView(), session::testing::south(9));
            QTest::mouseClick(button(learning.puzzles(), i < 2 ? "Next" : "Done"), Qt::LeftButton);
        }
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        QVERIFY(textsOf(page).contains(QStringLiteral("Solved on the first try: 2 of 3.")));
    }

    void onlyTheFirstMovesOfALongSolutionAreShown()
    {
        StartedGame program;
        LearnPages& learning = program.pages().learning();
        Mistake mistake;
        mistake.played = session::testing::south(1);
        mistake.better = {session::testing::south(2)};
        rules::AnyPosition at = mistake.position;
        at.play(mistake.better.front());
        rules::AnyPosition afterFive = at;
        Prng random(3);
        while (mistake.better.size() < 19 && !at.outcome()) {
            mistake.better.push_back(randomMove(at, random));
            at.play(mistake.better.back());
            if (mistake.better.size() == 5)
                afterFive = at;
        }
        QCOMPARE(mistake.better.size(), std::size_t(19));
        program.trigger(ActionId::Puzzles);
        ExerciseView* view = learning.puzzles()->view();
        view->taskView()->board()->setTimeScale(0);
        learning.puzzles()->openMistakes({mistake});
        give(view->taskView(), session::testing::south(1)); // as in the game
        press(view, "Show the solution");
        QVERIFY(view->taskView()->board()->board().rows == afterFive.board().rows);
        const QString text = view->taskView()->feedback();
        QVERIFY2(
            text.startsWith(MoveText::titleOf(mistake.position, mistake.better.front(), mistake.position.sideToMove())),
            qPrintable(text));
        // A sum is told only if it is in the learner's favour.
        const auto sum = QRegularExpression(QStringLiteral("you gain (\\d+), the opponent (\\d+)")).match(text);
        QVERIFY2(!sum.hasMatch() || sum.captured(1).toInt() > sum.captured(2).toInt(), qPrintable(text));
        QTRY_VERIFY(view->taskView()->board()->board() == mistake.position.board());
    }

    /// "Right." stood alone where the move that was played did the same as the better one.
    void aBetterMoveIsAlwaysExplained()
    {
        Prng random(5);
        rules::AnyPosition at{rules::GameSetup()};
        for (int i = 0; i < 200; ++i) {
            Mistake mistake;
            mistake.position = at;
            mistake.played = randomMove(at, random);
            mistake.better = {randomMove(at, random)};
            if (!(mistake.played == mistake.better.front())) {
                const QString praise =
                    Exercise(mistake).praise(learn::Answer(mistake.better.front()), true, Language::English);
                QVERIFY2(praise.size() > 10, qPrintable(praise));
            }
            at.play(randomMove(at, random));
            if (at.outcome())
                at = rules::AnyPosition{rules::GameSetup()};
        }
    }

    void theReplyInASolutionIsAnnounced()
    {
        StartedGame program;
        LearnPages& learning = program.pages().learning();
        Mistake mistake;
        mistake.played = session::testing::south(1);
        mistake.better = {session::testing::south(2)};
        rules::AnyPosition after = mistake.position;
        after.play(mistake.better.front());
        mistake.better.push_back(after.legalMoves()[0]);
        program.trigger(ActionId::Puzzles);
        TaskView* taskView = learning.puzzles()->view()->taskView();
        learning.puzzles()->openMistakes({mistake});
        taskView->board()->setTimeScale(50);
        give(taskView, mistake.better.front());
        QTRY_VERIFY(taskView->isShowing());
        QCOMPARE(taskView->task(), QStringLiteral("Watch how it goes on: the opponent replies."));
        taskView->board()->setTimeScale(0);
        taskView->board()->completeAnimation();
        QTRY_VERIFY(taskView->task() != QStringLiteral("Watch how it goes on: the opponent replies."));
    }

    // --- The power source ---

#ifndef Q_OS_WIN // keeps it elsewhere
    void aLaptopWithoutMainsIsOnBattery_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<bool>("expected");
        const QStringList discharging{QStringLiteral("BAT0/type=Battery"), QStringLiteral("BAT0/status=Discharging")};
        QTest::newRow("a desktop") << QStringList() << false;
        QTest::newRow("a laptop without mains")
            << discharging + QStringList{QStringLiteral("AC/type=Mains"), QStringLiteral("AC/online=0")} << true;
        QTest::newRow("a laptop with mains")
            << discharging + QStringList{QStringLiteral("AC/type=Mains"), QStringLiteral("AC/online=1")} << false;
        QTest::newRow("a full battery") << QStringList{QStringLiteral("BAT0/type=Battery"),
                                                       QStringLiteral("BAT0/status=Full")}
                                        << false;
        QTest::newRow("a desktop with a cordless mouse")
            << discharging + QStringList{QStringLiteral("BAT0/scope=Device")} << false;
    }
    void aLaptopWithoutMainsIsOnBattery()
    {
        QFETCH(QStringList, files);
        QFETCH(bool, expected);
        const QTemporaryDir folder;
        for (const QString& entry : files) {
            const QString path = folder.filePath(entry.section(u'=', 0, 0));
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QVERIFY(put(path, entry.section(u'=', 1).toLatin1() + '\n'));
        }
        QCOMPARE(isOnBattery(folder.path()), expected);
    }
#endif
};

QUMALAQ_WINDOW_TEST(TestMistakes)
#include "tst_mistakes.moc"
